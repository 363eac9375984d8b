import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../block-view.ts';

/** Columns side by side; how many is the number of its children. */
export function RowView({ root, children }: BlockViewProps): ReactElement {
  return <div {...root}>{children}</div>;
}
