import type { Task, TimeEntry } from '@org/schema/entities';
import { expect } from 'vitest';
import type { Answer, TestApi } from './test-api.ts';
import type { ActorName } from './world.ts';

const TASKS = '/api/v1/admin/tasks/';

/** Path of the list of all time entries. */
export const TIME = '/api/v1/admin/time-entries/';

/** Calls of time entries, and of the tasks that they belong to. */
export function timeCalls(t: TestApi) {
  const call = (method: string, path: string, body?: object, as: ActorName = 'admin') =>
    t.call(method, path, { as, body });
  const ok = async (answer: Promise<Answer>): Promise<Answer> => {
    const read = await answer;
    expect([200, 201, 202], read.text).toContain(read.status);
    return read;
  };
  return {
    call,
    ok,
    /** Creates a task. */
    task: async (body: object = {}, as: ActorName = 'admin'): Promise<Task> =>
      (await ok(call('POST', TASKS, { title: 'Mount tyres', ...body }, as))).body.task as Task,
    getTask: async (id: number): Promise<Task> =>
      (await ok(call('GET', `${TASKS}${id}/`))).body.task as Task,
    /** Path of the entries of a task, or of one of them. */
    entries: (taskId: number, entryId?: number): string =>
      `${TASKS}${taskId}/time-entries/${entryId === undefined ? '' : `${entryId}/`}`,
    /** Adds time to a task. */
    add: async (taskId: number, body: object, as: ActorName = 'admin'): Promise<TimeEntry> =>
      (await ok(call('POST', `${TASKS}${taskId}/time-entries/`, body, as))).body
        .taskTimeEntry as TimeEntry,
    timer: (taskId: number, verb: 'start' | 'stop', as: ActorName = 'admin') =>
      call('POST', `${TASKS}${taskId}/timer/${verb}/`, {}, as),
    settings: (body: object) => ok(call('PUT', `${TIME}settings/`, body)),
    me: async (as: ActorName): Promise<number> =>
      ((await call('GET', '/api/v1/admin/me/', undefined, as)).body.user as { id: number }).id,
  };
}
