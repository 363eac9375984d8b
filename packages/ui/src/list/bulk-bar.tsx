import { IconX } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../elements/icon-button.tsx';
import { useFormats } from '../format/locale.tsx';

/** Props of the bar: number of selected rows, and actions. */
export interface BulkBarProps {
  readonly count: number;
  /** Content beside the count, such as a button that selects more. */
  readonly more?: ReactNode;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Renders a bar that slides in at the bottom while rows are selected. */
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
