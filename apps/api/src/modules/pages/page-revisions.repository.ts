import { sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import type { ListPage } from '../../database/list-page.ts';
import type { PageRecord } from '../../database/tables.ts';

/** A saved state of a page, without its content. */
export interface RevisionRow {
  readonly id: number;
  readonly version: number;
  readonly created_at: Date;
  readonly user_id: number | null;
  readonly user_name: string | null;
  readonly size: number;
  readonly label: string;
}

/** Keeps what a page is now. */
export async function insertRevision(
  tx: TenantTx,
  page: PageRecord,
  userId: number,
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
    })
    .execute();
}

/** What was kept of a page, newest first, and how many there are. */
export async function listRevisions(
  tx: TenantTx,
  pageId: number,
  page: ListPage,
): Promise<{ rows: RevisionRow[]; counted: number }> {
  const rows = await tx
    .selectFrom('page_revisions as r')
    .leftJoin('people as p', (join) =>
      join.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.user_id', '=', 'r.user_id'),
    )
    .select([
      'r.id',
      'r.version',
      'r.created_at',
      'r.user_id',
      'p.display_name as user_name',
      'r.label',
    ])
    .select(sql<number>`coalesce(octet_length(r.content), 0)`.as('size'))
    .where('r.page_id', '=', pageId)
    .orderBy('r.version', 'desc')
    .limit(page.itemsPerPage)
    .offset((page.currentPage - 1) * page.itemsPerPage)
    .execute();
  const count = await tx
    .selectFrom('page_revisions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('page_id', '=', pageId)
    .executeTakeFirstOrThrow();
  return { rows, counted: Number(count.total) };
}
