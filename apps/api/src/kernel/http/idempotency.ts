import { createHash } from 'node:crypto';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantTx } from '../database/tenant-database.ts';

/** Default time for which a key is stored, in ms. */
const KEPT = 24 * 3600 * 1000;

/** Returns the hash of the user, the endpoint and the body that a key stands for. */
export function requestHash(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/**
 * The key of a request, or undefined.
 * @throws `malformed` when it is not 1 to 200 plain characters
 */
export function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw appError('malformed', {
      message: 'Idempotency-Key must be 1 to 200 characters without spaces',
    });
  return key;
}

/**
 * Runs work at most once per key: the row of the key is written first, in the same transaction, and the response is stored with
 * it. A repeated request gets the stored response. Failed work leaves no row, so that it can be repeated.
 * @throws `in_progress` while the first request runs; `idempotency_mismatch` when the key was used for a different request
 */
export async function runOnce<Answer extends object>(
  tx: TenantTx,
  tenantId: number,
  request: { key: string; hash: string; kept?: number },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { key, hash, kept = KEPT } = request;
  const lock = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${`${tenantId} ${key}`}, 0)) as taken`.execute(
    tx,
  );
  if (!lock.rows[0]?.taken) throw appError('in_progress', { retryAfter: 1 });

  await tx.deleteFrom('idempotency_keys').where('expires_at', '<', new Date()).execute();
  const known = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known) {
    if (known.request_hash !== hash || known.response === null)
      throw appError('idempotency_mismatch');
    return JSON.parse(known.response) as Answer;
  }
  await tx
    .insertInto('idempotency_keys')
    .values({
      tenant_id: tenantId,
      key,
      request_hash: hash,
      status: null,
      response: null,
      expires_at: new Date(Date.now() + kept),
    })
    .execute();
  const answer = await work();
  await tx
    .updateTable('idempotency_keys')
    .set({ response: JSON.stringify(answer) })
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .execute();
  return answer;
}
