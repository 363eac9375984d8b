import type { ShownItem } from '@org/schema/entities';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { findItemAt, getDescription, getPicture } from '../collections/shown-item.ts';
import type { PageWithAuthor } from './pages.repository.ts';
import { findPageBySlug } from './public-pages.repository.ts';

/** A page with the item that it shows. */
export interface PageOfItem {
  readonly record: PageWithAuthor;
  readonly shown: ShownItem;
}

/**
 * Returns the page of an item by its path: the address of the page that shows the items of a collection, and that of the item.
 * It has the title, description and picture of the item.
 * @param view - as for `findPageBySlug`
 */
export async function findPageOfItem(
  tx: TenantTx,
  path: string,
  view: { readonly drafts: boolean; readonly live: boolean },
): Promise<PageOfItem | undefined> {
  const end = path.lastIndexOf('/');
  if (end < 1) return undefined;
  const page = await findPageBySlug(tx, path.slice(0, end), { ...view, showsItems: true });
  if (!page?.item_collection_id) return undefined;
  const found = await findItemAt(tx, page.item_collection_id, {
    slug: path.slice(end + 1),
    drafts: view.drafts,
  });
  if (!found) return undefined;
  const { fields, item, status, updated_at } = found;
  const description = getDescription(fields, item);
  const picture = getPicture(fields, item);
  return {
    shown: { fields, item },
    record: {
      ...page,
      slug: path,
      title: item.title,
      excerpt: description || page.excerpt,
      image: picture || page.image,
      og_image: picture || page.og_image,
      meta_title: '',
      meta_description: description || page.meta_description,
      canonical_url: '',
      status: status === 'published' ? page.status : 'draft',
      updated_at: new Date(Math.max(updated_at.getTime(), page.updated_at.getTime())),
    },
  };
}
