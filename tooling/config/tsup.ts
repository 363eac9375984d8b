import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { bundleCss } from './css.ts';

type Exports = Record<string, string | Record<string, string>>;

/**
 * Build of a publishable package: one ESM file per entry point, with shared chunks and no declarations (tsc writes those).
 * Takes the package's folder.
 * @returns a tsup configuration whose entries are the source files of its `exports`
 */
export function packageBuild(
  folder: string,
  overrides: Options = {},
): ReturnType<typeof defineConfig> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Exports;
  };
  const sources = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [] : (target['@org/source'] ?? []),
  );
  const entry = sources.filter((file) => /\.tsx?$/.test(file));
  const sheets = sources
    .filter((file) => file.endsWith('.css'))
    .map((file) => basename(file, '.css'));
  return defineConfig({
    entry,
    format: 'esm',
    target: 'es2023',
    dts: false,
    sourcemap: true,
    clean: true,
    splitting: true,
    // An entry point for every platform must not get Node's shims.
    platform: 'neutral',
    async onSuccess() {
      if (sheets.length > 0) await bundleCss(folder, sheets);
    },
    ...overrides,
  });
}

/** Says in plain words which Node is missing; without it an older one stops at the first function that it does not have. */
const NODE_CHECK = `if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error('Atrium needs Node 24 or later, and this is ' + process.version + '. Start it with "npm run serve", which uses the Node of this repository.');
  process.exit(1);
}`;

/**
 * Build of a private app that Node runs: workspace packages stay imports, so that each is built once.
 * @returns a tsup configuration for Node
 */
export function appBuild(
  entry: string[],
  overrides: Options = {},
): ReturnType<typeof defineConfig> {
  return defineConfig({
    entry,
    format: 'esm',
    target: 'node24',
    banner: { js: NODE_CHECK },
    platform: 'node',
    dts: false,
    sourcemap: true,
    clean: true,
    splitting: true,
    ...overrides,
  });
}
