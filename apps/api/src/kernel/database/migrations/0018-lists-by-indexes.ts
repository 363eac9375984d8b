import type { Migration } from '../migration.ts';

/** Tables with a column in lower case for each text that they are ordered by. */
const KEYS = {
  customers: ['display_name', 'firstname', 'lastname', 'email', 'company', 'country', 'source'],
  notes: ['title'],
  blog_posts: ['title'],
} as const;

/** Filter columns that are included in the index of each sort order, so that the index answers without the rows. */
const BESIDE = {
  customers: ['status', 'source_key', 'country_key', 'owner_id', 'created_at'],
  notes: ['done', 'pinned', 'customer_id', 'author_id', 'created_at'],
  blog_posts: ['status', 'author_id', 'created_at'],
} as const;

/** Indexes of orders: name → column. */
const ORDERS = {
  customers: {
    customers_name: 'display_name_key',
    customers_lastname: 'lastname_key',
    customers_firstname: 'firstname_key',
    customers_email: 'email_key',
    customers_company: 'company_key',
    customers_country: 'country_key',
    customers_source: 'source_key',
    customers_status: 'status',
    customers_created: 'created_at',
    customers_updated: 'updated_at',
  },
  notes: {
    notes_title: 'title_key',
    notes_updated: 'updated_at',
    notes_created: 'created_at',
    notes_due: 'due_date',
  },
  blog_posts: {
    blog_posts_title: 'title_key',
    blog_posts_updated: 'updated_at',
    blog_posts_created: 'created_at',
    blog_posts_publish: 'publish_date',
  },
} as const;

/** Most frequent second sort column of an order, included in the index of the first. */
const FOLLOWED: Readonly<Record<string, string>> = { customers_lastname: 'firstname_key' };

type Table = keyof typeof ORDERS;
const TABLES = Object.keys(ORDERS) as Table[];

/** By the order of bytes, the same on every server, the beginning of a text is a range of an index. */
const collated = TABLES.flatMap((table) =>
  KEYS[table].map(
    (key) => `alter table app.${table} alter column ${key}_key type text collate "C";`,
  ),
);

const indexes = TABLES.flatMap((table) =>
  Object.entries(ORDERS[table]).flatMap(([name, column]) => {
    const next = FOLLOWED[name];
    const beside = [...BESIDE[table].filter((other) => other !== column), ...(next ? [next] : [])];
    return [
      `drop index app.${name};`,
      `create index ${name} on app.${table} (tenant_id, ${column}, id) include (${beside.join(', ')}) where deleted_at is null;`,
    ];
  }),
);

/** Searches in the trash use an index of deleted rows only. */
const words = ['customer', 'note', 'blog_post'].map((entity, at) => {
  const table = TABLES[at];
  return `update app.search_words w set entity = '~${entity}' from app.${table} r
    where w.entity = '${entity}' and r.tenant_id = w.tenant_id and r.id = w.entity_id and r.deleted_at is not null;`;
});

const walled = ['search_words', ...TABLES];
const wall = (state: string): string[] =>
  walled.map((table) => `alter table app.${table} ${state};`);

/** Indexes that answer lists alone, with any filter and on any page. */
export const listsByIndexes: Migration = {
  id: '0018-lists-by-indexes',
  up: (roles) =>
    [
      ...collated,
      ...indexes,
      // The choices beside the search, in the order in which a list opens.
      'create index customers_quick on app.customers (tenant_id, status, updated_at, id) include (source_key, country_key, owner_id, created_at) where deleted_at is null;',
      // The owner of the tables stands behind row security as well.
      ...wall('no force row level security'),
      ...words,
      ...wall('force row level security'),
      // Undoing an import transfers each record from row to row.
      `grant update on app.import_rows to ${roles.runtime};`,
    ].join('\n'),
};
