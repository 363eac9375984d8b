import { readProvince } from '@org/schema';
import {
  CUSTOMER_FIELDS,
  type Customer,
  type CustomerUpdate,
  customerSchema,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { CustomerRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { mergeCustomFields } from '../../../kernel/entities/custom-fields.service.ts';
import { defineEntity, joinSubtitle } from '../../../kernel/entities/define-entity.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import {
  type Columns,
  eachByItself,
  type TagsOf,
} from '../../../kernel/entities/entity-definition.ts';
import { getStamps, givenColumns, personIn } from '../../../kernel/entities/entity-stamps.ts';
import { sharedFields } from '../../../kernel/entities/shared-fields.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { readTenantPhone, tenantReading } from '../../../kernel/settings/reading.ts';
import { getVehicles, saveVehicles } from './vehicles.repository.ts';

const TABLE = { entity: 'customer', table: 'customers' } as const;

/** Returns the display name of a customer: the name, else the company, else the email. */
function displayNameOf({
  firstname,
  lastname,
  company,
  email,
}: Pick<CustomerRecord, 'firstname' | 'lastname' | 'company' | 'email'>): string {
  return `${firstname} ${lastname}`.trim() || company || email;
}

/**
 * Checks that the owner is a user of the tenant.
 * @throws `validation_failed` on `owner_id`
 */
async function checkOwner(tx: TenantTx, ownerId: number | null | undefined): Promise<void> {
  if (ownerId === undefined || ownerId === null) return;
  if (!(await peopleByIds(tx, [ownerId])).has(ownerId))
    throw appError('validation_failed', { formErrors: { owner_id: 'This user does not exist' } });
}

const NAMES = ['firstname', 'lastname', 'company', 'email'] as const;

/** Returns addresses with the code of the province, if the country or the tenant's country knows it. */
async function readAddresses(
  tx: TenantTx,
  addresses: NonNullable<CustomerUpdate['addresses']>,
): Promise<object[]> {
  const { country: home } = await tenantReading(tx);
  return addresses.map((address, at) => ({
    ...address,
    province: readProvince(address.countryCode || home, address.province) ?? address.province,
    id: at + 1,
  }));
}

/**
 * Returns contacts with numbers that have their country code.
 * @throws `validation_failed` on the phone of a contact
 */
async function readContacts(
  tx: TenantTx,
  contacts: NonNullable<CustomerUpdate['contacts']>,
  { country = '' }: CustomerUpdate,
  current: CustomerRecord | undefined,
): Promise<object[]> {
  const read: object[] = [];
  for (const [at, contact] of contacts.entries()) {
    const phone = await readTenantPhone(tx, contact.phone, country || current?.country || '');
    if (phone === undefined && !isStoredPhone(contact.phone))
      throw appError('validation_failed', {
        formErrors: { [`contacts[${at}].phone`]: PHONE_PROBLEM },
      });
    read.push({ ...contact, id: at + 1, phone: phone ?? contact.phone });
  }
  return read;
}

/** Error message for a phone number that cannot be parsed. */
export const PHONE_PROBLEM = 'Enter a phone number such as 416 555 0123 or +1 416 555 0123';

/** Returns whether a phone number is in the stored format. Stored numbers stay valid even if the library no longer knows them. */
export const isStoredPhone = (text: string): boolean => /^\+[1-9]\d{5,14}$/.test(text);

/**
 * Returns a phone number with its country code.
 * @throws `validation_failed` on `phone` for an invalid number
 */
async function phoneColumn(tx: TenantTx, text: string, country: string): Promise<string> {
  const phone = await readTenantPhone(tx, text, country);
  if (phone !== undefined || isStoredPhone(text)) return phone ?? text;
  throw appError('validation_failed', { formErrors: { phone: PHONE_PROBLEM } });
}

async function toColumns(
  { tx }: TenantWrite,
  fields: CustomerUpdate,
  current: CustomerRecord | undefined,
): Promise<Columns> {
  const {
    addresses,
    contacts,
    custom_fields,
    consent,
    owner_id,
    phone,
    vehicles: _vehicles,
    ...plain
  } = fields;
  await checkOwner(tx, owner_id);
  const custom =
    custom_fields === undefined && current
      ? undefined
      : await mergeCustomFields(tx, TABLE, current?.custom_fields ?? {}, custom_fields);
  const given: Columns = givenColumns(plain);
  const named = NAMES.some((name) => name in given) || !current;
  const names = Object.fromEntries(
    NAMES.map((name) => [name, String(given[name] ?? current?.[name] ?? '')]),
  ) as Record<(typeof NAMES)[number], string>;
  if (current && named && !displayNameOf(names))
    throw appError('validation_failed', {
      formErrors: { lastname: 'Please enter a name, a company or an email address' },
    });
  return {
    ...given,
    ...(owner_id !== undefined && { owner_id }),
    ...(phone !== undefined && {
      phone: await phoneColumn(tx, phone, fields.country ?? current?.country ?? ''),
    }),
    ...(addresses && { addresses: JSON.stringify(await readAddresses(tx, addresses)) }),
    ...(contacts && {
      contacts: JSON.stringify(await readContacts(tx, contacts, fields, current)),
    }),
    ...(custom && { custom_fields: JSON.stringify(custom) }),
    ...(consent?.email !== undefined && { consent_email: consent.email }),
    ...(consent?.sms !== undefined && { consent_sms: consent.sms }),
    ...(named && (current || displayNameOf(names)) && { display_name: displayNameOf(names) }),
  };
}

async function noteCounts(tx: TenantTx, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('notes')
    .select(['customer_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('customer_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .groupBy('customer_id')
    .execute();
  return new Map(rows.map(({ customer_id, n }) => [Number(customer_id), Number(n)]));
}

const copyFields = sharedFields<CustomerRecord, Customer>(customerSchema);

async function toRecords(
  tx: TenantTx,
  rows: readonly CustomerRecord[],
  getTags: TagsOf,
): Promise<Customer[]> {
  const ids = rows.map(({ id }) => id);
  const people = await peopleByIds(
    tx,
    rows.flatMap(({ owner_id, author_id }) => [owner_id, author_id]),
  );
  const vehicles = await getVehicles(tx, ids);
  const notes = await noteCounts(tx, ids);
  return rows.map((row) => ({
    ...copyFields(row),
    customer_id: row.id,
    displayName: row.display_name,
    owner: personIn(people, row.owner_id),
    vehicles: vehicles.get(row.id) ?? [],
    tags: getTags(row.id),
    consent: { email: row.consent_email, sms: row.consent_sms },
    notes_count: notes.get(row.id) ?? 0,
    ...getStamps(row),
    created_by: personIn(people, row.author_id),
  }));
}

/** Entity of customers. */
export const customerEntity = defineEntity<CustomerRecord, Customer, CustomerUpdate>({
  ...TABLE,
  plural: 'customers',
  words: ['customer', 'customers'],
  module: 'customers',
  ownerColumns: ['owner_id', 'author_id'],
  hasCustomFields: true,
  list: {
    fields: CUSTOMER_FIELDS,
    usual: { by: 'updated_at', direction: 'desc' },
  },
  toColumns,
  toRecords,
  saveRelations: eachByItself(async (write, id, { vehicles }) => {
    if (vehicles) await saveVehicles(write, id, vehicles);
  }),
  getParts: async (tx, ids) => {
    const vehicles = await getVehicles(tx, ids);
    return (id) => ({
      vehicles: (vehicles.get(id) ?? []).map((vehicle) => ({
        ...vehicle,
        odometer: vehicle.odometer ?? null,
      })),
    });
  },
  searchTexts: (customer) => [
    customer.firstname,
    customer.lastname,
    customer.company,
    customer.email,
    customer.phone,
    // People search by the last digits as well as by the whole number.
    customer.phone.slice(-10),
    customer.phone.slice(-7),
    ...customer.contacts.flatMap(({ name, email }) => [name, email]),
    ...customer.vehicles.flatMap(({ vin, plate }) => [vin, plate]),
  ],
  getTitle: ({ displayName }) => displayName,
  getSubtitle: ({ displayName, company, email }) =>
    joinSubtitle(...[company, email].filter((text) => text !== displayName)),
});
