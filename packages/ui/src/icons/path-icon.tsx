import type { ReactElement } from 'react';

/** Props of the icon: SVG path on a grid of 24. */
export interface PathIconProps {
  readonly path: string;
  /** px @default 20 */
  readonly size?: number;
}

/** Renders an icon of a set; decorative, so its container needs an accessible name. */
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
