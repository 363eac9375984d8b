import { yupResolver } from '@hookform/resolvers/yup';
import { apiContract } from '@org/schema/contract';
import { NOTE_FIELDS, type Note, noteCreateSchema, noteSchema } from '@org/schema/entities';
import { Checkbox, FormSection, Textarea, TextInput } from '@org/ui';
import { IconNote } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { Resolver } from 'react-hook-form';
import { entityCalls } from '../src/list-data/list-calls.ts';
import type { ListScreen } from '../src/list-data/list-screen.ts';
import { peopleChoices } from '../src/list-data/people-choices.ts';
import { tagChoices } from '../src/list-data/tag-choices.ts';
import type { RecordFieldsProps, RecordScreen } from '../src/record/record-screen.ts';
import { RecordTags } from '../src/record-parts/record-tags.tsx';
import { RecordTimeline } from '../src/record-parts/record-timeline.tsx';
import { getPermissions } from '../src/session/permissions-of.ts';
import { useCan } from '../src/session/use-me.ts';

const { notes } = apiContract;

/** List of notes, as an app configures it. */
export const NOTE_LIST: ListScreen<Note> = {
  entity: 'notes',
  title: 'Notes',
  icon: IconNote,
  noun: ['note', 'notes'],
  calls: entityCalls(notes, 'note'),
  fields: NOTE_FIELDS,
  columns: {
    title: {},
    customer_name: { width: '20%' },
    due_date: { width: '128px' },
    done: { width: '88px' },
    tags: { width: '180px', optional: true },
    updated_at: { width: '128px', phone: 'hidden' },
  },
  usual: {
    columns: ['title', 'customer_name', 'due_date', 'done', 'tags', 'updated_at'],
    sort: [{ column: 'updated_at', direction: 'DESC' }],
  },
  primary: 'title',
  href: ({ id }) => `/admin/notes/${id}`,
  label: ({ title }) => title,
  permissions: getPermissions('notes'),
  importable: true,
  create: { label: 'New note', href: '/admin/notes/new' },
  choices: {
    tags: tagChoices(async (api) => (await api.call(notes.tags)).rows),
    user: peopleChoices,
  },
  edits: { title: {}, due_date: { bulk: true }, done: { bulk: true }, tags: {} },
  tags: 'tags',
  empty: { title: 'No notes yet', text: 'Write a note about a customer, or a general one.' },
};

type NoteValues = { title: string; content: string; due_date: string; pinned: boolean };

const LABELS = { title: 'Title', content: 'Text', due_date: 'Due', pinned: 'Pinned' } as const;

function NoteFields({ form }: RecordFieldsProps<Note, NoteValues>): ReactElement {
  const { errors } = form.formState;
  return (
    <FormSection title="Note">
      <TextInput
        label={LABELS.title}
        required
        error={errors.title?.message}
        {...form.register('title')}
      />
      <Textarea label={LABELS.content} autosize minRows={5} {...form.register('content')} />
      <TextInput type="date" label={LABELS.due_date} {...form.register('due_date')} />
      <Checkbox label={LABELS.pinned} {...form.register('pinned')} />
    </FormSection>
  );
}

function NoteAside({ record }: { readonly record: Note }): ReactElement {
  const canUpdate = useCan('notes.can_update');
  return (
    <>
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={notes}
        stale={[]}
        readOnly={!canUpdate}
      />
      <RecordTimeline
        route={notes.timeline}
        id={record.id}
        fields={NOTE_FIELDS}
        nested={['addresses']}
      />
    </>
  );
}

const toBody = ({ due_date, ...rest }: NoteValues) => ({ ...rest, due_date: due_date || null });

/** Screen of a note, as an app configures it. */
export const NOTE_SCREEN: RecordScreen<Note, NoteValues> = {
  entity: 'note',
  name: 'note',
  icon: IconNote,
  calls: { ...notes, stale: [notes.list] },
  permissions: getPermissions('notes'),
  list: { href: '/admin/notes', label: 'All notes' },
  href: ({ id }) => `/admin/notes/${id}`,
  schema: noteSchema,
  fields: NOTE_FIELDS,
  empty: () => ({ title: '', content: '', due_date: '', pinned: false }),
  toValues: ({ title, content, due_date, pinned }) => ({
    title,
    content,
    due_date: due_date ?? '',
    pinned,
  }),
  toBody,
  // The schema validates the same fields; only the type of an empty date differs.
  resolver: yupResolver(noteCreateSchema) as unknown as Resolver<NoteValues>,
  labels: LABELS,
  getTitle: ({ title }) => title,
  Fields: NoteFields,
  Aside: NoteAside,
  text: {
    noun: 'note',
    untitled: 'Untitled',
    newTitle: 'New note',
    create: 'Create note',
    save: 'Save note',
    created: 'Note created',
    saved: 'Note saved',
    see: 'see notes',
    add: 'add notes',
  },
};
