import type { Migration } from '../../kernel/database/migration.ts';
import { billingBaseline } from './migrations/0008-billing.ts';

/** Migrations of the domain, oldest first. */
export const BILLING_MIGRATIONS: readonly Migration[] = [billingBaseline];
