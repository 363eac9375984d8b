import type { ReactElement } from 'react';

/** Props of an icon. */
export interface DrawnIconProps {
  /** SVG path on a grid of 24. */
  readonly path: string;
  readonly className: string;
}

/** Renders an icon in the color of the surrounding text, hidden from screen readers. */
export function DrawnIcon({ path, className }: DrawnIconProps): ReactElement {
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
      <path d={path} />
    </svg>
  );
}
