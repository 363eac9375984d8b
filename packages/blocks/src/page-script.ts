import { BEHAVIOUR_SCRIPTS, START_SCRIPT } from './behaviour-scripts.gen.ts';

const ENHANCED = /\sdata-enhance="([a-z-]+)"/g;

/** Names of the behaviours that a page's markup asks for, sorted. Shape: HTML → known names, each once. */
export function behavioursIn(html: string): string[] {
  const names = new Set(Array.from(html.matchAll(ENHANCED), ([, name = '']) => name));
  return [...names].filter((name) => Object.hasOwn(BEHAVIOUR_SCRIPTS, name)).sort();
}

/**
 * The script that a page with these behaviours needs: they and what starts them, as one module.
 * Shape: names → JavaScript; '' where there is none of them.
 */
export function pageScript(names: Iterable<string>): string {
  const rows = [...new Set(names)]
    .filter((name) => Object.hasOwn(BEHAVIOUR_SCRIPTS, name))
    .sort()
    .map((name) => `${JSON.stringify(name)}:${BEHAVIOUR_SCRIPTS[name]}`);
  return rows.length === 0 ? '' : `${START_SCRIPT}({${rows.join(',')}});\n`;
}
