import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileEdit } from './route-edits.ts';

/**
 * Writes new files, and changes others.
 * @returns text, changes → paths
 * @throws what a change throws, before anything is written
 */
export function writeFiles(
  root: string,
  files: Readonly<Record<string, string>>,
  edits: readonly FileEdit[],
): string[] {
  const edited = edits.map(
    ({ file, apply }) => [file, apply(readFileSync(join(root, file), 'utf8'))] as const,
  );
  const written = [...Object.entries(files), ...edited];
  for (const [file, text] of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return written.map(([file]) => file);
}
