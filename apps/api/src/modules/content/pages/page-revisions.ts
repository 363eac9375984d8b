import type { PageRecord } from '../../../kernel/database/records.ts';
import type { RevisionedEntity } from '../../../kernel/entities/revisions.ts';

/** Saved states of pages. */
export const PAGE_REVISIONS: RevisionedEntity<Pick<PageRecord, 'title' | 'content'>> = {
  of: 'pages',
  table: 'page_revisions',
  owner: 'page_id',
  called: 'title',
  kept: ['title', 'content'],
};
