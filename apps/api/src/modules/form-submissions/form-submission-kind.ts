import {
  appError,
  FORM_SUBMISSION_FIELDS,
  type FormSubmission,
  type FormSubmissionUpdate,
} from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import type { FormSubmissionRecord } from '../../database/entity-tables.ts';
import { orderBy, orderByKey } from '../../database/list-order.ts';
import { peopleByIds } from '../../entities/entity-access.ts';
import { type Columns, defineEntity, type TagsOf } from '../../entities/entity-kind.ts';
import type { TenantWrite } from '../../events/record-change.ts';

async function toColumns(
  { tx }: TenantWrite,
  { version: _version, ...fields }: FormSubmissionUpdate,
): Promise<Columns> {
  const { assignee_id } = fields;
  if (typeof assignee_id === 'number' && !(await peopleByIds(tx, [assignee_id])).has(assignee_id))
    throw appError('validation_failed', {
      formErrors: { assignee_id: 'This person does not exist' },
    });
  const { tagIds: _tagIds, ...columns } = fields as typeof fields & { tagIds?: unknown };
  return {
    ...Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)),
  };
}

/** What staff have answered, oldest first, by submission. */
async function repliesOf(tx: TenantTx, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never[]>();
  const rows = await tx
    .selectFrom('form_replies')
    .selectAll()
    .where('submission_id', 'in', ids)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ submission_id }) => submission_id);
}

async function toRecords(
  tx: TenantTx,
  rows: readonly FormSubmissionRecord[],
  tagsOf: TagsOf,
): Promise<FormSubmission[]> {
  const replies = await repliesOf(
    tx,
    rows.map(({ id }) => id),
  );
  const authors = [...replies.values()].flat().map(({ author_id }) => author_id);
  const people = await peopleByIds(tx, [
    ...rows.flatMap(({ author_id, assignee_id }) => [author_id, assignee_id]),
    ...authors,
  ]);
  const personOf = (id: number | null) => (id !== null && people.get(id)) || null;
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    form_name: row.form_name,
    email: row.email,
    status: row.status,
    message: row.message,
    guid: row.guid,
    page_url: row.page_url,
    fields: row.answers,
    answers: row.answers.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    files: row.files.map((file, at) => ({
      ...file,
      url: `/api/v1/admin/form-submissions/${row.id}/files/${at + 1}/`,
    })),
    utm: row.utm,
    visitor_id: row.visitor_id,
    notified: row.notified,
    customer_id: row.customer_id,
    assignee_id: row.assignee_id,
    assignee: personOf(row.assignee_id),
    replies: (replies.get(row.id) ?? []).map(({ id, subject, text, author_id, created_at }) => ({
      id,
      subject,
      text,
      user: personOf(author_id),
      created_at: created_at.toISOString(),
    })),
    tags: tagsOf(row.id),
    user: personOf(row.author_id),
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  }));
}

const column = (name: string) => sql.ref(`form_submissions.${name}`);

/** What visitors have sent by forms. Source: FORM-032. */
export const formSubmissionKind = defineEntity<
  FormSubmissionRecord,
  FormSubmission,
  FormSubmissionUpdate
>({
  entity: 'form_submission',
  plural: 'formSubmissions',
  words: ['form submission', 'form submissions'],
  module: 'submissions',
  table: 'form_submissions',
  ownerColumns: ['assignee_id', 'author_id'],
  list: {
    table: 'form_submissions',
    rows: (tx) => tx.selectFrom('form_submissions').selectAll('form_submissions'),
    words: 'form_submission',
    tagged: 'form_submission',
    fields: FORM_SUBMISSION_FIELDS,
    usual: { by: 'created_at', direction: 'desc' },
    orders: {
      subject: orderByKey('form_submissions.subject_key'),
      form_name: orderByKey('form_submissions.form_name_key'),
      email: orderByKey('form_submissions.email_key'),
      status: orderByKey('form_submissions.status'),
      created_at: orderBy('time', 'form_submissions.created_at'),
      updated_at: orderBy('time', 'form_submissions.updated_at'),
    },
    filters: {
      subject: { type: 'text', value: column('subject'), key: column('subject_key') },
      form_name: { type: 'text', value: column('form_name'), key: column('form_name_key') },
      email: { type: 'text', value: column('email'), key: column('email_key') },
      status: { type: 'enum', value: column('status') },
      message: { type: 'text', value: column('message') },
      answers: { type: 'text', value: sql`form_submissions.answers::text` },
      page_url: { type: 'text', value: column('page_url') },
      assignee: { type: 'person', value: column('assignee_id') },
      tags: { type: 'tags', value: column('id') },
      created_at: { type: 'date', value: column('created_at') },
      updated_at: { type: 'date', value: column('updated_at') },
    },
  },
  ownFilters: ({ customer_id }) =>
    customer_id === undefined ? [] : [sql`form_submissions.customer_id = ${customer_id}`],
  toColumns,
  toRecords,
  searchTexts: (record) => [
    record.subject,
    record.form_name,
    record.email,
    record.message.slice(0, 1000),
  ],
  titleOf: (record) => record.subject,
});
