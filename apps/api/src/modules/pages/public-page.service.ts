import type { BlockRegistry } from '@org/content';
import { appError, type MenuItem, NO_PAGE } from '@org/schema';
import type { TenantTx } from '../../database/tenant-database.ts';
import { getFacts } from '../media/media-facts.ts';
import { siteTemplates } from '../templates/template-places.ts';
import { templatePart } from '../templates/templates.service.ts';
import { defaultPageTitle } from './default-page-title.ts';
import {
  findPageBySlug,
  isVisible,
  listMenuPages,
  type MenuPage,
} from './public-pages.repository.ts';
import { toPage } from './to-page.ts';

/** Which pages somebody gets, and the blocks that they are made of. */
interface PageView {
  /** True for staff: also pages that visitors do not get. */
  readonly drafts: boolean;
  /** The one page that the holder of a preview link gets, draft or not; search engines are asked to leave it out. */
  readonly only?: number | undefined;
  readonly registry: BlockRegistry;
}

/**
 * A page with what stands around it: its own header and footer, or the site's; the page title where the page shows it.
 * Shape: address, '' for the home page; who looks → page, and the packed content of each part or null.
 * Errors: `page_not_found`. Source: API-PAGES-02, CONTENT-009, CONTENT-010.
 */
export async function getPublicPage(
  tx: TenantTx,
  slug: string,
  { drafts, only, registry }: PageView,
) {
  const record = await findPageBySlug(tx, slug.replaceAll(/^\/+|(?<!\/)\/+$/g, ''), {
    drafts: drafts || only !== undefined,
  });
  if (!record || (only ?? record.id) !== record.id) throw appError('page_not_found');
  const site = await siteTemplates(tx);
  const header_id = record.without_header ? null : (record.header_id ?? site.header_id);
  const footer_id = record.without_footer ? null : (record.footer_id ?? site.footer_id);
  const page_title_id = record.show_page_title ? site.page_title_id : null;
  const part = (id: number | null): Promise<string | null> => templatePart(tx, id);
  return {
    page: { ...toPage(record), noindex: record.noindex || only !== undefined },
    header: await part(header_id),
    footer: await part(footer_id),
    pageTitle: record.show_page_title
      ? ((await part(page_title_id)) ?? defaultPageTitle(record.title, registry))
      : null,
    media: await getFacts(tx, {
      page: record.id,
      templates: [header_id, footer_id, page_title_id],
    }),
  };
}

/** Puts pages under their parents. */
function menuBelow(
  parent: number | null,
  byParent: ReadonlyMap<number | null, readonly MenuPage[]>,
): MenuItem[] {
  return (byParent.get(parent) ?? []).map(({ id, title, slug, sort }) => {
    const children = menuBelow(id, byParent);
    return { title, slug, order: sort, ...(children.length > 0 ? { children } : {}) };
  });
}

/** The published pages below a page, each with those below it, by their order and then by title. Shape: -1 → those at the top. Errors: `page_not_found` for a page that visitors do not get. */
export async function getMenu(tx: TenantTx, pageId: number): Promise<MenuItem[]> {
  const parent = pageId === NO_PAGE ? null : pageId;
  if (parent !== null && !(await isVisible(tx, parent))) throw appError('page_not_found');
  const pages = await listMenuPages(tx, parent);
  return menuBelow(
    parent,
    Map.groupBy(pages, ({ parent_id }) => parent_id),
  );
}
