import { pascalCase } from './names.ts';
import type { EntityField, FieldKind, NewEntity } from './new-entity.types.ts';

/** Source text for one kind of field in the generated files. */
interface KindCode {
  /** Shape in answers. */
  record(field: EntityField, choices: string): string;
  /** Shape in bodies, without what a field that must be there adds. */
  write(field: EntityField, choices: string, choiceType: string): string;
  /** Column of the table. */
  column(field: EntityField): string;
  /** The column that the list is ordered by, where it is not the field's own. */
  key?(field: EntityField): string | undefined;
  /** Comparison of values when sorting. */
  readonly order?: 'text' | 'day' | 'number' | 'decimal' | 'flag';
  /** Returns the stored value in a response. @default the unchanged column */
  read?(row: string, field: EntityField): string;
}

const nullable = (code: string, { required }: EntityField): string =>
  required ? code : `${code}.nullable()`;
const notNull = ({ required }: EntityField): string => (required ? ' not null' : '');

/** Returns a sort column for an optional field in which empty values have a fixed place, because sort keys cannot be null. */
const keyed =
  (type: string, empty: string, cast = '') =>
  ({ name, required }: EntityField): string | undefined =>
    required
      ? undefined
      : `${name}_key ${type} generated always as (coalesce(${name}${cast}, ${empty})) stored`;

const KINDS: Readonly<Record<FieldKind, KindCode>> = {
  text: {
    record: () => 'string().defined()',
    write: () => 'lineField(200).trim()',
    column: ({ name, required }) => `${name} text not null${required ? '' : " default ''"}`,
    key: ({ name }) => `${name}_key text collate "C" generated always as (lower(${name})) stored`,
    order: 'text',
  },
  long: {
    record: () => 'string().defined()',
    write: () => 'textField(20_000)',
    column: ({ name, required }) => `${name} text not null${required ? '' : " default ''"}`,
  },
  number: {
    record: (field) => `${nullable('number().integer()', field)}.defined()`,
    write: (field) => nullable('wholeField()', field),
    column: (field) => `${field.name} integer${notNull(field)}`,
    key: keyed('bigint', '-2147483649', '::bigint'),
    order: 'number',
  },
  money: {
    record: (field) => `${nullable('number()', field)}.defined()`,
    write: (field) => nullable('amountField()', field),
    column: (field) => `${field.name} numeric(14, 2)${notNull(field)}`,
    key: keyed('numeric(15, 2)', '-1000000000000'),
    order: 'decimal',
    read: (row, { required }) =>
      required ? `Number(${row})` : `${row} === null ? null : Number(${row})`,
  },
  date: {
    record: (field) => `${nullable('string()', field)}.defined()`,
    write: (field) => nullable('dayField()', field),
    column: (field) => `${field.name} date${notNull(field)}`,
    key: keyed('date', "date '9999-12-31'"),
    order: 'day',
  },
  boolean: {
    record: () => 'boolean().required()',
    write: () => 'boolean()',
    column: ({ name }) => `${name} boolean not null default false`,
    order: 'flag',
  },
  enum: {
    record: (_field, choices) => `string().oneOf(${choices}).required()`,
    write: ({ label }, choices, type) =>
      `mixed<${type}>().oneOf(${choices}, 'Please choose ${withArticle(label)}')`,
    column: ({ name, choices }) =>
      `${name} text not null default '${choices[0]}' check (${name} in (${choices.map((one) => `'${one}'`).join(', ')}))`,
    order: 'text',
  },
};

/** Returns the source text for a field. */
export const getCode = ({ kind }: EntityField): KindCode => KINDS[kind];

/** `a Price`, `an Order`. */
export function withArticle(label: string): string {
  return `${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label}`;
}

/** Name of the constant with the choices of a field, `PRICE_LIST_STATUS`. */
export function choicesName({ upper }: NewEntity, { name }: EntityField): string {
  return `${upper}_${name.toUpperCase()}`;
}

/** Name of the type of one choice, `PriceListStatus`. */
export function choiceType({ type }: NewEntity, { name }: EntityField): string {
  return `${type}${pascalCase(name.replaceAll('_', '-'))}`;
}

/** The column that a list is ordered by; undefined for a field that orders nothing. */
export function orderColumn(field: EntityField): string | undefined {
  const { key, order } = getCode(field);
  if (!order) return undefined;
  return key?.(field) ? `${field.name}_key` : field.name;
}

/** The fields of an entity that name choices. */
export function choiceFields({ fields }: NewEntity): EntityField[] {
  return fields.filter(({ kind }) => kind === 'enum');
}

/** Returns the fields that can be set for many records together: all short ones except the record's name. */
export function bulkFields({ fields }: NewEntity): EntityField[] {
  const others = fields.slice(1).filter(({ kind }) => kind !== 'long');
  return others.length > 0 ? others : fields.slice(0, 1);
}

/** True if the generated schema needs a builder of one of these kinds. */
export function hasKind({ fields }: NewEntity, ...kinds: readonly FieldKind[]): boolean {
  return fields.some(({ kind }) => kinds.includes(kind));
}

/**
 * A value of a field for tests, as source text.
 * @param which - which of two
 * @returns literal
 */
export function getSample({ kind, label, choices }: EntityField, which: 0 | 1): string {
  switch (kind) {
    case 'text':
    case 'long':
      return `'${label} ${which ? 'two' : 'one'}'`;
    case 'number':
      return which ? '7' : '-3';
    case 'money':
      return which ? '20' : '12.5';
    case 'date':
      return which ? "'2027-02-01'" : "'2026-12-31'";
    case 'boolean':
      return which ? 'true' : 'false';
    case 'enum':
      return `'${(which && choices[1]) || choices[0]}'`;
  }
}
