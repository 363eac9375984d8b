import type { Actor } from '../../../kernel/access/call.ts';
import { findHidden } from '../../../kernel/entities/entity-access.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import { PROJECT_ACCESS } from '../projects/project-access.ts';
import { TASK_ACCESS } from '../tasks/task-texts.ts';
import type { MentionPayload } from './notify-mentioned.ts';
import { type MentionDeps, mentionPayload, sendMentionMails } from './send-mention-mails.ts';

/** Job that emails people who were mentioned in a comment on a task or project. */
export const mentionJob = defineJob({ name: 'work-mentioned', payload: mentionPayload });

/** Queues the emails about a comment on a task or project to those who may see that record. */
export async function mailMentions(
  deps: MentionDeps,
  work: TenantJobWork<MentionPayload>,
): Promise<void> {
  await sendMentionMails(deps, work, async (tx, actors) => {
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
      .where('work_comments.id', '=', work.payload.commentId)
      .executeTakeFirst();
    if (!comment) return undefined;
    const { body, task_id, project_id, task, project, author } = comment;
    const [rules, recordId] =
      task_id === null ? [PROJECT_ACCESS, project_id] : [TASK_ACCESS, task_id];
    const readers: Actor[] = [];
    for (const actor of actors) {
      const hidden = await findHidden({ tx, actor }, rules, [recordId]);
      if (hidden.size === 0) readers.push(actor);
    }
    return {
      body,
      author: author ?? '',
      title: task ?? project ?? '',
      path: task_id === null ? `/admin/projects/${project_id}` : `/admin/tasks/${task_id}`,
      readers,
    };
  });
}
