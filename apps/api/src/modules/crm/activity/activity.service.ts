import { fromScaled, MAX_DECIMALS, toScaled } from '@org/schema';
import type {
  ActivityEntry,
  ActivityType,
  CustomerDate,
  CustomerFigures,
  CustomerMoney,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantContext } from '../../../kernel/access/call.ts';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import { getScope, peopleByIds } from '../../../kernel/entities/entity-access.ts';
import type { AnyEntityDefinition } from '../../../kernel/entities/entity-definition.ts';
import { personIn } from '../../../kernel/entities/entity-stamps.ts';
import { canListEntity } from '../../../kernel/entity-routes/can-list-entity.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { customerEntity } from '../customers/customer.entity.ts';
import type { ActivitySource, FigureSource } from './activity-source.ts';

type Reader = Pick<TenantWrite, 'tx' | 'actor'>;
type Plan = Pick<TenantContext, 'plan' | 'modules'>;

/** Page of the activity. */
interface ActivityQuery {
  readonly type?: ActivityType | undefined;
  readonly cursor?: string | undefined;
  readonly itemsPerPage: number;
}

interface ActivityRow {
  readonly key: string;
  readonly type: ActivityType;
  readonly action: string;
  readonly at: Date;
  /** The time with microseconds, for the cursor. */
  readonly exact: string;
  readonly title: string;
  readonly text: string;
  readonly amount: string | null;
  readonly currency: string;
  readonly entity: ActivityEntry['entity'];
  readonly entity_id: string | null;
  readonly user_id: string | null;
}

/** Returns the condition for rows of an entity that the user may see. */
function visibleRows(
  kind: AnyEntityDefinition,
  reader: Pick<Reader, 'actor'>,
): RawBuilder<SqlBool> {
  const scope = getScope(kind, reader);
  return scope.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(scope, sql` and `)})`;
}

const toCursor = ({ exact, key }: ActivityRow): string =>
  Buffer.from(JSON.stringify([exact, key])).toString('base64url');

/**
 * Parses a cursor.
 * @throws `validation_failed` for one that this endpoint did not make
 */
function readCursor(cursor: string): readonly [exact: string, key: string] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parsed) && parsed.length === 2) {
      const [exact, key] = parsed.map(String);
      if (exact && key && !Number.isNaN(Date.parse(exact))) return [exact, key];
    }
  } catch {
    // Not a cursor.
  }
  throw appError('validation_failed', { formErrors: { cursor: 'This page does not exist' } });
}

/**
 * Returns a page of what happened with a customer, newest first: records of every module that the user may see, in one query.
 * @throws `not_found`; `validation_failed` for an invalid cursor
 */
export async function listActivity(
  reader: Reader,
  sources: readonly ActivitySource[],
  tenant: Plan,
  id: number,
  { type, cursor, itemsPerPage }: ActivityQuery,
): Promise<{ rows: ActivityEntry[]; nextCursor: string | null }> {
  const { tx, actor } = reader;
  await getEntity(reader, customerEntity, id);
  const shown = sources.filter(
    ({ entity, types }) =>
      (type === undefined || types.includes(type)) && canListEntity(entity, actor, tenant),
  );
  if (shown.length === 0) return { rows: [], nextCursor: null };
  const all = sql.join(
    shown.map(
      ({ entity, entries }) =>
        sql`select * from (${entries(id, visibleRows(entity, reader))}) e (key, type, action, at, title, text, amount, currency, entity, entity_id, user_id)`,
    ),
    sql` union all `,
  );
  const conditions: RawBuilder<SqlBool>[] = type ? [sql<SqlBool>`a.type = ${type}`] : [];
  if (cursor) {
    const [exact, key] = readCursor(cursor);
    conditions.push(sql<SqlBool>`(a.at, a.key) < (${exact}::timestamptz, ${key})`);
  }
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await sql<ActivityRow>`
    select a.*, a.at::text as exact from (${all}) a ${where}
    order by a.at desc, a.key desc limit ${itemsPerPage + 1}`.execute(tx);
  const page = rows.slice(0, itemsPerPage);
  const last = page.at(-1);
  const userIds = page.map(({ user_id }) => (user_id === null ? null : Number(user_id)));
  const people = await peopleByIds(tx, userIds);
  return {
    rows: page.map(({ exact: _exact, amount, at, entity_id, user_id, ...entry }) => ({
      key: entry.key,
      type: entry.type,
      action: entry.action,
      at: at.toISOString(),
      title: entry.title,
      text: entry.text,
      amount: amount === null ? null : Number(amount),
      currency: entry.currency,
      entity: entry.entity,
      entityId: entity_id === null ? null : Number(entity_id),
      user: personIn(people, user_id === null ? null : Number(user_id)),
    })),
    nextCursor: rows.length > itemsPerPage && last ? toCursor(last) : null,
  };
}

/** Adds amounts of several modules by currency. */
function addMoney(parts: readonly (Partial<CustomerMoney> & Pick<CustomerMoney, 'currency'>)[]) {
  const sums = new Map<string, CustomerMoney>();
  const add = (one: number, other = 0): number =>
    fromScaled(toScaled(one, MAX_DECIMALS) + toScaled(other, MAX_DECIMALS), MAX_DECIMALS);
  for (const { currency, spent, balance, overdue, credit } of parts) {
    const sum = sums.get(currency) ?? { currency, spent: 0, balance: 0, overdue: 0, credit: 0 };
    sums.set(currency, {
      currency,
      spent: add(sum.spent, spent),
      balance: add(sum.balance, balance),
      overdue: add(sum.overdue, overdue),
      credit: add(sum.credit, credit),
    });
  }
  return [...sums.values()].sort((one, other) => other.spent - one.spent);
}

/**
 * Returns the money, the open work and the next date of a customer, as far as the user may see them.
 * @throws `not_found`
 */
export async function getFigures(
  reader: Reader,
  sources: readonly FigureSource[],
  tenant: Plan,
  id: number,
): Promise<CustomerFigures> {
  const { tx, actor } = reader;
  await getEntity(reader, customerEntity, id);
  const { timezone } = await getSettings(tx);
  const today = dayIn(timezone || 'UTC', new Date());
  const money: Parameters<typeof addMoney>[0][number][] = [];
  const dates: CustomerDate[] = [];
  let counts: CustomerFigures['counts'] = {};
  for (const { entity, read } of sources) {
    if (!canListEntity(entity, actor, tenant)) continue;
    const figures = await read(tx, id, visibleRows(entity, reader), today);
    money.push(...(figures.money ?? []));
    dates.push(...(figures.dates ?? []));
    counts = { ...counts, ...figures.counts };
  }
  const [next = null] = dates.sort((one, other) => (one.at < other.at ? -1 : 1));
  return { money: addMoney(money), counts, next };
}
