import type { BlogPostRecord } from '../database/entity-tables.ts';
import type { PageRecord } from '../database/tables.ts';
import type { RevisionKind } from './revisions.ts';

/** Saved states of pages. */
export const PAGE_REVISIONS: RevisionKind<Pick<PageRecord, 'title' | 'content'>> = {
  of: 'pages',
  table: 'page_revisions',
  owner: 'page_id',
  kept: ['title', 'content'],
};

/** Saved states of blog posts. */
export const POST_REVISIONS: RevisionKind<Pick<BlogPostRecord, 'title' | 'excerpt' | 'content'>> = {
  of: 'blog_posts',
  table: 'blog_post_revisions',
  owner: 'post_id',
  kept: ['title', 'excerpt', 'content'],
};
