import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatFiles } from '../src/format-files.ts';
import { generateTables } from '../src/generate-tables.ts';
import { makeEntity } from '../src/make-entity.ts';
import { getSingular, hasModule, makeRoute } from '../src/make-route.ts';
import { copyWorkspace, type WorkspaceCopy } from './copy-workspace.ts';
import { LONG_TESTS } from './long-tests.ts';
import { passedTests, runTool } from './run-tool.ts';

const PACKAGES =
  'schema content device-settings ui blocks installed-blocks starter-kits api-client admin-kit projects editor-core'.split(
    ' ',
  );
/** Every kind of field, with a value and without. */
const FIELDS =
  'name:text! code:text about:long terms:long! price:money cost:money! stock:number least:number! status:enum(draft,live) due:date starts:date! open:boolean';

let copy: WorkspaceCopy;
beforeAll(() => {
  const packages = PACKAGES.map((name) => `packages/${name}`);
  copy = copyWorkspace([
    'biome.json',
    '.gitignore',
    ...packages,
    'apps/api',
    'apps/site',
    'apps/admin',
  ]);
});
afterAll(() => copy.remove());

function writesNothing(make: () => unknown, message: string): void {
  const contract = join(copy.root, 'packages/schema/src/contract/api-contract.ts');
  const before = readFileSync(contract, 'utf8');
  expect(make).toThrow(message);
  expect(readFileSync(contract, 'utf8')).toBe(before);
  for (const name of ['offers', 'price-lists']) expect(hasModule(copy.root, name)).toBe(false);
}

it.each([
  [{ plural: 'notes' }, 'There is a module called notes already.'],
  [{ plural: 'stock' }, 'What is one of the stock called?'],
  [{ plural: 'price-lists' }, 'No permission is called price_lists'],
  [{ plural: 'offers', permission: 'quotes', domain: 'sales' }, '"sales" is no domain'],
  [{ plural: 'offers', permission: 'quotes', fields: 'price:money' }, 'The first field is'],
  [{ plural: 'offers', permission: 'quotes', icon: 'box' }, '"box" is no icon'],
])('refuses an entity %j and writes nothing', (wish, message) => {
  writesNothing(() => makeEntity(copy.root, wish), message);
});

it.each([
  ['notes', 'note'],
  ['price-lists', 'price-list'],
  ['categories', 'category'],
])('calls one of %s a %s', (plural, singular) => {
  expect(getSingular(plural)).toBe(singular);
});

it.each([
  [{ plural: 'pages' }, 'There is a module called pages already.'],
  [{ plural: 'stock' }, 'What is one of the stock called?'],
  [{ plural: 'price-lists' }, 'No permission is called price_lists'],
  [
    { plural: 'offers', permission: 'billing' },
    'Administrators of a tenant may not create billing',
  ],
])('refuses calls %j and writes nothing', (wish, message) => {
  writesNothing(() => makeRoute(copy.root, wish), message);
});

it('makes calls and entities, one after the other', () => {
  makeRoute(copy.root, { plural: 'rate-cards', domain: 'commerce', permission: 'products' });
  const wishes = [
    {
      plural: 'price-lists',
      domain: 'commerce',
      permission: 'products',
      fields: FIELDS,
      icon: 'IconTag',
    },
    { plural: 'depots', permission: 'inventory' },
  ];
  for (const wish of wishes) formatFiles(copy.root, makeEntity(copy.root, wish));
  generateTables(copy.root);
  for (const name of ['rate-cards', 'price-lists']) expect(hasModule(copy.root, name)).toBe(true);
});

const typecheck = async (): Promise<void> => {
  const seconds = await runTool(copy.root, 'tsc', ['-b', 'apps/api', 'apps/admin']);
  process.stdout.write(`new calls and two new entities: typechecked in ${seconds.toFixed(1)} s\n`);
};

const passTheirTests = async (): Promise<void> => {
  const api = join(copy.root, 'apps/api');
  const tests = await runTool(
    api,
    'vitest',
    [
      'run',
      '--project',
      'pg18',
      'src/modules/commerce/rate-cards',
      'src/modules/commerce/price-lists',
      'src/modules/crm/depots',
      'test/schema-lint.test.ts',
      'test/actors-and-routes.test.ts',
      '-t',
      'rate cards|rateCards|price lists|depots|without a name|priceLists|has a row for every route|tenant table',
    ],
    // Every actor tries the ids of another tenant, and not a sample of them.
    { ATRIUM_CHAOS: 'long' },
  );
  const passed = passedTests(api);
  const count = (start: string): number => passed.filter((name) => name.startsWith(start)).length;
  expect({
    calls: [count('rate cards '), count('rateCards.')],
    own: [count('price lists '), count('depots ')],
    imports: [
      count('reads the cells of a file'),
      count('leaves out what has no cell'),
      count('takes a file of'),
    ],
    matrix: count('priceLists.'),
  }).toEqual({ calls: [10, 55], own: [6, 6], imports: [2, 2, 2], matrix: count('depots.') });
  expect(count('priceLists.')).toBeGreaterThan(200);
  process.stdout.write(`new calls and two new entities: tested in ${tests.toFixed(1)} s\n`);
};

if (LONG_TESTS.includes('module types')) it('makes calls and entities that typecheck', typecheck);
if (LONG_TESTS.includes('module tests'))
  it(
    'makes calls and entities that pass their own tests, the matrix of actors and the schema lint',
    passTheirTests,
  );
