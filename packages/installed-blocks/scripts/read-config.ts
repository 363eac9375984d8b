import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BlockPackageError } from './block-package-error.ts';

const FILES = ['atrium.config.ts', 'atrium.config.mts', 'atrium.config.mjs', 'atrium.config.js'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the packages of blocks that the configuration in a folder names; none without a configuration.
 * @throws BlockPackageError for a configuration that cannot be used
 */
export async function readConfig(root: string): Promise<readonly string[]> {
  const [file, other] = FILES.filter((name) => existsSync(join(root, name)));
  if (file === undefined) return [];
  if (other !== undefined)
    throw new BlockPackageError(`There are two configurations, ${file} and ${other}: remove one.`);
  let config: unknown;
  try {
    config = ((await import(pathToFileURL(join(root, file)).href)) as { default?: unknown })
      .default;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BlockPackageError(`${file} cannot be loaded: ${reason}`, { cause: error });
  }
  const { blocks = [], ...unknown } = isObject(config) ? config : { config };
  if (Object.keys(unknown).length > 0 || !Array.isArray(blocks))
    throw new BlockPackageError(
      `${file} has to contain "export default defineConfig({ blocks: ['../acme-blocks'] })" and no other settings.`,
    );
  const names = blocks.map((name: unknown) => {
    if (typeof name === 'string' && name.trim() !== '') return name;
    throw new BlockPackageError(
      `${file} names ${JSON.stringify(name)} in "blocks": each entry has to be the name of a package or a folder.`,
    );
  });
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    throw new BlockPackageError(`${file} names the block package "${twice}" twice: remove one.`);
  return names;
}
