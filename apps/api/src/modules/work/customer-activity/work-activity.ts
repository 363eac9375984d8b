import type { CustomerDate } from '@org/schema/entities';
import { sql } from 'kysely';
import type { ActivitySource, FigureSource } from '../../crm/index.ts';
import { projectEntity } from '../projects/project.entity.ts';
import { taskEntity } from '../tasks/task.entity.ts';

/** Projects of a customer. */
export const PROJECT_ACTIVITY: ActivitySource = {
  types: ['project'],
  entity: projectEntity,
  entries: (customerId, visible) => sql`
    select 'project ' || projects.id, 'project', 'created', projects.created_at, projects.title, '', null::numeric, '',
      'project', projects.id, projects.author_id
    from projects where projects.customer_id = ${customerId} and projects.deleted_at is null and ${visible}`,
};

/** Tasks of the projects of a customer. */
export const TASK_ACTIVITY: ActivitySource = {
  types: ['task'],
  entity: taskEntity,
  entries: (customerId, visible) => sql`
    select 'task ' || tasks.id, 'task', 'created', tasks.created_at, tasks.title, p.title, null::numeric, '',
      'task', tasks.id, tasks.author_id
    from tasks join projects p on p.id = tasks.project_id
    where p.customer_id = ${customerId} and tasks.deleted_at is null and p.deleted_at is null and ${visible}
    union all
    select 'task done ' || tasks.id, 'task', 'completed', tasks.completed_at, tasks.title, p.title, null::numeric, '',
      'task', tasks.id, null::bigint
    from tasks join projects p on p.id = tasks.project_id
    where p.customer_id = ${customerId} and tasks.completed_at is not null and tasks.deleted_at is null
      and p.deleted_at is null and ${visible}`,
};

/** Open projects of a customer. */
export const PROJECT_FIGURES: FigureSource = {
  entity: projectEntity,
  async read(tx, customerId, visible) {
    const { rows } = await sql<{ open: string }>`
      select count(*) as open from projects
      where projects.customer_id = ${customerId} and projects.deleted_at is null
        and projects.status in ('active', 'on_hold') and ${visible}`.execute(tx);
    return { counts: { openProjects: Number(rows[0]?.open ?? 0) } };
  },
};

/** Open tasks of a customer, and the next one that is due. */
export const TASK_FIGURES: FigureSource = {
  entity: taskEntity,
  async read(tx, customerId, visible) {
    const open = sql`
      from tasks join projects p on p.id = tasks.project_id
      where p.customer_id = ${customerId} and p.deleted_at is null and tasks.deleted_at is null and not tasks.is_done
        and ${visible}`;
    const { rows } = await sql<{ open: string }>`select count(*) as open ${open}`.execute(tx);
    const { rows: due } = await sql<{ id: string; title: string; due_date: Date }>`
      select tasks.id, tasks.title, tasks.due_date ${open} and tasks.due_date >= now()
      order by tasks.due_date, tasks.id limit 1`.execute(tx);
    return {
      counts: { openTasks: Number(rows[0]?.open ?? 0) },
      dates: due.map(
        ({ id, title, due_date }): CustomerDate => ({
          at: due_date.toISOString(),
          title,
          entity: 'task',
          entityId: Number(id),
        }),
      ),
    };
  },
};
