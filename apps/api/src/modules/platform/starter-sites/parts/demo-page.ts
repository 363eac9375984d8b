import type { BlockTemplate } from '@org/content';
import type { PageCreate } from '@org/schema';

/**
 * A page of the demo. A text that is `art:name`, in a prop or as `image`, becomes the address of `art/name.svg`,
 * drawn and uploaded like any image.
 */
export interface DemoPage
  extends Pick<
    PageCreate,
    | 'slug'
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
  /** Slug of the page that it stands below. */
  readonly parent?: string | undefined;
  /** The page between header and footer, from its root block on. */
  readonly template: BlockTemplate;
}

/** Header and footer of a demo site, each from its root block on: they become templates that every page shows. */
export interface DemoFrame {
  readonly header: BlockTemplate;
  readonly footer: BlockTemplate;
}
