import { NOTE_FIELDS, type Note, type NoteUpdate, noteSchema } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { NoteRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity } from '../../../kernel/entities/define-entity.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import type { Columns, TagsOf } from '../../../kernel/entities/entity-definition.ts';
import { getStamps, givenColumns, personIn } from '../../../kernel/entities/entity-stamps.ts';
import { sharedFields } from '../../../kernel/entities/shared-fields.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';

type NoteCustomer = NonNullable<Note['customer']>;

async function getCustomers(
  tx: TenantTx,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, NoteCustomer>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const rows = await tx
    .selectFrom('customers')
    .select(['id', 'firstname', 'lastname', 'display_name'])
    .where('id', 'in', asked)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, firstname, lastname, display_name }) => [
      id,
      { customer_id: id, firstname, lastname, displayName: display_name },
    ]),
  );
}

async function toColumns(
  { tx }: TenantWrite,
  { due_date, remind_at, customer_id, ...plain }: NoteUpdate,
): Promise<Columns> {
  if (typeof customer_id === 'number' && !(await getCustomers(tx, [customer_id])).has(customer_id))
    throw appError('validation_failed', {
      formErrors: { customer_id: 'This customer does not exist' },
    });
  return {
    ...givenColumns(plain),
    ...(due_date !== undefined && { due_date: due_date || null }),
    ...(remind_at !== undefined && { remind_at: remind_at ? new Date(remind_at) : null }),
    ...(customer_id !== undefined && { customer_id }),
  };
}

const copyFields = sharedFields<NoteRecord, Note>(noteSchema);

async function toRecords(
  tx: TenantTx,
  rows: readonly NoteRecord[],
  getTags: TagsOf,
): Promise<Note[]> {
  const people = await peopleByIds(
    tx,
    rows.map(({ author_id }) => author_id),
  );
  const customers = await getCustomers(
    tx,
    rows.map(({ customer_id }) => customer_id),
  );
  return rows.map((row) => {
    const customer = (row.customer_id !== null && customers.get(row.customer_id)) || null;
    return {
      ...copyFields(row),
      customer_id: customer?.customer_id ?? null,
      customer_name: customer?.displayName ?? '',
      customer,
      remind_at: row.remind_at?.toISOString() ?? null,
      tags: getTags(row.id),
      user: personIn(people, row.author_id),
      ...getStamps(row),
    };
  });
}

const CUSTOMER_NAME = sql`coalesce((
  select c.display_name from customers c where c.tenant_id = notes.tenant_id and c.id = notes.customer_id and c.deleted_at is null
), '')`;

/** Entity of notes. */
export const noteEntity = defineEntity<NoteRecord, Note, NoteUpdate>({
  entity: 'note',
  plural: 'notes',
  words: ['note', 'notes'],
  module: 'notes',
  table: 'notes',
  ownerColumns: ['author_id'],
  list: {
    fields: NOTE_FIELDS,
    usual: { by: 'updated_at', direction: 'desc' },
    orders: {
      customer_name: { kind: 'text', value: sql`lower(${CUSTOMER_NAME})` },
      // Notes without a due date come last.
      due_date: { kind: 'day', value: sql`coalesce(notes.due_date, date '9999-12-31')` },
      done: { kind: 'flag', value: sql.ref('notes.done') },
    },
    filters: {
      customer_name: { type: 'text', value: CUSTOMER_NAME },
      due_date: { type: 'date', value: sql.ref('notes.due_date'), isDay: true },
    },
  },
  ownFilters: ({ customer_id }) =>
    customer_id === undefined ? [] : [sql`notes.customer_id = ${customer_id}`],
  toColumns,
  toRecords,
  searchTexts: ({ title, content, customer_name }) => [
    title,
    customer_name,
    content.slice(0, 1000),
  ],
  getTitle: ({ title }) => title,
  getSubtitle: ({ customer_name }) => customer_name,
});
