import { escapeHtml } from '@org/content/html';
import { DATA_POLICY } from './security-headers.ts';

/** Page with one message, for people who follow a link in an email or have no scripts. */
export interface PlainPage {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A button that does something, by a call of the same host. */
  readonly button?: { readonly label: string; readonly action: string } | undefined;
  /** A form of checkboxes, which sends the `value` of each that is ticked as a field `name`. */
  readonly choices?:
    | {
        readonly action: string;
        readonly name: string;
        readonly button: string;
        readonly options: readonly {
          readonly value: string;
          readonly label: string;
          readonly hint?: string | undefined;
          readonly isChecked: boolean;
        }[];
        /** A list below the checkboxes, of which one value is sent as a field. */
        readonly select?:
          | {
              readonly name: string;
              readonly label: string;
              readonly hint: string;
              readonly value: string;
              readonly options: readonly { readonly value: string; readonly label: string }[];
            }
          | undefined;
      }
    | undefined;
  readonly link?: { readonly label: string; readonly href: string } | undefined;
  /** @default 200 */
  readonly status?: number | undefined;
}

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;box-sizing:border-box;background:light-dark(#f2f4f7,#12151b);color:light-dark(#101828,#f1f2f4);font:16px/1.5 system-ui,sans-serif}main{box-sizing:border-box;width:100%;max-width:480px;padding:32px;border:1px solid light-dark(#e4e7ec,#2b303b);border-radius:12px;background:light-dark(#fff,#1a1e26)}h1{margin:0 0 12px;font-size:22px;line-height:1.3;overflow-wrap:anywhere}p{margin:0 0 12px;overflow-wrap:anywhere}form{margin:20px 0 0}label{display:flex;gap:12px;align-items:flex-start;padding:12px 0;border-top:1px solid light-dark(#e4e7ec,#2b303b);cursor:pointer}label+button{margin-top:16px}input{width:20px;height:20px;margin:2px 0 0;flex:none;accent-color:light-dark(#1f2937,#e4e7ec)}label.select{display:block}select{display:block;width:100%;min-height:44px;box-sizing:border-box;margin:8px 0 0;padding:8px 12px;border:1px solid light-dark(#667085,#8a93a3);border-radius:8px;background:light-dark(#fff,#12151b);color:inherit;font:inherit}small{display:block;color:light-dark(#475467,#a3aab8)}button,a{display:inline-block;min-height:44px;box-sizing:border-box;padding:10px 20px;border:0;border-radius:8px;background:light-dark(#1f2937,#e4e7ec);color:light-dark(#fff,#101828);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}form+p{margin:16px 0 0}form+p a{min-height:0;padding:4px 0;background:none;color:inherit;font-weight:400;text-decoration:underline}button:focus-visible,a:focus-visible,input:focus-visible,select:focus-visible{outline:3px solid light-dark(#2456d6,#8fb0ff);outline-offset:2px}';

/**
 * Returns true for browsers that follow a link or submit a form without a script: their Accept header names XHTML, unlike that of
 * programs.
 */
export function readsPages(headers: Headers): boolean {
  return (headers.get('accept') ?? '').includes('application/xhtml+xml');
}

/** Renders a list of which one value is chosen. */
function selectField({
  name,
  label,
  hint,
  value,
  options,
}: NonNullable<NonNullable<PlainPage['choices']>['select']>): string {
  const items = options.map(
    (option) =>
      `<option value="${escapeHtml(option.value)}"${option.value === value ? ' selected' : ''}>${escapeHtml(option.label)}</option>`,
  );
  return `<label class="select">${escapeHtml(label)}<small>${escapeHtml(hint)}</small><select name="${escapeHtml(name)}">${items.join('')}</select></label>`;
}

/** Renders a form of checkboxes. Its hidden field makes it a form with content when nothing is ticked. */
function choiceForm({
  action,
  name,
  button,
  options,
  select,
}: NonNullable<PlainPage['choices']>): string {
  const boxes = options.map(
    ({ value, label, hint, isChecked }) =>
      `<label><input type="checkbox" name="${escapeHtml(name)}" value="${escapeHtml(value)}"${isChecked ? ' checked' : ''}><span>${escapeHtml(label)}${hint ? `<small>${escapeHtml(hint)}</small>` : ''}</span></label>`,
  );
  return `<form method="post" enctype="multipart/form-data" action="${escapeHtml(action)}"><input type="hidden" name="form" value="1">${boxes.join('')}${select ? selectField(select) : ''}<button type="submit">${escapeHtml(button)}</button></form>`;
}

/** Answers a page. Everything that stands in it is escaped here; it runs nothing and loads nothing. */
export function plainPage(page: PlainPage): Response {
  const { title, paragraphs, choices, button, link, status = 200 } = page;
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    choices ? choiceForm(choices) : '',
    button
      ? `<form method="post" action="${escapeHtml(button.action)}"><button type="submit">${escapeHtml(button.label)}</button></form>`
      : '',
    link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : '',
  ];
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${parts.join('')}</main></body></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': DATA_POLICY.replace(
          "form-action 'none'",
          "form-action 'self'; style-src 'unsafe-inline'",
        ),
        'referrer-policy': 'same-origin',
      },
    },
  );
}

/**
 * Leads a browser that has sent a form on to a page.
 * @param path - path of the same host
 * @returns answer
 */
export function seeOther(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: path, 'content-type': 'text/plain; charset=utf-8' },
  });
}
