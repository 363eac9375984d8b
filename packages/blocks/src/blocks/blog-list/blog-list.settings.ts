import { defineSettings } from '../../define/define-settings.ts';
import { MAX_POSTS } from '../../render/blog-paging.ts';
import type { BlogListProps } from './blog-list.definition.ts';

/** Settings of a blog list. */
export const blogListSettings = defineSettings<BlogListProps>([
  { kind: 'number', prop: 'perPage', label: 'Posts', min: 1, max: MAX_POSTS, step: 1 },
  { kind: 'toggle', prop: 'compact', label: 'Compact' },
  {
    kind: 'select',
    prop: 'paging',
    label: 'More posts',
    options: [
      { value: 'pages', label: 'Page links' },
      { value: 'loadMore', label: 'Load More button' },
      { value: 'none', label: 'None' },
    ],
  },
  { kind: 'toggle', prop: 'showCategories', label: 'Categories' },
  { kind: 'slider', prop: 'itemGap', label: 'Gap', min: 0, max: 5, step: 1 },
  { kind: 'toggle', prop: 'showReadMore', label: 'Read more' },
  {
    kind: 'text',
    prop: 'readMoreText',
    label: 'Its text',
    placeholder: 'Read More',
    when: { prop: 'showReadMore', is: [true] },
  },
  { kind: 'toggle', prop: 'darkMode', label: 'Dark' },
]);
