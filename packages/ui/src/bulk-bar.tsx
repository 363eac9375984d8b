import { Button } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

/** Shape: how many rows are chosen, and what can be done with them. */
export interface BulkBarProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Slides in at the bottom while rows are chosen. */
export function BulkBar({ count, onClear, children }: BulkBarProps): ReactElement | null {
  if (count === 0) return null;
  return (
    <section className="at-bulk-bar" aria-label="Chosen rows">
      <span className="at-bulk-count" role="status">
        {count} selected
      </span>
      <div className="at-bulk-buttons">
        {children}
        <Button variant="subtle" color="gray" size="xs" onClick={onClear}>
          Clear
        </Button>
      </div>
    </section>
  );
}
