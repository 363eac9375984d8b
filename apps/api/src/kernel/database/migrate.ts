import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { type Migration, requireKnown } from './migration.ts';
import { type RoleNames, roleNames } from './role-names.ts';

/** Advisory lock that makes processes which start together run one after the other. */
const LOCK = 7_220_418_561;

/** Sum of a step's statements, the same whatever the database is called. */
function checksum(migration: Migration): string {
  return createHash('sha256')
    .update(migration.up(roleNames('checksum')))
    .digest('hex');
}

/**
 * Applies pending migrations, each in its own transaction.
 * @param owner - connection of the owner
 * @returns ids of the migrations that ran
 * @throws when an applied migration was changed, or is unknown to this version
 */
export async function migrate(
  owner: Client,
  migrations: readonly Migration[],
  roles: RoleNames,
): Promise<string[]> {
  await owner.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    await owner.query('create schema if not exists atrium');
    await owner.query(
      'create table if not exists atrium.migrations (id text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await owner.query<{ id: string; checksum: string }>(
      'select id, checksum from atrium.migrations',
    );
    const applied = new Map(rows.map((row) => [row.id, row.checksum]));

    requireKnown(applied.keys(), migrations);

    const ran: string[] = [];
    for (const migration of [...migrations].sort((a, b) => a.id.localeCompare(b.id))) {
      const sum = checksum(migration);
      const before = applied.get(migration.id);
      if (before !== undefined && before !== sum)
        throw new Error(`The migration ${migration.id} was changed after it ran`);
      if (before !== undefined) continue;
      await apply(owner, migration, sum, roles);
      ran.push(migration.id);
    }
    return ran;
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

async function apply(
  owner: Client,
  migration: Migration,
  sum: string,
  roles: RoleNames,
): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query(migration.up(roles));
    await owner.query('insert into atrium.migrations (id, checksum) values ($1, $2)', [
      migration.id,
      sum,
    ]);
    await owner.query('commit');
  } catch (cause) {
    await owner.query('rollback');
    throw new Error(`The migration ${migration.id} failed: ${(cause as Error).message}`, { cause });
  }
}
