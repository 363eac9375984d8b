import type { BlockRegistry } from '@org/content';
import { trimSlashes } from '@org/schema';
import type { MenuItem } from '@org/schema/contract';
import { NO_PAGE } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getFacts, getItemFacts } from '../media/media-facts.ts';
import { siteTemplates } from '../templates/template-places.ts';
import { templatePart } from '../templates/templates.service.ts';
import { findComponentIds, findShownComponents } from '../tree/component-usages.ts';
import { readContentText } from '../tree/content-tasks.ts';
import { defaultPageTitle } from './default-page-title.ts';
import { findPageOfItem } from './public-item-page.ts';
import {
  findPageBySlug,
  isVisible,
  listMenuPages,
  type MenuPage,
} from './public-pages.repository.ts';
import { toPage } from './to-page.ts';

/** Access of the viewer, and the blocks that content may contain. */
interface PageView {
  /** True for staff, who also see pages that are not public. */
  readonly drafts: boolean;
  /** True to show staff the live version of a public page, as visitors see it. */
  readonly live?: boolean | undefined;
  /** Page that the holder of a preview link may see, draft or not; search engines must ignore it. */
  readonly only?: number | undefined;
  readonly registry: BlockRegistry;
}

/**
 * Returns a page with its layout: its own header and footer or the site's, and the page title if the page shows it.
 * @param slug - '' for the home page; that of a page, or of an item's page
 * @returns page, and the encoded content of each part or null
 * @throws `page_not_found`
 */
export async function getPublicPage(
  tx: TenantTx,
  slug: string,
  { drafts, live, only, registry }: PageView,
) {
  const path = trimSlashes(slug);
  const shownTo = {
    drafts: drafts || only !== undefined,
    live: live === true && only === undefined,
  };
  const page = await findPageBySlug(tx, path, shownTo);
  const ofItem = page ? undefined : await findPageOfItem(tx, path, shownTo);
  const record = page ?? ofItem?.record;
  if (!record || (only ?? record.id) !== record.id) throw appError('page_not_found');
  const site = await siteTemplates(tx);
  const header_id = record.without_header ? null : (record.header_id ?? site.header_id);
  const footer_id = record.without_footer ? null : (record.footer_id ?? site.footer_id);
  const page_title_id = record.show_page_title ? site.page_title_id : null;
  const templates = [header_id, footer_id, page_title_id];
  // Visitors get no components that only a draft shows.
  const ids = record.has_live_version
    ? findComponentIds(await readContentText(record.content ?? null))
    : undefined;
  const components = await findShownComponents(tx, { page: record.id, ids, templates });
  const part = (id: number | null): Promise<string | null> => templatePart(tx, id);
  return {
    page: { ...toPage(record), noindex: record.noindex || only !== undefined },
    header: await part(header_id),
    footer: await part(footer_id),
    pageTitle: record.show_page_title
      ? ((await part(page_title_id)) ?? defaultPageTitle(record.title, registry))
      : null,
    media: [
      ...(await getFacts(tx, {
        page: record.id,
        templates: [...templates, ...components.map(({ id }) => id)],
      })),
      ...(ofItem ? await getItemFacts(tx, [ofItem.shown.item.id]) : []),
    ],
    components,
    ...(ofItem && { item: ofItem.shown }),
  };
}

/** Returns the menu items below a parent. */
function menuBelow(
  parent: number | null,
  byParent: ReadonlyMap<number | null, readonly MenuPage[]>,
): MenuItem[] {
  return (byParent.get(parent) ?? []).map(({ id, title, slug, sort }) => {
    const children = menuBelow(id, byParent);
    return { title, slug, order: sort, ...(children.length > 0 ? { children } : {}) };
  });
}

/**
 * Returns the published pages below a page, each with its own children, by position and then by title.
 * @example -1 → top-level pages
 * @throws `page_not_found` for a page that is not public
 */
export async function getMenu(tx: TenantTx, pageId: number): Promise<MenuItem[]> {
  const parent = pageId === NO_PAGE ? null : pageId;
  if (parent !== null && !(await isVisible(tx, parent))) throw appError('page_not_found');
  const pages = await listMenuPages(tx, parent);
  return menuBelow(
    parent,
    Map.groupBy(pages, ({ parent_id }) => parent_id),
  );
}
