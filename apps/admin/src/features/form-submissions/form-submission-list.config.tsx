import { entityList, type ListScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { FORM_SUBMISSION_FIELDS, type FormSubmission } from '@org/schema/entities';
import { IconInbox } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { BookedTime } from './booked-time.tsx';
import { text } from './messages.ts';
import { STATUS_TONES } from './submission-status.ts';

const { formSubmissions } = apiContract;

/** Configuration of the inbox of form submissions, newest first. */
export const FORM_SUBMISSION_LIST: ListScreen<FormSubmission> = {
  ...entityList(formSubmissions, {
    entity: 'formSubmissions',
    noun: ['form submission', 'form submissions'],
    module: 'submissions',
    href: '/admin/form-submissions',
    fields: FORM_SUBMISSION_FIELDS,
  }),
  stale: [formSubmissions.bookings],
  title: text.many,
  icon: IconInbox,
  columns: {
    subject: {
      cell: ({ id, subject, status }) => (
        <Link
          to="/admin/form-submissions/$id"
          params={{ id: String(id) }}
          className="ad-row-link"
          data-unread={status === 'new' || undefined}
        >
          {subject || text.untitled}
        </Link>
      ),
      width: '20%',
    },
    message: { phone: 'meta' },
    form_name: { width: '140px', phone: 'hidden' },
    email: { width: '180px', phone: 'hidden' },
    answers: { width: '240px', phone: 'hidden' },
    page_url: { width: '140px', phone: 'hidden' },
    booked_from: { cell: (record) => <BookedTime record={record} />, width: '200px' },
    status: { width: '112px' },
    assignee: { width: '140px', phone: 'hidden' },
    tags: { width: '160px', optional: true },
    created_at: { width: '128px' },
    updated_at: { width: '128px', phone: 'hidden' },
  },
  usual: {
    columns: ['subject', 'message', 'form_name', 'status', 'assignee', 'tags', 'created_at'],
    sort: [{ column: 'created_at', direction: 'DESC' }],
  },
  primary: 'subject',
  label: ({ subject }) => subject || text.untitled,
  tones: { status: STATUS_TONES },
  quick: 'status',
  edits: {
    status: { bulk: true },
    assignee: {
      bulk: true,
      read: ({ assignee_id }) => assignee_id ?? null,
      write: (value) => ({ assignee_id: Array.isArray(value) ? (value[0] ?? null) : value }),
    },
    tags: {},
  },
  empty: { title: text.emptyTitle, text: text.emptyText },
};

/** The same list for forms that take bookings: it shows what each submission booked. */
export const BOOKINGS_LIST: ListScreen<FormSubmission> = {
  ...FORM_SUBMISSION_LIST,
  columns: {
    ...FORM_SUBMISSION_LIST.columns,
    form_name: { width: '140px', phone: 'hidden', optional: true },
  },
  usual: {
    ...FORM_SUBMISSION_LIST.usual,
    columns: FORM_SUBMISSION_LIST.usual.columns.toSpliced(3, 0, 'booked_from'),
  },
};
