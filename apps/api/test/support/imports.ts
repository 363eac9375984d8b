import { setTimeout as sleep } from 'node:timers/promises';
import type { Import, ImportStatus } from '@org/schema/contract';
import { expect } from 'vitest';
import type { Answer, TestApi } from './test-api.ts';
import type { ActorName } from './world.ts';

/** Path of imports. */
const IMPORTS = '/api/v1/admin/imports/';

/** Returns the import of a successful response. */
export const getImport = (answer: Answer): Import => {
  expect([200, 201, 202], answer.text).toContain(answer.status);
  return answer.body.import as Import;
};

/** Calls a path of imports, as the administrator by default. */
export function callImports(
  t: TestApi,
  method: string,
  path: string,
  body?: object,
  as: ActorName = 'admin',
): Promise<Answer> {
  return t.call(method, `${IMPORTS}${path}`, { as, ...(body && { body }) });
}

/** Uploads a file. */
export async function uploadTo(
  t: TestApi,
  content: string | Uint8Array<ArrayBuffer>,
  { entity = 'customers', name = 'people.csv', as = 'admin' as ActorName } = {},
): Promise<Answer> {
  const form = new FormData();
  form.append('entity', entity);
  form.append('files[]', new File([content], name));
  return t.call('POST', IMPORTS, { as, body: form });
}

/** Waits until an import has a status. */
export async function untilImport(
  t: TestApi,
  id: number,
  ...statuses: ImportStatus[]
): Promise<Import> {
  for (let tries = 0; tries < 300; tries++) {
    const now = getImport(await callImports(t, 'GET', `${id}/`));
    if (statuses.includes(now.status)) return now;
    await sleep(50);
  }
  throw new Error(`The import does not become ${statuses.join(' or ')}`);
}

/** Starts a step and waits for its end; the API's jobs must be running. */
export async function runImportStep(
  t: TestApi,
  id: number,
  verb: 'validate' | 'start' | 'undo',
): Promise<Import> {
  const begun = await callImports(t, 'POST', `${id}/${verb}/`);
  expect(begun.status, begun.text).toBe(202);
  const ends: Readonly<Record<typeof verb, readonly ImportStatus[]>> = {
    validate: ['ready'],
    start: ['done', 'partial', 'failed'],
    undo: ['undone'],
  };
  return untilImport(t, id, ...ends[verb]);
}
