import { type Migration, tenantTable } from '../migration.ts';

/**
 * How many products of each list of a shop have each choice, kept as the numbers of the lists are. What a big shop can be narrowed
 * by was counted over some of its products, so that what only others had was not offered.
 */
export const choiceCounts: Migration = {
  id: '0068-choice-counts',
  up: (roles) => `
    create table app.choice_counts (
      tenant_id bigint not null references platform.tenants (id),
      category_id bigint not null,
      word text collate "C" not null,
      n bigint not null check (n >= 0),
      primary key (tenant_id, category_id, word)
    );
    alter table app.product_listing no force row level security;
    alter table app.search_words no force row level security;
    insert into app.choice_counts (tenant_id, category_id, word, n)
    select l.tenant_id, l.category_id, w.word, count(*)
    from app.product_listing l
    join app.search_words w on w.tenant_id = l.tenant_id and w.entity = 'product-choice' and w.entity_id = l.product_id
    group by l.tenant_id, l.category_id, w.word;
    alter table app.product_listing force row level security;
    alter table app.search_words force row level security;
    ${tenantTable('choice_counts', roles)}
  `,
};
