import type { ReactElement } from 'react';
import { ICON_PATHS, type IconName } from '../icons/icons.gen.ts';
import { DrawnIcon } from './drawn-icon.tsx';

/** Renders an icon that an author can choose. */
export function Icon({
  name,
  className,
}: {
  readonly name: IconName;
  readonly className: string;
}): ReactElement {
  return <DrawnIcon path={ICON_PATHS[name]} className={className} />;
}
