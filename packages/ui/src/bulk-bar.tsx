import { IconX } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useFormats } from './locale.tsx';

/** Shape: how many rows are chosen, and what can be done with them. */
export interface BulkBarProps {
  readonly count: number;
  /** Beside the count, such as a way to choose more. */
  readonly more?: ReactNode;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Slides in at the bottom while rows are chosen. */
export function BulkBar(props: BulkBarProps): ReactElement | null {
  const { count, more, onClear, children } = props;
  const { number } = useFormats();
  if (count === 0) return null;
  return (
    <section className="at-bulk-bar" aria-label="Selected rows">
      <span className="at-bulk-count" role="status">
        {number(count)} selected
      </span>
      {more && <span className="at-bulk-more">{more}</span>}
      <div className="at-bulk-buttons">
        {children}
        <IconButton icon={IconX} label="Clear" position="top" onPress={onClear} />
      </div>
    </section>
  );
}
