import type { CardEntity, WorkComment, WorkCommentWrite } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { WorkCommentRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import { personIn } from '../../../kernel/entities/entity-stamps.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { getAssignees, requireStaff } from '../boards/people/record-people.ts';
import { projectEntity } from '../projects/project.entity.ts';
import { taskEntity } from '../tasks/task.entity.ts';
import { cleanComment } from './comment-text.ts';
import { mentionJob } from './mail-mentions.ts';
import { notifyMentioned } from './notify-mentioned.ts';

/** Record that is commented on. */
export interface Commented {
  readonly entity: CardEntity;
  readonly id: number;
}

const COLUMNS = { task: 'task_id', project: 'project_id' } as const;

/**
 * Checks that the user may see a record.
 * @throws `not_found`
 */
async function requireRecord(write: TenantWrite, { entity, id }: Commented): Promise<void> {
  await getEntity(write, entity === 'task' ? taskEntity : projectEntity, id);
}

async function toComments(
  tx: TenantTx,
  rows: readonly WorkCommentRecord[],
): Promise<WorkComment[]> {
  const authors = await peopleByIds(
    tx,
    rows.map(({ author_id }) => author_id),
  );
  const mentioned = await getAssignees(
    tx,
    rows.flatMap(({ mentions }) => mentions),
  );
  return rows.map(({ id, body, author_id, mentions, created_at, edited_at }) => ({
    id,
    body,
    user: personIn(authors, author_id),
    mentions: mentions.flatMap((one) => mentioned.get(one) ?? []),
    created_at: created_at.toISOString(),
    edited_at: edited_at?.toISOString() ?? null,
  }));
}

/**
 * Returns the comments on a record, oldest first.
 * @throws `not_found`
 */
export async function listComments(
  write: TenantWrite,
  record: Commented,
  { currentPage, itemsPerPage }: { readonly currentPage: number; readonly itemsPerPage: number },
): Promise<{ readonly rows: WorkComment[]; readonly total: number }> {
  await requireRecord(write, record);
  const found = write.tx.selectFrom('work_comments').where(COLUMNS[record.entity], '=', record.id);
  const rows = await found
    .selectAll()
    .orderBy('id')
    .limit(itemsPerPage)
    .offset((currentPage - 1) * itemsPerPage)
    .execute();
  const { n } = await found
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { rows: await toComments(write.tx, rows), total: Number(n) };
}

/** Keeps the number of comments on tasks, and announces the record. */
async function announce(write: TenantWrite, { entity, id }: Commented): Promise<void> {
  if (entity === 'task')
    await sql`
      update tasks set comments_count = (select count(*) from work_comments c where c.task_id = tasks.id)
      where id = ${id}`.execute(write.tx);
  await recordChange(write, { entity, id, action: 'updated', changes: { comments: [null, null] } });
}

/** Path of a record in the admin. */
const adminPath = ({ entity, id }: Commented): string => `/admin/${entity}s/${id}`;

const notify = (
  write: TenantWrite,
  send: SendJob,
  record: Commented,
  about: { readonly commentId: number; readonly ids: readonly number[] },
): Promise<void> =>
  notifyMentioned(write, send, {
    ...about,
    noun: record.entity,
    link: adminPath(record),
    job: mentionJob,
  });

/**
 * Adds a comment.
 * @throws `not_found`; `validation_failed` on `mentions` or `body`
 */
export async function createComment(
  write: TenantWrite,
  send: SendJob,
  record: Commented,
  { body, mentions = [] }: WorkCommentWrite,
): Promise<WorkComment> {
  await requireRecord(write, record);
  const text = cleanComment(body);
  const ids = [...new Set(mentions)];
  await requireStaff(write, ids, 'mentions');
  const row = await write.tx
    .insertInto('work_comments')
    .values({
      tenant_id: write.tenantId,
      [COLUMNS[record.entity]]: record.id,
      body: text,
      mentions: JSON.stringify(ids),
      author_id: await cacheActor(write),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await announce(write, record);
  await notify(write, send, record, { commentId: row.id, ids });
  const [comment] = await toComments(write.tx, [row]);
  if (!comment) throw appError('not_found');
  return comment;
}

/**
 * Locks a comment of the user.
 * @throws `not_found`; `forbidden` for that of another
 */
async function lockOwn(
  write: TenantWrite,
  record: Commented,
  commentId: number,
): Promise<WorkCommentRecord> {
  await requireRecord(write, record);
  const row = await write.tx
    .selectFrom('work_comments')
    .selectAll()
    .where('id', '=', commentId)
    .where(COLUMNS[record.entity], '=', record.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw appError('not_found');
  if (row.author_id !== write.actor.person.id)
    throw appError('forbidden', { message: 'Only its author can change a comment' });
  return row;
}

/** Changes an own comment; people who are newly mentioned are notified. */
export async function updateComment(
  write: TenantWrite,
  send: SendJob,
  record: Commented,
  commentId: number,
  { body, mentions }: WorkCommentWrite,
): Promise<WorkComment> {
  const before = await lockOwn(write, record, commentId);
  await requireRecord(write, record);
  const text = cleanComment(body);
  const ids = [...new Set(mentions ?? before.mentions)];
  const added = ids.filter((id) => !before.mentions.includes(id));
  await requireStaff(write, added, 'mentions');
  const row = await write.tx
    .updateTable('work_comments')
    .set({ body: text, mentions: JSON.stringify(ids), edited_at: new Date() })
    .where('id', '=', commentId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await announce(write, record);
  await notify(write, send, record, { commentId, ids: added });
  const [comment] = await toComments(write.tx, [row]);
  if (!comment) throw appError('not_found');
  return comment;
}

/** Deletes an own comment. */
export async function removeComment(
  write: TenantWrite,
  record: Commented,
  commentId: number,
): Promise<void> {
  await lockOwn(write, record, commentId);
  await write.tx.deleteFrom('work_comments').where('id', '=', commentId).execute();
  await announce(write, record);
}
