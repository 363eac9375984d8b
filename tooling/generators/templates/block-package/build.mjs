// `npm run build`: one file for each entry point, and all styles as one sheet.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { allStyles, blockAssets } from './block-assets.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const dist = join(folder, 'dist');

rmSync(dist, { recursive: true, force: true });
await build({
  absWorkingDir: folder,
  entryPoints: ['views', 'definitions', 'editor', 'css', 'islands', 'server'].map(
    (file) => `src/${file}.ts`,
  ),
  outdir: dist,
  bundle: true,
  splitting: true,
  sourcemap: true,
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  // A page needs one copy of each package, so none is bundled.
  packages: 'external',
  jsx: 'automatic',
  plugins: [blockAssets()],
});
writeFileSync(join(dist, 'styles.css'), allStyles(folder));
