import type { Migration } from '../migration.ts';

/** Files in the form of another program, in which several rows are one record; and what an import makes beside its records. */
export const importForms: Migration = {
  id: '0055-import-forms',
  up: () => `
    alter table app.imports add column form text not null default '';
    alter table app.imports add column line_count integer;
    alter table app.imports add column parts integer not null default 0;
    alter table app.imports add column makes_missing boolean not null default false;
    alter table app.imports add column made_categories jsonb not null default '[]';
  `,
};
