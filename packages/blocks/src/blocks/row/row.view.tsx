import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';

/** Renders columns side by side; their number is that of its children. */
export function RowView({ root, children }: BlockViewProps): ReactElement {
  return <div {...root}>{children}</div>;
}
