import { type SelectQueryBuilder, sql } from 'kysely';
import { type AskedList, defineList, type ListDefinition } from '../database/list-definition.ts';
import { orderBy } from '../database/list-order.ts';
import type { ListResults } from '../database/list-page.ts';
import { readList } from '../database/read-list.ts';
import type { TenantTables } from '../database/tables.gen.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import { pruneRevisions } from './prune-revisions.ts';
import type { RevisionPlace } from './revision-place.ts';

/** Revisions with the types of the saved columns. */
export interface RevisionedEntity<Kept extends object> extends RevisionPlace {
  readonly kept: readonly (keyof Kept & string)[];
}

/** A saved state of a record, without its content. */
export interface RevisionRow {
  readonly version: number;
  readonly created_at: Date;
  readonly user_id: number | null;
  readonly user_name: string | null;
  /** Bytes of the stored content. */
  readonly size: number;
  readonly label: string;
  /** Time from which visitors saw this revision; null if they never did, and for records that are not published. */
  readonly published_at: Date | null;
}

/**
 * Keeps what records are now, and of what was kept of them before only what the rules keep. Takes ids, who saved them, a word
 * on why.
 */
export async function saveRevisions(
  tx: TenantTx,
  kind: RevisionPlace,
  ids: readonly number[],
  userId: number,
  label = '',
): Promise<void> {
  const { table, of, owner, kept } = kind;
  const columns = sql.join(kept.map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (tenant_id, ${sql.ref(owner)}, version, ${columns}, label, user_id)
    select tenant_id, id, version, ${columns}, ${label}::text, ${userId}::bigint
    from ${sql.table(of)} where id = any(${ids}::bigint[])`.execute(tx);
  await pruneRevisions(tx, kind, ids);
}

/** Says of a saved state why it was saved. */
export async function labelRevision(
  tx: TenantTx,
  { table, owner }: RevisionPlace,
  { id, version }: { readonly id: number; readonly version: number },
  label: string,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set label = ${label}
    where ${sql.ref(owner)} = ${id} and version = ${version}`.execute(tx);
}

type RevisionTables = 'page_revisions' | 'people';

/** The saved states of a kind with who saved them. Every such table has these columns. */
function withUser(
  tx: TenantTx,
  { table, isPublished }: RevisionPlace,
): SelectQueryBuilder<TenantTables, RevisionTables, RevisionRow> {
  return tx
    .selectFrom(sql<TenantTables['page_revisions']>`${sql.table(table)}`.as('r'))
    .leftJoin('people as p', (join) =>
      join.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.user_id', '=', 'r.user_id'),
    )
    .select(['r.version', 'r.created_at', 'r.user_id', 'p.display_name as user_name', 'r.label'])
    .select([
      sql<number>`coalesce(octet_length(r.content), 0)`.as('size'),
      (isPublished ? sql<Date | null>`r.published_at` : sql<null>`null`).as('published_at'),
    ]) as unknown as SelectQueryBuilder<TenantTables, RevisionTables, RevisionRow>;
}

/** The list of saved states, newest first unless asked otherwise. */
function listOfRevisions(
  kind: RevisionPlace,
): ListDefinition<TenantTables, RevisionTables, RevisionRow> {
  return defineList({
    table: 'r',
    from: sql`${sql.table(kind.table)} r`,
    rows: (tx) => withUser(tx, kind),
    orders: {
      version: orderBy('number', 'r.version'),
      created_at: orderBy('time', 'r.created_at'),
    },
    usual: { by: 'version', direction: 'desc' },
    searched: [kind.called, 'label'],
    id: 'version',
    hasTrash: false,
  });
}

/** One part of the list of what was kept of a record. */
export function listRevisions(
  tx: TenantTx,
  kind: RevisionPlace,
  id: number,
  query: AskedList,
): Promise<ListResults<RevisionRow>> {
  return readList(tx, listOfRevisions(kind), query, [sql`${sql.ref(`r.${kind.owner}`)} = ${id}`]);
}

/** One saved state of a record with what it keeps. */
export async function findRevision<Kept extends object>(
  tx: TenantTx,
  kind: RevisionedEntity<Kept>,
  id: number,
  version: number,
): Promise<(RevisionRow & Kept) | undefined> {
  const row = await withUser(tx, kind)
    .select(kind.kept.map((name) => sql.ref(`r.${name}`).as(name)))
    .where(sql<boolean>`${sql.ref(`r.${kind.owner}`)} = ${id} and r.version = ${version}`)
    .executeTakeFirst();
  // The columns are those that the kind names.
  return row as (RevisionRow & Kept) | undefined;
}

/** A saved state as calls answer it. Its version names it under its record. */
export function toRevision({ user_id, user_name, version, created_at, size, label }: RevisionRow) {
  return {
    id: version,
    version,
    created_at: created_at.toISOString(),
    user: user_id === null ? null : { id: user_id, displayName: user_name ?? '' },
    size,
    label,
  };
}
