import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../block-view.ts';

/** The line over or below the menu. */
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
