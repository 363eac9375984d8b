import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';

/** Renders a component that is not available: a note in the editor, and nothing on the site. */
export function ComponentSectionView({ root, context: { editing } }: BlockViewProps): ReactElement {
  return (
    <div {...root} hidden={!editing}>
      {editing ? 'This component is not available' : undefined}
    </div>
  );
}
