import { ROOT_ID } from '@org/schema';
import {
  MAX_PAGE_COMMENTS,
  type PageComment,
  type PageCommentCreate,
  type PageCommentUpdate,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { PageCommentRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import { personIn } from '../../../kernel/entities/entity-stamps.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { hasBlock } from '../../content/index.ts';
import { getAssignees, requireStaff } from '../boards/people/record-people.ts';
import { cleanComment } from '../comments/comment-text.ts';
import { notifyMentioned } from '../comments/notify-mentioned.ts';
import { pageMentionJob } from './mail-page-mentions.ts';
import { getCommentPath } from './page-comment-path.ts';

const refuse = (field: string, message: string): Error =>
  appError('validation_failed', { formErrors: { [field]: message } });

/**
 * Returns the path of a page.
 * @throws `page_not_found`, also for a page in the trash
 */
async function requirePage(tx: TenantTx, pageId: number): Promise<string> {
  const page = await tx
    .selectFrom('pages')
    .select('slug')
    .where('id', '=', pageId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!page) throw appError('page_not_found');
  return page.slug;
}

async function toPageComments(
  tx: TenantTx,
  rows: readonly PageCommentRecord[],
): Promise<PageComment[]> {
  const people = await peopleByIds(
    tx,
    rows.flatMap(({ author_id, resolved_by }) => [author_id, resolved_by ?? author_id]),
  );
  const mentioned = await getAssignees(
    tx,
    rows.flatMap(({ mentions }) => mentions),
  );
  return rows.map((row) => ({
    id: row.id,
    page_id: row.page_id,
    node: row.node,
    parent_id: row.parent_id,
    body: row.body,
    user: personIn(people, row.author_id),
    mentions: row.mentions.flatMap((one) => mentioned.get(one) ?? []),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    resolved_by: row.resolved_by === null ? null : personIn(people, row.resolved_by),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
  }));
}

async function toPageComment(tx: TenantTx, row: PageCommentRecord): Promise<PageComment> {
  const [comment] = await toPageComments(tx, [row]);
  if (!comment) throw appError('not_found');
  return comment;
}

/**
 * Returns the comments on a page with their replies, oldest first.
 * @throws `page_not_found`
 */
export async function listPageComments(
  { tx }: TenantWrite,
  pageId: number,
  { currentPage, itemsPerPage }: { readonly currentPage: number; readonly itemsPerPage: number },
): Promise<{ readonly rows: PageComment[]; readonly total: number }> {
  await requirePage(tx, pageId);
  const rows = await tx
    .selectFrom('page_comments')
    .selectAll()
    .where('page_id', '=', pageId)
    .orderBy('id')
    .limit(itemsPerPage)
    .offset((currentPage - 1) * itemsPerPage)
    .execute();
  return { rows: await toPageComments(tx, rows), total: await countComments(tx, pageId) };
}

async function countComments(tx: TenantTx, pageId: number): Promise<number> {
  const { n } = await tx
    .selectFrom('page_comments')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('page_id', '=', pageId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/**
 * Locks a comment on a page.
 * @throws `page_not_found`; `not_found`
 */
async function lockComment(
  { tx }: TenantWrite,
  pageId: number,
  commentId: number,
): Promise<PageCommentRecord> {
  const row = await tx
    .selectFrom('page_comments')
    .selectAll()
    .where('id', '=', commentId)
    .where('page_id', '=', pageId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw appError('not_found');
  return row;
}

/**
 * Locks the comment that a reply is about.
 * @throws `validation_failed` on `parent_id`
 */
async function lockParent(
  { tx }: TenantWrite,
  pageId: number,
  parentId: number,
): Promise<PageCommentRecord> {
  const parent = await tx
    .selectFrom('page_comments')
    .selectAll()
    .where('id', '=', parentId)
    .where('page_id', '=', pageId)
    .forUpdate()
    .executeTakeFirst();
  if (!parent) throw refuse('parent_id', 'This comment does not exist on this page');
  if (parent.parent_id !== null) throw refuse('parent_id', 'A reply cannot have replies');
  return parent;
}

/** Opens a resolved comment again; does nothing for an open one. */
async function reopen(write: TenantWrite, row: PageCommentRecord): Promise<PageCommentRecord> {
  if (row.resolved_at === null) return row;
  const opened = await write.tx
    .updateTable('page_comments')
    .set({ resolved_at: null, resolved_by: null })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(write, {
    entity: 'page_comment',
    id: row.id,
    action: 'updated',
    changes: { resolved: [true, false] },
  });
  return opened;
}

/**
 * Comments on a page, on one of its blocks, or replies to a comment. A reply opens a resolved comment again.
 * @throws `page_not_found`; `validation_failed` on `body`, `node`, `parent_id` or `mentions`
 */
export async function createPageComment(
  write: TenantWrite,
  send: SendJob,
  pageId: number,
  { body, node = null, parent_id = null, mentions = [] }: PageCommentCreate,
): Promise<PageComment> {
  const { tx } = write;
  const slug = await requirePage(tx, pageId);
  const text = cleanComment(body);
  const block = node === ROOT_ID ? null : node;
  if (parent_id !== null) {
    if (block !== null) throw refuse('node', 'A reply is about the block of its comment');
    await reopen(write, await lockParent(write, pageId, parent_id));
  } else if (block !== null && !(await hasBlock(tx, pageId, block)))
    throw refuse('node', 'This block is not on the saved page. Save the page, then comment.');
  if ((await countComments(tx, pageId)) >= MAX_PAGE_COMMENTS)
    throw refuse(
      'body',
      `A page has at most ${MAX_PAGE_COMMENTS} comments. Delete resolved comments first.`,
    );
  const ids = [...new Set(mentions)];
  await requireStaff(write, ids, 'mentions');
  const row = await tx
    .insertInto('page_comments')
    .values({
      tenant_id: write.tenantId,
      page_id: pageId,
      parent_id,
      node: block,
      body: text,
      mentions: JSON.stringify(ids),
      author_id: await cacheActor(write),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(write, { entity: 'page_comment', id: row.id, action: 'created' });
  await notify(write, send, { row, slug, ids });
  return toPageComment(tx, row);
}

/** Notifies people who are mentioned in a comment. */
async function notify(
  write: TenantWrite,
  send: SendJob,
  {
    row,
    slug,
    ids,
  }: { readonly row: PageCommentRecord; readonly slug: string; readonly ids: readonly number[] },
): Promise<void> {
  await notifyMentioned(write, send, {
    commentId: row.id,
    ids,
    noun: 'page',
    link: getCommentPath(slug, row.parent_id ?? row.id),
    job: pageMentionJob,
  });
}

/**
 * Changes an own comment; people who are newly mentioned are notified.
 * @throws `page_not_found`, `not_found`, `forbidden`; `validation_failed` on `body` or `mentions`
 */
export async function updatePageComment(
  write: TenantWrite,
  send: SendJob,
  { pageId, commentId }: { readonly pageId: number; readonly commentId: number },
  { body, mentions }: PageCommentUpdate,
): Promise<PageComment> {
  const slug = await requirePage(write.tx, pageId);
  const before = await lockComment(write, pageId, commentId);
  if (before.author_id !== write.actor.person.id)
    throw appError('forbidden', { message: 'Only its author can change a comment' });
  const text = cleanComment(body);
  const ids = [...new Set(mentions ?? before.mentions)];
  const added = ids.filter((id) => !before.mentions.includes(id));
  await requireStaff(write, added, 'mentions');
  const row = await write.tx
    .updateTable('page_comments')
    .set({ body: text, mentions: JSON.stringify(ids), edited_at: new Date() })
    .where('id', '=', commentId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(write, { entity: 'page_comment', id: commentId, action: 'updated' });
  await notify(write, send, { row, slug, ids: added });
  return toPageComment(write.tx, row);
}

/**
 * Deletes a comment with its replies: an own one, or any with the right to delete pages.
 * @throws `page_not_found`, `not_found`, `forbidden`
 */
export async function removePageComment(
  write: TenantWrite,
  pageId: number,
  commentId: number,
): Promise<void> {
  await requirePage(write.tx, pageId);
  const { author_id } = await lockComment(write, pageId, commentId);
  if (author_id !== write.actor.person.id && !hasPermission(write.actor, 'pages.can_delete'))
    throw appError('forbidden', { message: 'Only its author can delete a comment' });
  await write.tx.deleteFrom('page_comments').where('id', '=', commentId).execute();
  await recordChange(write, { entity: 'page_comment', id: commentId, action: 'deleted' });
}

/**
 * Resolves a comment, or opens it again. Doing so again changes nothing.
 * @throws `page_not_found`; `not_found`, also for a reply
 */
export async function setResolved(
  write: TenantWrite,
  { pageId, commentId }: { readonly pageId: number; readonly commentId: number },
  isResolved: boolean,
): Promise<PageComment> {
  await requirePage(write.tx, pageId);
  const before = await lockComment(write, pageId, commentId);
  if (before.parent_id !== null) throw appError('not_found');
  if (!isResolved) return toPageComment(write.tx, await reopen(write, before));
  if (before.resolved_at !== null) return toPageComment(write.tx, before);
  const row = await write.tx
    .updateTable('page_comments')
    .set({ resolved_at: new Date(), resolved_by: await cacheActor(write) })
    .where('id', '=', commentId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(write, {
    entity: 'page_comment',
    id: commentId,
    action: 'updated',
    changes: { resolved: [false, true] },
  });
  return toPageComment(write.tx, row);
}
