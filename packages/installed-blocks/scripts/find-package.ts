import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BlockPackageError } from './block-package-error.ts';

/** Entry points of a package of blocks, by the file that is generated from them. */
export const ENTRY_POINTS = {
  views: '.',
  definitions: './definitions',
  editor: './editor',
  css: './css',
  islands: './islands',
  server: './server',
  styles: './styles.css',
} as const;
export type EntryName = keyof typeof ENTRY_POINTS;

/** A package of blocks on disk. */
export interface FoundPackage {
  /** Name or folder in the configuration. */
  readonly name: string;
  /** Absolute path of each entry point. */
  readonly files: Readonly<Record<EntryName, string>>;
}

type Target = string | { readonly import?: Target; readonly default?: Target } | undefined;

/** Returns the file of an entry point: that of the condition `import`, or the default one. */
function getFile(target: Target): string | undefined {
  return typeof target === 'object' && target !== null
    ? getFile(target.import ?? target.default)
    : target;
}

/**
 * Returns the folder of a package.
 * @throws BlockPackageError when there is none
 */
function findFolder(root: string, name: string): string {
  const isPath = /^(?:\.{1,2}(?:[\\/]|$)|[\\/]|[A-Za-z]:[\\/])/.test(name);
  if (!isPath && !/^(?:@[\w.-]+\/)?[\w-][\w.-]*$/.test(name))
    throw new BlockPackageError(
      `"${name}" in atrium.config is not the name of a package: a folder begins with "./" or "../".`,
    );
  const folder = isPath ? resolve(root, name) : join(root, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  throw new BlockPackageError(
    isPath
      ? `The block package "${name}" is missing: there is no ${join(folder, 'package.json')}. Correct the folder in atrium.config.`
      : `The block package "${name}" is not installed: run "npx pnpm add -w ${name}", or name its folder in atrium.config, such as "../acme-blocks".`,
  );
}

/**
 * Finds a package of blocks.
 * @param root - folder of the configuration
 * @param name - name of an installed package or folder
 * @returns its files
 * @throws BlockPackageError when it is missing, not built, or not a package of blocks
 */
export function findPackage(root: string, name: string): FoundPackage {
  const folder = findFolder(root, name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports?: Readonly<Record<string, Target>> | null;
  };
  const getPath = (subpath: string): string => {
    const file = getFile(manifest.exports?.[subpath]);
    if (typeof file !== 'string')
      throw new BlockPackageError(
        `The package "${name}" is not a package of blocks: its package.json has no entry point "${subpath}" in "exports". "npx pnpm new:block acme-hours --external <folder>" creates such a package.`,
      );
    const path = join(folder, file);
    if (!existsSync(path))
      throw new BlockPackageError(
        `The block package "${name}" is not built: ${path} is missing. Run "npm install" and "npm run build" in ${folder}.`,
      );
    return path;
  };
  const files = Object.entries(ENTRY_POINTS).map(([key, subpath]) => [key, getPath(subpath)]);
  return { name, files: Object.fromEntries(files) as FoundPackage['files'] };
}
