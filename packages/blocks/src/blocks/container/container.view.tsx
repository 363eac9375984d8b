import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../block-view.ts';

/** A box for blocks that belong together. */
export function ContainerView({ root, children }: BlockViewProps): ReactElement {
  return <div {...root}>{children}</div>;
}
