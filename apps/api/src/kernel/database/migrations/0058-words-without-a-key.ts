import type { Migration } from '../migration.ts';

/**
 * Removes the foreign key from search terms to tenants. Terms belong to rows that refer to their tenant, and row-level security
 * only lets the tenant write them. The key checked the tenant once per term, a fifth of the database time of importing 100,000
 * customers.
 */
export const wordsWithoutAKey: Migration = {
  id: '0058-words-without-a-key',
  up: () => `
    alter table app.search_words drop constraint search_words_tenant_id_fkey;
    alter table app.spellings drop constraint spellings_tenant_id_fkey;
  `,
};
