import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { TEMPLATE_DATABASE } from './test-constants.ts';

/** Number of copies that wait for a test file: a worker takes one while others still use theirs. */
const SPARES = 4;
const TAKEN = 'spare_taken';
/** Advisory lock: PostgreSQL allows only one copy of a template at a time. */
const COPY_LOCK = 1;

async function copyTemplate(admin: pg.Client): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  await admin.query('select pg_advisory_lock($1)', [COPY_LOCK]);
  try {
    // Copied as files: through the log of changes, the default, takes three times as long.
    await admin.query(`create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [COPY_LOCK]);
  }
  return name;
}

async function connect(clusterUrl: string): Promise<pg.Client> {
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  return admin;
}

/**
 * Copies the template in advance, while test files run on the copies before.
 * @param clusterUrl - address of the cluster
 * @returns function that stops it
 * @throws the function throws what a copy failed with
 */
export async function keepSpareDatabases(clusterUrl: string): Promise<() => Promise<void>> {
  const admin = await connect(clusterUrl);
  await admin.query('create table spare_databases (name text primary key)');
  await admin.query(`listen ${TAKEN}`);
  let isStopped = false;
  let wake = (): void => undefined;
  admin.on('notification', () => wake());
  const fill = async (): Promise<void> => {
    while (!isStopped) {
      const taken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const { rows } = await admin.query<{ n: number }>(
        'select count(*)::int as n from spare_databases',
      );
      if ((rows[0]?.n ?? 0) >= SPARES) await taken;
      else
        await admin.query('insert into spare_databases values ($1)', [await copyTemplate(admin)]);
    }
  };
  const filling = fill();
  // The error is thrown when it is stopped; until then test files copy for themselves.
  filling.catch(() => undefined);
  return async () => {
    isStopped = true;
    wake();
    await filling;
    await admin.end();
  };
}

/**
 * Takes a copy of the template that waits, or makes one.
 * @param clusterUrl - address of the cluster
 * @returns name of the database
 */
export async function takeDatabase(clusterUrl: string): Promise<string> {
  const admin = await connect(clusterUrl);
  try {
    const { rows } = await admin.query<{ name: string }>(`
      delete from spare_databases where name = (
        select name from spare_databases limit 1 for update skip locked
      ) returning name`);
    await admin.query(`notify ${TAKEN}`);
    return rows[0]?.name ?? (await copyTemplate(admin));
  } finally {
    await admin.end();
  }
}
