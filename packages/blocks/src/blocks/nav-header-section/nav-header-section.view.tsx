import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../block-view.ts';

/** Room in the bar beside logo and menu. */
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
