import { CATEGORIES_LABEL, SEO_LABELS } from '@org/admin-kit';
import type { PostStatus } from '@org/schema/entities';
import type { Tone } from '@org/ui';

/** Label and color of each post status. */
export const STATUS: Readonly<Record<PostStatus, { label: string; tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  published: { label: 'Published', tone: 'success' },
  archived: { label: 'Archived', tone: 'warning' },
};

/** Texts of blog posts. */
export const text = {
  blog: 'Blog',
  post: 'Post',
  newPost: 'New post',
  untitled: 'Untitled',
  create: 'Create post',
  save: 'Save post',
  created: 'Post created',
  saved: 'Post saved',
  see: 'see posts',
  add: 'add posts',
  all: 'All posts',
  view: 'View post',
  viewAsStaff: 'View as staff',
  categoriesLink: 'Categories',
  scheduled: 'Scheduled',
  scheduledFor: (when: string) => `Public from ${when}`,
  minutes: (count: number) => `${count} min`,
  toRead: (count: number) => `${count} min to read`,
  emptyTitle: 'No posts yet',
  emptyText: 'Write your first post. Visitors see it after its publish date.',
  consequence: (one: boolean) => `Visitors can no longer read ${one ? 'it' : 'them'}.`,
  slugHelp: 'Part of the address. Based on the title until you enter your own.',
  excerptHelp: 'One or two sentences that introduce the post in lists and search results.',
  imageHelp: 'Shown above the post, in lists, and when the post is shared without its own picture.',
  sectionPublish: 'Publishing',
  publishHelp: (timezone: string) =>
    `Time in ${timezone}. A published post is shown from then on; until then it is scheduled.`,
  noAuthor: 'Unassigned',
  restored: (version: number) => `Version ${version} restored`,
  noText: 'This version has no text.',
} as const;

/** Labels of the form's fields in lists of errors and in conflicts. */
export const LABELS = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  featured_image: 'Featured image',
  status: 'Status',
  publish_date: 'Publish date',
  category_ids: CATEGORIES_LABEL,
  author_id: 'Author',
  ...SEO_LABELS,
} as const;
