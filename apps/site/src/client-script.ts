import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SiteAsset } from './site-assets.ts';

/** Built script that starts islands, beside the built module or, when it runs from source, in the build of `pnpm dev`. */
const BUILT = ['./client/islands.js', '../dist/client/islands.js'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** The script that starts the islands of a page; undefined where it was not built. */
export function clientScript(): SiteAsset | undefined {
  const file = BUILT.find(existsSync);
  if (!file) return undefined;
  const bytes = new Uint8Array(readFileSync(file));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return { path: `/_org/islands-${hash}.js`, type: 'text/javascript; charset=utf-8', bytes };
}
