import type { Board, BoardCard, BoardColumn, Project, Task } from '@org/schema/entities';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Answer, type CallOptions, type TestApi, testApi } from './test-api.ts';

/** Path of the admin's endpoints. */
const ADMIN = '/api/v1/admin/';

/** Calls for tests of boards, projects and tasks. */
export interface WorkCalls {
  readonly t: TestApi;
  /** Calls a path below the admin's, as administrator by default. */
  call(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  makeBoard(body?: object): Promise<Board>;
  makeProject(body?: object): Promise<Project>;
  makeTask(body?: object): Promise<Task>;
  columnsOf(boardId: number): Promise<BoardColumn[]>;
  cardsOf(boardId: number, columnId: number): Promise<BoardCard[]>;
}

/** Opens an API for a test file and closes it after the tests. */
export function useWork(): WorkCalls {
  let t: TestApi;
  beforeAll(async () => {
    t = await testApi();
  });
  afterAll(() => t.close());
  const call: WorkCalls['call'] = (method, path, body, options = {}) =>
    t.call(method, `${ADMIN}${path}`, { as: 'admin', body, ...options });
  async function make(path: string, name: string, body: object): Promise<never> {
    const answer = await call('POST', path, body);
    expect(answer.status, answer.text).toBe(201);
    return answer.body[name] as never;
  }
  async function rows(path: string): Promise<never> {
    const answer = await call('GET', path);
    expect(answer.status, answer.text).toBe(200);
    return (answer.body.results as { rows: never }).rows;
  }
  return {
    get t() {
      return t;
    },
    call,
    makeBoard: (body) => make('kanban/project/boards/', 'board', { name: 'Board', ...body }),
    makeProject: (body) => make('projects/', 'project', { title: 'Project', ...body }),
    makeTask: (body) => make('tasks/', 'task', { title: 'Task', ...body }),
    columnsOf: (boardId) => rows(`kanban/project/${boardId}/columns/`),
    cardsOf: (boardId, columnId) =>
      rows(`kanban/project/${boardId}/cards/?columnId=${columnId}&itemsPerPage=200`),
  };
}
