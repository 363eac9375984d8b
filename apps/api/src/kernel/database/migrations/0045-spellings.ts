import { type Migration, tenantTable } from '../migration.ts';

/**
 * Typo variants of search terms. Each term is stored with its deletions of one letter: two words within one edit share such a
 * variant, so that typos are found by equality. Trigram similarity would be a function of the column, which no index serves under
 * row-level security.
 */
export const typoVariants: Migration = {
  id: '0045-spellings',
  up: (roles) => `
    create table app.spellings (
      tenant_id bigint not null references platform.tenants (id),
      entity text not null,
      part text collate "C" not null,
      word text collate "C" not null,
      primary key (tenant_id, entity, part, word)
    );
    ${tenantTable('spellings', roles, 'select, insert, delete')}

    -- The owner of the tables stands behind row security as well.
    alter table app.search_words no force row level security;
    alter table app.spellings no force row level security;
    insert into app.spellings (tenant_id, entity, part, word)
    select distinct w.tenant_id, w.entity, left(w.word, greatest(i - 1, 0)) || substr(w.word, i + 1), w.word
    from app.search_words w, generate_series(0, length(w.word)) i
    where w.entity = 'product' and w.word ~ '^[[:alpha:]]{3,30}$';
    alter table app.search_words force row level security;
    alter table app.spellings force row level security;
  `,
};
