import { getPermissions, type RecordScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { NOTE_FIELDS, type Note, noteSchema } from '@org/schema/entities';
import { StatusDot } from '@org/ui';
import { IconNote } from '@tabler/icons-react';
import { LABELS, text } from './messages.ts';
import { NoteAside } from './note-aside.tsx';
import { NoteFields } from './note-fields.tsx';
import {
  emptyNoteForm,
  type NoteFormValues,
  noteResolver,
  noteToForm,
  toNoteBody,
} from './note-form.ts';

const { customers, notes } = apiContract;

/** Configuration of the screen of a note. */
export const NOTE_SCREEN: RecordScreen<Note, NoteFormValues> = {
  entity: 'note',
  name: 'note',
  icon: IconNote,
  calls: { ...notes, stale: [notes.list, notes.timeline, customers.list] },
  permissions: getPermissions('notes'),
  list: { href: '/admin/notes', label: text.all },
  href: ({ id }) => `/admin/notes/${id}`,
  schema: noteSchema,
  fields: NOTE_FIELDS,
  empty: emptyNoteForm,
  toValues: noteToForm,
  toBody: toNoteBody,
  resolver: noteResolver,
  labels: LABELS,
  getTitle: ({ title }) => title,
  Fields: NoteFields,
  Aside: NoteAside,
  meta: ({ done }) => (
    <StatusDot label={done ? text.done : text.open} tone={done ? 'success' : 'neutral'} />
  ),
  text: { ...text, noun: 'note', newTitle: text.newNote },
};
