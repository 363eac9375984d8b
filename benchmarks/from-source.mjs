import { basename, join } from 'node:path';
import { build } from 'esbuild';

/**
 * Our own code, bundled from source, so that nothing has to be built first and nothing stale is measured.
 * @param file - file in it
 * @returns its exports
 */
export async function fromSource(root, file) {
  const outfile = join(root, `node_modules/.${basename(file, '.ts')}.mjs`);
  await build({
    entryPoints: [join(root, file)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    // One React for both sides of a comparison.
    external: ['react', 'react-dom', 'react-dom/server', 'react/jsx-runtime'],
    conditions: ['@org/source'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return import(outfile);
}
