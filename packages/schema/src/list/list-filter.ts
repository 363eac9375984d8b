import { readInstant } from '../values/instant.ts';
import {
  CUSTOM_FIELD_PREFIX,
  FILTER_OPERATORS,
  type FilterOperator,
  type ListField,
  type ListFields,
} from './list-fields.ts';

/** A condition of a filter. */
export interface FilterRule {
  readonly field: string;
  readonly operator: FilterOperator;
  /** Absent for operators that need none. A list for `between` and for the operators of choices. */
  readonly value?: string | number | boolean | readonly (string | number)[] | undefined;
}

/** Conditions that must all match, or one of which must match. */
export interface FilterGroup {
  readonly combinator: 'and' | 'or';
  readonly rules: readonly (FilterRule | FilterGroup)[];
}

/** Limits of a filter: number of rules, nesting of groups, choices of a rule, and characters of the JSON text. */
export const FILTER_LIMITS = { rules: 50, depth: 3, choices: 200, characters: 16_000 } as const;

/** Returns true for a group, false for a rule. */
export function isFilterGroup(entry: FilterRule | FilterGroup): entry is FilterGroup {
  return 'rules' in entry;
}

const WITHOUT_VALUE: ReadonlySet<string> = new Set(['is_empty', 'is_not_empty']);
const PERIODS: ReadonlySet<string> = new Set(['in_last_days', 'not_in_last_days', 'in_next_days']);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns true for an operator without a value. */
export function needsNoValue(operator: string): boolean {
  return WITHOUT_VALUE.has(operator);
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 500 && !value.includes('\0');
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 1e15;
const isDay = (value: unknown): boolean =>
  typeof value === 'string' && DAY.test(value) && readInstant(value) !== undefined;
const isId = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

type Check = (value: unknown, field: ListField) => boolean;

const isChoice: Check = (value, { options }) =>
  isText(value) && (!options || options.some((option) => option.value === value));

/** Validators of a single value by field type, with the expected value in words. */
const VALUES: Readonly<Record<ListField['type'], { check: Check; called: string }>> = {
  text: { check: isText, called: 'text' },
  number: { check: isNumber, called: 'a number' },
  money: { check: isNumber, called: 'a number' },
  date: { check: isDay, called: 'a day such as 2026-01-31' },
  boolean: { check: (value) => typeof value === 'boolean', called: 'true or false' },
  enum: { check: isChoice, called: 'one of its choices' },
  tags: { check: isId, called: 'the id of a tag' },
  person: { check: (value) => isId(value) || value === 'me', called: 'the id of a person, or me' },
};

/** Returns the problem with the value of a rule; undefined when it is valid. */
function valueProblem({ operator, value }: FilterRule, field: ListField): string | undefined {
  const { check, called } = VALUES[field.type];
  if (needsNoValue(operator))
    return value === undefined ? undefined : `${field.label}: ${operator} takes no value`;
  if (PERIODS.has(operator))
    return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 36_500
      ? undefined
      : `${field.label}: must be a number of days from 1 to 36500`;
  if (operator === 'between') {
    const fits =
      Array.isArray(value) && value.length === 2 && value.every((end) => check(end, field));
    return fits ? undefined : `${field.label}: must be two values, from and to`;
  }
  if (operator === 'in' || operator === 'not_in' || operator === 'all') {
    const fits =
      Array.isArray(value) &&
      value.length > 0 &&
      value.length <= FILTER_LIMITS.choices &&
      value.every((one) => check(one, field));
    return fits ? undefined : `${field.label}: must be a list of which each is ${called}`;
  }
  return check(value, field) ? undefined : `${field.label}: must be ${called}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ruleProblem(
  rule: Record<string, unknown>,
  fields: ListFields,
  isLater: (name: string) => boolean,
): string | undefined {
  const { field: name, operator } = rule;
  if (typeof name !== 'string') return 'Each rule needs a field';
  if (isLater(name)) return undefined;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field || field.filterable === false) return 'Some field of the filter cannot be filtered by';
  const operators: readonly string[] = FILTER_OPERATORS[field.type];
  if (typeof operator !== 'string' || !operators.includes(operator))
    return `${field.label}: the operator must be one of ${operators.join(', ')}`;
  return valueProblem(rule as unknown as FilterRule, field);
}

/**
 * Returns the problem with a filter as a message.
 * @param filter - any JSON value
 * @param fields - fields of the list
 * @param isLater - names that are checked elsewhere
 * @returns problem, or undefined for a valid `FilterGroup`
 */
export function filterProblem(
  filter: unknown,
  fields: ListFields,
  isLater: (name: string) => boolean = () => false,
): string | undefined {
  let rules = 0;
  const walk = (entry: unknown, depth: number): string | undefined => {
    if (!isRecord(entry)) return 'A filter is an object of a combinator and rules';
    if (!('rules' in entry)) {
      rules++;
      if (rules > FILTER_LIMITS.rules) return `A filter has at most ${FILTER_LIMITS.rules} rules`;
      return ruleProblem(entry, fields, isLater);
    }
    if (depth > FILTER_LIMITS.depth) return `A filter has at most ${FILTER_LIMITS.depth} levels`;
    if (entry.combinator !== 'and' && entry.combinator !== 'or')
      return 'The combinator must be and, or or';
    if (!Array.isArray(entry.rules)) return 'The rules must be a list';
    for (const rule of entry.rules) {
      const problem = walk(rule, depth + 1);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
  if (!isRecord(filter) || !('rules' in filter))
    return 'A filter is an object of a combinator and rules';
  return walk(filter, 1);
}

/**
 * Parses a filter that was sent as text. Takes JSON, fields of the list.
 * @returns filter, or the problem with it
 */
export function readFilter(
  text: string,
  fields: ListFields,
  isLater?: (name: string) => boolean,
): { readonly filter: FilterGroup } | { readonly problem: string } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { problem: 'must be JSON' };
  }
  const problem = filterProblem(parsed, fields, isLater);
  return problem === undefined ? { filter: parsed as FilterGroup } : { problem };
}

/** Returns the names of the custom fields in a filter. */
export function getCustomFields(filter: FilterGroup): string[] {
  return filter.rules.flatMap((entry) => {
    if (isFilterGroup(entry)) return getCustomFields(entry);
    return entry.field.startsWith(CUSTOM_FIELD_PREFIX)
      ? [entry.field.slice(CUSTOM_FIELD_PREFIX.length)]
      : [];
  });
}
