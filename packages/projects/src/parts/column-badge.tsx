import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Props of the badge: name and color of a board's column. */
export interface ColumnBadgeProps {
  readonly name: string;
  /** Such as `#2f6fde`. */
  readonly color: string;
}

/** Renders a board's column as a badge in its color; text for a card that is on no board. */
export function ColumnBadge({ name, color }: ColumnBadgeProps): ReactElement {
  if (!name) return <span className="at-meta">{text.noColumn}</span>;
  return (
    <span className="pj-column-badge">
      <span className="pj-dot" style={{ backgroundColor: color }} aria-hidden />
      <span className="at-cut">{name}</span>
    </span>
  );
}
