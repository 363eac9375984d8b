import type { ReactElement } from 'react';

/** Shape: the path of an icon drawn in lines on a grid of 24. */
export interface PathIconProps {
  readonly path: string;
  /** px @default 20 */
  readonly size?: number;
}

/** An icon of a set that comes as data; decoration, so give what it stands in a name. */
export function PathIcon({ path, size = 20 }: PathIconProps): ReactElement {
  return (
    <svg
      className="at-path-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
