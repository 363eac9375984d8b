import { Button } from '@org/ui';
import type { ReactElement } from 'react';

/** Texts of the buttons of a row. */
const text = { edit: 'Edit', remove: 'Delete' } as const;

/** Renders the buttons that edit and delete a row; those without a function are left out, for lack of a permission. */
export function RowButtons({
  name,
  onEdit,
  onRemove,
}: {
  /** Name of the row, for screen readers. */
  readonly name: string;
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}): ReactElement | null {
  if (!onEdit && !onRemove) return null;
  const button = (label: string, onClick: () => void) => (
    <Button size="xs" variant="default" aria-label={`${label} ${name}`} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <span className="ad-rows-end">
      {onEdit && button(text.edit, onEdit)}
      {onRemove && button(text.remove, onRemove)}
    </span>
  );
}
