import { slugFrom } from '@org/schema';
import { appError } from '@org/schema/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';

/** Records among which a slug is unique. */
export interface SlugScope {
  readonly table: 'collections' | 'collection_items';
  /** Noun of a record in errors, also the slug of a title without letters. */
  readonly word: string;
  /** Condition for the records, beside not being in the trash. */
  readonly among: RawBuilder<SqlBool>;
}

/** Maximum length of a slug that is derived from a title, so that a number can follow it. */
const MAX_DERIVED = 80;

async function isTaken(tx: TenantTx, scope: SlugScope, slug: string, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(scope.table)}
    where slug = ${slug} and id <> ${id} and deleted_at is null and ${scope.among} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Returns a slug that no other record has: the given one, or the given one with the next number. */
async function findFree(tx: TenantTx, scope: SlugScope, slug: string, id: number): Promise<string> {
  if (!(await isTaken(tx, scope, slug, id))) return slug;
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(substr(slug, ${slug.length + 2})::int), 1) as last from ${sql.table(scope.table)}
    where slug like ${`${slug}-%`} and substr(slug, ${slug.length + 2}) ~ '^[1-9][0-9]{0,7}$'
      and deleted_at is null and ${scope.among}`.execute(tx);
  return `${slug}-${(rows[0]?.last ?? 1) + 1}`;
}

/**
 * Returns the slug of a record: the requested one, or a free one from the title for a new record and for an emptied slug.
 * @returns undefined when it does not change
 * @throws `slug_taken`
 */
export async function getSlug(
  { tx, tenantId }: TenantWrite,
  scope: SlugScope,
  asked: { readonly slug?: string | undefined; readonly title: string },
  current: { readonly id: number } | undefined,
): Promise<string | undefined> {
  if (asked.slug === undefined && current) return undefined;
  await withAdvisoryLock(tx, tenantId, `addresses of ${scope.table}`);
  const id = current?.id ?? 0;
  if (!asked.slug) {
    const derived = slugFrom(asked.title).slice(0, MAX_DERIVED).replace(/-$/, '') || scope.word;
    return findFree(tx, scope, derived, id);
  }
  if (await isTaken(tx, scope, asked.slug, id)) {
    const message = `Another ${scope.word} already has this address`;
    throw appError('slug_taken', { message, formErrors: { slug: message } });
  }
  return asked.slug;
}

/** Gives records that come back from the trash another slug where theirs is taken by now. */
export async function freeSlugs(
  { tx, tenantId }: TenantWrite,
  getScope: (row: { readonly id: number; readonly scope_id: number }) => SlugScope,
  { table, scopeColumn }: { readonly table: SlugScope['table']; readonly scopeColumn: string },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await withAdvisoryLock(tx, tenantId, `addresses of ${table}`);
  const { rows } = await sql<{ id: number; slug: string; scope_id: number }>`
    select id, slug, ${sql.ref(scopeColumn)} as scope_id from ${sql.table(table)}
    where id = any(${ids}::bigint[]) and deleted_at is not null order by id`.execute(tx);
  const given = new Set<string>();
  for (const row of rows) {
    let slug = await findFree(tx, getScope(row), row.slug, row.id);
    // Two records of the trash can have had the same slug.
    for (let number = 2; given.has(`${row.scope_id} ${slug}`); number++)
      slug = await findFree(tx, getScope(row), `${row.slug}-${number}`, row.id);
    given.add(`${row.scope_id} ${slug}`);
    if (slug !== row.slug)
      await sql`update ${sql.table(table)} set slug = ${slug} where id = ${row.id}`.execute(tx);
  }
}
