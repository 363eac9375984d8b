import type { Client } from 'pg';
import { installQueue } from '../database/install-queue.ts';
import { migrate } from '../database/migrate.ts';
import { type Migration, requireKnown } from '../database/migration.ts';
import { loginPasswords, provisionRoles } from '../database/provision-roles.ts';
import { roleNames } from '../database/role-names.ts';
import {
  insertion,
  quoted,
  SAME_EVERYWHERE,
  type StoredTable,
  storedTables,
} from './stored-tables.ts';

/** An empty database that rows are put into; nothing of it is there before `finish`. */
export interface DatabaseFill {
  /**
   * Inserts rows into a table.
   * @param table - table as it was saved
   * @param rows - rows as JSON texts
   */
  put(table: Pick<StoredTable, 'name' | 'columns'>, rows: readonly string[]): Promise<void>;
  /** Sets the next numbers of ids, puts rules and walls back, checks every reference, and brings the schema up to date. */
  finish(sequences: ReadonlyMap<string, number>): Promise<void>;
  /** Empties the database again. */
  giveUp(): Promise<void>;
}

interface Rule {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function getReferences(owner: Client): Promise<Rule[]> {
  const { rows } = await owner.query<Rule>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace in ('app'::regnamespace, 'platform'::regnamespace, 'auth'::regnamespace)`,
  );
  return rows;
}

/**
 * Says that a database may be filled.
 * @throws one sentence where there is something in it
 */
async function requireEmpty(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ there: boolean }>(
    "select to_regnamespace('atrium') is not null or to_regnamespace('platform') is not null as there",
  );
  if (rows[0]?.there)
    throw new Error('The database is not empty: give one that nothing was ever put into');
}

/**
 * Makes an empty database ready to take rows, with the schema that they were stored from. Takes owner's connection, name of the
 * database, secret, migrations that the rows are of, all migrations.
 * @returns fill
 * @throws when the rows are of a newer version than this one
 */
export async function openFill(
  owner: Client,
  secret: string,
  stored: readonly string[],
  migrations: readonly Migration[],
): Promise<DatabaseFill> {
  requireKnown(stored, migrations);
  await requireEmpty(owner);
  const { rows: names } = await owner.query<{ name: string }>('select current_database() as name');
  const roles = roleNames(names[0]?.name ?? '');
  await provisionRoles(owner, roles, loginPasswords(secret, roles));
  await migrate(
    owner,
    migrations.filter(({ id }) => stored.includes(id)),
    roles,
  );
  await installQueue(owner, roles);

  await owner.query(SAME_EVERYWHERE);
  await owner.query('begin');
  const tables = new Map((await storedTables(owner)).map((table) => [table.name, table]));
  const walled = [...tables.values()].filter(({ isWalled }) => isWalled);
  // The owner passes walls that are not forced, and rows may come before those that they refer to.
  for (const { name } of walled)
    await owner.query(`alter table ${quoted(name)} no force row level security`);
  const references = await getReferences(owner);
  for (const { table, name } of references)
    await owner.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const name of tables.keys())
    if (!name.startsWith('jobs.')) await owner.query(`delete from ${quoted(name)}`);

  return {
    async put({ name, columns }, rows) {
      const known = tables.get(name);
      // A column that the library of the queue has dropped since is left out.
      const shared = columns.filter((column) => known?.columns.includes(column));
      if (!known || (shared.length < columns.length && !name.startsWith('jobs.')))
        throw new Error(`The data does not fit this version: ${name}`);
      await owner.query(insertion(known, shared), [`[${rows.join(',')}]`]);
    },
    async finish(sequences) {
      for (const [name, last] of sequences)
        await owner.query('select setval($1::regclass, $2)', [quoted(name), last]);
      for (const { table, name, definition } of references)
        await owner.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
      for (const { name } of walled)
        await owner.query(`alter table ${quoted(name)} force row level security`);
      await owner.query('commit');
      await owner.query('analyze');
    },
    async giveUp() {
      await owner.query('rollback').catch(() => undefined);
      await owner
        .query('drop schema if exists atrium, platform, auth, app, jobs cascade')
        .catch(() => undefined);
    },
  };
}
