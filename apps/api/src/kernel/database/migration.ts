import type { RoleNames } from './role-names.ts';

/**
 * One numbered step of the schema. Once released it never changes: a mistake is corrected by a later step.
 *
 * Policies apply to the owner of the tables too. A step that changes rows of a tenant table has to lift `force row level security`
 * of the table before and set it again after; otherwise it changes nothing, unless the owner is a superuser.
 */
export interface Migration {
  /** `0001-what-it-does`; steps run in the order of their ids. */
  readonly id: string;
  /** Statements, with the roles' names filled in. */
  readonly up: (roles: RoleNames) => string;
}

/** First step of versions before the first release, whose tables no later version takes over. */
const PREVIEW_STEP = '0001-platform';

/**
 * Checks that this version knows all migrations of a database or a backup.
 * @param applied - ids of migrations
 * @throws one sentence that says what to do when it does not know one.
 */
export function requireKnown(applied: Iterable<string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ id }) => id));
  const unknown = [...applied].filter((id) => !known.has(id));
  if (unknown.includes(PREVIEW_STEP))
    throw new Error(
      'The data was made before the first release, and this version cannot read it: start with an empty data folder or database',
    );
  if (unknown[0])
    throw new Error(`The data is of a newer version: it has the migration ${unknown[0]}`);
}

/**
 * Returns the statements that put a tenant table behind row-level security and give the runtime role its rights.
 *
 * Migrations are compared by a checksum of their text: once they are released, a change of this function needs a second one.
 */
export function tenantTable(
  table: string,
  roles: RoleNames,
  rights = 'select, insert, update, delete',
): string {
  const own = "tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint";
  return `
    alter table app.${table} enable row level security;
    alter table app.${table} force row level security;
    create policy own_rows on app.${table} using (${own}) with check (${own});
    grant ${rights} on app.${table} to ${roles.runtime};
  `;
}
