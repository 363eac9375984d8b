import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Writes the types of the tables again, with those of a new migration: they are read from a database. */
export function generateTables(root: string): void {
  const folder = join(root, 'apps/api');
  execFileSync(
    process.execPath,
    ['--conditions=@org/source', join(folder, 'scripts/generate-table-types.ts')],
    { cwd: folder, stdio: 'inherit' },
  );
}
