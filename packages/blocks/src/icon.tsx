import type { ReactElement } from 'react';
import { ICON_PATHS, type IconName } from './icons.gen.ts';

/** An icon drawn in the colour of the text around it; it says nothing to screen readers. */
export function Icon({
  name,
  className,
}: {
  readonly name: IconName;
  readonly className: string;
}): ReactElement {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
