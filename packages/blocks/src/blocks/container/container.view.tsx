import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';

/** Renders a box for related blocks. */
export function ContainerView({ root, children }: BlockViewProps): ReactElement {
  return <div {...root}>{children}</div>;
}
