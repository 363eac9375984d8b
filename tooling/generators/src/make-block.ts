import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFiles, type NewBlock } from './block-files.ts';

/** Folder of a block, from the root. */
export const blockFolder = (name: string): string => `packages/blocks/src/blocks/${name}`;

/**
 * Writes a block's folder and the registries that name it.
 * Shape: root of the repository, block → paths of its files. Errors: throws when there is a block of that name.
 */
export function makeBlock(root: string, block: NewBlock): string[] {
  const folder = blockFolder(block.name);
  if (existsSync(join(root, folder))) throw new Error(`There is a block called ${block.name} already.`);
  mkdirSync(join(root, folder), { recursive: true });
  const files = Object.entries(blockFiles(block)).map(([file, text]) => {
    writeFileSync(join(root, folder, file), text);
    return `${folder}/${file}`;
  });
  execFileSync(process.execPath, [join(root, 'packages/blocks/scripts/gen.mjs')], { cwd: root, stdio: 'inherit' });
  return files;
}
