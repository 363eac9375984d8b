import { sql } from 'kysely';
import type { PageRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { RevisionedEntity } from '../../../kernel/entities/revisions.ts';

/** Saved states of pages. */
export const PAGE_REVISIONS: RevisionedEntity<Pick<PageRecord, 'title' | 'content'>> = {
  of: 'pages',
  table: 'page_revisions',
  owner: 'page_id',
  called: 'title',
  isPublished: true,
  kept: ['title', 'content'],
};

/** Marks the latest revisions of pages that visitors see now as published. */
export async function markPublished(tx: TenantTx, ids: readonly number[]): Promise<void> {
  const now = new Date();
  await sql`
    update page_revisions r set published_at = ${now} from pages p
    where p.id = any(${ids}::bigint[]) and r.tenant_id = p.tenant_id and r.page_id = p.id and r.version = p.version
      and p.status = 'published' and p.publish_date <= ${now} and not p.has_unpublished_changes
      and r.published_at is null`.execute(tx);
}
