import type { PostStatus } from '@org/schema';
import type { Tone } from '@org/ui';

/** What a post's status is called, and its colour. */
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
  categoriesLink: 'Categories',
  scheduled: 'Scheduled',
  scheduledFor: (when: string) => `Visitors see it from ${when} on`,
  minutes: (count: number) => `${count} min`,
  toRead: (count: number) => `${count} min to read`,
  emptyTitle: 'No posts yet',
  emptyText: 'Write the first one. Visitors see it once it is published and due.',
  consequence: (one: boolean) => `Visitors can no longer read ${one ? 'it' : 'them'}.`,
  slugHelp: 'Part of the address. Made from the title until you write your own.',
  excerptHelp: 'One or two sentences that introduce the post in lists and search results.',
  imageHelp: 'Shown above the post, in lists, and when it is shared without a picture of its own.',
  sectionPublish: 'Publishing',
  publishHelp: (timezone: string) =>
    `Time in ${timezone}. A published post is shown from then on; until then it is scheduled.`,
  noCategories: 'There are no categories yet.',
  makeCategories: 'Make some',
  noAuthor: 'Nobody',
  sectionSeo: 'Search engines',
  sectionSeoText: 'How the post looks in search results. All of it is optional.',
  keywordsHelp: 'Separated by commas.',
  canonicalHelp: 'Only where the same text has another, preferred address.',
  keyphraseHelp: 'What people should find the post by. For your own work; visitors do not see it.',
  ogImageHelp: 'Other sites show it with a link to the post. Without it they show the image above.',
  noindexHelp: 'Search engines are asked to leave this post out. People still read it.',
  versions: 'Versions',
  newest: 'newest',
  unknown: 'Unknown',
  earlier: 'Earlier versions',
  versionsFailed: 'The versions could not be listed',
  versionTitle: (version: number) => `Version ${version}`,
  restore: 'Restore this version',
  restored: (version: number) => `The words of version ${version} are back`,
  close: 'Close',
  noText: 'This version has no text.',
} as const;

/** What each field of the form is called in lists of errors and in conflicts. */
export const LABELS = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  featured_image: 'Featured image',
  status: 'Status',
  publish_date: 'Publish date',
  category_ids: 'Categories',
  author_id: 'Author',
  canonical_url: 'Canonical address',
  meta_title: 'Title in search results',
  meta_keywords: 'Keywords',
  meta_description: 'Description in search results',
  focus_keyphrase: 'Focus keyphrase',
  og_image: 'Picture when shared',
  noindex: 'Keep out of search results',
} as const;
