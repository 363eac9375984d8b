import type { Tracking, TrackingUpdate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { Encryption } from '../../../kernel/crypto/encryption.ts';
import type { TrackingRecord } from '../../../kernel/database/records.ts';
import { changesBetween } from '../../../kernel/entities/timeline.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';

/** Returns the tracking service in the format of the API, without its secret. */
export function toTracking(row: TrackingRecord | undefined): Tracking {
  if (!row) return { measurement_id: '', secret_set: false, failed_at: null, version: 0 };
  const { measurement_id, secret_key, failed_at, version } = row;
  return {
    measurement_id,
    secret_set: secret_key !== '',
    failed_at: failed_at?.toISOString() ?? null,
    version,
  };
}

/** Returns the secret to store: none without a measurement id; the stored one as long as the id stays the same. */
function getSecret(
  { measurement_id, secret_key }: TrackingUpdate,
  row: TrackingRecord | undefined,
  seal: Encryption,
): string {
  if (!measurement_id) return '';
  const kept = row?.measurement_id === measurement_id ? row.secret_key : '';
  const secret = secret_key ? seal.close(secret_key) : kept;
  if (secret === '')
    throw appError('validation_failed', {
      formErrors: { secret_key: 'Please enter the API secret' },
    });
  return secret;
}

/**
 * Saves measurement id and secret.
 * @throws `conflict`, `validation_failed`
 */
export async function saveTracking(
  write: TenantWrite,
  seal: Encryption,
  body: TrackingUpdate,
): Promise<Tracking> {
  const { tx, tenantId } = write;
  const row = await tx.selectFrom('tracking_services').selectAll().forUpdate().executeTakeFirst();
  if (body.version !== undefined && body.version !== (row?.version ?? 0))
    throw appError('conflict', { current: toTracking(row) });
  const values = {
    measurement_id: body.measurement_id,
    secret_key: getSecret(body, row, seal),
    // An earlier failure does not apply to the new keys.
    failed_at: null,
    version: (row?.version ?? 0) + 1,
    updated_at: new Date(),
  };
  const saved = await tx
    .insertInto('tracking_services')
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
  const shown = changesBetween(toTracking(row), toTracking(saved), ['measurement_id']);
  // The audit log records only that the secret changed and whether there was one.
  const isOther = (row?.secret_key ?? '') !== saved.secret_key;
  const secret = isOther && {
    secret_key: [Boolean(row?.secret_key), saved.secret_key !== ''] as const,
  };
  await recordChange(write, {
    entity: 'tracking',
    id: tenantId,
    action: 'updated',
    version: saved.version,
    ...((shown || secret) && { changes: { ...shown, ...secret } }),
  });
  return toTracking(saved);
}
