import { readClockTime } from '@org/schema';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { getScope } from '../../../kernel/entities/entity-access.ts';
import { all } from '../../../kernel/entities/entity-rows.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { Cells } from '../../../kernel/imports/import-field.ts';
import type { ImportRow } from '../../../kernel/imports/import-target.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { whereNamed } from '../projects/project-access.ts';
import { taskEntity } from '../tasks/task.entity.ts';

/** Fields of a time entry that only the database knows by the names of a file. */
export interface ResolvedRow {
  readonly taskId: number;
  readonly userId: number;
  /** Instants; undefined for a row without times. */
  readonly start: string | undefined;
  readonly end: string | undefined;
}

/** Returns the error of a cell. */
export const refuse = (field: string, message: string) =>
  appError('validation_failed', { formErrors: { [field]: message } });

const getTexts = (rows: readonly ImportRow[], name: string): string[] => [
  ...new Set(rows.map(({ cells }) => cells[name] ?? '').filter(Boolean)),
];

interface FoundTask {
  readonly name: string;
  readonly id: number;
  readonly is_number: boolean;
  readonly is_done: boolean;
  readonly project: string;
}

/** Returns the number that a cell names, such as `#12`; undefined for a title. */
const getNumber = (name: string): string | undefined => /^#?(\d{1,9})$/.exec(name)?.[1];

/**
 * Finds the tasks that rows name, by their number or title.
 * Shape: rows → cells → id of the task. Errors: `validation_failed` on `task`, from the function.
 */
async function findTasks(
  write: TenantWrite,
  rows: readonly ImportRow[],
): Promise<(cells: Cells) => number> {
  const names = getTexts(rows, 'task');
  const numbers = names.map((name) => getNumber(name) ?? null);
  const { rows: found } = await sql<FoundTask>`
    select n.name, tasks.id, coalesce(tasks.number = n.number, false) as is_number, tasks.is_done,
      coalesce((select projects.title_key from projects
        where projects.tenant_id = tasks.tenant_id and projects.id = tasks.project_id
          and projects.deleted_at is null ${whereNamed('projects', write)}), '') as project
    from unnest(${names}::text[], ${numbers}::integer[]) as n (name, number)
      join tasks on tasks.title_key = lower(n.name) or tasks.number = n.number
    ${all([sql<boolean>`tasks.deleted_at is null`, ...getScope(taskEntity, write)])}`.execute(
    write.tx,
  );
  const byName = Map.groupBy(found, ({ name }) => name);
  return ({ task = '', project = '' }) => {
    const named = byName.get(task) ?? [];
    const numbered = named.filter(({ is_number }) => is_number);
    const ofProject = (numbered.length > 0 ? numbered : named).filter(
      (one) => project === '' || one.project === project.toLowerCase(),
    );
    const open = ofProject.filter(({ is_done }) => !is_done);
    const [first, ...others] = ofProject.length > 1 && open.length > 0 ? open : ofProject;
    if (!first)
      throw refuse(
        'task',
        project === ''
          ? `there is no task ${task}`
          : `there is no task ${task} in the project ${project}`,
      );
    if (others.length > 0)
      throw refuse('task', `there are several tasks ${task}; use their number, such as #12`);
    return Number(first.id);
  };
}

/**
 * Finds the people that rows name, by email or name; rows without one belong to the user.
 * Shape: rows → cells → id of the person. Errors: `validation_failed` on `user`, from the function.
 */
async function findPeople(
  { tx, actor }: TenantWrite,
  rows: readonly ImportRow[],
): Promise<(cells: Cells) => number> {
  const { rows: found } = await sql<{
    name: string;
    user_id: number;
    is_email: boolean;
  }>`select * from find_staff(${getTexts(rows, 'user')}::text[])`.execute(tx);
  const byName = Map.groupBy(found, ({ name }) => name);
  return ({ user = '' }) => {
    if (user === '') return actor.person.id;
    const named = byName.get(user) ?? [];
    const [first, ...others] = named
      .filter(({ is_email }) => is_email)
      .concat(named.some(({ is_email }) => is_email) ? [] : named);
    if (!first) throw refuse('user', `nobody here is called ${user}`);
    if (others.length > 0)
      throw refuse('user', `several people are called ${user}; use their email address`);
    return Number(first.user_id);
  };
}

/** Returns the time of day of a cell. Errors: `validation_failed` on the field. */
export function readClock(cells: Cells, field: 'start_time' | 'end_time'): string | undefined {
  const text = cells[field];
  if (!text) return undefined;
  const time = readClockTime(text);
  if (time === undefined) throw refuse(field, 'use a time such as 9:30');
  return time;
}

/** Returns the instants of the times of rows in the tenant's time zone; an end before the start is on the next day. */
async function findInstants(
  { tx }: TenantWrite,
  rows: readonly ImportRow[],
): Promise<readonly { readonly start: string | null; readonly end: string | null }[]> {
  const { timezone } = await getSettings(tx);
  const days = rows.map(({ body }) => String(body.entry_date));
  const starts = rows.map(({ cells }) => readClock(cells, 'start_time') ?? null);
  const ends = rows.map(({ cells }) => readClock(cells, 'end_time') ?? null);
  const { rows: found } = await sql<{ start: Date | null; end: Date | null }>`
    select (day + starts) at time zone ${timezone} as start,
      (day + ends + case when ends < starts then interval '1 day' else interval '0' end) at time zone ${timezone} as "end"
    from unnest(${days}::date[], ${starts}::time[], ${ends}::time[]) with ordinality as n (day, starts, ends, at)
    order by at`.execute(tx);
  return found.map(({ start, end }) => ({
    start: start?.toISOString() ?? null,
    end: end?.toISOString() ?? null,
  }));
}

/**
 * Resolves the tasks, people and times of rows together.
 * Shape: rows → index of a row → its fields. Errors: `validation_failed` on the field, from the function.
 */
export async function resolveRows(
  write: TenantWrite,
  rows: readonly ImportRow[],
): Promise<(at: number) => ResolvedRow> {
  const getTask = await findTasks(write, rows);
  const getPerson = await findPeople(write, rows);
  const instants = await findInstants(write, rows);
  return (at) => {
    const cells = rows[at]?.cells ?? {};
    return {
      taskId: getTask(cells),
      userId: getPerson(cells),
      start: instants[at]?.start ?? undefined,
      end: instants[at]?.end ?? undefined,
    };
  };
}
