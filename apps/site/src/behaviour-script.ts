import { createHash } from 'node:crypto';
import { pageScript } from '@org/installed-blocks/server';
import type { SiteAsset } from './site-assets.ts';

const FOLDER = '/_org/behaviours.';
const known = new Map<string, SiteAsset>();

/**
 * The script of some behaviours: one file for each set that pages have, named after what is in it.
 * @param names - names, sorted
 * @returns the file
 */
export function behaviourScript(names: readonly string[]): SiteAsset {
  const set = names.join('.');
  const kept = known.get(set);
  if (kept) return kept;
  const bytes = new TextEncoder().encode(pageScript(names));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const asset = {
    path: `${FOLDER}${set}-${hash}.js`,
    type: 'text/javascript; charset=utf-8',
    bytes,
  };
  known.set(set, asset);
  return asset;
}

/**
 * Returns the script of a path; undefined when there is none, such as for another release. Every process builds the same file
 * from the names in its path, so that it need not be the one that rendered the page.
 */
export function behaviourScriptAt(path: string): SiteAsset | undefined {
  const names = path.startsWith(FOLDER)
    ? path
        .slice(FOLDER.length)
        .replace(/-[0-9a-f]{10}\.js$/, '')
        .split('.')
    : [];
  // Only sets in the order in which pages write them are accepted, so that no path causes work or a cached file of its own.
  const isSet = names.length > 0 && names.length < 20 && names.every((name) => hasBehaviour(name));
  if (!isSet || names.some((name, at) => at > 0 && name <= (names[at - 1] ?? ''))) return undefined;
  const asset = behaviourScript(names);
  return asset.path === path ? asset : undefined;
}

const hasBehaviour = (name: string): boolean => pageScript([name]) !== '';
