import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles a package's `src/styles.css` with everything that it imports into `dist/styles.css`.
 * Shape: the package's folder → resolves when the file is written.
 */
export async function bundleCss(folder: string): Promise<void> {
  await build({
    entryPoints: [join(folder, 'src/styles.css')],
    outfile: join(folder, 'dist/styles.css'),
    bundle: true,
    minify: true,
    loader: { '.css': 'css', '.woff2': 'file', '.svg': 'dataurl' },
    logLevel: 'error',
  });
}
