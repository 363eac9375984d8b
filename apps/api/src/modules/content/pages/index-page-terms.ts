import type { PageRecord } from '../../../kernel/database/records.ts';
import { indexTerms, searchTerms } from '../../../kernel/database/search-terms.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { findComponentIds, findShownComponents } from '../tree/component-usages.ts';
import { contentWordsTask } from '../tree/content.tasks.ts';
import { readContentText, runContentTask } from '../tree/content-tasks.ts';

/** Maximum number of search terms of one page; more than for a record, because pages have more text. */
const WORDS = 600;

const readWords = (content: string): Promise<string> =>
  runContentTask(contentWordsTask, content, [content]);

/** Returns the texts of the components that a page shows, as they are now. */
async function readComponentWords(tx: TenantTx, { id, content }: PageRecord): Promise<string[]> {
  const ids = findComponentIds(await readContentText(content));
  if (ids.length === 0) return [];
  const components = await findShownComponents(tx, { page: id, ids, templates: [] });
  return Promise.all(components.map((component) => readWords(component.content)));
}

/** Saves the search terms of a page from its title, excerpt, content and components. Its component usages are saved before. */
export async function indexPageTerms(tx: TenantTx, page: PageRecord): Promise<void> {
  const { id, tenant_id, title, excerpt, content } = page;
  const texts = content ? [await readWords(content), ...(await readComponentWords(tx, page))] : [];
  const words = searchTerms([title, excerpt, ...texts], WORDS);
  await indexTerms(tx, tenant_id, 'page', [{ id, words }]);
}
