import { CUSTOMER_TEXTS, type Customer, MAX_ADDRESSES, MAX_CONTACTS } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { CustomerRecord } from '../../../kernel/database/records.ts';
import { getEntity, trashEntities, updateEntity } from '../../../kernel/entities/entity.service.ts';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import { findRows } from '../../../kernel/entities/entity-rows.repository.ts';
import { addTags, getRowTags } from '../../../kernel/entities/tags.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { customerEntity } from './customer.entity.ts';
import type { CustomerTable } from './customer-references.ts';
import { moveRecords, recordMerge } from './record-merge.ts';

/** Customers to merge, and the customer whose value each field gets. */
export interface MergeRequest {
  readonly keepId: number;
  readonly mergeIds: readonly number[];
  readonly fields?: Readonly<Record<string, number | undefined>> | undefined;
}

/** Fields that a merge fills from the others when the remaining customer has no value. */
const FILLED = [...CUSTOMER_TEXTS, 'owner_id'] as const;

/**
 * Returns the distinct addresses of several customers.
 * @throws `validation_failed` when there are too many for one customer
 */
function ownAddresses(rows: readonly CustomerRecord[]) {
  const all = rows.flatMap((row) => row.addresses.map(({ id: _id, ...address }) => address));
  const runOnce = new Map(
    // The default flag does not make an address distinct.
    all.toReversed().map((address) => [JSON.stringify({ ...address, isDefault: false }), address]),
  );
  const found = [...runOnce.values()].toReversed();
  if (found.length > MAX_ADDRESSES)
    throw appError('validation_failed', {
      formErrors: {
        mergeIds: `Together they have ${found.length} addresses, but a customer can have up to ${MAX_ADDRESSES}. Remove some first`,
      },
    });
  return found;
}

/**
 * Returns the distinct contacts of several customers.
 * @throws `validation_failed` when there are too many for one customer
 */
function ownContacts(rows: readonly CustomerRecord[]) {
  const found = new Map(
    rows
      .flatMap((row) => row.contacts.map(({ id: _id, ...contact }) => contact))
      .map((contact) => [`${contact.name} ${contact.email}`.toLowerCase(), contact]),
  );
  if (found.size > MAX_CONTACTS)
    throw appError('validation_failed', {
      formErrors: {
        mergeIds: `Together they have ${found.size} contacts, but a customer can have up to ${MAX_CONTACTS}. Remove some first`,
      },
    });
  return [...found.values()];
}

/**
 * Merges customers into one, which gets the records and tags of the others, and their values for its empty fields. The others go to
 * the trash. `undoMerge` reverts it.
 * @param tables - tables whose rows follow the customers
 * @throws `not_found` for customers that do not exist; `validation_failed` for a value of a customer outside the merge.
 */
export async function mergeCustomers(
  write: TenantWrite,
  tables: readonly CustomerTable[],
  { keepId, mergeIds, fields = {} }: MergeRequest,
): Promise<Customer> {
  const { tx, tenantId } = write;
  const others = [...new Set(mergeIds)].filter((id) => id !== keepId);
  if (others.length === 0)
    throw appError('validation_failed', { formErrors: { mergeIds: 'Choose other customers' } });
  const found = (await findRows(
    tx,
    customerEntity,
    [keepId, ...others],
    { lock: true },
    getScope(customerEntity, write),
  )) as CustomerRecord[];
  const byId = new Map(found.map((row) => [Number(row.id), row]));
  const kept = byId.get(keepId);
  if (!kept || byId.size !== others.length + 1) throw appError('not_found');

  const change: Record<string, unknown> = {};
  for (const name of [...FILLED, 'status'] as const) {
    const asked = fields[name];
    const from = asked === undefined ? undefined : byId.get(asked);
    if (asked !== undefined && !from)
      throw appError('validation_failed', {
        formErrors: { [`fields.${name}`]: 'Choose one of the merged customers' },
      });
    if (from) change[name] = from[name];
    else if (name !== 'status' && !kept[name])
      change[name] = others.map((id) => byId.get(id)?.[name]).find(Boolean) ?? kept[name];
  }
  const custom = Object.assign(
    {},
    ...others.toReversed().map((id) => byId.get(id)?.custom_fields ?? {}),
    kept.custom_fields,
  ) as CustomerRecord['custom_fields'];
  const rows = [kept, ...others.flatMap((id) => byId.get(id) ?? [])];
  const addresses = ownAddresses(rows);
  const contacts = ownContacts(rows);

  const moved = await moveRecords(tx, tables, keepId, others);
  const getTags = await getRowTags(tx, 'customer', others);
  const own = new Set((await getRowTags(tx, 'customer', [keepId]))(keepId).map(({ id }) => id));
  const tags = new Set(others.flatMap((id) => getTags(id).map((tag) => tag.id)));
  const addedTags = [...tags].filter((id) => !own.has(id));
  await addTags(tx, tenantId, 'customer', [keepId], addedTags);
  // Custom fields are merged without validation, because each was validated when it was saved.
  await sql`update customers set custom_fields = ${JSON.stringify(custom)}::jsonb where id = ${keepId}`.execute(
    tx,
  );
  await trashEntities(write, customerEntity, others);
  await updateEntity(write, customerEntity, keepId, {
    ...change,
    addresses,
    contacts,
  });
  await recordMerge(write, {
    kept,
    others: rows.slice(1),
    moved,
    addedTags,
  });
  return (await getEntity(write, customerEntity, keepId)) as Customer;
}
