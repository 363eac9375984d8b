import { apiContract, type CommentContract } from '@org/schema/contract';
import type { CardEntity } from '@org/schema/entities';
import { listResults } from '../../../kernel/database/list-page.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { getTaskEmailTokens } from '../mail-choices/task-email-tokens.ts';
import { createComment, listComments, removeComment, updateComment } from './comments.service.ts';
import { mailMentions, mentionJob } from './mail-mentions.ts';

/** Creates the routes of the comments on records. */
function commentRoutes(contract: CommentContract, entity: CardEntity, send: SendJob): BoundRoute[] {
  const on = ({ params }: { readonly params: { readonly id: number } }) => ({
    entity,
    id: params.id,
  });
  return [
    staffRoute(contract.comments, async (input) => {
      const { rows, total } = await inTenant(input, (w) => listComments(w, on(input), input.query));
      return { results: listResults(input.query, rows, total, null, true) };
    }),
    staffRoute(contract.createComment, async (input) => ({
      comment: await inTenant(input, (w) => createComment(w, send, on(input), input.body)),
      message: 'Comment added',
    })),
    staffRoute(contract.updateComment, async (input) => ({
      comment: await inTenant(input, (w) =>
        updateComment(w, send, on(input), input.params.commentId, input.body),
      ),
      message: 'Comment saved',
    })),
    staffRoute(contract.removeComment, async (input) => {
      await inTenant(input, (w) => removeComment(w, on(input), input.params.commentId));
      return { message: 'Comment deleted' };
    }),
  ];
}

/** Comments on projects and tasks. */
export const commentsModule = defineModule({
  name: 'work/comments',
  jobs: (kernel) => [
    bindJob(mentionJob, (work) =>
      mailMentions({ ...kernel, tokens: getTaskEmailTokens(kernel) }, work),
    ),
  ],
  routes: ({ send }) => [
    ...commentRoutes(apiContract.tasks, 'task', send),
    ...commentRoutes(apiContract.projects, 'project', send),
  ],
});
