import type {
  EmailSegment,
  EmailSegmentCreate,
  EmailSegmentUpdate,
  Usage,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { hasPermission } from '../../../../kernel/access/has-permission.ts';
import { withAdvisoryLock } from '../../../../kernel/database/advisory-lock.ts';
import { type AskedList, getList } from '../../../../kernel/database/list-definition.ts';
import { mapRows, readList } from '../../../../kernel/database/read-list.ts';
import type { EmailSegmentRecord } from '../../../../kernel/database/records.ts';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import { recordChange, type TenantWrite } from '../../../../kernel/events/record-change.ts';
import { requireReadableFields } from '../../campaigns/readable-fields.ts';
import { countAudience } from './audience.ts';

const SEGMENTS = getList('email_segments', {
  orders: { name: 'text', count: 'number', created_at: 'time', updated_at: 'time' },
  usual: { by: 'name', direction: 'asc' },
  searched: ['name', 'description'],
});

/** Advisory lock for changes of the names of segments. */
const NAMES = 'names of segments';
/** Maximum number of reported uses. */
const MAX_USES = 50;

const toSegment = (row: EmailSegmentRecord): EmailSegment => ({
  id: row.id,
  name: row.name,
  description: row.description,
  filters: row.filters,
  count: row.count,
  counted_at: row.counted_at?.toISOString() ?? null,
  version: row.version,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** Lists segments with their last counts. */
export async function listSegments(tx: TenantTx, query: AskedList) {
  return mapRows(await readList(tx, SEGMENTS, query), toSegment);
}

/**
 * Counts the subscribers of a segment who would get a campaign, stores the number, and returns the segment.
 * @throws `not_found`
 */
export async function countSegment(tx: TenantTx, id: number): Promise<EmailSegment> {
  const row = await tx
    .selectFrom('email_segments')
    .select('filters')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw appError('not_found');
  const { total } = await countAudience(tx, {
    listIds: [],
    excludeListIds: [],
    filters: row.filters,
    segmentId: null,
    unopenedCampaignId: null,
  });
  return toSegment(
    await tx
      .updateTable('email_segments')
      .set({ count: total, counted_at: new Date() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/**
 * Checks that no other segment has the name.
 * @throws `validation_failed`
 */
async function requireOwnName(
  { tx, tenantId }: Pick<TenantWrite, 'tx' | 'tenantId'>,
  name: string | undefined,
  own = 0,
): Promise<void> {
  if (name === undefined) return;
  await withAdvisoryLock(tx, tenantId, NAMES);
  const other = await tx
    .selectFrom('email_segments')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('deleted_at', 'is', null)
    .where('id', '!=', own)
    .executeTakeFirst();
  if (other)
    throw appError('validation_failed', { formErrors: { name: 'Another segment has this name' } });
}

/**
 * Creates a segment.
 * @throws `validation_failed` for a name that another segment has
 */
export async function createSegment(
  write: TenantWrite,
  { filters, ...fields }: EmailSegmentCreate,
): Promise<EmailSegment> {
  const { tx, tenantId } = write;
  requireReadableFields(write.actor, filters);
  await requireOwnName(write, fields.name);
  const { id, version } = await tx
    .insertInto('email_segments')
    .values({ tenant_id: tenantId, ...fields, filters: JSON.stringify(filters) })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await recordChange(write, { entity: 'email_segment', id, action: 'created', version });
  return countSegment(tx, id);
}

/**
 * Checks that a user who may not send campaigns does not change whom a scheduled one goes to.
 * @throws `forbidden`
 */
async function requireUnscheduled({ tx, actor }: TenantWrite, id: number): Promise<void> {
  if (hasPermission(actor, 'email_marketing.can_send')) return;
  const scheduled = await tx
    .selectFrom('email_campaigns')
    .select('name')
    .where('segment_id', '=', id)
    .where('status', '=', 'scheduled')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (scheduled)
    throw appError('forbidden', {
      message: `“${scheduled.name}” is scheduled for this segment. Only people who may send campaigns can change it.`,
    });
}

/**
 * Updates a segment. Campaigns that use it and are not sent yet go to the people whom it then selects.
 * @throws `not_found`; `conflict` with the current segment; `validation_failed` for a name that another segment has; `forbidden`
 * when a scheduled campaign would go to other people, for users who may not send
 */
export async function updateSegment(
  write: TenantWrite,
  id: number,
  { version: seen, filters, ...fields }: EmailSegmentUpdate,
): Promise<EmailSegment> {
  const { tx } = write;
  await requireOwnName(write, fields.name, id);
  const row = await tx
    .selectFrom('email_segments')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw appError('not_found');
  if (seen !== undefined && seen !== row.version)
    throw appError('conflict', { current: toSegment(row) });
  if (filters) {
    requireReadableFields(write.actor, filters, row.filters);
    await requireUnscheduled(write, id);
  }
  const { version } = await tx
    .updateTable('email_segments')
    .set({
      ...fields,
      ...(filters && { filters: JSON.stringify(filters) }),
      version: row.version + 1,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await recordChange(write, { entity: 'email_segment', id, action: 'updated', version });
  return countSegment(tx, id);
}

/** Returns the campaigns that would still be sent with a segment. */
async function segmentUsages(tx: TenantTx, id: number): Promise<Usage[]> {
  const rows = await tx
    .selectFrom('email_campaigns')
    .select(['id', 'name'])
    .where('segment_id', '=', id)
    .where('status', 'not in', ['sent', 'cancelled'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(MAX_USES)
    .execute();
  return rows.map((row) => ({ type: 'campaign', id: row.id, title: row.name, path: '' }));
}

/**
 * Deletes a segment. Sent campaigns and their copies keep it.
 * @throws `not_found`; `in_use` with the campaigns that would still be sent with it
 */
export async function removeSegment(write: TenantWrite, id: number): Promise<void> {
  const { tx } = write;
  const row = await tx
    .selectFrom('email_segments')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw appError('not_found');
  const usage = await segmentUsages(tx, id);
  if (usage.length > 0) throw appError('in_use', { usage });
  await tx
    .updateTable('email_segments')
    .set({ deleted_at: new Date() })
    .where('id', '=', id)
    .execute();
  await recordChange(write, { entity: 'email_segment', id, action: 'deleted' });
}
