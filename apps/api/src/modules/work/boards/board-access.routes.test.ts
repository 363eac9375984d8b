import type { Board } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { useWork } from '../../../../test/support/work.ts';

const work = useWork();
const { call, makeBoard, makeTask } = work;

/** Gives the manager a role of the tenant with these permissions alone. */
async function withPermissions<Value>(
  permissions: readonly string[],
  run: () => Promise<Value>,
): Promise<Value> {
  const { asOwner } = work.t.database;
  const [role] = await asOwner<{ id: string }>(
    `insert into platform.roles (tenant_id, name, base_role, permissions) values ($1, $2, '4', $3) returning id`,
    [work.t.world.alpha.id, permissions.join(), permissions],
  );
  const setRole = (id: string | null) =>
    asOwner(
      `update platform.memberships set own_role_id = $1
        where tenant_id = $2 and user_id = (select id from platform.users where display_name = 'manager')`,
      [id, work.t.world.alpha.id],
    );
  await setRole(role?.id ?? null);
  try {
    return await run();
  } finally {
    await setRole(null);
  }
}

it('leaves the cards on boards that staff may not see when they try to delete them', async () => {
  const board = await makeBoard({ name: 'Private' });
  const task = await makeTask({ board_id: board.id });
  const path = `kanban/project/boards/${board.id}/`;
  await withPermissions(['kanban.can_view', 'kanban.can_delete'], async () => {
    const removed = await call('DELETE', path, undefined, { as: 'manager' });
    expect(removed.status, removed.text).toBe(404);
  });
  const kept = await call('GET', `tasks/${task.id}/`);
  expect(kept.body.task).toMatchObject({ board_id: board.id, column_id: task.column_id });
});

it('lets only users who see all boards choose the default board', async () => {
  const body = { name: 'Mine', is_default: true };
  expect((await call('POST', 'kanban/project/boards/', body, { as: 'staffMember' })).status).toBe(
    403,
  );
  const own = await call(
    'POST',
    'kanban/project/boards/',
    { name: 'Mine', is_default: false },
    { as: 'staffMember' },
  );
  const board = own.body.board as Board;
  const path = `kanban/project/boards/${board.id}/`;
  expect((await call('PUT', path, { is_default: true }, { as: 'staffMember' })).status).toBe(403);
  const renamed = await call(
    'PUT',
    path,
    { name: 'Ours', is_default: false },
    { as: 'staffMember' },
  );
  expect(renamed.status, renamed.text).toBe(200);
});
