import { entityList, type ListScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { NOTE_FIELDS, type Note } from '@org/schema/entities';
import { Icon } from '@org/ui';
import { IconNote, IconPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { LABELS, text } from './messages.ts';

const { notes } = apiContract;

/** Configuration of the list of notes. */
export const NOTE_LIST: ListScreen<Note> = {
  ...entityList(notes, {
    entity: 'notes',
    noun: ['note', 'notes'],
    module: 'notes',
    href: '/admin/notes',
    fields: NOTE_FIELDS,
  }),
  title: text.notes,
  icon: IconNote,
  columns: {
    title: {
      cell: (note) => (
        <span className="ad-title-cell">
          <Link to="/admin/notes/$id" params={{ id: String(note.id) }} className="ad-row-link">
            {note.title || text.untitled}
          </Link>
          {note.pinned && <Icon of={IconPin} size={14} label={LABELS.pinned} />}
        </span>
      ),
    },
    customer_name: {
      cell: ({ customer }) =>
        customer && (
          <Link
            to="/admin/customers/$id"
            params={{ id: String(customer.customer_id) }}
            className="ad-quiet at-cut"
          >
            {customer.displayName}
          </Link>
        ),
      width: '22%',
    },
    due_date: { width: '120px' },
    done: { width: '88px' },
    pinned: { width: '88px', phone: 'hidden' },
    user: { width: '140px', phone: 'hidden' },
    tags: { width: '160px', optional: true },
    created_at: { width: '128px', phone: 'hidden' },
    updated_at: { width: '128px', phone: 'hidden' },
  },
  usual: {
    columns: ['title', 'customer_name', 'due_date', 'done', 'tags', 'updated_at'],
    sort: [{ column: 'updated_at', direction: 'DESC' }],
  },
  primary: 'title',
  label: ({ title }) => title || text.untitled,
  importable: true,
  create: { label: text.newNote, href: '/admin/notes/new' },
  edits: {
    title: {},
    due_date: { bulk: true },
    done: { bulk: true },
    pinned: { bulk: true },
    tags: {},
  },
  empty: { title: text.emptyTitle, text: text.emptyText },
};
