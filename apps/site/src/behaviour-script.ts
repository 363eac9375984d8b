import { createHash } from 'node:crypto';
import { pageScript } from '@org/blocks/server';
import type { SiteAsset } from './site-assets.ts';

const FOLDER = '/_org/behaviours.';
const known = new Map<string, SiteAsset>();

/** The script of some behaviours: one file for each set that pages have, named after what is in it. Shape: names, sorted → the file. */
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
 * The script at a path; undefined where there is none, as for another release's. Every process makes the same file out of
 * the names in its path, so that it need not be the one that made the page.
 */
export function behaviourScriptAt(path: string): SiteAsset | undefined {
  const names = path.startsWith(FOLDER)
    ? path
        .slice(FOLDER.length)
        .replace(/-[0-9a-f]{10}\.js$/, '')
        .split('.')
    : [];
  // Only sets that are written as pages write them are looked at: no path makes work, or a kept file, of its own.
  const isSet = names.length > 0 && names.length < 20 && names.every((name) => hasBehaviour(name));
  if (!isSet || names.some((name, at) => at > 0 && name <= (names[at - 1] ?? ''))) return undefined;
  const asset = behaviourScript(names);
  return asset.path === path ? asset : undefined;
}

const hasBehaviour = (name: string): boolean => pageScript([name]) !== '';
