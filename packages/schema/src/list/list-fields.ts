/** Type of the values of a list field, which determines the filter operators. */
export type FieldType =
  | 'text'
  | 'number'
  | 'money'
  | 'date'
  | 'boolean'
  | 'enum'
  | 'tags'
  | 'person';

/** Filter operators of each type of field. */
export const FILTER_OPERATORS = {
  text: ['is', 'is_not', 'starts_with', 'contains', 'is_empty', 'is_not_empty'],
  number: ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'between', 'is_empty', 'is_not_empty'],
  money: ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'between', 'is_empty', 'is_not_empty'],
  date: [
    'on',
    'before',
    'after',
    'between',
    'in_last_days',
    'not_in_last_days',
    'in_next_days',
    'is_empty',
    'is_not_empty',
  ],
  boolean: ['is'],
  enum: ['in', 'not_in', 'is_empty', 'is_not_empty'],
  tags: ['in', 'not_in', 'all', 'is_empty', 'is_not_empty'],
  person: ['in', 'not_in', 'is_empty', 'is_not_empty'],
} as const satisfies Record<FieldType, readonly string[]>;

/** Name of any operator. */
export type FilterOperator = (typeof FILTER_OPERATORS)[FieldType][number];

/** An option of an `enum` field. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** A field of an entity's list as data: the server compiles it to SQL, the admin renders it, and exports use it as a column. */
export interface ListField {
  readonly type: FieldType;
  /** Heading of its column, and its name in filters. */
  readonly label: string;
  /** True when the list can be sorted by it. */
  readonly sortable?: boolean;
  /** False for a field that is displayed but cannot be filtered. @default true */
  readonly filterable?: boolean;
  /** Options of an `enum`. */
  readonly options?: readonly FieldOption[];
}

/** Every field of an entity's list, by name. */
export type ListFields = Readonly<Record<string, ListField>>;

/** Declares the fields of a list and keeps their names in the type. */
export function defineListFields<const Fields extends ListFields>(fields: Fields): Fields {
  return fields;
}

/** Returns the names of sortable fields in the order of their declaration. */
export function sortableFields(fields: ListFields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.sortable);
}

/** Returns the labels of fields by their names. */
export function fieldLabels<Name extends string>(
  fields: Readonly<Record<Name, ListField>>,
): Readonly<Record<Name, string>> {
  const labels = Object.entries<ListField>(fields).map(([name, { label }]) => [name, label]);
  return Object.fromEntries(labels) as Record<Name, string>;
}

/** Prefix of custom fields in filters and exports. */
export const CUSTOM_FIELD_PREFIX = 'custom_fields.';
