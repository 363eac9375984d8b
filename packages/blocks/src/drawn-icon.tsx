import type { ReactElement } from 'react';

/** How an icon is drawn. */
export interface DrawnIconProps {
  /** On a grid of 24. */
  readonly path: string;
  readonly className: string;
}

/** An icon drawn in the colour of the text around it; it says nothing to screen readers. */
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
