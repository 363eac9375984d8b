/** What kind of values a field of a list has. It decides by which operators the field can be filtered. */
export type FieldType =
  | 'text'
  | 'number'
  | 'money'
  | 'date'
  | 'boolean'
  | 'enum'
  | 'tags'
  | 'person';

/** The operators of each kind of field. Source: server data model 2.4. */
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

/** One choice of an `enum` field. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** One field of an entity's list, as data: the server compiles it, the admin draws it, an export heads its column with it. */
export interface ListField {
  readonly type: FieldType;
  /** Heading of its column, and its name in filters. */
  readonly label: string;
  /** True where the list can be ordered by it. */
  readonly sortable?: boolean;
  /** False for a field that is shown and never filtered by. @default true */
  readonly filterable?: boolean;
  /** The choices of an `enum`. */
  readonly options?: readonly FieldOption[];
}

/** Every field of an entity's list, by name. */
export type ListFields = Readonly<Record<string, ListField>>;

/** Declares the fields of a list, keeping their names. */
export function defineListFields<const Fields extends ListFields>(fields: Fields): Fields {
  return fields;
}

/** Names of the fields that a list can be ordered by, in the order of their declaration. */
export function sortableFields(fields: ListFields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.sortable);
}

/** Names of custom fields in filters and exports begin with this. */
export const CUSTOM_FIELD_PREFIX = 'custom_fields.';
