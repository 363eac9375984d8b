import { type CreateDialogProps, CreateRecordDialog } from '@org/admin-kit';
import type { ReactElement } from 'react';
import { CUSTOMER_SCREEN } from '../../features/customers/customer.config.tsx';
import { NOTE_SCREEN } from '../../features/notes/note.config.tsx';

/** Creates a customer in a dialog. */
export function NewCustomerDialog({ onClose }: CreateDialogProps): ReactElement {
  return <CreateRecordDialog screen={CUSTOMER_SCREEN} onClose={onClose} />;
}

/** Creates a note in a dialog. */
export function NewNoteDialog({ onClose }: CreateDialogProps): ReactElement {
  return <CreateRecordDialog screen={NOTE_SCREEN} onClose={onClose} />;
}
