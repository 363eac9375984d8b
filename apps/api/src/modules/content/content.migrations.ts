import type { Migration } from '../../kernel/database/migration.ts';
import { contentBaseline } from './migrations/0003-content.ts';
import { privateFiles } from './migrations/0009-private-files.ts';
import { emailTemplates } from './migrations/0031-email-templates.ts';
import { pageDrafts } from './migrations/0043-page-drafts.ts';
import { releases } from './migrations/0044-releases.ts';
import { components } from './migrations/0047-components.ts';
import { collectionsTable } from './migrations/0051-collections.ts';
import { collectionItemsTable } from './migrations/0052-collection-items.ts';
import { pageVisits } from './migrations/0056-page-visits.ts';
import { itemPages } from './migrations/0062-item-pages.ts';

/** Migrations of the domain, oldest first. */
export const CONTENT_MIGRATIONS: readonly Migration[] = [
  contentBaseline,
  privateFiles,
  emailTemplates,
  pageDrafts,
  releases,
  components,
  collectionsTable,
  collectionItemsTable,
  pageVisits,
  itemPages,
];
