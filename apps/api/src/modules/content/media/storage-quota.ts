import { sizeText } from '@org/schema';
import { MEDIA_QUOTAS, type Plan, type StorageQuota } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Tenant with the plan that sets its quota. */
interface RoomOf {
  readonly id: number;
  readonly plan: Plan;
}

/** Returns the used and total storage of a tenant's library and private files; images in the trash do not count. */
export async function storageQuota(
  tx: TenantTx,
  { plan }: Pick<RoomOf, 'plan'>,
): Promise<StorageQuota> {
  const images = await tx
    .selectFrom('media')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('used'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const files = await tx
    .selectFrom('private_files')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('used'))
    .executeTakeFirstOrThrow();
  return {
    used: Number(images.used ?? 0) + Number(files.used ?? 0),
    limit: MEDIA_QUOTAS[plan],
  };
}

/**
 * Checks that the quota has room for more bytes.
 * @throws `storage_full`, with the remaining bytes
 */
export async function checkRoom(tx: TenantTx, tenant: RoomOf, bytes: number): Promise<void> {
  // A smaller picture is always allowed, even if the library exceeds its quota.
  if (bytes <= 0) return;
  const { used, limit } = await storageQuota(tx, tenant);
  if (used + bytes <= limit) return;
  throw appError('storage_full', {
    message: `Not enough storage: ${sizeText(limit - used)} of ${sizeText(limit)} left, and this needs ${sizeText(bytes)}`,
  });
}

/**
 * Reserves `bytes` of the tenant's quota, which this transaction writes. Serialized, so that two uploads that only fit alone do
 * not both succeed.
 * @throws `storage_full`
 */
export async function reserveStorage(tx: TenantTx, tenant: RoomOf, bytes: number): Promise<void> {
  await withAdvisoryLock(tx, tenant.id, 'media room');
  await checkRoom(tx, tenant, bytes);
}
