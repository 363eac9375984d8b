import type { Migration } from '../../kernel/database/migration.ts';
import { marketingBaseline } from './migrations/0005-marketing.ts';
import { emailSending } from './migrations/0021-email-sending.ts';
import { emailNotifications } from './migrations/0022-email-notifications.ts';
import { emailSegments } from './migrations/0023-email-segments.ts';
import { emailAutomations } from './migrations/0025-email-automations.ts';
import { emailBounces } from './migrations/0026-email-bounces.ts';
import { emailAbTests } from './migrations/0027-email-ab-tests.ts';
import { emailSendWindows } from './migrations/0028-email-send-windows.ts';
import { notificationAudiences } from './migrations/0029-notification-audiences.ts';
import { emailPostponed } from './migrations/0030-email-postponed.ts';
import { campaignArchive } from './migrations/0032-campaign-archive.ts';
import { emailReaders } from './migrations/0033-email-readers.ts';
import { localSendTimes } from './migrations/0035-local-send-times.ts';
import { notificationDesigns } from './migrations/0038-notification-designs.ts';

/** Migrations of the domain, oldest first. */
export const MARKETING_MIGRATIONS: readonly Migration[] = [
  marketingBaseline,
  emailSending,
  emailNotifications,
  emailSegments,
  emailAutomations,
  emailBounces,
  emailAbTests,
  emailSendWindows,
  notificationAudiences,
  emailPostponed,
  campaignArchive,
  emailReaders,
  localSendTimes,
  notificationDesigns,
];
