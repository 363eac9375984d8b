import { BEHAVIOUR_SCRIPTS, START_SCRIPT } from './behaviour-scripts.gen.ts';

const ENHANCED = /\sdata-enhance="([a-z-]+)"/g;

/** Behaviors of other packages as source: an expression each, by the name in `data-enhance`. Built-in ones take precedence. */
export type AddedScripts = Readonly<Record<string, string>>;

/**
 * Returns the sorted names of the behaviors that a page's markup uses.
 * @param added - additional behaviors
 * @returns known names, each once
 */
export function behavioursIn(html: string, added: AddedScripts = {}): string[] {
  const names = new Set(Array.from(html.matchAll(ENHANCED), ([, name = '']) => name));
  const known = { ...added, ...BEHAVIOUR_SCRIPTS };
  return [...names].filter((name) => Object.hasOwn(known, name)).sort();
}

/**
 * Returns the script of a page with these behaviors and the code that starts them, as one module.
 * @param added - additional behaviors
 * @returns JavaScript; '' for none
 */
export function pageScript(names: Iterable<string>, added: AddedScripts = {}): string {
  const known = { ...added, ...BEHAVIOUR_SCRIPTS };
  const rows = [...new Set(names)]
    .filter((name) => Object.hasOwn(known, name))
    .sort()
    .map((name) => `${JSON.stringify(name)}:${known[name]}`);
  return rows.length === 0 ? '' : `${START_SCRIPT}({${rows.join(',')}});\n`;
}
