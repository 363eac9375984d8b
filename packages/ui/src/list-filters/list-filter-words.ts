import {
  FILTER_OPERATORS,
  type FieldType,
  type FilterOperator,
  type FilterRule,
  type ListField,
} from '@org/schema';
import type { Formats } from '../format/formats.ts';

const OPERATORS: Readonly<Record<FilterOperator, string>> = {
  is: 'is',
  is_not: 'is not',
  starts_with: 'starts with',
  contains: 'contains',
  is_empty: 'is empty',
  is_not_empty: 'is not empty',
  eq: 'is',
  neq: 'is not',
  gt: 'is more than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  between: 'is between',
  on: 'on',
  before: 'before',
  after: 'after',
  in_last_days: 'in the last',
  not_in_last_days: 'not in the last',
  in_next_days: 'in the next',
  in: 'is',
  not_in: 'is not',
  all: 'is all of',
};

const OF_TYPE: Readonly<Partial<Record<FieldType, Partial<Record<FilterOperator, string>>>>> = {
  date: { between: 'between' },
  tags: {
    in: 'include',
    not_in: 'do not include',
    all: 'include all of',
    is_empty: 'are empty',
    is_not_empty: 'are not empty',
  },
};

/** Default operator of each field type. */
const USUAL: Readonly<Record<FieldType, FilterOperator>> = {
  text: 'contains',
  number: 'gte',
  money: 'gte',
  date: 'in_last_days',
  boolean: 'is',
  enum: 'in',
  tags: 'in',
  person: 'in',
};

/** Kind of value of an operator: none, number of days, range, several choices, or one value. */
export type ValueShape = 'none' | 'days' | 'range' | 'choices' | 'one';

/** Returns the kind of value of an operator. */
export function valueShape(operator: FilterOperator): ValueShape {
  if (operator === 'is_empty' || operator === 'is_not_empty') return 'none';
  if (operator.endsWith('_days')) return 'days';
  if (operator === 'between') return 'range';
  if (operator === 'in' || operator === 'not_in' || operator === 'all') return 'choices';
  return 'one';
}

/** Returns the label of an operator for a field type. */
function operatorWord(type: FieldType, operator: FilterOperator): string {
  return OF_TYPE[type]?.[operator] ?? OPERATORS[operator];
}

/** Returns the operators of a field type with their labels. */
export function operatorChoices(type: FieldType): { value: FilterOperator; label: string }[] {
  return FILTER_OPERATORS[type].map((value) => ({ value, label: operatorWord(type, value) }));
}

/** Returns the default operator of a field type. */
export function usualOperator(type: FieldType): FilterOperator {
  return USUAL[type];
}

/** Formatters of values in a sentence. */
export interface WordSources {
  readonly formats: Formats;
  /** Returns the name of a chosen tag or member. */
  readonly getName?: ((field: string, value: string | number) => string | undefined) | undefined;
}

function valueWord(
  value: string | number | boolean,
  { rule, field, formats, getName }: { rule: FilterRule; field: ListField } & WordSources,
): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field.type === 'date') return formats.day(String(value));
  if (field.type === 'number' || field.type === 'money') return formats.number(Number(value), 6);
  if (value === 'me') return 'me';
  const option = field.options?.find((one) => one.value === value);
  if (option) return option.label;
  if (field.type === 'text') return `“${value}”`;
  return getName?.(rule.field, value) ?? String(value);
}

/**
 * Describes a rule: “Status is Active or Lead”, “Created in the last 30 days”.
 * @param field - its field
 * @param sources - formatters
 */
export function filterWords(rule: FilterRule, field: ListField, sources: WordSources): string {
  const { operator, value } = rule;
  const begin = `${field.label} ${operatorWord(field.type, operator)}`;
  const shape = valueShape(operator);
  if (shape === 'none' || value === undefined) return begin;
  if (shape === 'days') return `${begin} ${value === 1 ? 'day' : `${value} days`}`;
  const say = (one: string | number | boolean): string =>
    valueWord(one, { rule, field, ...sources });
  if (!Array.isArray(value)) return `${begin} ${say(value as string | number | boolean)}`;
  const words = value.map(say);
  const of = shape === 'range' || operator === 'all' ? 'all' : 'any';
  return `${begin} ${sources.formats.list(words, of)}`;
}
