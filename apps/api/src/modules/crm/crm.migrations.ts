import type { Migration } from '../../kernel/database/migration.ts';
import { crmBaseline } from './migrations/0004-crm.ts';
import { customerHub } from './migrations/0010-customer-hub.ts';
import { customerTaxNumber } from './migrations/0011-customer-tax-number.ts';
import { bookings } from './migrations/0050-bookings.ts';

/** Migrations of the domain, oldest first. */
export const CRM_MIGRATIONS: readonly Migration[] = [
  crmBaseline,
  customerHub,
  customerTaxNumber,
  bookings,
];
