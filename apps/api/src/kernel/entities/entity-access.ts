import type { Permission } from '@org/schema';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasPermission } from '../access/has-permission.ts';
import type { ListReader } from '../database/list-definition.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import type { TenantWrite } from '../events/record-change.ts';
import { getSettings } from '../settings/get-settings.ts';
import { customFieldLookup } from './custom-fields.service.ts';
import type { AnyEntityDefinition, KindOf } from './entity-definition.ts';

type Reader = Pick<TenantWrite, 'tx' | 'actor'>;

/** Access rules of an entity. */
export type AccessRules = Pick<
  AnyEntityDefinition,
  'module' | 'table' | 'ownerColumns' | 'ownedBy' | 'shown'
>;

/** Rows that a person may see: all that are shown, or where their role does not view all, those that are theirs. */
export function getScope(
  kind: AccessRules,
  { actor }: Pick<TenantWrite, 'actor'>,
): RawBuilder<SqlBool>[] {
  const { module, table, ownerColumns, shown } = kind;
  const all = shown ? [shown] : [];
  const viewAll: Permission = `${module}.can_view_all`;
  if (!ownerColumns || hasPermission(actor, viewAll)) return all;
  const own = ownerColumns.map(
    (column) => sql<SqlBool>`${sql.ref(`${table}.${column}`)} = ${actor.person.id}`,
  );
  const assigned = kind.ownedBy?.(actor.person.id);
  return [...all, sql<SqlBool>`(${sql.join(assigned ? [...own, assigned] : own, sql` or `)})`];
}

/** Returns whether the user may see and change rates of an entity's records. */
export function canViewRates(
  { module }: Pick<AnyEntityDefinition, 'module'>,
  { actor }: Pick<TenantWrite, 'actor'>,
): boolean {
  return hasPermission(actor, `${module}.can_view_rates`);
}

/** Returns the conditions for rows whose names other records may show to the user; none for users who see all rows. */
export function getNameScope(
  kind: AccessRules,
  reader: Pick<TenantWrite, 'actor'>,
): RawBuilder<SqlBool>[] {
  const canView = hasPermission(reader.actor, `${kind.module}.can_view`);
  return canView ? getScope(kind, reader) : [sql<SqlBool>`false`];
}

/** Returns which of these rows the user may not see, so that records that refer to them leave out their names. */
export async function findHidden(
  { tx, actor }: Reader,
  kind: AccessRules,
  ids: readonly (number | null)[],
): Promise<ReadonlySet<number>> {
  const scope = getNameScope(kind, { actor });
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (scope.length === 0 || asked.length === 0) return new Set();
  const id = sql.ref(`${kind.table}.id`);
  const { rows } = await sql<{ id: number }>`
    select ${id} as id from ${sql.table(kind.table)}
    where ${id} = any(${asked}::bigint[]) and ${sql.join(scope, sql` and `)}`.execute(tx);
  const visible = new Set(rows.map((row) => Number(row.id)));
  return new Set(asked.filter((one) => !visible.has(one)));
}

/** Returns records as the user may see them: without rates and without names of other records that are hidden from them. */
export async function allSeenBy<Rec extends object>(
  kind: KindOf<Rec>,
  reader: Reader,
  records: readonly Rec[],
): Promise<readonly Rec[]> {
  const named = (await kind.hideNames?.(reader, records)) ?? records;
  const { rateFields } = kind;
  if (!rateFields || canViewRates(kind, reader)) return named;
  const hidden = Object.fromEntries(rateFields.map((name) => [name, null]));
  return named.map((record) => ({ ...record, ...hidden }));
}

/** Returns one record as the user may see it. */
export async function asSeenBy<Rec extends object>(
  kind: KindOf<Rec>,
  reader: Reader,
  record: Rec,
): Promise<Rec> {
  const [seen] = await allSeenBy(kind, reader, [record]);
  return seen ?? record;
}

/** Returns the user and time zone that filters refer to. Only read for lists with a filter. */
export async function getReader(
  kind: AnyEntityDefinition,
  { tx, actor }: Reader,
  filter: string | undefined,
): Promise<ListReader> {
  const { timezone } = filter ? await getSettings(tx) : { timezone: 'UTC' };
  const custom = filter && kind.hasCustomFields ? await customFieldLookup(tx, kind) : undefined;
  const own = filter ? kind.listFor?.({ actor })?.filters : undefined;
  return { timezone, personId: actor.person.id, custom, own };
}

/**
 * Names of people in the tenant.
 * @returns id → `{id, displayName}`
 */
export async function peopleByIds(
  tx: TenantTx,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, { readonly id: number; readonly displayName: string }>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const rows = await tx
    .selectFrom('people')
    .select(['user_id', 'display_name'])
    .where('user_id', 'in', asked)
    .execute();
  return new Map(
    rows.map(({ user_id, display_name }) => [user_id, { id: user_id, displayName: display_name }]),
  );
}
