import { describeError, failureText, useMe } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import type { CommentContract } from '@org/schema/contract';
import { Button, ErrorState, SkeletonLines, toast } from '@org/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { CommentComposer } from './comment-composer.tsx';
import { CommentItem } from './comment-item.tsx';
import { text } from './messages.ts';

/** Props of the comments: the record, and its endpoints. */
export interface RecordCommentsProps {
  readonly id: number;
  readonly calls: Pick<
    CommentContract,
    'comments' | 'createComment' | 'updateComment' | 'removeComment'
  >;
}

const PAGE_SIZE = 50;

/** Renders the comments on a record, oldest first, and a field for a new one. People who are mentioned are notified. */
export function RecordComments({ id, calls }: RecordCommentsProps): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const { user } = useMe();
  const key = [...callKey(calls.comments), id];
  const found = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam, signal }) => {
      const query = { currentPage: pageParam, itemsPerPage: PAGE_SIZE };
      return rows(await api.call(calls.comments, { params: { id }, query, signal }));
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages, page) =>
      pages.length * PAGE_SIZE < total ? page + 1 : undefined,
  });
  const comments = found.data?.pages.flatMap((page) => page.rows) ?? [];

  /** Runs a change and loads the comments again. Resolves to the message of a failure, or ''. */
  async function run(change: () => Promise<unknown>): Promise<string> {
    try {
      await change();
    } catch (failure) {
      return failureText(failure);
    }
    await queries.invalidateQueries({ queryKey: key });
    return '';
  }

  async function remove(commentId: number): Promise<void> {
    const failure = await run(() => api.call(calls.removeComment, { params: { id, commentId } }));
    if (failure) toast.error(failure);
  }

  return (
    <section className="ad-record-card" aria-label={text.comments}>
      <header>
        <h2 className="at-section-title">{text.comments}</h2>
      </header>
      {found.isPending && <SkeletonLines count={3} />}
      {found.isError && (
        <ErrorState
          {...describeError(found.error)}
          title={text.failed}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isSuccess && comments.length === 0 && <p className="at-meta">{text.empty}</p>}
      <ol className="pj-comments">
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            isOwn={comment.user?.id === user.id}
            onSave={(commentId, body) =>
              run(() => api.call(calls.updateComment, { params: { id, commentId }, body }))
            }
            onDelete={(commentId) => void remove(commentId)}
          />
        ))}
      </ol>
      {found.hasNextPage && (
        <Button
          size="xs"
          variant="subtle"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {text.newer}
        </Button>
      )}
      <CommentComposer
        submitLabel={text.send}
        onSubmit={(body) => run(() => api.call(calls.createComment, { params: { id }, body }))}
      />
    </section>
  );
}
