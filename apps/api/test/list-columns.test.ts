import { sortableFields } from '@org/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyEntityDefinition } from '../src/kernel/entities/entity-definition.ts';
import { collectDeclared } from '../src/kernel/module/collect-declared.ts';
import { MODULES } from '../src/main/modules.ts';
import { type TestDatabase, testDatabase } from './support/test-database.ts';

const ENTITIES: readonly AnyEntityDefinition[] = MODULES.flatMap(({ entities }) => entities ?? []);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it.each(ENTITIES.map((entity) => [entity.plural, entity] as const))(
  'sorts and filters %s by columns that the table has',
  async (_plural, { list, table }) => {
    const fields = list.fields ?? {};
    expect(Object.keys(list.orders)).toEqual(expect.arrayContaining(sortableFields(fields)));
    const filterable = Object.keys(fields).filter((name) => fields[name]?.filterable !== false);
    expect(Object.keys(list.filters ?? {})).toEqual(expect.arrayContaining(filterable));
    const values = [
      ...Object.values(list.orders).map(({ value }) => value),
      ...Object.values(list.filters ?? {}).flatMap(({ value, key }) => [
        value,
        ...(key ? [key] : []),
      ]),
    ];
    await database.db.asTenant(1, (tx) =>
      sql`select ${sql.join(values)} from ${sql.table(table)} limit 0`.execute(tx),
    );
  },
);

it('saves views of the list of every entity, with a trash or without', () => {
  const { viewedLists } = collectDeclared(MODULES);
  expect([...viewedLists.keys()]).toEqual(
    expect.arrayContaining(ENTITIES.map(({ plural }) => plural)),
  );
});
