import { array, boolean, type InferType, object, string } from 'yup';
import { idField, instantField, lineField, textField, versionField } from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { tagRefSchema } from './tag.schema.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar date; '' or null for none. */
const dayField = () =>
  string()
    .test(
      'day',
      'Use a day such as 2026-01-31',
      (text) =>
        !text ||
        (DAY.test(text) &&
          !Number.isNaN(Date.parse(text)) &&
          new Date(text).toISOString().startsWith(text)),
    )
    .nullable();

const person = object({ id: idField().required(), displayName: string().defined() });

/** A note of staff, optionally about a customer. */
export const noteSchema = object({
  id: idField().required(),
  title: string().defined(),
  content: string().defined(),
  due_date: string().nullable(),
  customer_id: idField().nullable(),
  customer_name: string().defined(),
  customer: object({
    customer_id: idField().required(),
    firstname: string().defined(),
    lastname: string().defined(),
    displayName: string().defined(),
  }).nullable(),
  pinned: boolean().required(),
  done: boolean().required(),
  remind_at: string().nullable(),
  tags: array(tagRefSchema.required()).required(),
  user: person.nullable(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
}).noUnknown();
export type Note = InferType<typeof noteSchema>;

const writable = {
  content: textField(50_000),
  due_date: dayField(),
  customer_id: idField().nullable(),
  pinned: boolean(),
  done: boolean(),
  remind_at: instantField().nullable(),
};

const READ_ONLY = [
  'id',
  'customer',
  'customer_name',
  'tags',
  'user',
  'created_at',
  'updated_at',
  'deleted_at',
];

/** Body that creates a note. */
export const noteCreateSchema = object({
  title: lineField(200).trim().required('Please enter a Title'),
  ...writable,
  tagIds: array(idField().required()).max(50),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });
export type NoteCreate = InferType<typeof noteCreateSchema>;

/** Body that updates a note. */
export const noteUpdateSchema = object({
  version: versionField(),
  title: lineField(200).trim().min(1, 'Please enter a Title'),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type NoteUpdate = InferType<typeof noteUpdateSchema>;

/** Fields that a bulk update of notes can set. */
export const noteBulkSchema = object({
  done: writable.done,
  pinned: writable.pinned,
  due_date: writable.due_date,
}).noUnknown();

/** Fields of the list of notes. */
export const NOTE_FIELDS = defineListFields({
  title: { type: 'text', label: 'Title', sortable: true },
  customer_name: { type: 'text', label: 'Customer', sortable: true },
  due_date: { type: 'date', label: 'Due', sortable: true },
  pinned: { type: 'boolean', label: 'Pinned' },
  done: { type: 'boolean', label: 'Done', sortable: true },
  user: { type: 'person', label: 'Written by' },
  tags: { type: 'tags', label: 'Tags' },
  created_at: { type: 'date', label: 'Created', sortable: true },
  updated_at: { type: 'date', label: 'Updated', sortable: true },
});
