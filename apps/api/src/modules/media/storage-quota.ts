import { appError, MEDIA_QUOTAS, type Plan, type StorageQuota, sizeText } from '@org/schema';
import { withAdvisoryLock } from '../../database/advisory-lock.ts';
import type { TenantTx } from '../../database/tenant-database.ts';

/** Whose room it is. */
interface RoomOf {
  readonly id: number;
  readonly plan: Plan;
}

/** How much of its room a tenant's library takes: its uploads, those in the trash left out. */
export async function storageQuota(
  tx: TenantTx,
  { plan }: Pick<RoomOf, 'plan'>,
): Promise<StorageQuota> {
  const { used } = await tx
    .selectFrom('media')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('used'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { used: Number(used ?? 0), limit: MEDIA_QUOTAS[plan] };
}

/** Says when there is no room for so many more bytes. Errors: `storage_full`, with how much is left. */
export async function checkRoom(tx: TenantTx, tenant: RoomOf, bytes: number): Promise<void> {
  // Nothing is refused for growing smaller, in a library that is too large already as well.
  if (bytes <= 0) return;
  const { used, limit } = await storageQuota(tx, tenant);
  if (used + bytes <= limit) return;
  throw appError('storage_full', {
    message: `Not enough storage: ${sizeText(limit - used)} of ${sizeText(limit)} left, and this needs ${sizeText(bytes)}`,
  });
}

/**
 * Takes room for so many more bytes, which this transaction writes: one after the other, so that two who would each fit alone
 * are not both let in. Errors: `storage_full`.
 */
export async function reserveStorage(tx: TenantTx, tenant: RoomOf, bytes: number): Promise<void> {
  await withAdvisoryLock(tx, tenant.id, 'media room');
  await checkRoom(tx, tenant, bytes);
}
