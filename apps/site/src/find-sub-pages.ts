import { type ApiClient, isApiError } from '@org/api-client';
import type { SubPage } from '@org/blocks';
import { apiContract } from '@org/schema/contract';
import type { PageBlocks } from './page-blocks.ts';
import type { PageAnswer } from './site-page.ts';

/**
 * Returns the published child pages of a page, requested only when a block shows them. A page that visitors cannot see has
 * none.
 * @returns title and slug of each; undefined when no block shows them
 */
export async function findSubPages(
  api: ApiClient,
  answer: PageAnswer,
  blocks: PageBlocks,
): Promise<SubPage[] | undefined> {
  if (answer.page.id <= 0 || !blocks.has('SubMenu')) return undefined;
  try {
    const { menuItems } = await api.call(apiContract.pages.submenu, {
      query: { pageId: answer.page.id },
    });
    return menuItems.map(({ title, slug }) => ({ title, slug }));
  } catch (error) {
    if (isApiError(error, 'page_not_found')) return [];
    throw error;
  }
}
