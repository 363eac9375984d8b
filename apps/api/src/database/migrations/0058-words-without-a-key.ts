import type { Migration } from '../migration.ts';

/**
 * Words to search by are taken from rows that name their tenant themselves, and are written only behind row security, by the
 * tenant whose they are. Their own reference to the tenants proved nothing more, and looked the tenant up once for each word:
 * a fifth of what an import of a hundred thousand customers asked of the database.
 */
export const wordsWithoutAKey: Migration = {
  id: '0058-words-without-a-key',
  up: () => `
    alter table app.search_words drop constraint search_words_tenant_id_fkey;
    alter table app.spellings drop constraint spellings_tenant_id_fkey;
  `,
};
