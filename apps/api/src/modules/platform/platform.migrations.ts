import type { Migration } from '../../kernel/database/migration.ts';
import { platformBaseline } from './migrations/0002-platform.ts';
import { overviewLayouts } from './migrations/0014-overview.ts';
import { mailReferences } from './migrations/0020-mail-references.ts';
import { senderDomains } from './migrations/0024-sender-domains.ts';
import { mailLimits } from './migrations/0034-mail-limits.ts';
import { mailTransports } from './migrations/0036-mail-transports.ts';
import { installationMail } from './migrations/0037-installation-mail.ts';

/** Migrations of the domain, oldest first. */
export const PLATFORM_MIGRATIONS: readonly Migration[] = [
  platformBaseline,
  overviewLayouts,
  mailReferences,
  senderDomains,
  mailLimits,
  mailTransports,
  installationMail,
];
