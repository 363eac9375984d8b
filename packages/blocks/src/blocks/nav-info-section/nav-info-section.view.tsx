import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';

/** Renders the line above or below the menu. */
export function NavInfoSectionView({
  root,
  whole,
  children,
}: BlockViewProps<object>): ReactElement {
  return (
    <div {...root} hidden={whole?.infoSection === false || undefined}>
      {children}
    </div>
  );
}
