import { apiContract } from '@org/schema/contract';
import { listResults } from '../../../kernel/database/list-page.ts';
import { staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { getTaskEmailTokens } from '../mail-choices/task-email-tokens.ts';
import { mailPageMentions, pageMentionJob } from './mail-page-mentions.ts';
import {
  createPageComment,
  listPageComments,
  removePageComment,
  setResolved,
  updatePageComment,
} from './page-comments.service.ts';

const { pageComments } = apiContract;

const getIds = ({
  params,
}: {
  readonly params: { readonly id: number; readonly commentId: number };
}): { readonly pageId: number; readonly commentId: number } => ({
  pageId: params.id,
  commentId: params.commentId,
});

/** Comments on pages and their blocks. */
export const pageCommentsModule = defineModule({
  name: 'work/page-comments',
  jobs: (kernel) => [
    bindJob(pageMentionJob, (work) =>
      mailPageMentions({ ...kernel, tokens: getTaskEmailTokens(kernel) }, work),
    ),
  ],
  routes: ({ send }) => [
    staffRoute(pageComments.list, async (input) => {
      const { rows, total } = await inTenant(input, (w) =>
        listPageComments(w, input.params.id, input.query),
      );
      return { results: listResults(input.query, rows, total, null, true) };
    }),
    staffRoute(pageComments.create, async (input) => ({
      comment: await inTenant(input, (w) =>
        createPageComment(w, send, input.params.id, input.body),
      ),
      message: 'Comment added',
    })),
    staffRoute(pageComments.update, async (input) => ({
      comment: await inTenant(input, (w) => updatePageComment(w, send, getIds(input), input.body)),
      message: 'Comment saved',
    })),
    staffRoute(pageComments.remove, async (input) => {
      await inTenant(input, (w) => removePageComment(w, input.params.id, input.params.commentId));
      return { message: 'Comment deleted' };
    }),
    staffRoute(pageComments.resolve, async (input) => ({
      comment: await inTenant(input, (w) => setResolved(w, getIds(input), true)),
      message: 'Comment resolved',
    })),
    staffRoute(pageComments.reopen, async (input) => ({
      comment: await inTenant(input, (w) => setResolved(w, getIds(input), false)),
      message: 'Comment reopened',
    })),
  ],
});
