import { AppLink, describeError } from '@org/admin-kit';
import { ErrorState, SkeletonLines } from '@org/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';

interface RecentListProps<Row> {
  /** Unique id of the heading. */
  readonly id: string;
  readonly title: string;
  /** Link to the full list. */
  readonly all: { readonly label: string; readonly href: string };
  /** State of the query. */
  readonly list: Pick<UseQueryResult, 'isPending' | 'isError' | 'isSuccess' | 'error' | 'refetch'>;
  readonly rows: readonly Row[];
  /** Number of skeleton rows while loading. */
  readonly lines: number;
  readonly failed: string;
  readonly none: string;
  /** Renders a row. */
  readonly children: (row: Row) => ReactNode;
}

/** Renders a card of the overview with a few records, and a link to all of them. */
export function RecentList<Row extends { readonly id: number }>({
  id,
  title,
  all,
  list,
  rows,
  lines,
  failed,
  none,
  children,
}: RecentListProps<Row>): ReactElement {
  return (
    <section className="ad-card" aria-labelledby={id}>
      <header className="ad-card-head">
        <h2 className="at-section-title" id={id}>
          {title}
        </h2>
        <AppLink href={all.href} className="ad-more">
          {all.label}
        </AppLink>
      </header>
      {list.isPending && <SkeletonLines count={lines} />}
      {list.isError && (
        <ErrorState
          {...describeError(list.error)}
          title={failed}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && rows.length === 0 && <p className="ad-quiet">{none}</p>}
      <ul className="ad-recent">
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
    </section>
  );
}
