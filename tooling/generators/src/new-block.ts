import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatFiles } from './format-files.ts';
import { blockFolder, makeBlock } from './make-block.ts';
import { refuseName } from './names.ts';

const root = join(import.meta.dirname, '../../..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, category: { type: 'string' } },
});
const name = positionals[0];
const refusal = refuseName(name);
if (refusal || name === undefined) {
  console.error(
    `${refusal}\nUsage: pnpm new:block pricing-table --title "Pricing table" --category text`,
  );
  process.exit(1);
}
try {
  formatFiles(root, makeBlock(root, { name, ...values }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
console.log(
  `Made ${blockFolder(name)}; it can stand in a column. Fill in shape and view, then run its contracts: pnpm --filter @org/blocks test`,
);
