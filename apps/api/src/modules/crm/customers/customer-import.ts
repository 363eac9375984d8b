import { type ReadingContext, readCountry, readProvince, readWebAddress } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import {
  CUSTOMER_FIELDS,
  CUSTOMER_TEXTS,
  type CustomerText,
  type Vehicle,
} from '@org/schema/entities';
import { readPhone } from '@org/schema/phone';
import type { CustomerRecord } from '../../../kernel/database/records.ts';
import type { EntityRow } from '../../../kernel/entities/entity-definition.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { getChoice, given, read } from '../../../kernel/imports/cell-values.ts';
import { entityImport } from '../../../kernel/imports/entity-import.ts';
import type { Cells, ImportField } from '../../../kernel/imports/import-field.ts';
import type { ImportRow } from '../../../kernel/imports/import-target.ts';
import { customerEntity, isStoredPhone, PHONE_PROBLEM } from './customer.entity.ts';
import { getVehicles } from './vehicles.repository.ts';

/** Other headings of fields in files. */
const ALIASES: Readonly<Partial<Record<CustomerText, readonly string[]>>> = {
  firstname: ['given name', 'vorname', 'prénom'],
  lastname: ['surname', 'family name', 'name', 'nachname', 'nom'],
  email: ['e-mail', 'email address', 'mail'],
  phone: ['phone number', 'mobile', 'telephone', 'telefon'],
  company: ['organisation', 'organization', 'firma'],
  job_title: ['title', 'position'],
  tax_number: ['vat', 'vat number', 'vat id', 'tax id'],
  website: ['url', 'web'],
  country: ['country code'],
  source: ['lead source'],
};

const LABELS: Readonly<Record<string, { readonly label: string } | undefined>> = {
  ...CUSTOMER_FIELDS,
  website: { label: 'Website' },
};

const FIELDS: readonly ImportField[] = [
  ...CUSTOMER_TEXTS.map((name) => ({
    name,
    label: LABELS[name]?.label ?? name,
    aliases: ALIASES[name] ?? [],
  })),
  { name: 'status', label: 'Status' },
  { name: 'street', label: 'Street', aliases: ['address', 'address 1', 'strasse'] },
  { name: 'city', label: 'City', aliases: ['town', 'ort'] },
  { name: 'province', label: 'Province', aliases: ['state', 'region'] },
  { name: 'postalCode', label: 'Postal code', aliases: ['zip', 'postcode', 'plz'] },
  { name: 'vin', label: 'Vehicle: VIN', aliases: ['vin'] },
  { name: 'make', label: 'Vehicle: make', aliases: ['make'] },
  { name: 'model', label: 'Vehicle: model', aliases: ['model'] },
  { name: 'year', label: 'Vehicle: year', aliases: ['year'] },
  { name: 'plate', label: 'Vehicle: plate', aliases: ['plate', 'licence plate', 'license plate'] },
];

const PLAIN = CUSTOMER_TEXTS.filter((name) => name !== 'phone' && name !== 'website');
const ADDRESS = ['street', 'city', 'province', 'postalCode'] as const;
const VEHICLE = ['vin', 'make', 'model', 'year', 'plate'] as const;

function toBody(cells: Cells, { country: home }: ReadingContext): Record<string, unknown> {
  const country = readCountry(cells.country ?? '') ?? '';
  const address = given(cells, ADDRESS);
  const vehicle = given(cells, VEHICLE);
  return {
    ...given(cells, PLAIN),
    ...read(cells, 'phone', (text) => readPhone(text, [country, home])?.number ?? text),
    ...read(cells, 'website', readWebAddress),
    ...read(cells, 'status', getChoice),
    ...(Object.keys(address).length > 0 && {
      addresses: [
        {
          ...address,
          ...read(cells, 'province', (text) => readProvince(country || home, text) ?? text),
          ...(country && { countryCode: country }),
        },
      ],
    }),
    ...(Object.keys(vehicle).length > 0 && { vehicles: [vehicle] }),
  };
}

function findProblems(
  { phone = '', country = '' }: Cells,
  { country: home }: ReadingContext,
): Readonly<Record<string, string>> {
  const isRead =
    phone === '' ||
    isStoredPhone(phone) ||
    readPhone(phone, [readCountry(country) ?? '', home]) !== undefined;
  return isRead ? {} : { phone: PHONE_PROBLEM };
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of a body that the file contains, without defaults for new records. */
function said(part: Fields | undefined, cells: Cells, names: readonly string[]): Fields {
  return Object.fromEntries(
    Object.keys(given(cells, names)).map((name) => [name, part?.[name] ?? '']),
  );
}

/** Merges the vehicle of a row: it updates the vehicle with the same VIN or plate, or adds one. */
function withVehicle(there: readonly Vehicle[], brought: Fields, words: Fields): Fields[] {
  const isSame = ({ vin, plate }: Vehicle): boolean =>
    (vin !== '' && vin === words.vin) || (plate !== '' && plate === words.plate);
  const known = there.find(isSame);
  return known
    ? there.map((one) => (one === known ? { ...one, ...words } : one))
    : [...there, brought];
}

/** Merges a row into an existing customer. It only updates the first address and one vehicle, and removes nothing. */
async function onto(
  { tx }: TenantWrite,
  ids: readonly number[],
): Promise<(current: EntityRow, row: Pick<ImportRow, 'body' | 'cells'>) => Fields> {
  const vehiclesById = await getVehicles(tx, ids);
  return (current, { body, cells }) => {
    const { id, addresses: there } = current as CustomerRecord;
    const { addresses, vehicles } = body as { addresses?: Fields[]; vehicles?: Fields[] };
    const [first, ...rest] = there;
    const [address] = addresses ?? [];
    const [vehicle] = vehicles ?? [];
    return {
      ...body,
      ...(address && {
        addresses: first ? [{ ...first, ...said(address, cells, ADDRESS) }, ...rest] : [address],
      }),
      ...(vehicle && {
        vehicles: withVehicle(vehiclesById.get(id) ?? [], vehicle, said(vehicle, cells, VEHICLE)),
      }),
    };
  };
}

/** Import of customers. */
export const customerImport = entityImport({
  contract: apiContract.customers,
  kind: customerEntity,
  fields: FIELDS,
  matchOn: [
    { name: 'email', column: 'email_key' },
    // Phone numbers are compared in their stored format, whatever the format in the file.
    { name: 'phone', column: 'phone', getKey: ({ phone }) => String(phone ?? '') },
  ],
  toBody,
  findProblems,
  onto,
});
