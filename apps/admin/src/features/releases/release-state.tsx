import type { Release } from '@org/schema/entities';
import { StatusDot } from '@org/ui';
import type { ReactElement } from 'react';
import { STATES, text } from './messages.ts';

/** Renders the state of a release. */
export function ReleaseStateDot({
  release: { state, reverted_at },
}: {
  readonly release: Release;
}): ReactElement {
  if (reverted_at !== null) return <StatusDot tone="warning" label={text.takenBack} />;
  const { tone, label } = STATES[state];
  return <StatusDot tone={tone} label={label} />;
}
