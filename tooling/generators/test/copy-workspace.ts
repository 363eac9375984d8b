import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const LEFT_OUT = new Set([
  'dist',
  'generated',
  '.turbo',
  '.results',
  '.vite',
  '.vite-temp',
  '.data',
  'storybook-static',
]);

/** A copy of a part of the repository, in which things can be made and built. */
export interface WorkspaceCopy {
  readonly root: string;
  remove(): void;
}

/**
 * Copies folders of the repository; what is installed is linked, not copied.
 * @param folders - paths from the root
 */
export function copyWorkspace(folders: readonly string[]): WorkspaceCopy {
  const root = mkdtempSync('/tmp/atrium-made-');
  // The embedded database runs as another user, who has to get in.
  chmodSync(root, 0o755);
  for (const folder of ['tsconfig.base.json', 'tooling/config', ...folders])
    cpSync(join(ROOT, folder), join(root, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !LEFT_OUT.has(basename(source)),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
