import { appError, slugFrom } from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import type { TenantWrite } from '../../events/record-change.ts';
import { freeSlug } from '../pages/page-slug.ts';
import { BLOG_PATH, keepAddress } from '../site/moved-addresses.repository.ts';

/** Changes of addresses take turns within a tenant. */
async function lockAddresses({ tx, tenantId }: TenantWrite): Promise<void> {
  const name = `addresses of posts of ${tenantId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Which of the addresses that begin like this other posts have. */
async function taken(tx: TenantTx, start: string, exceptId: number): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('blog_posts')
    .select('slug')
    .where('slug', 'like', `${start}%`)
    .where('id', '!=', exceptId)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * The address that a post is to have: the one that is asked for; where it is emptied, or a new post names none, one made of
 * the title. Shape: → undefined where it stays. Errors: `slug_taken`.
 */
export async function slugForPost(
  write: TenantWrite,
  { slug, title }: { readonly slug?: string | undefined; readonly title?: string | undefined },
  current: { readonly id: number; readonly title: string; readonly slug: string } | undefined,
): Promise<string | undefined> {
  const address = await wantedSlug(write, { slug, title }, current);
  // Links to where it was lead on.
  if (current && address !== undefined && address !== current.slug)
    await keepAddress(write.tx, write.tenantId, `${BLOG_PATH}${current.slug}`, {
      post_id: current.id,
    });
  return address;
}

async function wantedSlug(
  write: TenantWrite,
  { slug, title }: { readonly slug?: string | undefined; readonly title?: string | undefined },
  current: { readonly id: number; readonly title: string } | undefined,
): Promise<string | undefined> {
  const isNew = current === undefined && title !== undefined;
  if (slug === undefined && !isNew) return undefined;
  await lockAddresses(write);
  const id = current?.id ?? 0;
  if (slug) {
    const message = 'Another post already has this address';
    if ((await taken(write.tx, slug, id)).has(slug))
      throw appError('slug_taken', { message, formErrors: { slug: message } });
    return slug;
  }
  const made =
    slugFrom(title ?? current?.title ?? '')
      .slice(0, 180)
      .replace(/-+$/, '') || 'post';
  return freeSlug(made, await taken(write.tx, made, id));
}

/** Gives posts that come out of the trash another address where theirs is taken by now. */
export async function freeAddresses(write: TenantWrite, ids: readonly number[]): Promise<void> {
  const { tx } = write;
  if (ids.length === 0) return;
  await lockAddresses(write);
  const rows = await tx
    .selectFrom('blog_posts')
    .select(['id', 'slug'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .execute();
  const given = new Set<string>();
  for (const { id, slug } of rows) {
    const free = freeSlug(slug, new Set([...(await taken(tx, slug, id)), ...given]));
    given.add(free);
    if (free !== slug)
      await tx.updateTable('blog_posts').set({ slug: free }).where('id', '=', id).execute();
  }
}
