import { PRIORITY_OPTIONS, type Priority } from '@org/schema/entities';
import { StatusDot, type Tone } from '@org/ui';
import type { ReactElement } from 'react';

/** Colors of priorities. */
export const PRIORITY_TONES: Readonly<Record<Priority, Tone>> = {
  none: 'neutral',
  low: 'neutral',
  medium: 'info',
  high: 'warning',
  urgent: 'danger',
};

/** Renders a priority as a dot with its label; nothing for none. */
export function PriorityMark({ priority }: { readonly priority: Priority }): ReactElement | null {
  const label = PRIORITY_OPTIONS.find(({ value }) => value === priority)?.label;
  if (priority === 'none' || !label) return null;
  return <StatusDot tone={PRIORITY_TONES[priority]} label={label} />;
}
