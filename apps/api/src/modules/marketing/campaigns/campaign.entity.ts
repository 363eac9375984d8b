import { toZlibContent } from '@org/content/node';
import {
  CAMPAIGN_FIELDS,
  type Campaign,
  type CampaignUpdate,
  campaignSchema,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type SqlBool, sql } from 'kysely';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { CampaignRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity } from '../../../kernel/entities/define-entity.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import {
  type Columns,
  eachByItself,
  type TagsOf,
} from '../../../kernel/entities/entity-definition.ts';
import { getStamps, givenColumns, personIn } from '../../../kernel/entities/entity-stamps.ts';
import { saveRevisions } from '../../../kernel/entities/revisions.ts';
import { sharedFields } from '../../../kernel/entities/shared-fields.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { campaignHolder, saveUsages } from '../../content/index.ts';
import { CAMPAIGN_REVISIONS } from './campaign-revisions.ts';
import { PREPARED, takeContent, type WithPrepared } from './prepare-content.ts';
import { requireReadableFields } from './readable-fields.ts';

/** Row of a campaign in a list, without its content. */
type CampaignRow = Omit<CampaignRecord, 'content'> & { readonly content?: string | null };

/** Reason why a campaign cannot have both. */
export const NO_LOCAL_AB_TEST =
  'An A/B test needs one time for everybody, since its winner is sent after the test';

/**
 * Checks that a campaign can still be changed. Only people who may send can change a scheduled one, since it goes out without another look.
 * @throws `not_now` once it is being sent; `forbidden`
 */
function requireEditable(
  { status, automation_id }: Pick<CampaignRow, 'status' | 'automation_id'>,
  { actor }: TenantWrite,
): void {
  // An automation sends what it has published, so that its emails can be changed at any time.
  if (automation_id !== null) return;
  // Of a failed one nothing was sent.
  if (status !== 'draft' && status !== 'scheduled' && status !== 'failed')
    throw appError('not_now', {
      message:
        'This campaign was sent or is being sent, so it cannot be changed. Duplicate it instead.',
    });
  if (status === 'scheduled' && !hasPermission(actor, 'email_marketing.can_send'))
    throw appError('forbidden', {
      message: 'This campaign is scheduled. Only people who may send campaigns can change it.',
    });
}

/**
 * Checks that the email of an automation has no rules of campaigns: it is sent to one person at a time.
 * @throws `validation_failed` with the field
 */
function requireNoRules(rules: Pick<CampaignUpdate, 'abTest' | 'sendWindow' | 'in_archive'>): void {
  const given = Object.entries(rules).filter(([, rule]) => rule);
  if (given.length === 0) return;
  const message = 'Emails of automations are sent to one person at a time';
  throw appError('validation_failed', {
    formErrors: Object.fromEntries(given.map(([field]) => [field, message])),
  });
}

/**
 * Checks that the lists of a campaign exist. Those that it has already may have been deleted since.
 * @throws `validation_failed` with the field
 */
async function requireLists(
  tx: TenantTx,
  { listIds = [], excludeListIds = [] }: Pick<CampaignUpdate, 'listIds' | 'excludeListIds'>,
  current: Pick<CampaignRow, 'list_ids' | 'exclude_list_ids'> | undefined,
): Promise<void> {
  const ids = [...new Set([...listIds, ...excludeListIds])];
  if (ids.length === 0) return;
  const found = await tx.selectFrom('email_lists').select('id').where('id', 'in', ids).execute();
  const before = current ? [...current.list_ids, ...current.exclude_list_ids] : [];
  const known = new Set([...before, ...found.map(({ id }) => id)]);
  const formErrors = Object.fromEntries(
    Object.entries({ listIds, excludeListIds })
      .filter(([, named]) => named.some((id) => !known.has(id)))
      .map(([field]) => [field, 'One of these lists does not exist any more']),
  );
  if (Object.keys(formErrors).length > 0) throw appError('validation_failed', { formErrors });
}

/**
 * Checks that the segment of a campaign exists. It may be deleted: copies of sent campaigns keep theirs, so that they never go to
 * more people.
 * @throws `validation_failed`
 */
async function requireSegment(tx: TenantTx, id: number | null | undefined): Promise<void> {
  if (!id) return;
  const found = await tx
    .selectFrom('email_segments')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found)
    throw appError('validation_failed', {
      formErrors: { segmentId: 'This segment does not exist' },
    });
}

/**
 * Checks that campaigns are not being sent before they go to the trash.
 * @throws `not_now`
 */
async function requireNotSending({ tx }: TenantWrite, ids: readonly number[]): Promise<void> {
  const sending = await tx
    .selectFrom('email_campaigns')
    .select(['name', 'automation_id'])
    .where('id', 'in', ids)
    .where((row) =>
      row.or([row('status', 'in', ['sending', 'paused']), row('automation_id', 'is not', null)]),
    )
    .executeTakeFirst();
  if (sending?.automation_id)
    throw appError('not_now', {
      message: `“${sending.name}” belongs to an automation. Delete its step instead.`,
    });
  if (sending)
    throw appError('not_now', {
      message: `“${sending.name}” is being sent. Cancel it before you delete it.`,
    });
}

/**
 * Returns the columns of a request body, with the content checked like that of pages.
 * @throws those of content
 */
async function toColumns(
  write: TenantWrite,
  {
    content,
    filters,
    listIds,
    excludeListIds,
    segmentId,
    abTest,
    sendWindow,
    [PREPARED]: prepared,
    ...plain
  }: CampaignUpdate & WithPrepared,
  current: CampaignRow | undefined,
): Promise<Columns> {
  if (current) requireEditable(current, write);
  if (current?.automation_id) requireNoRules({ abTest, sendWindow, in_archive: plain.in_archive });
  if (abTest && current?.status === 'scheduled' && current.local_time !== '')
    throw appError('validation_failed', { formErrors: { abTest: NO_LOCAL_AB_TEST } });
  await requireLists(write.tx, { listIds, excludeListIds }, current);
  await requireSegment(write.tx, segmentId);
  if (filters) requireReadableFields(write.actor, filters, current?.filters ?? null);
  return {
    ...givenColumns(plain),
    ...(listIds && { list_ids: JSON.stringify([...new Set(listIds)]) }),
    ...(excludeListIds && { exclude_list_ids: JSON.stringify([...new Set(excludeListIds)]) }),
    ...(segmentId !== undefined && { segment_id: segmentId }),
    ...(abTest !== undefined && { ab_test: abTest && JSON.stringify(abTest) }),
    ...(sendWindow !== undefined && { send_window: sendWindow && JSON.stringify(sendWindow) }),
    ...(filters !== undefined && { filters: filters && JSON.stringify(filters) }),
    ...(content !== undefined && {
      content: await takeContent(write, content, {
        prepared,
        before: current?.content ?? null,
      }),
    }),
  };
}

async function saveRelations(
  write: TenantWrite,
  id: number,
  { content, [PREPARED]: prepared }: CampaignUpdate & WithPrepared,
): Promise<void> {
  const { tx, tenantId } = write;
  await saveRevisions(tx, CAMPAIGN_REVISIONS, [id], await cacheActor(write));
  if (content === undefined) return;
  const campaign = await tx
    .selectFrom('email_campaigns')
    .select(['id', 'content'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isPrepared = prepared !== undefined && prepared.stored === campaign.content;
  await saveUsages(
    tx,
    tenantId,
    isPrepared
      ? { entity: 'campaign', id, texts: { content: prepared.text } }
      : await campaignHolder(campaign),
  );
}

const copyFields = sharedFields<CampaignRow, Campaign>(campaignSchema);

/** Returns the names of campaigns by id, also of those in the trash. */
async function readNames(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('email_campaigns')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function toRecords(
  tx: TenantTx,
  rows: readonly CampaignRow[],
  getTags: TagsOf,
): Promise<Campaign[]> {
  const people = await peopleByIds(
    tx,
    rows.map(({ author_id }) => author_id),
  );
  const earlier = await readNames(
    tx,
    rows.flatMap(({ resend_of }) => resend_of ?? []),
  );
  return rows.map((row) => ({
    ...copyFields(row),
    ...(row.content !== undefined && { content: row.content && toZlibContent(row.content) }),
    listIds: [...row.list_ids],
    excludeListIds: [...row.exclude_list_ids],
    segmentId: row.segment_id,
    abTest: row.ab_test,
    sendWindow: row.send_window,
    automationId: row.automation_id,
    earlierCampaign:
      row.resend_of === null ? null : { id: row.resend_of, name: earlier.get(row.resend_of) ?? '' },
    localTime: row.local_time || null,
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
    started_at: row.started_at?.toISOString() ?? null,
    sent_at: row.sent_at?.toISOString() ?? null,
    tags: getTags(row.id),
    user: personIn(people, row.author_id),
    ...getStamps(row),
  }));
}

/** Columns of a list: all except the content. */
const LISTED = [
  'id',
  'tenant_id',
  'name',
  'subject',
  'preheader',
  'status',
  'filters',
  'list_ids',
  'exclude_list_ids',
  'segment_id',
  'resend_of',
  'automation_id',
  'from_name',
  'reply_to',
  'track_opens',
  'track_clicks',
  'in_archive',
  'ab_test',
  'ab_winner',
  'send_window',
  'started_at',
  'audience_at',
  'recipients',
  'pause_reason',
  'scheduled_at',
  'local_time',
  'sent_at',
  'author_id',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

/** Entity of email campaigns. */
export const campaignEntity = defineEntity<CampaignRow, Campaign, CampaignUpdate>({
  entity: 'campaign',
  plural: 'campaigns',
  words: ['campaign', 'campaigns'],
  module: 'email_marketing',
  table: 'email_campaigns',
  list: {
    columns: LISTED,
    fields: CAMPAIGN_FIELDS,
    usual: { by: 'updated_at', direction: 'desc' },
  },
  ownFilters: ({ status }) => [
    sql<SqlBool>`email_campaigns.automation_id is null`,
    ...(status === undefined ? [] : [sql<SqlBool>`email_campaigns.status = ${status}`]),
  ],
  toColumns,
  beforeMany: async (write, ids) => {
    const rows = await write.tx
      .selectFrom('email_campaigns')
      .select(['status', 'automation_id'])
      .where('id', 'in', ids)
      .execute();
    for (const row of rows) requireEditable(row, write);
  },
  beforeTrash: requireNotSending,
  saveRelations: eachByItself(saveRelations),
  keepMany: async (write, ids) =>
    saveRevisions(write.tx, CAMPAIGN_REVISIONS, ids, await cacheActor(write)),
  toRecords,
  searchTexts: ({ name, subject, preheader }) => [name, subject, preheader],
  getTitle: ({ name }) => name,
  getSubtitle: ({ subject }) => subject,
});
