import { Button, Icon } from '@org/ui';
import { IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useCan } from '../session/use-me.ts';
import type { AnyRecord } from './record-screen.ts';
import { type RecordMenuProps, useDeleteRecord } from './use-delete-record.ts';

/** Renders a button that deletes a record, for records whose only action it is. */
export function DeleteRecordButton<Rec extends AnyRecord>({
  label,
  ...props
}: RecordMenuProps<Rec> & { readonly label: string }): ReactElement | null {
  const remove = useDeleteRecord(props);
  if (!useCan(props.screen.permissions.remove)) return null;
  return (
    <Button
      variant="default"
      color="red"
      className="ad-delete"
      leftSection={<Icon of={IconTrash} />}
      onClick={() => void remove()}
    >
      {label}
    </Button>
  );
}
