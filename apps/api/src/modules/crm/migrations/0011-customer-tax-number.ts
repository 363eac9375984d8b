import type { Migration } from '../../../kernel/database/migration.ts';

/** Tax number of customers, which invoices to companies show. */
export const customerTaxNumber: Migration = {
  id: '0011-customer-tax-number',
  up: () => "alter table app.customers add column tax_number text not null default ''",
};
