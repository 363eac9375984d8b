import { join } from 'node:path';
import { appBuild } from '@org/config/tsup';
import { build } from 'esbuild';

/** The browser's part: one file, with what an island needs loaded beside it. */
async function buildClient(): Promise<void> {
  await build({
    entryPoints: [join(import.meta.dirname, 'src/client/islands.ts')],
    outfile: join(import.meta.dirname, 'dist/client/islands.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
}

export default appBuild(['src/index.ts', 'src/thread.ts'], { onSuccess: buildClient });
