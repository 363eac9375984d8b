import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BlockPackageError } from './block-package-error.ts';
import type { LoadedPackage } from './check-packages.ts';
import type { FoundPackage } from './find-package.ts';
import { readConfig } from './read-config.ts';

/** Options of the preparation. */
export interface PrepareOptions {
  /** Folder of `atrium.config`. */
  readonly root: string;
  /** Folder for the generated modules, inside this package. */
  readonly generated: string;
}

/** Generated file with the names of the packages, as the configuration has them. */
const NAMES_FILE = 'packages.json';

const getReason = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Bundles and imports a package.
 * @throws BlockPackageError when that fails
 */
async function loadPackage(found: FoundPackage, folder: string): Promise<LoadedPackage> {
  const [{ build }, { bundleOptions, WHOLE_PACKAGE }] = await Promise.all([
    import('esbuild'),
    import('./bundle-packages.ts'),
  ]);
  try {
    await build(bundleOptions([found], folder, [WHOLE_PACKAGE]));
    const { href } = pathToFileURL(join(folder, `${WHOLE_PACKAGE}.js`));
    // The bundled module exports the entry points; what is in them is checked by the caller.
    const modules = (await import(href)) as LoadedPackage['modules'];
    return { name: found.name, modules };
  } catch (error) {
    throw new BlockPackageError(
      `The block package "${found.name}" cannot be loaded: ${getReason(error)}`,
      { cause: error },
    );
  }
}

/**
 * Bundles the packages of blocks that `atrium.config` names into one module for each entry point of `@org/installed-blocks`,
 * after checking them. Without such packages there is no folder of generated modules. Returns the names of the packages.
 * @throws BlockPackageError with one sentence
 */
export async function prepareBlocks({
  root,
  generated,
}: PrepareOptions): Promise<readonly string[]> {
  // A configuration with a mistake must not be built as what it was before.
  rmSync(generated, { recursive: true, force: true });
  const names = await readConfig(root);
  // Most installations name no packages and need neither the bundler nor the blocks.
  if (names.length === 0) return names;
  const [{ build }, { bundleOptions }, { checkPackages }, { findPackage }] = await Promise.all([
    import('esbuild'),
    import('./bundle-packages.ts'),
    import('./check-packages.ts'),
    import('./find-package.ts'),
  ]);
  const packages = names.map((name) => findPackage(root, name));
  const checked = mkdtempSync(`${generated}-check-`);
  try {
    const loaded: LoadedPackage[] = [];
    for (const [at, found] of packages.entries())
      loaded.push(await loadPackage(found, join(checked, String(at))));
    checkPackages(loaded);
  } finally {
    rmSync(checked, { recursive: true, force: true });
  }
  await build(bundleOptions(packages, generated));
  writeFileSync(join(generated, NAMES_FILE), JSON.stringify(names));
  return names;
}

/**
 * Checks that the modules were generated for the packages that the configuration names now.
 * @throws BlockPackageError when they were not
 */
export async function checkPrepared({ root, generated }: PrepareOptions): Promise<void> {
  const file = join(generated, NAMES_FILE);
  const prepared = existsSync(file) ? readFileSync(file, 'utf8') : '[]';
  if (JSON.stringify(await readConfig(root)) !== prepared)
    throw new BlockPackageError(
      'atrium.config names other block packages than those of the last build. Run: npm run build',
    );
}
