import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { blockFiles } from './block-files.ts';
import { refuseName } from './names.ts';

const root = join(import.meta.dirname, '../../..');
const { positionals, values } = parseArgs({ allowPositionals: true, options: { title: { type: 'string' }, category: { type: 'string' } } });
const name = positionals[0];
const refusal = refuseName(name);
const folder = join(root, 'packages/blocks/src/blocks', name ?? '');
if (refusal || name === undefined) {
  console.error(`${refusal}\nUsage: pnpm new:block pricing-table --title "Pricing table" --category text`);
  process.exit(1);
}
if (existsSync(folder)) {
  console.error(`There is a block called ${name} already.`);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(blockFiles({ name, ...values }))) writeFileSync(join(folder, file), text);
execFileSync(process.execPath, [join(root, 'packages/blocks/scripts/gen.mjs')], { stdio: 'inherit' });
console.log(`Made packages/blocks/src/blocks/${name}. Fill in shape and view, then run its contracts: pnpm --filter @org/blocks test`);
