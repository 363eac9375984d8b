import { expect, it } from 'vitest';
import { useWork } from '../../../../test/support/work.ts';
import { emptyTrash } from '../../../kernel/entities/empty-trash.ts';
import { collectDeclared } from '../../../kernel/module/collect-declared.ts';
import { MODULES } from '../../../main/modules.ts';

const work = useWork();
const { call, makeTask } = work;

const { trash } = collectDeclared(MODULES);

/** Empties the trash until nothing is left that may go. */
async function empty(): Promise<void> {
  const { database, world } = work.t;
  for (let gone = 1; gone > 0; )
    gone = await database.db.asTenant(world.alpha.id, (tx) => emptyTrash(tx, trash));
}

const age = (table: 'tasks' | 'time_entries', id: number) =>
  work.t.database.asOwner(
    `update app.${table} set deleted_at = now() - interval '31 days' where id = $1`,
    [id],
  );

const isThere = async (table: 'tasks' | 'time_entries', id: number): Promise<boolean> =>
  (await work.t.database.asOwner(`select from app.${table} where id = $1`, [id])).length > 0;

it('keeps tracked time when the trash with its task is emptied, until the time is deleted as well', async () => {
  const task = await makeTask({});
  const added = await call('POST', `tasks/${task.id}/time-entries/`, { duration_minutes: 90 });
  const entry = added.body.taskTimeEntry as { id: number };
  await call('DELETE', `tasks/${task.id}/`);
  await age('tasks', task.id);
  await empty();
  const listed = await call('GET', 'time-entries/');
  expect(listed.body.results).toMatchObject({
    rows: [{ id: entry.id, task_title: 'Task' }],
    total: 1,
    totals: { minutes: 90 },
  });
  await age('time_entries', entry.id);
  await empty();
  expect(await isThere('time_entries', entry.id)).toBe(false);
  expect(await isThere('tasks', task.id)).toBe(false);
});
