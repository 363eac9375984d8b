import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRoute, singularOf } from '../src/make-route.ts';
import { copyWorkspace, type WorkspaceCopy } from './copy-workspace.ts';
import { passedTests, runTool } from './run-tool.ts';

let copy: WorkspaceCopy;
beforeAll(() => {
  const packages = ['schema', 'content', 'device-settings', 'ui', 'blocks', 'api-client'];
  copy = copyWorkspace([
    ...packages.map((name) => `packages/${name}`),
    'apps/api',
    'apps/site',
    'apps/admin',
  ]);
});
afterAll(() => copy.remove());

it.each([
  ['notes', 'note'],
  ['price-lists', 'price-list'],
  ['categories', 'category'],
])('calls one of %s a %s', (plural, singular) => {
  expect(singularOf(plural)).toBe(singular);
});

it.each([
  [{ plural: 'pages' }, 'There is a module called pages already.'],
  [{ plural: 'stock' }, 'What is one of the stock called?'],
  [{ plural: 'price-lists' }, 'No permission is called price_lists'],
  [
    { plural: 'invoices', permission: 'billing' },
    'Administrators of a tenant may not create billing',
  ],
])('refuses %j and writes nothing', (wish, message) => {
  const contract = join(copy.root, 'packages/schema/src/contract/api-contract.ts');
  const before = readFileSync(contract, 'utf8');
  expect(() => makeRoute(copy.root, wish)).toThrow(message);
  expect(readFileSync(contract, 'utf8')).toBe(before);
  expect(existsSync(join(copy.root, 'apps/api/src/modules/price-lists'))).toBe(false);
});

it('makes calls that typecheck, pass their own tests, the matrix of actors and the schema lint', async () => {
  makeRoute(copy.root, { plural: 'price-lists', permission: 'products' });
  const typecheck = await runTool(join(copy.root, 'packages/schema'), 'tsc', ['--noEmit']);
  const api = join(copy.root, 'apps/api');
  const server = await runTool(api, 'tsc', ['--noEmit']);
  const tests = await runTool(api, 'vitest', [
    'run',
    '--project',
    'pg18',
    'src/modules/price-lists',
    'test/schema-lint.test.ts',
    'test/actors-and-routes.test.ts',
    '-t',
    'price lists|priceLists|has a row for every route|tenant table',
  ]);
  const passed = passedTests(api);
  expect({
    own: passed.filter((name) => name.startsWith('price lists')).length,
    matrix: passed.filter((name) => name.startsWith('priceLists.')).length,
  }).toEqual({ own: 10, matrix: 45 });
  process.stdout.write(
    `new calls: typechecked in ${(typecheck + server).toFixed(1)} s, tested in ${tests.toFixed(1)} s\n`,
  );
});
