import { ErrorState, SkeletonLines } from '@org/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { describeError } from '../../app/screen-states.tsx';

interface RecentListProps<Row> {
  /** Id of the heading, one on the screen. */
  readonly id: string;
  readonly title: string;
  /** Where all of them are. */
  readonly all: { readonly label: string; readonly href: string };
  /** How the asking goes. */
  readonly list: Pick<UseQueryResult, 'isPending' | 'isError' | 'isSuccess' | 'error' | 'refetch'>;
  readonly rows: readonly Row[];
  /** Lines that are kept free while they are asked for. */
  readonly lines: number;
  readonly failed: string;
  readonly none: string;
  /** What a line says. */
  readonly children: (row: Row) => ReactNode;
}

/** A card of the overview with a few records, and the way to all of them. */
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
