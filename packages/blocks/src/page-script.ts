import { BEHAVIOUR_SCRIPTS, START_SCRIPT } from './behaviour-scripts.gen.ts';

const ENHANCED = /\sdata-enhance="([a-z-]+)"/g;

/** Behaviours of other packages as text: an expression each, by the name that `data-enhance` says. Ours win a name. */
export type AddedScripts = Readonly<Record<string, string>>;

/** Names of the behaviours that a page's markup asks for, sorted. Shape: HTML, behaviours beside ours → known names, each once. */
export function behavioursIn(html: string, added: AddedScripts = {}): string[] {
  const names = new Set(Array.from(html.matchAll(ENHANCED), ([, name = '']) => name));
  const known = { ...added, ...BEHAVIOUR_SCRIPTS };
  return [...names].filter((name) => Object.hasOwn(known, name)).sort();
}

/**
 * The script that a page with these behaviours needs: they and what starts them, as one module.
 * Shape: names, behaviours beside ours → JavaScript; '' where there is none of them.
 */
export function pageScript(names: Iterable<string>, added: AddedScripts = {}): string {
  const known = { ...added, ...BEHAVIOUR_SCRIPTS };
  const rows = [...new Set(names)]
    .filter((name) => Object.hasOwn(known, name))
    .sort()
    .map((name) => `${JSON.stringify(name)}:${known[name]}`);
  return rows.length === 0 ? '' : `${START_SCRIPT}({${rows.join(',')}});\n`;
}
