import type { BlogPost } from '@org/schema';

/** What a list tells of a post. */
export type ListedPost = Pick<
  BlogPost,
  'title' | 'slug' | 'excerpt' | 'featured_image' | 'publish_date'
> & {
  /** Guarded markup, of which a post without an excerpt is told. */
  readonly content?: string | undefined;
  readonly categories: readonly { readonly category: string }[];
};

/** One part of the posts that visitors read, newest first. */
export interface PostsPart {
  readonly rows: readonly ListedPost[];
  /** How many posts there are. */
  readonly total: number;
  /** Which part this is, from 1. */
  readonly page: number;
}

/** The posts of a site. Shape: how many to a part → the part that the page shows; undefined where nobody has asked for it. */
export type SitePosts = (perPage: number) => PostsPart | undefined;
