import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatFiles } from './format-files.ts';
import { blockFolder, makeBlock } from './make-block.ts';
import { makeExternalBlock } from './make-external-block.ts';
import { refuseName } from './names.ts';

const root = join(import.meta.dirname, '../../..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: 'string' },
    category: { type: 'string' },
    external: { type: 'string' },
    list: { type: 'boolean' },
    script: { type: 'boolean' },
  },
});
const name = positionals[0];
const refusal = refuseName(name);
if (refusal || name === undefined) {
  console.error(
    `${refusal}\nUsage: pnpm new:block pricing-table --title "Pricing table" --category text\n       pnpm new:block acme-hours --external ../acme-blocks [--list] [--script]`,
  );
  process.exit(1);
}
const { external, list, script, ...words } = values;
try {
  if (external === undefined) {
    if (list || script) throw new Error('--list and --script go with --external.');
    formatFiles(root, makeBlock(root, { name, ...words }));
    console.log(
      `Made ${blockFolder(name)}; it can stand in a column. Fill in shape and view, then run its contracts: pnpm --filter @org/blocks test`,
    );
  } else {
    const folder = resolve(process.env.INIT_CWD ?? process.cwd(), external);
    makeExternalBlock(root, folder, { name, list, script, ...words });
    console.log(
      `Created the block ${name} in ${folder}. Next: npx pnpm pack:into ${external}, then npm install, npm test, npm run preview and npm run build in that folder. Name it in atrium.config.ts to build it in: see CONTRIBUTING.md.`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
