import type { BlockTemplate } from '@org/content';
import type { PageCreate } from '@org/schema/entities';

/**
 * Page of a kit or of the demo. A text that is `asset:name`, in a prop or as `image`, stands for the URL of that picture;
 * `resolveAssets` replaces it.
 */
export interface KitPage
  extends Pick<
    PageCreate,
    | 'title'
    | 'excerpt'
    | 'image'
    | 'is_homepage'
    | 'status'
    | 'canonical_url'
    | 'meta_title'
    | 'meta_keywords'
    | 'meta_description'
    | 'focus_keyphrase'
  > {
  /** Path of the page, without a leading slash. */
  readonly slug: string;
  /** Slug of the parent page. */
  readonly parent?: string | undefined;
  /** Slug of the collection that lists of the page show. */
  readonly lists?: string | undefined;
  /** Slug of the collection that the page shows one item of. */
  readonly itemsOf?: string | undefined;
  /** Blocks between header and footer, including the root block. */
  readonly template: BlockTemplate;
}

/** Header and footer of a site, each including its root block. */
export interface KitFrame {
  readonly header: BlockTemplate;
  readonly footer: BlockTemplate;
}
