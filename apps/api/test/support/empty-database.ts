import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/**
 * Creates an empty database in the run's cluster, for a process that migrates it itself.
 * @returns URL for the owner
 */
export async function emptyDatabase(clusterUrl: string = inject('clusterUrl')): Promise<string> {
  const name = `e_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return clusterUrl.replace(/\/postgres$/, `/${name}`);
}
