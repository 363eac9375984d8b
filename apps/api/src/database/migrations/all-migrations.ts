import type { Migration } from '../migration.ts';
import { platformTables } from './0001-platform.ts';
import { signInTables } from './0002-sign-in.ts';
import { tenantTables } from './0003-tenant.ts';
import { contentTables } from './0004-content.ts';
import { pageParts } from './0005-page-parts.ts';
import { mediaLibrary } from './0006-media-library.ts';
import { lists } from './0007-lists.ts';
import { customers } from './0008-customers.ts';
import { eventsAndJobs } from './0009-events-and-jobs.ts';
import { roomAndRevisions } from './0010-room-and-revisions.ts';
import { imports } from './0011-imports.ts';
import { peopleAndMail } from './0012-people-and-mail.ts';
import { emptyTrash } from './0013-empty-trash.ts';
import { blog } from './0014-blog.ts';
import { formatsAndCaptcha } from './0015-formats-and-captcha.ts';
import { domains } from './0016-domains.ts';
import { pagesAndViews } from './0017-pages-and-views.ts';
import { listsByIndexes } from './0018-lists-by-indexes.ts';
import { formSubmissionsTable } from './0019-form-submissions.ts';
import { newsletter } from './0020-newsletter.ts';
import { movedAddresses } from './0021-moved-addresses.ts';

/** Every step of the schema, oldest first. */
export const ALL_MIGRATIONS: readonly Migration[] = [
  platformTables,
  signInTables,
  tenantTables,
  contentTables,
  pageParts,
  mediaLibrary,
  lists,
  customers,
  eventsAndJobs,
  roomAndRevisions,
  imports,
  peopleAndMail,
  emptyTrash,
  blog,
  formatsAndCaptcha,
  domains,
  pagesAndViews,
  listsByIndexes,
  formSubmissionsTable,
  newsletter,
  movedAddresses,
];
