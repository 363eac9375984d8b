import { Button, EmptyState, Icon, NoPermission, PageHeader, SkeletonLines } from '@org/ui';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { FailedState } from './screen-states.tsx';

/** A request for rows, as the query library returns it. */
export interface RowsQuery<Row> {
  readonly data: { readonly results: { readonly rows: readonly Row[] } } | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

/** Props of the screen. */
export interface RowsScreenProps<Row> {
  readonly title: string;
  readonly icon: NonNullable<ComponentProps<typeof PageHeader>['icon']>;
  /** Text after “You may not”, for users who cannot view the rows. */
  readonly what: string;
  readonly canView: boolean;
  readonly query: RowsQuery<Row>;
  /** Label of the button that creates a row, and its handler; undefined without permission. */
  readonly create: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly empty: { readonly title: string; readonly text: string };
  /** Renders a row as a list item with a key. */
  readonly children: (row: Row, rows: readonly Row[]) => ReactNode;
  /** Dialogs of the screen. */
  readonly dialogs?: ReactNode;
}

/** Renders the screen of a few named rows, such as mailing lists: they fit on one page, and need no columns, filters or pages. */
export function RowsScreen<Row>(props: RowsScreenProps<Row>): ReactElement {
  const { title, icon, what, canView, query, create, empty, children, dialogs } = props;
  if (!canView) return <NoPermission what={what} />;
  if (query.error && !query.data)
    return <FailedState error={query.error} onRetry={() => void query.refetch()} />;
  const rows = query.data?.results.rows;
  const button = create ? (
    <Button variant="filled" leftSection={<Icon of={IconPlus} />} onClick={create.onPress}>
      {create.label}
    </Button>
  ) : null;
  return (
    <div className="ad-form-screen ad-account">
      <PageHeader title={title} icon={icon} buttons={rows && rows.length > 0 && button} />
      {query.isPending && <SkeletonLines count={4} />}
      {rows?.length === 0 && (
        <EmptyState icon={icon} title={empty.title} text={empty.text} action={button} />
      )}
      {rows && rows.length > 0 && (
        <section className="ad-card" aria-label={title}>
          <ul className="ad-rows">{rows.map((row) => children(row, rows))}</ul>
        </section>
      )}
      {dialogs}
    </div>
  );
}
