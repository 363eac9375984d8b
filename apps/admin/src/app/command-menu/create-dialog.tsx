import { Dialog } from '@org/ui';
import { useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { CUSTOMER_SCREEN } from '../../features/customers/customer.config.tsx';
import { AdjustAny } from '../../features/inventory/adjust-any.tsx';
import { NOTE_SCREEN } from '../../features/notes/note.config.tsx';
import { RecordEditor } from '../record/record-editor.tsx';
import type { CreateEntry } from './command-entries.ts';
import '../record/record.css';

/** Props of the dialog: what is created, and the handler of closing. */
export interface CreateDialogProps {
  readonly kind: NonNullable<CreateEntry['dialog']>;
  readonly onClose: () => void;
}

/** Creates a record in a dialog and opens its screen. Records without a screen are created where one is. Source: CMDK-017. */
export function CreateDialog({ kind, onClose }: CreateDialogProps): ReactElement {
  const router = useRouter();
  const go = (href: string): void => {
    onClose();
    void router.navigate({ href, ignoreBlocker: true });
  };
  if (kind === 'adjustment') return <AdjustAny onClose={onClose} />;
  return (
    <Dialog
      open
      width={640}
      title={(kind === 'customer' ? CUSTOMER_SCREEN : NOTE_SCREEN).text.newTitle}
      onClose={onClose}
    >
      {kind === 'customer' ? (
        <RecordEditor
          screen={CUSTOMER_SCREEN}
          record={undefined}
          isBare
          onCreated={(customer) => go(CUSTOMER_SCREEN.href(customer))}
        />
      ) : (
        <RecordEditor
          screen={NOTE_SCREEN}
          record={undefined}
          isBare
          onCreated={(note) => go(NOTE_SCREEN.href(note))}
        />
      )}
    </Dialog>
  );
}
