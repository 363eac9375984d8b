import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFiles, type NewBlock } from './block-files.ts';
import { pascalCase } from './names.ts';

/** The block that new blocks stand in; its rules name what it holds. */
const PARENT = 'packages/blocks/src/blocks/column/column.definition.ts';

/** Folder of a block, from the root. */
export const blockFolder = (name: string): string => `packages/blocks/src/blocks/${name}`;

/**
 * Adds a type to the children that a definition allows.
 * @throws when the definition lists none
 */
export function allowChild(definition: string, type: string): string {
  const list = /children: \[([^\]]*?),?\s*\]/;
  if (!list.test(definition)) throw new Error('The definition of the parent names no children.');
  return definition.replace(list, (_match, types: string) => `children: [${types}, '${type}']`);
}

/** The block that goes by this type's name as well; undefined where none does. */
function otherCalled(root: string, type: string): string | undefined {
  return globSync('packages/blocks/src/blocks/*/*.definition.ts', { cwd: root }).find((file) =>
    new RegExp(`aliases: \\[[^\\]]*'${type}'`).test(readFileSync(join(root, file), 'utf8')),
  );
}

/** Throws when a block of ours goes by this name. */
export function refuseTakenBlock(root: string, name: string): void {
  if (existsSync(join(root, blockFolder(name))))
    throw new Error(`There is a block called ${name} already.`);
  const other = otherCalled(root, pascalCase(name));
  if (other) throw new Error(`A block goes by the name of ${name} already: ${other}`);
}

/**
 * Writes a block's folder, the registries that name it, and its place in a column.
 * @param root - root of the repository
 * @returns paths of what was written
 * @throws when there is a block of that name
 */
export function makeBlock(root: string, block: NewBlock): string[] {
  const folder = blockFolder(block.name);
  refuseTakenBlock(root, block.name);
  const parent = allowChild(readFileSync(join(root, PARENT), 'utf8'), pascalCase(block.name));
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, PARENT), parent);
  const files = Object.entries(blockFiles(block)).map(([file, text]) => {
    writeFileSync(join(root, folder, file), text);
    return `${folder}/${file}`;
  });
  execFileSync(process.execPath, [join(root, 'packages/blocks/scripts/gen.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
  return [...files, PARENT];
}
