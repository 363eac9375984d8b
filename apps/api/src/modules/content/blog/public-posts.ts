import type { BlogPost } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AskedList, defineList } from '../../../kernel/database/list-definition.ts';
import { orderBy, orderByKey } from '../../../kernel/database/list-order.ts';
import type { ListResults } from '../../../kernel/database/list-page.ts';
import { mapRows, readList } from '../../../kernel/database/read-list.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { entityRecords } from '../../../kernel/entities/entity.service.ts';
import { blogPostEntity } from './blog-post.entity.ts';

/** List of posts with their content, newest first. */
const POSTS = defineList({
  table: 'blog_posts',
  rows: (tx) => tx.selectFrom('blog_posts').selectAll('blog_posts'),
  words: 'blog_post',
  tagged: 'blog_post',
  orders: {
    title: orderByKey('blog_posts.title_key'),
    publish_date: orderBy('time', 'blog_posts.publish_date'),
  },
  usual: { by: 'publish_date', direction: 'desc' },
  date: 'publish_date',
});

/** Scope of the posts: visitors see published posts that are due, staff see all. */
interface PostView {
  readonly all: boolean;
}

function shown({ all }: PostView): RawBuilder<SqlBool>[] {
  if (all) return [];
  return [
    sql<SqlBool>`blog_posts.status = 'published'`,
    sql<SqlBool>`blog_posts.publish_date <= ${new Date()}`,
  ];
}

const inCategory = (slug: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select 1 from blog_post_categories l join categories c on c.tenant_id = l.tenant_id and c.id = l.category_id
  where l.tenant_id = blog_posts.tenant_id and l.post_id = blog_posts.id and c.deleted_at is null and c.slug = ${slug})`;

/** Returns a page of the posts of a site. Takes `category` is the slug of a category. */
export async function listPosts(
  tx: TenantTx,
  query: AskedList & { readonly category?: string | undefined },
  view: PostView,
): Promise<ListResults<BlogPost>> {
  const own = [...shown(view), ...(query.category ? [inCategory(query.category)] : [])];
  const results = await readList(tx, POSTS, query, own);
  // The entity definition converts rows into records.
  const records = (await entityRecords(tx, blogPostEntity, results.rows)) as readonly BlogPost[];
  const byId = new Map(records.map((post) => [post.id, post]));
  return mapRows(results, ({ id }) => {
    const post = byId.get(id);
    if (!post) throw appError('not_found');
    return post;
  });
}

/**
 * Returns a post of a site by its slug.
 * @throws `not_found`, also for a post that only staff may see
 */
export async function findPost(tx: TenantTx, slug: string, view: PostView): Promise<BlogPost> {
  const page = { currentPage: 1, itemsPerPage: 1 };
  const own = [...shown(view), sql<SqlBool>`blog_posts.slug = ${slug}`];
  const { rows } = await readList(tx, POSTS, page, own);
  const [post] = (await entityRecords(tx, blogPostEntity, rows)) as readonly BlogPost[];
  if (!post) throw appError('not_found');
  return post;
}
