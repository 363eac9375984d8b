import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { ENTRY_POINTS, type EntryName, type FoundPackage } from './find-package.ts';

/** Folder of this package, from where the bundles find ours. */
const PACKAGE = join(import.meta.dirname, '..');
const NAMESPACE = 'block-packages';

/** Exports of each generated module, and how those of several packages are combined. */
const TABLES: Readonly<
  Record<Exclude<EntryName, 'styles'>, Readonly<Record<string, 'list' | 'table'>>>
> = {
  views: { views: 'table' },
  definitions: { definitions: 'list' },
  editor: { settings: 'table', icons: 'table' },
  css: { styles: 'table' },
  islands: { behaviours: 'table', islands: 'table' },
  server: { scripts: 'table' },
};

/** Name of the module that exports the entry points of one package, for the check of their shape. */
export const WHOLE_PACKAGE = 'package';

const importAll = (paths: readonly string[]): string =>
  paths.map((path, at) => `import * as package${at} from ${JSON.stringify(path)};`).join('\n');

/** Returns the source of a generated module. */
function getSource(name: string, packages: readonly FoundPackage[]): string {
  if (name === 'styles')
    return packages.map(({ files }) => `@import ${JSON.stringify(files.styles)};`).join('\n');
  if (name === WHOLE_PACKAGE)
    return packages
      .flatMap(({ files }) =>
        Object.keys(TABLES).map(
          (entry) =>
            `export * as ${entry} from ${JSON.stringify(files[entry as keyof typeof TABLES])};`,
        ),
      )
      .join('\n');
  const entry = name as keyof typeof TABLES;
  const tables = Object.entries(TABLES[entry]).map(([table, kind]) => {
    const spread = packages.map((_, at) => `...package${at}.${table}`).join(', ');
    return `export const ${table} = ${kind === 'list' ? `[${spread}]` : `{ ${spread} }`};`;
  });
  return `${importAll(packages.map(({ files }) => files[entry]))}\n${tables.join('\n')}`;
}

/** Plugin that provides the sources of the generated modules. */
function generatedSources(packages: readonly FoundPackage[]): Plugin {
  return {
    name: NAMESPACE,
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${NAMESPACE}:`) }, ({ path }) => ({
        path: path.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      build.onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => ({
        contents: getSource(path, packages),
        loader: path === 'styles' ? 'css' : 'js',
        resolveDir: PACKAGE,
      }));
    },
  };
}

/**
 * Returns the options of the bundler that combines packages of blocks into one module for each entry point, or into the named
 * modules. What this package depends on stays an import, so that a page has one copy of each.
 */
export function bundleOptions(
  packages: readonly FoundPackage[],
  outdir: string,
  modules: readonly string[] = Object.keys(ENTRY_POINTS),
): BuildOptions {
  const { dependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return {
    absWorkingDir: PACKAGE,
    entryPoints: modules.map((out) => ({ in: `${NAMESPACE}:${out}`, out })),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2023',
    external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
    logLevel: 'silent',
    plugins: [generatedSources(packages)],
  };
}
