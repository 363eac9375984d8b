import { customerCreateSchema } from '@org/schema';
import type { ImportField, ImportTarget } from '../../imports/import-target.ts';
import { customerKind } from './customer-kind.ts';

const FIELDS: readonly ImportField[] = [
  { name: 'firstname', label: 'First name', aliases: ['given name', 'vorname', 'prénom'] },
  {
    name: 'lastname',
    label: 'Last name',
    aliases: ['surname', 'family name', 'name', 'nachname', 'nom'],
  },
  { name: 'email', label: 'Email', aliases: ['e-mail', 'email address', 'mail'] },
  { name: 'phone', label: 'Phone', aliases: ['phone number', 'mobile', 'telephone', 'telefon'] },
  { name: 'company', label: 'Company', aliases: ['organisation', 'organization', 'firma'] },
  { name: 'job_title', label: 'Job title', aliases: ['title', 'position'] },
  { name: 'website', label: 'Website', aliases: ['url', 'web'] },
  { name: 'status', label: 'Status' },
  { name: 'source', label: 'Source', aliases: ['lead source'] },
  { name: 'country', label: 'Country', aliases: ['country code'] },
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

const PLAIN = [
  'firstname',
  'lastname',
  'email',
  'company',
  'job_title',
  'source',
  'phone',
] as const;
const ADDRESS = ['street', 'city', 'province', 'postalCode'] as const;
const VEHICLE = ['vin', 'make', 'model', 'year', 'plate'] as const;

const given = (
  cells: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (cells[name] ? [[name, cells[name]]] : [])));

/** Text of a custom field's cell as its value: a number or a flag where it is written like one. */
function customValue(text: string): unknown {
  if (/^-?\d{1,15}(?:\.\d+)?$/.test(text)) return Number(text);
  if (/^(?:true|yes)$/i.test(text)) return true;
  return /^(?:false|no)$/i.test(text) ? false : text;
}

function toBody(cells: Readonly<Record<string, string>>): Record<string, unknown> {
  const { country = '', website = '', status = '' } = cells;
  const address = given(cells, ADDRESS);
  const vehicle = given(cells, VEHICLE);
  const custom = Object.entries(cells).flatMap(([name, text]) =>
    name.startsWith('custom_fields.') && text
      ? [[name.slice('custom_fields.'.length), { value: customValue(text) }]]
      : [],
  );
  const code = /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : '';
  return {
    ...given(cells, PLAIN),
    ...(country && { country }),
    ...(website && { website: /^https?:/i.test(website) ? website : `https://${website}` }),
    ...(status && { status: status.toLowerCase() }),
    ...(Object.keys(address).length > 0 && {
      addresses: [{ ...address, ...(code && { countryCode: code }) }],
    }),
    ...(Object.keys(vehicle).length > 0 && { vehicles: [vehicle] }),
    ...(custom.length > 0 && { custom_fields: Object.fromEntries(custom) }),
  };
}

/** Customers from a file. */
export const customerImport: ImportTarget = {
  kind: customerKind,
  fields: FIELDS,
  matchOn: [
    { name: 'email', column: 'email_key' },
    { name: 'phone', column: 'phone' },
  ],
  create: customerCreateSchema,
  toBody,
};
