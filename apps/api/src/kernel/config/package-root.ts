import { existsSync } from 'node:fs';

function nearestManifest(from: URL): URL {
  const folder = new URL('.', from);
  if (existsSync(new URL('package.json', folder))) return folder;
  return nearestManifest(new URL('..', folder));
}

/** Folder of this app: the nearest parent with a manifest, for sources and for built files. */
export const PACKAGE_ROOT: URL = nearestManifest(new URL(import.meta.url));
