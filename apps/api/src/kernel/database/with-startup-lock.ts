import pg from 'pg';

const LOCK = 7_220_418_563;

/**
 * Does work of a start that only one process at a time may do; others wait for their turn. The database ends the turn of a
 * process that dies.
 * @param url - address of the application's login
 * @returns what the work gave
 */
export async function withStartupLock<Value>(
  url: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: url, application_name: 'atrium start' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
