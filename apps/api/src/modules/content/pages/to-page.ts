import { toZlibContent } from '@org/content/node';
import { NO_PAGE, NO_TEMPLATE, type Page } from '@org/schema/entities';
import { getStamps } from '../../../kernel/entities/entity-stamps.ts';
import { isPublic } from './live-version.ts';
import type { PageWithAuthor } from './pages.repository.ts';

/** Returns a page in the format of the API. `content` is included if the row has it. */
export function toPage(record: PageWithAuthor): Page {
  return {
    id: record.id,
    slug: record.slug,
    title: record.title,
    excerpt: record.excerpt,
    image: record.image,
    ...('content' in record ? { content: record.content && toZlibContent(record.content) } : {}),
    parentId: record.parent_id ?? NO_PAGE,
    status: record.status,
    publish_date: record.publish_date.toISOString(),
    is_public: isPublic(record),
    has_unpublished_changes: record.has_unpublished_changes,
    showPageTitle: record.show_page_title,
    is_homepage: record.is_homepage,
    item_collection_id: record.item_collection_id,
    canonical_url: record.canonical_url,
    meta_title: record.meta_title,
    meta_keywords: record.meta_keywords,
    meta_description: record.meta_description,
    focus_keyphrase: record.focus_keyphrase,
    og_image: record.og_image,
    noindex: record.noindex,
    header_id: record.without_header ? NO_TEMPLATE : record.header_id,
    footer_id: record.without_footer ? NO_TEMPLATE : record.footer_id,
    template: record.template,
    order: record.sort,
    ...getStamps(record),
    author:
      record.author_id === null
        ? null
        : { id: record.author_id, displayName: record.author_name ?? '' },
  };
}
