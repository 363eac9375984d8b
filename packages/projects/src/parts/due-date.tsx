import { RelativeTime } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Props of the date. */
export interface DueDateProps {
  /** ISO 8601; null for none. */
  readonly value: string | null;
  readonly isOverdue: boolean;
}

/** Renders a due date, marked by color and word when it has passed; nothing for none. */
export function DueDate({ value, isOverdue }: DueDateProps): ReactElement | null {
  if (value === null) return null;
  return (
    <span className="pj-due" data-overdue={isOverdue || undefined}>
      {isOverdue && `${text.overdue} · `}
      <RelativeTime value={value} />
    </span>
  );
}
