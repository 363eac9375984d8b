import type { Permission } from '@org/schema';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasPermission } from '../access/has-permission.ts';
import type { ListReader } from '../database/list-definition.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import type { TenantWrite } from '../events/record-change.ts';
import { getSettings } from '../settings/get-settings.ts';
import { customFieldLookup } from './custom-fields.service.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';

type Reader = Pick<TenantWrite, 'tx' | 'actor'>;

/** Rows that a person may see: all, or where their role does not view all, those that are theirs. */
export function getScope(
  kind: Pick<AnyEntityDefinition, 'module' | 'table' | 'ownerColumns' | 'ownedBy'>,
  { actor }: Pick<TenantWrite, 'actor'>,
): RawBuilder<SqlBool>[] {
  const { module, table, ownerColumns } = kind;
  const viewAll: Permission = `${module}.can_view_all`;
  if (!ownerColumns || hasPermission(actor, viewAll)) return [];
  const own = ownerColumns.map(
    (column) => sql<SqlBool>`${sql.ref(`${table}.${column}`)} = ${actor.person.id}`,
  );
  const assigned = kind.ownedBy?.(actor.person.id);
  return [sql<SqlBool>`(${sql.join(assigned ? [...own, assigned] : own, sql` or `)})`];
}

/** Returns whether the user may see and change rates of an entity's records. */
export function canViewRates(
  { module }: Pick<AnyEntityDefinition, 'module'>,
  { actor }: Pick<TenantWrite, 'actor'>,
): boolean {
  return hasPermission(actor, `${module}.can_view_rates`);
}

/** Returns a record as the user may see it: without rates where they may not see those. */
export function asSeenBy<Rec extends object>(
  kind: Pick<AnyEntityDefinition, 'module' | 'rateFields'>,
  reader: Pick<TenantWrite, 'actor'>,
  record: Rec,
): Rec {
  if (!kind.rateFields || canViewRates(kind, reader)) return record;
  return { ...record, ...Object.fromEntries(kind.rateFields.map((name) => [name, null])) };
}

/** Returns the user and time zone that filters refer to. Only read for lists with a filter. */
export async function getReader(
  kind: AnyEntityDefinition,
  { tx, actor }: Reader,
  filter: string | undefined,
): Promise<ListReader> {
  const { timezone } = filter ? await getSettings(tx) : { timezone: 'UTC' };
  const custom = filter && kind.hasCustomFields ? await customFieldLookup(tx, kind) : undefined;
  return { timezone, personId: actor.person.id, custom };
}

/** Names of people in the tenant. Shape: ids → id → `{id, displayName}`. */
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
