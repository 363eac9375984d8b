import type { Migration } from '../../kernel/database/migration.ts';
import { marketingBaseline } from './migrations/0005-marketing.ts';
import { emailSending } from './migrations/0021-email-sending.ts';
import { emailNotifications } from './migrations/0022-email-notifications.ts';
import { emailSegments } from './migrations/0023-email-segments.ts';
import { emailAutomations } from './migrations/0025-email-automations.ts';
import { emailBounces } from './migrations/0026-email-bounces.ts';
import { emailAbTests } from './migrations/0027-email-ab-tests.ts';
import { emailSendWindows } from './migrations/0028-email-send-windows.ts';

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
];
