import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatFiles } from './format-files.ts';
import { generateTables } from './generate-tables.ts';
import { makeEntity } from './make-entity.ts';
import { refuseName } from './names.ts';

const root = join(import.meta.dirname, '../../..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    one: { type: 'string' },
    domain: { type: 'string' },
    permission: { type: 'string' },
    fields: { type: 'string' },
    icon: { type: 'string' },
  },
});
const plural = positionals[0];
const refusal =
  refuseName(plural) ?? (values.one === undefined ? undefined : refuseName(values.one));
if (refusal || plural === undefined) {
  console.error(
    `${refusal}\nUsage: pnpm new:entity price-lists --one price-list --domain commerce --permission products --fields "name:text! price:money status:enum(draft,live) due:date open:boolean"`,
  );
  process.exit(1);
}
try {
  const files = makeEntity(root, { plural, ...values });
  formatFiles(root, files);
  generateTables(root);
  console.log(`Made or changed:\n${files.map((file) => `  ${file}`).join('\n')}`);
  console.log(
    `Look at its texts and its place in the menu, then run: pnpm --filter @org/api test src/modules/${values.domain ?? 'crm'}/${plural}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
