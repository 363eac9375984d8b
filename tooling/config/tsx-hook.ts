import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

// Node strips types only from `.ts` files, but views are `.tsx`. This hook lets sites run from source: in `pnpm dev`, tests and
// benchmarks.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
      loader: 'tsx',
      jsx: 'automatic',
      format: 'esm',
      target: 'node24',
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
