import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';

/** Renders the root of a page. */
export function WrapperView({ root, children }: BlockViewProps): ReactElement {
  return <div {...root}>{children}</div>;
}
