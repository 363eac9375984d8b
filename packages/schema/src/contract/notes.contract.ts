import {
  NOTE_FIELDS,
  noteBulkSchema,
  noteCreateSchema,
  noteSchema,
  noteUpdateSchema,
} from '../entities/crm/note.schema.ts';
import { idField } from '../fields/fields.ts';
import { entityContract } from './entity.contract.ts';

/** Endpoints of notes. */
export const notesContract = entityContract({
  name: 'note',
  plural: 'notes',
  words: ['note', 'notes'],
  path: '/api/v1/admin/notes/',
  module: 'notes',
  plan: 'enterprise',
  record: noteSchema,
  create: noteCreateSchema,
  update: noteUpdateSchema,
  bulk: noteBulkSchema,
  fields: NOTE_FIELDS,
  filters: { customer_id: idField() },
});
