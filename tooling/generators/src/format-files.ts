import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Formats written files as the repository is formatted.
 * @param files - paths from it
 */
export function formatFiles(root: string, files: readonly string[]): void {
  execFileSync(
    join(root, 'node_modules/.bin/biome'),
    ['check', '--write', '--log-level=error', ...files],
    { cwd: root, stdio: 'inherit' },
  );
}
