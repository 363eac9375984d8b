import type { Client } from 'pg';
import {
  quoted,
  readList,
  SAME_EVERYWHERE,
  type StoredTable,
  storedTables,
} from './stored-tables.ts';

/** Number of rows that are held in memory. */
const AT_ONCE = 500;

/** A count and a sum over the rows of a table, whatever their order. */
export interface TableSum {
  readonly rows: number;
  readonly sum: string;
}

/** Snapshot of a database. */
export interface DatabaseSnapshot {
  readonly tables: readonly StoredTable[];
  /** Migrations that it has, oldest first. */
  readonly migrations: readonly string[];
  /** Last values of its sequences, by name. */
  readonly sequences: ReadonlyMap<string, number>;
  /** Every row of a table, as JSON texts, some hundred at a time. */
  getRows(table: StoredTable): AsyncGenerator<string[]>;
  getSum(table: StoredTable): Promise<TableSum>;
  /** Lets the moment go. */
  end(): Promise<void>;
}

/** Returns the tenants whose rows are read one after the other; undefined when the reader bypasses row-level security. */
async function tenantsToWalk(client: Client): Promise<number[] | undefined> {
  const { rows } = await client.query<{ passes: boolean }>(
    'select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user',
  );
  if (rows[0]?.passes) return undefined;
  const tenants = await client.query<{ id: string }>('select id from platform.tenants order by id');
  return tenants.rows.map(({ id }) => Number(id));
}

/**
 * Opens a snapshot of a database: later changes are not visible, and nothing is blocked.
 * @param client - connection of the owner
 * @returns snapshot, until `end`
 */
export async function openSnapshot(client: Client): Promise<DatabaseSnapshot> {
  await client.query(SAME_EVERYWHERE);
  await client.query('begin isolation level repeatable read read only');
  const tables = await storedTables(client);
  const tenants = await tenantsToWalk(client);
  const migrations = await client.query<{ id: string }>(
    'select id from atrium.migrations order by id',
  );
  const sequences = await client.query<{ name: string; last: string | null }>(
    "select schemaname || '.' || sequencename as name, last_value as last from pg_sequences where schemaname in ('platform', 'app')",
  );

  /** Runs a statement once, or once for each tenant where walls stand in the way. */
  async function* throughWalls<Value>(
    { isWalled }: StoredTable,
    read: () => AsyncGenerator<Value>,
  ): AsyncGenerator<Value> {
    if (!isWalled || !tenants) {
      yield* read();
      return;
    }
    for (const id of tenants) {
      await client.query("select set_config('app.tenant_id', $1, true)", [String(id)]);
      yield* read();
    }
  }

  return {
    tables,
    migrations: migrations.rows.map(({ id }) => id),
    sequences: new Map(
      sequences.rows.flatMap(({ name, last }) => (last === null ? [] : [[name, Number(last)]])),
    ),
    async *getRows(table) {
      yield* throughWalls(table, async function* read() {
        await client.query(
          `declare stored no scroll cursor for select row_to_json(r)::text as row from (select ${readList(table)} from ${quoted(table.name)}) r`,
        );
        for (;;) {
          const { rows } = await client.query<{ row: string }>(`fetch ${AT_ONCE} from stored`);
          if (rows.length === 0) break;
          yield rows.map(({ row }) => row);
        }
        await client.query('close stored');
      });
    },
    async getSum(table) {
      const total = { rows: 0, sum: 0n };
      const parts = throughWalls(table, async function* read() {
        const { rows } = await client.query<{ rows: string; sum: string }>(
          `select count(*) as rows, coalesce(sum(('x' || substr(md5(row_to_json(r)::text), 1, 15))::bit(60)::bigint::numeric), 0)::text as sum
           from (select ${readList(table)} from ${quoted(table.name)}) r`,
        );
        yield* rows;
      });
      for await (const { rows, sum } of parts) {
        total.rows += Number(rows);
        total.sum += BigInt(sum);
      }
      return { rows: total.rows, sum: String(total.sum) };
    },
    async end() {
      await client.query('rollback');
    },
  };
}
