import {
  FORM_SUBMISSION_FIELDS,
  type FormSubmission,
  type FormSubmissionUpdate,
  formSubmissionSchema,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { FormSubmissionRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity } from '../../../kernel/entities/define-entity.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import type { Columns, TagsOf } from '../../../kernel/entities/entity-definition.ts';
import { getStamps, givenColumns, personIn } from '../../../kernel/entities/entity-stamps.ts';
import { sharedFields } from '../../../kernel/entities/shared-fields.ts';
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

const copyFields = sharedFields<FormSubmissionRecord, FormSubmission>(formSubmissionSchema);

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
    ...copyFields(row),
    fields: row.answers,
    answers: row.answers.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    files: row.files.map((file, at) => ({
      ...file,
      url: `/api/v1/admin/form-submissions/${row.id}/files/${at + 1}/`,
    })),
    booked_from: row.booked_from?.toISOString() ?? null,
    booked_until: row.booked_until?.toISOString() ?? null,
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
    filters: { answers: { type: 'text', value: sql`form_submissions.answers::text` } },
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
