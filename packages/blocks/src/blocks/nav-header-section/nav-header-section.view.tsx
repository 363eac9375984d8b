import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';

/** Renders the free space beside logo and menu. */
export function NavHeaderSectionView({
  root,
  whole,
  children,
}: BlockViewProps<object>): ReactElement {
  return (
    <div {...root} hidden={whole?.headerSection === false || undefined}>
      {children}
    </div>
  );
}
