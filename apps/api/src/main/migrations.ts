import { kernelBaseline } from '../kernel/database/baseline/0001-kernel.ts';
import type { Migration } from '../kernel/database/migration.ts';
import { BILLING_MIGRATIONS } from '../modules/billing/billing.migrations.ts';
import { COMMERCE_MIGRATIONS } from '../modules/commerce/commerce.migrations.ts';
import { CONTENT_MIGRATIONS } from '../modules/content/content.migrations.ts';
import { CRM_MIGRATIONS } from '../modules/crm/crm.migrations.ts';
import { MARKETING_MIGRATIONS } from '../modules/marketing/marketing.migrations.ts';
import { PLATFORM_MIGRATIONS } from '../modules/platform/platform.migrations.ts';
import { WORK_MIGRATIONS } from '../modules/work/work.migrations.ts';

/** Migrations of the kernel and of every domain. They run in the order of their ids. */
export const ALL_MIGRATIONS: readonly Migration[] = [
  kernelBaseline,
  ...PLATFORM_MIGRATIONS,
  ...CONTENT_MIGRATIONS,
  ...CRM_MIGRATIONS,
  ...MARKETING_MIGRATIONS,
  ...COMMERCE_MIGRATIONS,
  ...WORK_MIGRATIONS,
  ...BILLING_MIGRATIONS,
];
