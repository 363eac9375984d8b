import { escapeHtml } from '@org/content/html';
import type { JsonSchema } from './json-schema.ts';

const safe = (text: unknown): string => escapeHtml(String(text));

/** Text with `code` in it. */
const prose = (text: unknown): string =>
  safe(text).replaceAll(/`([^`]+)`/g, (_whole, code: string) => `<code>${code}</code>`);

const STYLE = `
:root{color-scheme:light dark;--line:light-dark(#e3e5e8,#2c2f36);--quiet:light-dark(#5c6370,#9aa1ad);--back:light-dark(#fff,#16181c);--raised:light-dark(#f6f7f8,#1e2127);--ink:light-dark(#16181c,#e9ebee);--accent:light-dark(#3457d5,#8ea4ff)}
*{box-sizing:border-box}body{margin:0;background:var(--back);color:var(--ink);font:15px/1.55 system-ui,sans-serif}
.page{display:grid;grid-template-columns:15rem minmax(0,1fr);max-width:76rem;margin:auto}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:2rem 1rem;border-right:1px solid var(--line)}
nav a{display:block;padding:.2rem .5rem;color:var(--quiet);text-decoration:none;border-radius:6px}nav a:hover{color:var(--ink);background:var(--raised)}
main{padding:2rem}h1{margin:0 0 .5rem;font-size:1.6rem}h2{margin:3rem 0 1rem;font-size:1.2rem;text-transform:capitalize}
details{border:1px solid var(--line);border-radius:8px;margin:.5rem 0}summary{display:flex;gap:.75rem;align-items:baseline;padding:.6rem .9rem;cursor:pointer}
summary:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.method{flex:0 0 4rem;font:600 12px ui-monospace,monospace;color:var(--accent)}.path{font:13px ui-monospace,monospace;overflow-wrap:anywhere}.what{color:var(--quiet);margin-left:auto;text-align:right}
.more{padding:0 .9rem .9rem;border-top:1px solid var(--line)}h3{font-size:.85rem;margin:1.1rem 0 .3rem;color:var(--quiet);font-weight:600}
table{width:100%;border-collapse:collapse;font-size:13px}td{padding:.3rem .5rem .3rem 0;border-bottom:1px solid var(--line);vertical-align:top}td:first-child{font-family:ui-monospace,monospace;white-space:nowrap}
pre{background:var(--raised);padding:.8rem;border-radius:6px;overflow:auto;font:12.5px/1.5 ui-monospace,monospace;margin:.3rem 0}code{font:13px ui-monospace,monospace}
@media(max-width:760px){.page{grid-template-columns:minmax(0,1fr)}nav{position:static;height:auto;border:0;padding-bottom:0;columns:2}.what{display:none}main{padding:1rem}}
`;

const typeText = (schema: JsonSchema): string => {
  const { type, format, items, maxLength, minimum, maximum } = schema;
  if (Array.isArray(schema.enum))
    return schema.enum.map((choice) => `"${String(choice)}"`).join(' | ');
  if (type === 'array') return `list of ${typeText((items ?? {}) as JsonSchema) || 'anything'}`;
  const kind = Array.isArray(type) ? type.join(' or ') : String(type ?? 'anything');
  const limits = [
    format,
    maxLength !== undefined && `at most ${maxLength} characters`,
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && `to ${maximum}`,
  ].filter(Boolean);
  return limits.length > 0 ? `${kind}, ${limits.join(', ')}` : kind;
};

function fieldsTable(schema: JsonSchema): string {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const required = new Set((schema.required ?? []) as string[]);
  if (properties.length === 0) return '';
  const rows = properties.map(
    ([name, of]) =>
      `<tr><td>${safe(name)}${required.has(name) ? ' *' : ''}</td><td>${safe(typeText(of))}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { schema: JsonSchema; example?: unknown }>>;
  };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const [content] = Object.values(requestBody?.content ?? {});
  const parts = [`<p>${prose(description)}</p>`];
  if (parameters.length > 0)
    parts.push(
      '<h3>Parameters</h3><table>',
      ...parameters.map(
        (one) =>
          `<tr><td>${safe(one.name)}${one.required ? ' *' : ''}</td><td>${safe(one.in)}</td><td>${safe(typeText(one.schema))}</td></tr>`,
      ),
      '</table>',
    );
  if (content) parts.push('<h3>Body</h3>', fieldsTable(content.schema));
  if (content?.example !== undefined)
    parts.push(`<pre>${safe(JSON.stringify(content.example, null, 2))}</pre>`);
  parts.push(
    '<h3>Answers</h3><table>',
    ...Object.entries(responses).map(
      ([status, of]) => `<tr><td>${status}</td><td>${prose(of.description)}</td></tr>`,
    ),
    '</table>',
  );
  return `<details id="${safe(operationId)}"><summary><span class="method">${method.toUpperCase()}</span><span class="path">${safe(path)}</span><span class="what">${safe(summary)}</span></summary><div class="more">${parts.join('')}</div></details>`;
}

/** A page for people of an OpenAPI document: every call with its fields, its errors and an example; without a script. */
export function docsPage(document: JsonSchema): string {
  const { title, version, description } = document.info as Record<string, string>;
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(
    document.paths as Record<string, Record<string, Operation>>,
  ))
    for (const [method, operation] of Object.entries(methods)) {
      const [tag = ''] = operation.tags;
      groups.set(tag, [...(groups.get(tag) ?? []), operationHtml(method, path, operation)]);
    }
  const names = [...groups.keys()].sort();
  const menu = names.map((name) => `<a href="#of-${safe(name)}">${safe(name)}</a>`).join('');
  const body = names
    .map(
      (name) => `<h2 id="of-${safe(name)}">${safe(name)}</h2>${groups.get(name)?.join('') ?? ''}`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${safe(title)} API</title><style>${STYLE}</style></head><body><div class="page"><nav aria-label="Groups of calls">${menu}</nav><main><h1>${safe(title)} API</h1><p>Version ${safe(version)}. ${prose(description)} The same as a document: <a href="/api/v1/openapi.json">openapi.json</a>.</p>${body}</main></div></body></html>`;
}
