import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';

/** Renders an item of a collection list. */
export function CollectionItemView({ root, children }: BlockViewProps): ReactElement {
  return <li {...root}>{children}</li>;
}
