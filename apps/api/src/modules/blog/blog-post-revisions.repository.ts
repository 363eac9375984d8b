import { sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import type { BlogPostRecord } from '../../database/entity-tables.ts';
import type { ListResults } from '../../database/list-page.ts';
import { type AskedList, defineList, orderBy, readList } from '../../database/read-list.ts';
import { thinRevisions } from '../pages/thin-revisions.ts';

/** A saved state of a post, without its content. */
export interface PostRevisionRow {
  readonly version: number;
  readonly created_at: Date;
  readonly user_id: number | null;
  readonly user_name: string | null;
  readonly size: number;
  readonly label: string;
}

/** Keeps what a post is now, and of what was kept of it before only what the rules keep. */
export async function keepRevision(
  tx: TenantTx,
  post: BlogPostRecord,
  userId: number,
): Promise<void> {
  const { tenant_id, id, version, title, excerpt, content } = post;
  await tx
    .insertInto('blog_post_revisions')
    .values({ tenant_id, post_id: id, version, title, excerpt, content, user_id: userId })
    .execute();
  await thinRevisions(tx, post, 'blog_post');
}

/** Says of a saved state why it was saved. */
export async function labelRevision(
  tx: TenantTx,
  { id, version }: { readonly id: number; readonly version: number },
  label: string,
): Promise<void> {
  await tx
    .updateTable('blog_post_revisions')
    .set({ label })
    .where('post_id', '=', id)
    .where('version', '=', version)
    .execute();
}

const withUser = (tx: TenantTx) =>
  tx
    .selectFrom('blog_post_revisions as r')
    .leftJoin('people as p', (join) =>
      join.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.user_id', '=', 'r.user_id'),
    )
    .select(['r.version', 'r.created_at', 'r.user_id', 'p.display_name as user_name', 'r.label'])
    .select(sql<number>`octet_length(r.content)`.as('size'));

/** What was kept of a post as a list, newest first unless asked otherwise. */
const REVISION_LIST = defineList({
  table: 'r',
  from: sql`blog_post_revisions r`,
  rows: withUser,
  orders: {
    version: orderBy('number', 'r.version'),
    created_at: orderBy('time', 'r.created_at'),
  },
  usual: { by: 'version', direction: 'desc' },
  searched: ['title', 'label'],
  id: 'version',
  hasTrash: false,
});

/** One part of the list of what was kept of a post. */
export function listRevisions(
  tx: TenantTx,
  postId: number,
  query: AskedList,
): Promise<ListResults<PostRevisionRow>> {
  return readList(tx, REVISION_LIST, query, [sql`r.post_id = ${postId}`]);
}

/** One saved state of a post with its content. */
export function findRevision(
  tx: TenantTx,
  postId: number,
  version: number,
): Promise<(PostRevisionRow & Pick<BlogPostRecord, 'title' | 'excerpt' | 'content'>) | undefined> {
  return withUser(tx)
    .select(['r.title', 'r.excerpt', 'r.content'])
    .where('r.post_id', '=', postId)
    .where('r.version', '=', version)
    .executeTakeFirst();
}
