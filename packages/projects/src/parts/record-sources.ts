import type { RecordSource } from '@org/admin-kit';
import { isApiError, rows } from '@org/api-client';
import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { TaskRef } from '@org/schema/entities';
import { text } from './messages.ts';

const { projects, tasks } = apiContract;

/** Number of offered records. */
const OFFERED = 20;

/** Runs a request for a name; undefined for a record that does not exist any more. */
async function findName(load: () => Promise<string>): Promise<string | undefined> {
  try {
    return await load();
  } catch (error) {
    if (isApiError(error, 'not_found')) return undefined;
    throw error;
  }
}

/** Projects, for pickers. */
export const PROJECTS: RecordSource = {
  key: callKey(projects.list),
  async find(api, search, signal) {
    const query = { itemsPerPage: OFFERED, ...(search && { search }) };
    return rows(await api.call(projects.list, { query, signal })).rows.map(({ id, title }) => ({
      value: String(id),
      label: title,
    }));
  },
  getName: (api, id) =>
    findName(async () => (await api.call(projects.get, { params: { id } })).project.title),
};

/** Returns the name of a task in a picker, also of one that the user may not see. */
export const nameTask = ({ number, title }: Pick<TaskRef, 'number' | 'title'>): string =>
  title === '' ? `${text.hidden('task')} #${number}` : `#${number} ${title}`;

/** Tasks, for pickers. */
export const TASKS: RecordSource = {
  key: callKey(tasks.list),
  async find(api, search, signal) {
    const query = { itemsPerPage: OFFERED, ...(search && { search }) };
    return rows(await api.call(tasks.list, { query, signal })).rows.map((task) => ({
      value: String(task.id),
      label: nameTask(task),
    }));
  },
  getName: (api, id) =>
    findName(async () => nameTask((await api.call(tasks.get, { params: { id } })).task)),
};
