import type { DemoProject, DemoTask, DemoWork } from '@org/starter-kits';
import { createEntity } from '../../../kernel/entities/entity.service.ts';
import { makeTag } from '../../../kernel/entities/tags.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { boardEntity } from '../boards/board.entity.ts';
import { listColumns } from '../boards/board-columns.ts';
import { requireStaff } from '../boards/people/record-people.ts';
import { projectEntity } from '../projects/project.entity.ts';
import { taskEntity } from '../tasks/task.entity.ts';

const DAY = 24 * 3600 * 1000;

/** Time of the day at which the demo's work is due, UTC. */
const DUE_HOUR = 20;

/** Ids of what the demo's work refers to. */
interface Known {
  readonly people: ReadonlyMap<string, number>;
  readonly tags: ReadonlyMap<string, number>;
  /** Columns by the names of their board and of themselves. */
  readonly columns: ReadonlyMap<string, number>;
}

const getId = (record: object): number => Number(Reflect.get(record, 'id'));

/** Returns the moment so many days from today at which work is due. */
function dayFromNow(days: number): string {
  const at = new Date(Date.now() + days * DAY);
  at.setUTCHours(DUE_HOUR, 0, 0, 0);
  return at.toISOString();
}

const found = <Key>(keys: readonly Key[] = [], ids: ReadonlyMap<Key, number>): number[] =>
  keys.map((key) => ids.get(key)).filter((id) => id !== undefined);

/** Creates the boards, and returns their columns by the names of board and column. */
async function seedBoards(
  write: TenantWrite,
  { boards }: DemoWork,
  people: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const columns = new Map<string, number>();
  for (const { name, color, isDefault = false, people: shared, columns: given } of boards) {
    const id = getId(
      await createEntity(write, boardEntity, {
        name,
        color,
        is_default: isDefault,
        assignees: found(shared, people),
        columns: given,
      }),
    );
    for (const column of await listColumns(write, id))
      columns.set(`${name} ${column.name}`, column.id);
  }
  return columns;
}

async function seedTask(
  write: TenantWrite,
  known: Known,
  board: string,
  {
    column,
    people,
    due,
    checklist = [],
    tags,
    after: _,
    comment,
    tracked: _tracked,
    planned: _planned,
    ...plain
  }: DemoTask,
  more: object,
): Promise<number> {
  const id = getId(
    await createEntity(write, taskEntity, {
      ...plain,
      ...more,
      column_id: known.columns.get(`${board} ${column}`),
      due_date: due === undefined ? null : dayFromNow(due),
      assignees: found(people, known.people),
      checklist: checklist.map((item, at) => ({ ...item, id: String(at + 1) })),
      tagIds: found(tags, known.tags),
    }),
  );
  const author = comment && known.people.get(comment.person);
  if (comment && author !== undefined) {
    await write.tx
      .insertInto('work_comments')
      .values({
        tenant_id: write.tenantId,
        task_id: id,
        body: `<p>${comment.text}</p>`,
        author_id: author,
      })
      .execute();
    await write.tx.updateTable('tasks').set({ comments_count: 1 }).where('id', '=', id).execute();
  }
  return id;
}

async function seedProject(
  write: TenantWrite,
  known: Known,
  board: string,
  { customer, column, people, start, end, tags, tasks, ...plain }: DemoProject,
): Promise<void> {
  const { id: customer_id } = await write.tx
    .selectFrom('customers')
    .select('id')
    .where('email', '=', customer)
    .executeTakeFirstOrThrow();
  const projectTags = new Map<string, number>();
  for (const name of tags)
    projectTags.set(name, await makeTag(write.tx, write.tenantId, 'project', { name }));
  const project_id = getId(
    await createEntity(write, projectEntity, {
      ...plain,
      customer_id,
      column_id: known.columns.get(`${board} ${column}`),
      start_date: dayFromNow(start),
      end_date: dayFromNow(end),
      assignees: found(people, known.people),
      tagIds: [...projectTags.values()],
    }),
  );
  const ids = new Map<string, number>();
  for (const task of tasks) {
    const id = await seedTask(write, known, board, task, {
      project_id,
      blocked_by: found(task.after, ids),
    });
    ids.set(task.title, id);
  }
}

/** Creates the boards, projects and tasks of a demo tenant. Dates are counted from today. */
export async function seedWork({ write, tenant, people }: TenantSeed): Promise<void> {
  const { work } = tenant;
  if (!work) return;
  await requireStaff(write, [...people.values()], 'people');
  const tags = new Map<string, number>();
  for (const tag of work.tags)
    tags.set(tag.name, await makeTag(write.tx, write.tenantId, 'task', tag));
  const known = { people, tags, columns: await seedBoards(write, work, people) };
  const [main] = work.boards;
  for (const project of work.projects) await seedProject(write, known, main?.name ?? '', project);
  for (const { board, ...task } of work.tasks) await seedTask(write, known, board, task, {});
}
