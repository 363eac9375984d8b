import type { PageRecord } from '../../../kernel/database/records.ts';
import { indexTerms, searchTerms } from '../../../kernel/database/search-terms.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { contentWordsTask } from '../tree/content.tasks.ts';
import { runContentTask } from '../tree/content-tasks.ts';

/** Maximum number of search terms of one page; more than for a record, because pages have more text. */
const WORDS = 600;

/** Saves the search terms of a page from its title, excerpt and content. */
export async function indexPageTerms(tx: TenantTx, page: PageRecord): Promise<void> {
  const { id, tenant_id, title, excerpt, content } = page;
  const text = content ? await runContentTask(contentWordsTask, content, [content]) : '';
  const words = searchTerms([title, excerpt, text], WORDS);
  await indexTerms(tx, tenant_id, 'page', [{ id, words }]);
}
