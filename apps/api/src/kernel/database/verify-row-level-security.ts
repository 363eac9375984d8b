import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { TenantDatabase } from './tenant-database.ts';

/** One of the two reserved tenants; the other one's row must not be seen. */
const CANARY_TENANT = -1;

/**
 * Proves at start that the wall between tenants stands, before any request is answered.
 * @throws one sentence when the runtime role is too strong, the other canary is visible, or the door can be walked round
 */
export async function verifyRowLevelSecurity(db: TenantDatabase, pool: Pool): Promise<void> {
  await db.asTenant(CANARY_TENANT, async (tx) => {
    const { rows } = await sql<{
      strong: boolean;
    }>`select rolsuper or rolbypassrls as strong from pg_catalog.pg_roles where rolname = current_user`.execute(
      tx,
    );
    if (rows[0]?.strong !== false)
      throw new Error(
        'The database role of requests could pass row security: the server does not start',
      );
    const canaries = await tx.selectFrom('canaries').select('tenant_id').execute();
    if (canaries.length !== 1 || canaries[0]?.tenant_id !== CANARY_TENANT)
      throw new Error(
        `Row security is not in force (${canaries.length} of 1 canary rows seen): the server does not start`,
      );
  });
  const walkedRound = await pool.query('select 1 from app.canaries').then(
    () => true,
    (error: { code?: string }) => {
      if (error.code !== '42501') throw error;
      return false;
    },
  );
  if (walkedRound)
    throw new Error(
      'The database login can read tenant tables directly: the server does not start',
    );
}
