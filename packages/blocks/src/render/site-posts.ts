import type { BlogPost } from '@org/schema/entities';

/** Fields of a post in a list. */
export type ListedPost = Pick<
  BlogPost,
  'title' | 'slug' | 'excerpt' | 'featured_image' | 'publish_date'
> & {
  /** Sanitized HTML, from which a missing excerpt is derived. */
  readonly content?: string | undefined;
  readonly categories: readonly { readonly category: string }[];
};

/** A page of the published posts, newest first. */
export interface PostsPart {
  readonly rows: readonly ListedPost[];
  /** Total number of posts. */
  readonly total: number;
  /** Number of this page, from 1. */
  readonly page: number;
}

/**
 * Posts of a site.
 * @param perPage - posts per page
 * @returns the current page of the list; undefined when it was not loaded
 */
export type SitePosts = (perPage: number) => PostsPart | undefined;
