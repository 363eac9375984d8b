import { readInstant } from '@org/schema';
import { NO_TEMPLATE, type PageCreate, type PageUpdate } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import type { NewPageRecord, PageChange } from '../../../kernel/database/records.ts';

function getInstant(text: string): Date {
  const instant = readInstant(text);
  invariant(instant, 'a checked instant can be read');
  return instant;
}

/** Returns the stored columns of a header or footer: a template, explicitly none, or the site's default. */
function choice(id: number | null): { id: number | null; without: boolean } {
  return id === NO_TEMPLATE ? { id: null, without: true } : { id, without: false };
}

function frameColumns({ header_id, footer_id }: Pick<PageUpdate, 'header_id' | 'footer_id'>) {
  const header = header_id === undefined ? undefined : choice(header_id);
  const footer = footer_id === undefined ? undefined : choice(footer_id);
  return {
    ...(header && { header_id: header.id, without_header: header.without }),
    ...(footer && { footer_id: footer.id, without_footer: footer.without }),
  };
}

/** Returns the columns of updated fields that are stored without conversion. */
export function changedColumns(
  fields: Omit<PageUpdate, 'id' | 'version' | 'content' | 'slug' | 'parentId'>,
): PageChange {
  const { publish_date, showPageTitle, order, header_id, footer_id, ...same } = fields;
  const change: PageChange = {
    ...same,
    publish_date: publish_date === undefined ? undefined : getInstant(publish_date),
    show_page_title: showPageTitle,
    sort: order,
    ...frameColumns({ header_id, footer_id }),
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

type Placed = 'slug' | 'content' | 'parent_id' | 'author_id';

/** Returns the columns of a new page, with defaults. */
export function newColumns(fields: PageCreate): Omit<NewPageRecord, Placed> {
  const { title, excerpt, status, publish_date, header_id = null, footer_id = null } = fields;
  return {
    title,
    excerpt,
    status,
    publish_date: getInstant(publish_date),
    image: fields.image ?? '',
    show_page_title: fields.showPageTitle ?? true,
    is_homepage: fields.is_homepage ?? false,
    item_collection_id: fields.item_collection_id ?? null,
    canonical_url: fields.canonical_url ?? '',
    meta_title: fields.meta_title ?? '',
    meta_keywords: fields.meta_keywords ?? '',
    meta_description: fields.meta_description ?? '',
    focus_keyphrase: fields.focus_keyphrase ?? '',
    og_image: fields.og_image ?? '',
    noindex: fields.noindex ?? false,
    template: fields.template ?? '',
    sort: fields.order ?? 0,
    header_id: null,
    footer_id: null,
    ...frameColumns({ header_id, footer_id }),
  };
}
