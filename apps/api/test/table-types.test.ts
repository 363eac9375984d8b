import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ColumnFacts, describeTables } from '../scripts/describe-tables.ts';
import { readShaped, writeTableTypes } from '../scripts/write-table-types.ts';
import { type TestDatabase, testDatabase } from './support/test-database.ts';

const FOLDER = join(import.meta.dirname, '../src/kernel/database');

let database: TestDatabase;
let columns: ColumnFacts[];
beforeAll(async () => {
  database = await testDatabase();
  columns = await describeTables(async <Row>(statement: string) => {
    const rows = await database.asOwner(statement);
    return rows as Row[];
  });
});
afterAll(() => database.close());

it('keeps the types of tables as the migrations make them; otherwise run `pnpm gen:tables`', () => {
  const shaped = readShaped(readFileSync(join(FOLDER, 'stored-values.ts'), 'utf8'));
  expect(readFileSync(join(FOLDER, 'tables.gen.ts'), 'utf8')).toBe(
    writeTableTypes(columns, shaped),
  );
});

it('names only columns that exist as stored values', () => {
  const names = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  const shaped = readShaped(readFileSync(join(FOLDER, 'stored-values.ts'), 'utf8'));
  expect([...shaped].filter((name) => !names.has(name))).toEqual([]);
  expect(shaped.size).toBeGreaterThan(50);
});
