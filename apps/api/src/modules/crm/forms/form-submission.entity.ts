import {
  appError,
  FORM_SUBMISSION_FIELDS,
  type FormSubmission,
  type FormSubmissionUpdate,
} from '@org/schema';
import { sql } from 'kysely';
import { orderByKey } from '../../../kernel/database/list-order.ts';
import type { FormSubmissionRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity } from '../../../kernel/entities/define-entity.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import type { Columns, TagsOf } from '../../../kernel/entities/entity-definition.ts';
import { getStamps, givenColumns, personIn } from '../../../kernel/entities/entity-stamps.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';

async function toColumns({ tx }: TenantWrite, fields: FormSubmissionUpdate): Promise<Columns> {
  const { assignee_id } = fields;
  if (typeof assignee_id === 'number' && !(await peopleByIds(tx, [assignee_id])).has(assignee_id))
    throw appError('validation_failed', {
      formErrors: { assignee_id: 'This user does not exist' },
    });
  return givenColumns(fields);
}

/** Returns the replies of staff by submission, oldest first. */
async function getReplies(tx: TenantTx, ids: readonly number[]) {
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
  getTags: TagsOf,
): Promise<FormSubmission[]> {
  const replies = await getReplies(
    tx,
    rows.map(({ id }) => id),
  );
  const authors = [...replies.values()].flat().map(({ author_id }) => author_id);
  const people = await peopleByIds(tx, [
    ...rows.flatMap(({ author_id, assignee_id }) => [author_id, assignee_id]),
    ...authors,
  ]);
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
    assignee: personIn(people, row.assignee_id),
    replies: (replies.get(row.id) ?? []).map(({ id, subject, text, author_id, created_at }) => ({
      id,
      subject,
      text,
      user: personIn(people, author_id),
      created_at: created_at.toISOString(),
    })),
    tags: getTags(row.id),
    user: personIn(people, row.author_id),
    ...getStamps(row),
  }));
}

const column = (name: string) => sql.ref(`form_submissions.${name}`);

/** Entity of form submissions. */
export const formSubmissionEntity = defineEntity<
  FormSubmissionRecord,
  FormSubmission,
  FormSubmissionUpdate
>({
  entity: 'form_submission',
  plural: 'formSubmissions',
  words: ['form submission', 'form submissions'],
  module: 'submissions',
  table: 'form_submissions',
  partTables: [['form_replies', 'submission_id']],
  ownerColumns: ['assignee_id', 'author_id'],
  list: {
    fields: FORM_SUBMISSION_FIELDS,
    usual: { by: 'created_at', direction: 'desc' },
    orders: {
      subject: orderByKey('form_submissions.subject_key'),
      form_name: orderByKey('form_submissions.form_name_key'),
      email: orderByKey('form_submissions.email_key'),
      status: orderByKey('form_submissions.status'),
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
  getTitle: (record) => record.subject,
});
