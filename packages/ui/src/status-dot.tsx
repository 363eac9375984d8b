import type { ReactElement } from 'react';

/** What a status means for the person who reads it. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent';

/** Shape: tone and word; the word is always there, colour alone says nothing. */
export interface StatusDotProps {
  readonly tone: Tone;
  readonly label: string;
}

/** A status by dot and word. */
export function StatusDot({ tone, label }: StatusDotProps): ReactElement {
  return (
    <span className="at-status" data-tone={tone}>
      <span className="at-status-dot" aria-hidden />
      {label}
    </span>
  );
}
