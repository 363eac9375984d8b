import { rows } from '@org/api-client';
import { apiContract, FORM_SUBMISSION_FIELDS, type FormSubmission } from '@org/schema';
import { IconInbox } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { api } from '../../app/api.ts';
import { entityCalls } from '../../app/list/list-calls.ts';
import type { ListScreen } from '../../app/list/list-screen.ts';
import { peopleChoices } from '../../app/record/people-choices.ts';
import { tagChoices } from '../../app/record/tag-choices.ts';
import { permissionsOf } from '../../app/session/permissions-of.ts';
import { text } from './messages.ts';

const { formSubmissions } = apiContract;

/** The list of form submissions. */
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
      cell: (formSubmission) => (
        <Link
          to="/admin/form-submissions/$id"
          params={{ id: String(formSubmission.id) }}
          className="ad-row-link"
        >
          {formSubmission.subject || text.untitled}
        </Link>
      ),
    },
    form_name: { width: '160px' },
    email: { width: '160px' },
    status: { width: '112px' },
    message: { width: '160px', phone: 'hidden' },
    user: { width: '140px', phone: 'hidden' },
    tags: { width: '160px', optional: true },
    created_at: { width: '128px', phone: 'hidden' },
    updated_at: { width: '128px', phone: 'hidden' },
  },
  usual: {
    columns: ['subject', 'form_name', 'email', 'status', 'tags', 'updated_at'],
    sort: [{ column: 'updated_at', direction: 'DESC' }],
  },
  primary: 'subject',
  href: ({ id }) => `/admin/form-submissions/${id}`,
  label: (formSubmission) => formSubmission.subject || text.untitled,
  permissions: permissionsOf('submissions'),
  importable: true,
  create: { label: text.new, href: '/admin/form-submissions/new' },
  choices: {
    tags: tagChoices(async () => rows(await api.call(formSubmissions.tags)).rows),
    user: peopleChoices,
  },
  quick: 'status',
  edits: {
    subject: {},
    form_name: { bulk: true },
    email: { bulk: true },
    status: { bulk: true },
    tags: {},
  },
  tags: 'tags',
  empty: { title: text.emptyTitle, text: text.emptyText },
};
