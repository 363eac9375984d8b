import { type FieldType, type FilterGroup, type FilterRule, isFilterGroup } from '@org/schema';
import { invariant } from '@org/schema/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing } from './list-page.ts';
import { beginsWith } from './search-terms.ts';

/** SQL of a filterable field. */
export interface SqlField {
  readonly type: FieldType;
  readonly value: RawBuilder<unknown>;
  /** Column with the text in lower case, where there is one: behind row security no index answers what a function makes. */
  readonly key?: RawBuilder<unknown>;
  /** True for a calendar day, which has no time zone. */
  readonly isDay?: boolean;
  /** Condition for values in a linked table, such as categories: rows with one of the ids, or with any when there are none. */
  readonly linked?: (ids: readonly number[] | undefined) => RawBuilder<SqlBool>;
  /** Faster condition for a choice that is derived from other columns: rows with one of the values. */
  readonly chosen?: (values: readonly string[]) => RawBuilder<SqlBool>;
}

/** Values that filters depend on, such as the current user and time zone. */
export interface FilterContext {
  /** Time zone of the tenant's days. */
  readonly timezone: string;
  /** User that `me` stands for. */
  readonly personId: number | undefined;
  /** Name of the list's table, and of its rows in `taggings`. */
  readonly table: string;
  readonly tagged?: string | undefined;
}

type Bool = RawBuilder<SqlBool>;

const negated = (condition: Bool): Bool => sql<SqlBool>`not coalesce(${condition}, false)`;

function textRule(
  { operator, value }: FilterRule,
  { value: column, key }: SqlField,
): Bool | undefined {
  const text = String(value ?? '').toLowerCase();
  const lower = key ?? sql`lower(${column})`;
  switch (operator) {
    case 'is':
      return sql<SqlBool>`${lower} = ${text}`;
    case 'is_not':
      return negated(sql<SqlBool>`${lower} = ${text}`);
    case 'starts_with':
      return beginsWith(lower, text);
    case 'contains':
      // The first half says nothing more, and is what an index of those that have any is known by.
      return sql<SqlBool>`(${column} <> '' and ${lower} like ${containing(text)})`;
    case 'is_empty':
      return sql<SqlBool>`coalesce(${column}, '') = ''`;
    case 'is_not_empty':
      return sql<SqlBool>`${column} <> ''`;
    default:
      return undefined;
  }
}

/** Returns a number as a query parameter. Integers stay integers, so that indexes of integer columns are used. */
function numberText(given: unknown): RawBuilder<unknown> {
  const value = Number(given);
  return Number.isSafeInteger(value) ? sql`${value}::bigint` : sql`${value}::numeric`;
}

function numberRule(
  { operator, value }: FilterRule,
  column: RawBuilder<unknown>,
): Bool | undefined {
  const [from, to] = Array.isArray(value) ? value : [value];
  const one = numberText(from);
  switch (operator) {
    case 'eq':
      return sql<SqlBool>`${column} = ${one}`;
    case 'neq':
      return negated(sql<SqlBool>`${column} = ${one}`);
    case 'gt':
      return sql<SqlBool>`${column} > ${one}`;
    case 'gte':
      return sql<SqlBool>`${column} >= ${one}`;
    case 'lt':
      return sql<SqlBool>`${column} < ${one}`;
    case 'lte':
      return sql<SqlBool>`${column} <= ${one}`;
    case 'between':
      return sql<SqlBool>`${column} between ${one} and ${numberText(to)}`;
    default:
      return undefined;
  }
}

/** The first instant of a day, or of one some days later, in the tenant's time zone. */
function getStart(
  { isDay }: SqlField,
  { timezone }: FilterContext,
  day: string | undefined,
  plus = 0,
): RawBuilder<unknown> {
  return isDay
    ? sql`(${day}::date + ${plus}::int)`
    : sql`((${day}::date + ${plus}::int)::timestamp at time zone ${timezone})`;
}

/** From the first instant of a day to the first of the day after the last. */
function within(
  field: SqlField,
  context: FilterContext,
  from: string | undefined,
  to: string | undefined,
): Bool {
  const { value } = field;
  return sql<SqlBool>`(${value} >= ${getStart(field, context, from)} and ${value} < ${getStart(field, context, to, 1)})`;
}

/**
 * The day that it is in a time zone, some days from today.
 * @returns `YYYY-MM-DD`
 */
function dayFromToday(timezone: string, days: number): string {
  const then = new Date(Date.now() + days * 24 * 3600 * 1000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(then);
}

function dateRule(rule: FilterRule, field: SqlField, context: FilterContext): Bool | undefined {
  const { operator, value } = rule;
  const [from, to] = (Array.isArray(value) ? value : [value, value]).map(String);
  const today = (days: number): string => dayFromToday(context.timezone, days);
  switch (operator) {
    case 'on':
    case 'between':
      return within(field, context, from, to);
    case 'before':
      // What has no day is before none and after none.
      return sql<SqlBool>`${field.value} < ${getStart(field, context, from)}`;
    case 'after':
      return sql<SqlBool>`${field.value} >= ${getStart(field, context, to, 1)}`;
    case 'in_last_days':
      return within(field, context, today(1 - Number(value)), today(0));
    case 'not_in_last_days':
      // What has no day, such as an email that was never opened, is not in the last days either.
      return negated(within(field, context, today(1 - Number(value)), today(0)));
    case 'in_next_days':
      return within(field, context, today(0), today(Number(value) - 1));
    default:
      return undefined;
  }
}

function choiceRule(
  { operator, value }: FilterRule,
  { value: column, chosen }: Pick<SqlField, 'value' | 'chosen'>,
  array: RawBuilder<unknown>,
): Bool | undefined {
  if (!Array.isArray(value)) return undefined;
  const isOne = chosen?.(value.map(String)) ?? sql<SqlBool>`${column} = any(${array})`;
  if (operator === 'in') return isOne;
  return operator === 'not_in' ? negated(isOne) : undefined;
}

/**
 * Returns the condition for rows with tags. Takes entity, ids, or undefined for any tag.
 * @returns condition
 */
export function taggedWith(
  { table, tagged }: Pick<FilterContext, 'table' | 'tagged'>,
  ids: readonly number[] | undefined,
): Bool {
  invariant(tagged, `rows of ${table} can have tags`);
  const named = ids ? sql`and taggings.tag_id = any(${ids}::bigint[])` : sql``;
  return sql<SqlBool>`exists (
    select 1 from taggings where taggings.tenant_id = ${sql.ref(`${table}.tenant_id`)}
      and taggings.entity = ${tagged} and taggings.entity_id = ${sql.ref(`${table}.id`)} ${named})`;
}

function tagsRule(
  { operator, value }: FilterRule,
  { linked }: SqlField,
  context: FilterContext,
): Bool | undefined {
  const ids = Array.isArray(value) ? value.map(Number) : [];
  const having = linked ?? ((some) => taggedWith(context, some));
  switch (operator) {
    case 'in':
      return having(ids);
    case 'not_in':
      return negated(having(ids));
    case 'all':
      return sql<SqlBool>`(${sql.join(
        ids.map((id) => having([id])),
        sql` and `,
      )})`;
    case 'is_empty':
      return negated(having(undefined));
    case 'is_not_empty':
      return having(undefined);
    default:
      return undefined;
  }
}

function nullRule({ operator }: FilterRule, column: RawBuilder<unknown>): Bool | undefined {
  if (operator === 'is_empty') return sql<SqlBool>`${column} is null`;
  return operator === 'is_not_empty' ? sql<SqlBool>`${column} is not null` : undefined;
}

function compileRule(
  rule: FilterRule,
  fields: Readonly<Record<string, SqlField>>,
  context: FilterContext,
): Bool {
  const field = Object.hasOwn(fields, rule.field) ? fields[rule.field] : undefined;
  invariant(field, `${rule.field} of ${context.table} is filtered by nothing that is declared`);
  const { type, value: column } = field;
  const condition = ((): Bool | undefined => {
    switch (type) {
      case 'text':
        return textRule(rule, field);
      case 'number':
      case 'money':
        return numberRule(rule, column) ?? nullRule(rule, column);
      case 'date':
        return dateRule(rule, field, context) ?? nullRule(rule, column);
      case 'boolean':
        return sql<SqlBool>`${column} = ${rule.value === true}`;
      case 'enum':
        return choiceRule(rule, field, sql`${rule.value}::text[]`) ?? nullRule(rule, column);
      case 'tags':
        return tagsRule(rule, field, context);
      case 'person': {
        const me = context.personId ?? 0;
        const ids = Array.isArray(rule.value)
          ? rule.value.map((id) => (id === 'me' ? me : id))
          : [];
        const named = { ...rule, ...(Array.isArray(rule.value) && { value: ids }) };
        return choiceRule(named, field, sql`${ids}::bigint[]`) ?? nullRule(rule, column);
      }
    }
  })();
  invariant(condition, `${rule.operator} is an operator of ${type}`);
  return condition;
}

/**
 * Compiles a checked filter to a condition. Nothing of a request becomes part of the SQL: fields come from the list definition,
 * values are parameters.
 * @param fields - SQL of its fields
 * @returns condition; undefined for a filter without rules
 */
export function compileFilter(
  { combinator, rules }: FilterGroup,
  fields: Readonly<Record<string, SqlField>>,
  context: FilterContext,
): Bool | undefined {
  const parts = rules
    .map((entry) =>
      isFilterGroup(entry)
        ? compileFilter(entry, fields, context)
        : compileRule(entry, fields, context),
    )
    .filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  return sql<SqlBool>`(${sql.join(parts, combinator === 'or' ? sql` or ` : sql` and `)})`;
}
