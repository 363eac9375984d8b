import { type CreateDialogProps, CreateRecordDialog } from '@org/admin-kit';
import { PROJECT_SCREEN, TASK_SCREEN } from '@org/projects';
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

/** Creates a project in a dialog. */
export function NewProjectDialog({ onClose }: CreateDialogProps): ReactElement {
  return <CreateRecordDialog screen={PROJECT_SCREEN} onClose={onClose} />;
}

/** Creates a task in a dialog. */
export function NewTaskDialog({ onClose }: CreateDialogProps): ReactElement {
  return <CreateRecordDialog screen={TASK_SCREEN} onClose={onClose} />;
}
