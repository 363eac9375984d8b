import { markupText, parseMarkup } from '@org/content';
import { array, number, object } from 'yup';
import { actorInBackground } from '../../../kernel/access/background-actor.ts';
import type { Actor } from '../../../kernel/access/call.ts';
import { findHidden } from '../../../kernel/entities/entity-access.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { findActiveStaff } from '../boards/people/record-people.ts';
import { findOptedOut } from '../mail-choices/task-email-choices.ts';
import type { TaskEmailTokens } from '../mail-choices/task-email-tokens.ts';
import { unsubscribeLink } from '../mail-choices/unsubscribe-link.ts';
import { PROJECT_ACCESS } from '../projects/project-access.ts';
import { TASK_ACCESS } from '../tasks/task-texts.ts';

/** Job that emails people who were mentioned in a comment. */
export const mentionJob = defineJob({
  name: 'work-mentioned',
  payload: object({
    commentId: number().integer().required(),
    userIds: array(number().integer().required()).required(),
  }).noUnknown(),
});

/** Dependencies of the emails. */
export interface MentionDeps
  extends Pick<Kernel, 'db' | 'mailQueue' | 'adminOrigin' | 'designMail' | 'getSiteWithin'> {
  readonly tokens: TaskEmailTokens;
}

/** Maximum number of characters of a comment in an email; the admin shows the rest. */
const LONGEST = 1000;

/** Event of the emails. */
const EVENT = 'task.mentioned';

/**
 * Queues an email for everybody who was mentioned in a comment, who still works in the tenant, may see the record and has not turned
 * these emails off.
 */
export async function mailMentions(
  { db, mailQueue, adminOrigin, designMail, getSiteWithin, tokens }: MentionDeps,
  { payload, tenantId }: TenantJobWork<{ commentId: number; userIds: number[] }>,
): Promise<void> {
  const actors: Actor[] = [];
  for (const id of payload.userIds) {
    const actor = await actorInBackground(db, tenantId, id, `comment ${payload.commentId}`);
    if (actor) actors.push(actor);
  }
  await db.asTenant(tenantId, async (tx) => {
    const comment = await tx
      .selectFrom('work_comments')
      .leftJoin('tasks', 'tasks.id', 'work_comments.task_id')
      .leftJoin('projects', 'projects.id', 'work_comments.project_id')
      .leftJoin('people', 'people.user_id', 'work_comments.author_id')
      .select([
        'work_comments.body',
        'work_comments.task_id',
        'work_comments.project_id',
        'tasks.title as task',
        'projects.title as project',
        'people.display_name as author',
      ])
      .where('work_comments.id', '=', payload.commentId)
      .executeTakeFirst();
    if (!comment) return;
    const { body, task_id, project_id, task, project, author } = comment;
    const title = task ?? project ?? '';
    const path = task_id === null ? `projects/${project_id}` : `tasks/${task_id}`;
    const [rules, recordId] =
      task_id === null ? [PROJECT_ACCESS, project_id] : [TASK_ACCESS, task_id];
    const readers: Actor['person'][] = [];
    for (const actor of actors) {
      const hidden = await findHidden({ tx, actor }, rules, [recordId]);
      if (hidden.size === 0) readers.push(actor.person);
    }
    const ids = readers.map(({ id }) => id);
    const optedOut = await findOptedOut(tx, EVENT, ids);
    const staff = await findActiveStaff(
      tx,
      ids.filter((id) => !optedOut.has(id)),
    );
    if (staff.size === 0) return;
    const sender = await db.platformWithin(tx, 'send mail', (platform) =>
      platform
        .selectFrom('tenants')
        .select('name')
        .where('id', '=', tenantId)
        .executeTakeFirstOrThrow(),
    );
    const text = markupText(parseMarkup(body)).slice(0, LONGEST);
    const site = await getSiteWithin(tx, tenantId);
    for (const { id, email, firstname } of staff.values()) {
      const content = await designMail(tx, tenantId, {
        event: EVENT,
        audience: 'staff',
        to: email,
        site,
        firstName: firstname,
        lastName: actors.find(({ person }) => person.id === id)?.person.lastname ?? '',
        tags: { colleague: author ?? '', comment: text },
        parts: {
          subject: `${author} mentioned you: ${title}`,
          sender: sender.name,
          title,
          paragraphs: [text],
          button: { label: 'Open', href: `${adminOrigin}/admin/${path}` },
          note: `You received this email because ${author} mentioned you in a comment.`,
          unsubscribe: unsubscribeLink(tokens, { tenantId, site }, { userId: id, event: EVENT }),
        },
      });
      await db.platformWithin(tx, 'send mail', (platform) =>
        mailQueue.add(platform, {
          tenantId,
          via: 'installation',
          kind: 'mention',
          to: email,
          content,
          userId: id,
        }),
      );
    }
  });
}
