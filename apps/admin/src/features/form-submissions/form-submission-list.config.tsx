import {
  entityCalls,
  getPermissions,
  type ListScreen,
  peopleChoices,
  tagChoices,
} from '@org/admin-kit';
import { rows } from '@org/api-client';
import { apiContract } from '@org/schema/contract';
import { FORM_SUBMISSION_FIELDS, type FormSubmission } from '@org/schema/entities';
import { IconInbox } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { text } from './messages.ts';
import { STATUS_TONES } from './submission-status.ts';

const { formSubmissions } = apiContract;

/** Configuration of the inbox of form submissions, newest first. */
export const FORM_SUBMISSION_LIST: ListScreen<FormSubmission> = {
  entity: 'formSubmissions',
  title: text.many,
  icon: IconInbox,
  noun: ['form submission', 'form submissions'],
  calls: entityCalls(formSubmissions, 'form_submission'),
  stale: [formSubmissions.get, formSubmissions.tags],
  fields: FORM_SUBMISSION_FIELDS,
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
  href: ({ id }) => `/admin/form-submissions/${id}`,
  label: ({ subject }) => subject || text.untitled,
  permissions: getPermissions('submissions'),
  tones: { status: STATUS_TONES },
  choices: {
    tags: tagChoices(async (api) => rows(await api.call(formSubmissions.tags)).rows),
    assignee: peopleChoices,
  },
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
  tags: 'tags',
  empty: { title: text.emptyTitle, text: text.emptyText },
};
