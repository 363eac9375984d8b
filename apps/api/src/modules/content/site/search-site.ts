import { BLOG_PATH } from '@org/schema';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasTerm, isAmong, queryTerms } from '../../../kernel/database/search-terms.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { isPublicItem, itemPath } from '../collections/item-paths.ts';
import { itemExcerpt } from '../collections/shown-item.ts';
import { isPublicPage, publicText } from '../tree/live-pages.ts';

/** Search result of a site. */
export interface FoundPlace {
  readonly kind: 'page' | 'post' | 'item';
  readonly id: number;
  readonly title: string;
  /** Path of the site without the leading slash; '' is the home page. */
  readonly path: string;
  readonly excerpt: string;
}

/** Minimum length of a word in a path to search for. */
const SHORTEST = 3;

/**
 * Returns the query of public pages, posts and items that search engines may index; `matched` is the number of matching search terms.
 */
function places(conditions: {
  readonly page: RawBuilder<SqlBool>;
  readonly post: RawBuilder<SqlBool>;
  readonly item: RawBuilder<SqlBool>;
  readonly pageRank: RawBuilder<number>;
  readonly postRank: RawBuilder<number>;
  readonly itemRank: RawBuilder<number>;
}): RawBuilder<FoundPlace> {
  const now = new Date();
  return sql<FoundPlace>`
    select 'page' as kind, p.id, ${publicText('p', 'title')} as title, case when p.is_homepage then '' else p.slug end as path,
      coalesce(nullif(${publicText('p', 'excerpt')}, ''), ${publicText('p', 'meta_description')}, '') as excerpt, ${conditions.pageRank} as matched, p.publish_date as day
    from pages p
    where ${isPublicPage('p')} and not p.noindex and ${conditions.page}
    union all
    select 'post', b.id, b.title, ${BLOG_PATH} || b.slug, b.excerpt, ${conditions.postRank}, b.publish_date
    from blog_posts b
    where b.deleted_at is null and b.status = 'published' and b.publish_date <= ${now} and not b.noindex and ${conditions.post}
    union all
    select 'item', i.id, i.title, ${itemPath('i', 'p')}, '', ${conditions.itemRank}, i.created_at
    from collection_items i join pages p on ${isPublicItem('i', 'p')}
    where not p.noindex and ${conditions.item}`;
}

/** Returns the query of some of these rows, the best first, with the excerpts of items. */
const best = (
  rows: RawBuilder<FoundPlace>,
  order: RawBuilder<unknown>,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): RawBuilder<FoundPlace> => sql<FoundPlace>`
    select kind, id, title, path, case when kind = 'item' then ${itemExcerpt('best.id')} else excerpt end as excerpt
    from (select *, row_number() over (order by ${order}) as place from (${rows}) found
      order by place limit ${limit} offset ${offset}) best
    order by place`;

const and = (parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql`(${sql.join(parts, sql` and `)})`;
const or = (parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql`(${sql.join(parts, sql` or `)})`;
const count = (parts: readonly RawBuilder<SqlBool>[]): RawBuilder<number> =>
  sql`(${sql.join(
    parts.map((part) => sql`coalesce(${part}, false)::int`),
    sql` + `,
  )})`;
const inTitle = (column: string, word: string): RawBuilder<SqlBool> =>
  sql`${sql.ref(column)} ilike ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;

/**
 * Returns the pages, posts and items that match all words of a search. Takes typed text, page of results.
 * @returns results, and whether there are more
 */
export async function searchSite(
  tx: TenantTx,
  typed: string,
  { currentPage, itemsPerPage }: { readonly currentPage: number; readonly itemsPerPage: number },
): Promise<{ rows: FoundPlace[]; hasMore: boolean }> {
  const words = queryTerms(typed);
  if (words.join('').length < 2) return { rows: [], hasMore: false };
  const among = (entity: string, id: string) =>
    and(words.map((word) => isAmong([entity], word, sql.ref(id))));
  const { rows } = await best(
    places({
      page: among('page', 'p.id'),
      post: among('blog_post', 'b.id'),
      item: among('collection_item', 'i.id'),
      pageRank: count(words.map((word) => inTitle('p.title', word))),
      postRank: count(words.map((word) => inTitle('b.title', word))),
      itemRank: count(words.map((word) => inTitle('i.title', word))),
    }),
    sql`matched desc, day desc, kind, id`,
    { limit: itemsPerPage + 1, offset: (currentPage - 1) * itemsPerPage },
  ).execute(tx);
  return { rows: rows.slice(0, itemsPerPage), hasMore: rows.length > itemsPerPage };
}

/** Returns public pages, posts and items, newest first, up to a maximum. */
export async function shownPlaces(tx: TenantTx, most: number): Promise<{ rows: FoundPlace[] }> {
  const yes = sql<SqlBool>`true`;
  const none = sql<number>`0`;
  const all = { page: yes, post: yes, item: yes };
  const ranks = { pageRank: none, postRank: none, itemRank: none };
  return best(places({ ...all, ...ranks }), sql`day desc, kind, id`, { limit: most }).execute(tx);
}

/**
 * Returns pages, posts and items that match some words of a path.
 * @returns results, most matches first
 */
export async function placesWithWords(
  tx: TenantTx,
  path: string,
  most: number,
): Promise<FoundPlace[]> {
  const words = queryTerms(path.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')).filter(
    (word) => word.length >= SHORTEST && word !== 'blog',
  );
  if (words.length === 0) return [];
  const of = (entity: string, id: string) => ({
    any: or(words.map((word) => isAmong([entity], word, sql.ref(id)))),
    rank: count(words.map((word) => hasTerm([entity], word, sql.ref(id)))),
  });
  const page = of('page', 'p.id');
  const post = of('blog_post', 'b.id');
  const item = of('collection_item', 'i.id');
  const { rows } = await best(
    places({
      page: page.any,
      post: post.any,
      item: item.any,
      pageRank: page.rank,
      postRank: post.rank,
      itemRank: item.rank,
    }),
    sql`matched desc, day desc, kind, id`,
    { limit: most },
  ).execute(tx);
  return rows;
}
