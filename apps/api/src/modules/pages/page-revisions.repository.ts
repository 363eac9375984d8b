import { sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import type { ListResults } from '../../database/list-page.ts';
import { type AskedList, defineList, orderBy, readList } from '../../database/read-list.ts';
import type { PageRecord } from '../../database/tables.ts';
import { thinRevisions } from './thin-revisions.ts';

/** A saved state of a page, without its content. */
export interface RevisionRow {
  readonly version: number;
  readonly created_at: Date;
  readonly user_id: number | null;
  readonly user_name: string | null;
  readonly size: number;
  readonly label: string;
}

/** Keeps what a page is now, and of what was kept of it before only what the rules keep. Shape: page, who saved it, a word on why. */
export async function insertRevision(
  tx: TenantTx,
  page: PageRecord,
  userId: number,
  label = '',
): Promise<void> {
  await tx
    .insertInto('page_revisions')
    .values({
      tenant_id: page.tenant_id,
      page_id: page.id,
      version: page.version,
      title: page.title,
      content: page.content,
      user_id: userId,
      label,
    })
    .execute();
  await thinRevisions(tx, page);
}

const withUser = (tx: TenantTx) =>
  tx
    .selectFrom('page_revisions as r')
    .leftJoin('people as p', (join) =>
      join.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.user_id', '=', 'r.user_id'),
    )
    .select(['r.version', 'r.created_at', 'r.user_id', 'p.display_name as user_name', 'r.label'])
    .select(sql<number>`coalesce(octet_length(r.content), 0)`.as('size'));

/** What was kept of a page as a list, newest first unless asked otherwise. */
const REVISION_LIST = defineList({
  table: 'r',
  from: sql`page_revisions r`,
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

/** One part of the list of what was kept of a page. */
export function listRevisions(
  tx: TenantTx,
  pageId: number,
  query: AskedList,
): Promise<ListResults<RevisionRow>> {
  return readList(tx, REVISION_LIST, query, [sql`r.page_id = ${pageId}`]);
}

/** One saved state of a page with its content. */
export function findRevision(
  tx: TenantTx,
  pageId: number,
  version: number,
): Promise<(RevisionRow & { title: string; content: string | null }) | undefined> {
  return withUser(tx)
    .select(['r.title', 'r.content'])
    .where('r.page_id', '=', pageId)
    .where('r.version', '=', version)
    .executeTakeFirst();
}
