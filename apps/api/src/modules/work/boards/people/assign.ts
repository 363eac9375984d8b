import type { AssigneeContract } from '@org/schema/contract';
import type { Assignee } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { recordMany } from '../../../../kernel/entities/entity.service.ts';
import { getScope } from '../../../../kernel/entities/entity-access.ts';
import type { AnyEntityDefinition } from '../../../../kernel/entities/entity-definition.ts';
import { findRows } from '../../../../kernel/entities/entity-rows.repository.ts';
import type { TenantWrite } from '../../../../kernel/events/record-change.ts';
import { type BoundRoute, staffRoute } from '../../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../../kernel/http/in-tenant.ts';
import { addPeople, getPeopleOf, type PeopleTable, removePeople } from './record-people.ts';

/** Changes who is assigned to a record, with its version and history. */
async function change(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  people: PeopleTable,
  id: number,
  work: () => Promise<void>,
): Promise<readonly Assignee[]> {
  const [row] = await findRows(write.tx, kind, [id], { lock: true }, getScope(kind, write));
  if (!row) throw appError('not_found');
  const names = async (): Promise<readonly Assignee[]> =>
    (await getPeopleOf(write.tx, people, [id])).get(id) ?? [];
  const before = await names();
  await work();
  const after = await names();
  await sql`update ${sql.table(kind.table)} set version = version + 1, updated_at = now() where id = ${id}`.execute(
    write.tx,
  );
  const list = (all: readonly Assignee[]): string =>
    all.map(({ displayName }) => displayName).join(', ');
  await recordMany(write, kind, [id], 'updated', { assignees: [list(before), list(after)] });
  return after;
}

/** Creates the routes that assign people to records. */
export function assignRoutes(
  contract: AssigneeContract,
  kind: AnyEntityDefinition,
  people: PeopleTable,
  onAssigned?: (write: TenantWrite, id: number, added: readonly number[]) => Promise<void>,
): BoundRoute[] {
  return [
    staffRoute(contract.assign, async (input) => ({
      assignees: [
        ...(await inTenant(input, (w) =>
          change(w, kind, people, input.params.id, async () => {
            const ids = input.body.assignees;
            await addPeople(w, people, input.params.id, ids);
            await onAssigned?.(w, input.params.id, ids);
          }),
        )),
      ],
      message: 'People assigned',
    })),
    staffRoute(contract.unassign, async (input) => ({
      assignees: [
        ...(await inTenant(input, (w) =>
          change(w, kind, people, input.params.id, () =>
            removePeople(w, people, input.params.id, [input.params.assigneeId]),
          ),
        )),
      ],
      message: 'Person removed',
    })),
  ];
}
