import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatFiles } from './format-files.ts';
import { generateTables } from './generate-tables.ts';
import { makeRoute } from './make-route.ts';
import { refuseName } from './names.ts';

const root = join(import.meta.dirname, '../../..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    singular: { type: 'string' },
    domain: { type: 'string' },
    permission: { type: 'string' },
  },
});
const plural = positionals[0];
const refusal =
  refuseName(plural) ?? (values.singular === undefined ? undefined : refuseName(values.singular));
if (refusal || plural === undefined) {
  console.error(
    `${refusal}\nUsage: pnpm new:route price-lists --singular price-list --domain commerce --permission products`,
  );
  process.exit(1);
}
try {
  const files = makeRoute(root, { plural, ...values });
  formatFiles(root, files);
  generateTables(root);
  console.log(`Made or changed:\n${files.map((file) => `  ${file}`).join('\n')}`);
  console.log(
    `Add fields to contract and migration, then run: pnpm --filter @org/api test src/modules/${values.domain ?? 'crm'}/${plural}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
