import type { CategoryKind } from '@org/schema/entities';

/** Texts of categories. */
export const text = {
  title: { products: 'Product categories', blog: 'Blog categories' } satisfies Record<
    CategoryKind,
    string
  >,
  about: {
    products: 'How visitors find products. Drag a category to move it, or use its menu.',
    blog: 'What posts are about. Drag a category to move it, or use its menu.',
  } satisfies Record<CategoryKind, string>,
  add: 'New category',
  edit: 'Edit',
  see: 'see categories',
  search: 'Search categories',
  emptyTitle: 'No categories yet',
  emptyText: {
    products: 'Categories organize your shop. They can be nested.',
    blog: 'Categories tell readers what a post is about.',
  } satisfies Record<CategoryKind, string>,
  failed: 'The categories could not be loaded',
  none: 'No categories found.',
  posts: (count: number) => (count === 1 ? '1 post' : `${count} posts`),
  actions: (name: string) => `Actions for ${name}`,
  moved: (name: string, place: number, count: number, parent: string) =>
    `${name}: position ${place} of ${count}${parent && ` under ${parent}`}`,
  remove: 'Delete',
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeText: 'Its subcategories move up one level. Products and posts in it are not deleted.',
  removed: (name: string) => `“${name}” deleted`,
  restored: (name: string) => `“${name}” restored`,
  undo: 'Undo',
  name: 'Category',
  slug: 'Slug',
  slugHelp: 'Part of the address. Based on the name until you enter your own.',
  parent: 'Parent',
  noParent: 'None',
  description: 'Description',
  thumbnail: 'Thumbnail',
  save: 'Save category',
  create: 'Create category',
  cancel: 'Cancel',
  created: 'Category created',
  saved: 'Category saved',
  conflict:
    'Someone else changed this category. Your changes are still here, and the other fields show theirs. Save again to keep both.',
} as const;
