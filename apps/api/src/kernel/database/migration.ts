import type { RoleNames } from './role-names.ts';

/** One numbered step of the schema. Once released it never changes: a mistake is mended by a later step. */
export interface Migration {
  /** `0001-what-it-does`; steps run in the order of their ids. */
  readonly id: string;
  /** Statements, with the roles' names filled in. */
  readonly up: (roles: RoleNames) => string;
}

/** Statements that put a tenant table behind row security and give the runtime role its rights. */
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
