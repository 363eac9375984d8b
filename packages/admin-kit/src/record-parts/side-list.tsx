import { Button, ErrorState, SkeletonLines } from '@org/ui';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { describeError } from '../screen/screen-states.tsx';
import { RecordCard } from './record-card.tsx';

/** A page of a list with a cursor. */
export interface ListPart<Row> {
  readonly rows: readonly Row[];
  /** Null after the last page. */
  readonly nextCursor: string | null;
}

/** Props of the list: label, source of its pages, and renderer of a row. */
export interface SideListProps<Row> {
  readonly title: string;
  readonly queryKey: QueryKey;
  /** Loads a page: the first without a cursor. */
  readonly read: (query: { readonly cursor?: string }) => Promise<ListPart<Row>>;
  readonly row: (row: Row) => ReactNode;
  readonly className: string;
  readonly failed: string;
  /** Text of the empty list. */
  readonly empty?: string;
  /** Label of the button that loads more. */
  readonly older: string;
}

/** Renders a list beside a form that is loaded page by page, newest first. */
export function SideList<Row>(props: SideListProps<Row>): ReactElement {
  const { title, read } = props;
  const found = useInfiniteQuery({
    queryKey: props.queryKey,
    queryFn: ({ pageParam }) => read(pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const rows = found.data?.pages.flatMap((part) => part.rows) ?? [];
  return (
    <RecordCard title={title}>
      {found.isPending && <SkeletonLines count={4} />}
      {found.isError && (
        <ErrorState
          {...describeError(found.error)}
          title={props.failed}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isSuccess && rows.length === 0 && props.empty && (
        <p className="at-meta">{props.empty}</p>
      )}
      <ol className={props.className}>{rows.map(props.row)}</ol>
      {found.hasNextPage && (
        <Button
          size="xs"
          variant="subtle"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {props.older}
        </Button>
      )}
    </RecordCard>
  );
}
