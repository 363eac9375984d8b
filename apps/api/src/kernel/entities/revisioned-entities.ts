import type { BlogPostRecord, CampaignRecord } from '../database/entity-tables.ts';
import type { PageRecord } from '../database/tables.ts';
import type { RevisionedEntity } from './revisions.ts';

/** Saved states of pages. */
export const PAGE_REVISIONS: RevisionedEntity<Pick<PageRecord, 'title' | 'content'>> = {
  of: 'pages',
  table: 'page_revisions',
  owner: 'page_id',
  called: 'title',
  kept: ['title', 'content'],
};

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

/** Saved states of email campaigns. */
export const CAMPAIGN_REVISIONS: RevisionedEntity<
  Pick<CampaignRecord, 'name' | 'subject' | 'preheader' | 'content'>
> = {
  of: 'email_campaigns',
  table: 'email_campaign_revisions',
  owner: 'campaign_id',
  called: 'name',
  kept: ['name', 'subject', 'preheader', 'content'],
};
