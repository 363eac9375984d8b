import type { EmailList, EmailListCreate, EmailListUpdate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import { type AskedList, getList } from '../../../kernel/database/list-definition.ts';
import { readList } from '../../../kernel/database/read-list.ts';
import type { EmailListRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { emailListUsages } from './email-list-usages.ts';

const LISTS = getList('email_lists', {
  orders: { name: 'text', created_at: 'time' },
  usual: { by: 'name', direction: 'asc' },
  searched: ['name'],
  hasTrash: false,
});

/** Returns lists with the number of subscribers by status. */
async function withCounts(
  tx: TenantTx,
  rows: readonly EmailListRecord[],
): Promise<readonly EmailList[]> {
  const counted = await tx
    .selectFrom('list_members')
    .select(['list_id', 'status', sql<string>`count(*)`.as('n')])
    .where(
      'list_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy(['list_id', 'status'])
    .execute();
  const getCount = (id: number, status: string): number =>
    Number(counted.find((one) => one.list_id === id && one.status === status)?.n ?? 0);
  return rows.map(({ id, name, description, visibility, optin, is_default, version, ...row }) => ({
    id,
    name,
    description,
    visibility,
    optin,
    is_default,
    counts: {
      subscribed: getCount(id, 'subscribed'),
      unconfirmed: getCount(id, 'unconfirmed'),
      unsubscribed: getCount(id, 'unsubscribed'),
    },
    version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** Returns a page of the tenant's lists with the number of subscribers of each. */
export async function listEmailLists(tx: TenantTx, query: AskedList) {
  const results = await readList(tx, LISTS, query);
  const rows = results.rows.length > 0 ? await withCounts(tx, results.rows) : [];
  return { ...results, rows: [...rows] };
}

async function answer(tx: TenantTx, id: number): Promise<EmailList> {
  const row = await tx
    .selectFrom('email_lists')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const [list] = row ? await withCounts(tx, [row]) : [];
  if (!list) throw appError('not_found');
  return list;
}

/** Advisory lock for changes of the default list. */
const USUAL = 'usual list';
/** Advisory lock for changes of list names. */
const NAMES = 'names of lists';

/** Unsets the current default list, because there is only one. */
async function takeDefault(tx: TenantTx): Promise<void> {
  await tx
    .updateTable('email_lists')
    .set({ is_default: false, version: sql`version + 1` })
    .where('is_default', '=', true)
    .execute();
}

/**
 * Checks that no other list has the name, so that users can tell lists apart.
 * @throws `validation_failed`
 */
async function requireOwnName(
  { tx, tenantId }: Pick<TenantWrite, 'tx' | 'tenantId'>,
  name: string | undefined,
  own?: number,
): Promise<void> {
  if (name === undefined) return;
  // Locks list names, so that two concurrent requests cannot use the same name.
  await withAdvisoryLock(tx, tenantId, NAMES);
  const other = await tx
    .selectFrom('email_lists')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .$if(own !== undefined, (query) => query.where('id', '!=', own ?? 0))
    .executeTakeFirst();
  if (other)
    throw appError('validation_failed', {
      formErrors: { name: 'Another list has this name' },
    });
}

/**
 * Creates a list.
 * @throws `validation_failed` for a name that another list has
 */
export async function createEmailList(
  write: TenantWrite,
  fields: EmailListCreate,
): Promise<EmailList> {
  const { tx, tenantId } = write;
  await requireOwnName(write, fields.name);
  if (fields.is_default) {
    await withAdvisoryLock(tx, tenantId, USUAL);
    await takeDefault(tx);
  }
  const { id } = await tx
    .insertInto('email_lists')
    .values({ tenant_id: tenantId, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(write, { entity: 'email_list', id, action: 'created', version: 1 });
  return answer(tx, id);
}

/**
 * Updates a list.
 * @throws `not_found`; `conflict` with the current list; `validation_failed` when no default list would remain
 */
export async function updateEmailList(
  write: TenantWrite,
  id: number,
  { version, ...fields }: EmailListUpdate,
): Promise<EmailList> {
  const { tx, tenantId } = write;
  await requireOwnName(write, fields.name, id);
  // The advisory lock comes before the row lock, because its holder locks rows.
  if (fields.is_default) await withAdvisoryLock(tx, tenantId, USUAL);
  const current = await tx
    .selectFrom('email_lists')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!current) throw appError('not_found');
  if (version !== undefined && version !== current.version)
    throw appError('conflict', { current: await answer(tx, id) });
  if (current.is_default && fields.is_default === false)
    throw appError('validation_failed', {
      formErrors: { is_default: 'Make another list the default instead' },
    });
  if (fields.is_default && !current.is_default) await takeDefault(tx);
  await tx
    .updateTable('email_lists')
    .set({ ...fields, version: current.version + 1, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
  await recordChange(write, {
    entity: 'email_list',
    id,
    action: 'updated',
    version: current.version + 1,
  });
  return answer(tx, id);
}

/**
 * Deletes a list with its memberships; the subscribers stay. The default list can only be deleted last.
 * @throws `not_found`; `not_now` for the default list while there are others; `in_use` with the usages in forms, unless `force`
 * is set
 */
export async function removeEmailList(
  write: TenantWrite,
  id: number,
  force: boolean,
): Promise<void> {
  const { tx } = write;
  const found = await tx
    .selectFrom('email_lists')
    .select('is_default')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw appError('not_found');
  const other = await tx
    .selectFrom('email_lists')
    .select('id')
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  if (found.is_default && other)
    throw appError('not_now', {
      message: 'Forms without a list use this one. Make another list the default first',
    });
  const usage = force ? [] : await emailListUsages(tx, id);
  if (usage.length > 0) throw appError('in_use', { usage });
  await tx.deleteFrom('email_lists').where('id', '=', id).execute();
  await recordChange(write, { entity: 'email_list', id, action: 'deleted' });
}
