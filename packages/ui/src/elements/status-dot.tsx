import type { ReactElement } from 'react';

/** Meaning of a status. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent';

/** Props of the status: tone and label; the label is required, since color alone is not accessible. */
export interface StatusDotProps {
  readonly tone: Tone;
  readonly label: string;
}

/** Renders a status as a dot with a label. */
export function StatusDot({ tone, label }: StatusDotProps): ReactElement {
  return (
    <span className="at-status" data-tone={tone}>
      <span className="at-status-dot" aria-hidden />
      {label}
    </span>
  );
}
