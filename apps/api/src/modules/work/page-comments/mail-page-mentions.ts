import { hasPermission } from '../../../kernel/access/has-permission.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import type { MentionPayload } from '../comments/notify-mentioned.ts';
import {
  type MentionDeps,
  mentionPayload,
  sendMentionMails,
} from '../comments/send-mention-mails.ts';
import { getCommentPath } from './page-comment-path.ts';

/** Job that emails people who were mentioned in a comment on a page. */
export const pageMentionJob = defineJob({ name: 'page-mentioned', payload: mentionPayload });

/** Queues the emails about a comment on a page to those who may view pages; none for a page in the trash. */
export async function mailPageMentions(
  deps: MentionDeps,
  work: TenantJobWork<MentionPayload>,
): Promise<void> {
  await sendMentionMails(deps, work, async (tx, actors) => {
    const comment = await tx
      .selectFrom('page_comments')
      .innerJoin('pages', (join) =>
        join
          .onRef('pages.tenant_id', '=', 'page_comments.tenant_id')
          .onRef('pages.id', '=', 'page_comments.page_id'),
      )
      .leftJoin('people', (join) =>
        join
          .onRef('people.tenant_id', '=', 'page_comments.tenant_id')
          .onRef('people.user_id', '=', 'page_comments.author_id'),
      )
      .select([
        'page_comments.id',
        'page_comments.parent_id',
        'page_comments.body',
        'pages.title',
        'pages.slug',
        'people.display_name as author',
      ])
      .where('page_comments.id', '=', work.payload.commentId)
      .where('pages.deleted_at', 'is', null)
      .executeTakeFirst();
    if (!comment) return undefined;
    const { id, parent_id, body, title, slug, author } = comment;
    return {
      body,
      author: author ?? '',
      title,
      path: getCommentPath(slug, parent_id ?? id),
      readers: actors.filter((actor) => hasPermission(actor, 'pages.can_view')),
    };
  });
}
