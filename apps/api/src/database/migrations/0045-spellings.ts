import { type Migration, tenantTable } from '../migration.ts';

/**
 * How words are misspelt. Each word that rows are found by stands under itself, and under itself without each of its letters:
 * two words that differ by one letter share such a part, so that what was meant is looked up by equality. Likeness by trigrams
 * would be a function over the column, and behind row security an index answers nothing that a function makes of it.
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
