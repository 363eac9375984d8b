import { type ApiClient, isApiError } from '@org/api-client';
import type { SubPage } from '@org/blocks';
import { blockRegistry } from '@org/blocks/definitions';
import type { ContentLoader } from '@org/content/node';
import { apiContract } from '@org/schema';
import type { PageAnswer } from './site-page.ts';

/** Whether a block of the page, or of what stands around it, shows the pages below. */
function showsSubPages(
  { page, header, footer, pageTitle }: PageAnswer,
  load: ContentLoader,
): boolean {
  return [page.content, header, footer, pageTitle].some((content) => {
    const loaded = content ? load(content) : undefined;
    return (
      loaded?.ok === true &&
      Object.values(loaded.tree).some(
        ({ type }) => blockRegistry.get(type.resolvedName)?.type === 'SubMenu',
      )
    );
  });
}

/**
 * The published pages below a page, asked for only where a block shows them. Shape: page → title and slug of each; undefined where
 * nothing shows them. A page that visitors do not get has none. Source: BLK-SUBMENU-01.
 */
export async function findSubPages(
  api: ApiClient,
  answer: PageAnswer,
  load: ContentLoader,
): Promise<SubPage[] | undefined> {
  if (answer.page.id <= 0 || !showsSubPages(answer, load)) return undefined;
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
