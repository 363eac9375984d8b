import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type AccessRules,
  findHidden,
  getNameScope,
} from '../../../kernel/entities/entity-access.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { customerEntity } from '../../crm/index.ts';

type Reader = Pick<TenantWrite, 'tx' | 'actor'>;

/** Condition for projects that one of these people works on. */
export const isProjectAssigned = (ids: readonly (number | string)[]) => sql<boolean>`exists (
  select 1 from project_assignees a where a.tenant_id = projects.tenant_id and a.project_id = projects.id
    and a.user_id = any(${ids}::bigint[]))`;

/** Access rules of projects. */
export const PROJECT_ACCESS = {
  module: 'projects',
  table: 'projects',
  ownerColumns: ['author_id'],
  ownedBy: (personId: number) => isProjectAssigned([personId]),
} as const satisfies AccessRules;

/** Access rules of the records whose names others show. */
const NAMED = { projects: PROJECT_ACCESS, customers: customerEntity } as const;

/** Returns the conditions for projects or customers that a user may see, in a query over these tables. */
export const whereNamed = (
  table: keyof typeof NAMED,
  reader: Pick<TenantWrite, 'actor'> | undefined,
): RawBuilder<unknown> => {
  const scope: readonly RawBuilder<SqlBool>[] = reader ? getNameScope(NAMED[table], reader) : [];
  return scope.length === 0 ? sql`` : sql`and ${sql.join([...scope], sql` and `)}`;
};

/** Returns true when there are projects or customers that a user may not see. */
export const hasHiddenNames = (reader: Pick<TenantWrite, 'actor'>): boolean =>
  Object.values(NAMED).some((rules) => getNameScope(rules, reader).length > 0);

/** Names of a project and its customer in another record. */
interface Names {
  readonly project_id?: number | null;
  readonly project_title?: string;
  readonly customer_id?: number | null;
  readonly customer_name?: string;
}

/** Leaves out the names of projects and customers that the user may not see; a hidden project hides its customer. */
export async function hideProjectNames<Row extends Names>(
  reader: Reader,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const getIds = (name: 'project_id' | 'customer_id') => rows.map((row) => row[name] ?? null);
  const projects = await findHidden(reader, PROJECT_ACCESS, getIds('project_id'));
  const customers = await findHidden(reader, customerEntity, getIds('customer_id'));
  if (projects.size === 0 && customers.size === 0) return rows;
  return rows.map((row) => {
    const isProject = projects.has(row.project_id ?? 0);
    const isCustomer = isProject || customers.has(row.customer_id ?? 0);
    return {
      ...row,
      ...(isProject && { project_title: '' }),
      ...(isCustomer && { customer_id: null, customer_name: '' }),
    };
  });
}
