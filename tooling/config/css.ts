import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles style sheets of a package's `src` with everything that they import into `dist`.
 * @param folder - the package's folder
 * @param names - names without their ending
 * @returns resolves when the files are written
 */
export async function bundleCss(folder: string, names: readonly string[]): Promise<void> {
  await build({
    entryPoints: names.map((name) => join(folder, `src/${name}.css`)),
    outdir: join(folder, 'dist'),
    bundle: true,
    minify: true,
    loader: { '.css': 'css', '.woff2': 'file', '.svg': 'dataurl' },
    logLevel: 'error',
  });
}
