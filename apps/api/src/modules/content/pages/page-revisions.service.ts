import { toZlibContent } from '@org/content/node';
import type { Page } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { findRevision, type RevisionRow, toRevision } from '../../../kernel/entities/revisions.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { checkStoredContent } from '../tree/content-tasks.ts';
import { PAGE_REVISIONS } from './page-revisions.ts';
import { getPage, storePage, takePage } from './pages.service.ts';

/** Returns a revision in the format of the API, without its content. */
export const toPageRevision = (row: RevisionRow) => ({
  ...toRevision(row),
  published_at: row.published_at?.toISOString() ?? null,
});

/**
 * Returns one revision of a page with its content.
 * @throws `page_not_found`, `not_found`
 */
export async function getRevision(tx: TenantTx, pageId: number, version: number) {
  await getPage(tx, pageId);
  const revision = await findRevision(tx, PAGE_REVISIONS, pageId, version);
  if (!revision) throw appError('not_found');
  const { title, content } = revision;
  return { ...toPageRevision(revision), title, content: content && toZlibContent(content) };
}

/**
 * Restores the content of an earlier revision as a new version, live or in the draft of the page.
 * @throws `page_not_found`, `not_found`, `conflict`, those of content
 */
export async function restoreRevision(
  write: TenantWrite,
  based: { id: number; version?: number | undefined; draft?: boolean | undefined },
  rev: number,
): Promise<Page> {
  const current = await takePage(write, based.id, based.version);
  const { content } = await getRevision(write.tx, based.id, rev);
  // Content that was accepted once can be restored even if a rule has become stricter.
  const restored = await checkStoredContent(content, { before: content });
  return storePage(
    write,
    current,
    { content: restored },
    { label: `Restored from version ${rev}`, effect: based.draft ? 'draft' : 'live' },
  );
}
