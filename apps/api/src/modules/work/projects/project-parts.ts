import type { Project } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { findHidden } from '../../../kernel/entities/entity-access.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { customerEntity, getVehicles } from '../../crm/index.ts';

/** Customer of a project as calls answer it. */
type ProjectCustomer = NonNullable<Project['customer']>;

/** Returns customers outside of the trash with their vehicles, by their ids. */
export async function getProjectCustomers(
  tx: TenantTx,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, ProjectCustomer>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const rows = await tx
    .selectFrom('customers')
    .select(['id', 'firstname', 'lastname', 'display_name'])
    .where('id', 'in', asked)
    .where('deleted_at', 'is', null)
    .execute();
  const vehicles = await getVehicles(tx, asked);
  return new Map(
    rows.map(({ id, firstname, lastname, display_name }) => [
      id,
      {
        id,
        customer_id: id,
        firstname,
        lastname,
        displayName: display_name,
        vehicles: vehicles.get(id) ?? [],
      },
    ]),
  );
}

/**
 * Checks the customer of a project, and that its vehicle is one of theirs.
 * @param current - customer that the project has already, whom the user may not see
 * Errors: `validation_failed` on `customer_id` or `vehicle_id`.
 */
export async function requireCustomer(
  write: TenantWrite,
  { customerId, vehicleId }: { customerId: number | null; vehicleId: number | null },
  current: number | null | undefined,
): Promise<void> {
  const customer =
    customerId === null
      ? undefined
      : (await getProjectCustomers(write.tx, [customerId])).get(customerId);
  const isHidden =
    customerId !== null &&
    customerId !== current &&
    (await findHidden(write, customerEntity, [customerId])).size > 0;
  if (customerId !== null && (!customer || isHidden))
    throw appError('validation_failed', {
      formErrors: { customer_id: 'This customer does not exist' },
    });
  if (vehicleId !== null && !customer?.vehicles.some(({ id }) => id === vehicleId))
    throw appError('validation_failed', {
      formErrors: {
        vehicle_id: customer
          ? 'This vehicle belongs to another customer'
          : 'Choose a customer before the vehicle',
      },
    });
}

/** Numbers of the tasks of projects. */
export type TaskCounts = Project['task_counts'];

/** Counts the tasks of projects. Shape: ids → id → numbers. */
export async function countTasks(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TaskCounts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<TaskCounts & { project_id: number }>`
    select project_id, count(*)::int as total, (count(*) filter (where not is_done))::int as open,
      (count(*) filter (where not is_done and due_date < now()))::int as overdue
    from tasks where project_id = any(${ids}::bigint[]) and deleted_at is null
    group by project_id`.execute(tx);
  return new Map(rows.map(({ project_id, ...counts }) => [project_id, counts]));
}

/** Returns the percentage of tasks that are done. */
export function getProgress({ total, open }: TaskCounts): number {
  return total === 0 ? 0 : Math.round(((total - open) / total) * 100);
}
