import type { BlogPostRecord } from '../../../kernel/database/records.ts';
import type { RevisionedEntity } from '../../../kernel/entities/revisions.ts';

/** Saved states of blog posts. */
export const POST_REVISIONS: RevisionedEntity<
  Pick<BlogPostRecord, 'title' | 'excerpt' | 'content'>
> = {
  of: 'blog_posts',
  table: 'blog_post_revisions',
  owner: 'post_id',
  called: 'title',
  kept: ['title', 'excerpt', 'content'],
};
