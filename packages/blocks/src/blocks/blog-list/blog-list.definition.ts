import { boolean, type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { MAX_POSTS } from '../../render/blog-paging.ts';

/** Kinds of paging of a list of posts. */
export const POST_PAGINGS = ['pages', 'loadMore', 'none'] as const;

const shape = object({
  perPage: number().integer().min(1).max(MAX_POSTS).required(),
  /** True for a compact list; false for a grid of cards. */
  compact: boolean().required(),
  /** True for dark mode on every page; otherwise the mode of the page. */
  darkMode: boolean().required(),
  showCategories: boolean().required(),
  /** Step of the spacing scale. */
  itemGap: number().integer().min(0).max(5).required(),
  showReadMore: boolean().required(),
  readMoreText: string().max(100).defined(),
  paging: string().oneOf(POST_PAGINGS).required(),
});
export type BlogListProps = InferType<typeof shape>;

/** The posts of the blog, newest first. */
export const blogListDefinition = defineBlock({
  type: 'BlogList',
  label: 'Blog list',
  description: 'Your blog posts, newest first, as cards or a compact list.',
  category: 'text',
  icon: 'news',
  shape,
  defaults: {
    perPage: 3,
    compact: false,
    darkMode: false,
    showCategories: true,
    itemGap: 3,
    showReadMore: false,
    readMoreText: 'Read More',
    paging: 'pages',
  },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['background', 'border', 'spacing'],
  // For the button that loads more posts.
  usesStylesOf: ['Button'],
});
