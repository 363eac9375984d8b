import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import type { TestApi } from './test-api.ts';
import type { ActorName } from './world.ts';

/** Path of a user's exports. */
export const EXPORTS = '/api/v1/admin/exports/';

/**
 * Starts an export and waits for its file; the API's jobs must be running.
 * @param path - path of the list
 * @returns id and URL of the file
 */
export async function exportedTo(
  t: TestApi,
  path: string,
  body: object,
  as: ActorName = 'admin',
): Promise<{ readonly id: number; readonly url: string }> {
  const begun = await t.call('POST', `${path}export/`, { as, body });
  expect(begun.status, begun.text).toBe(202);
  const { id } = begun.body.export as { id: number };
  for (let tries = 0; tries < 100; tries++) {
    const { body: answer } = await t.call('GET', `${EXPORTS}${id}/`, { as });
    const { status, url, error } = answer.export as { status: string; url: string; error: string };
    if (status === 'done') return { id, url };
    expect(error).toBe('');
    await sleep(100);
  }
  throw new Error('The export does not end');
}

/** Returns the rows of an exported file, including the header. */
export async function exportedRows(
  t: TestApi,
  path: string,
  body: object,
  as: ActorName = 'admin',
): Promise<string[][]> {
  const { url } = await exportedTo(t, path, body, as);
  return parse((await t.call('GET', url, { as })).text, { bom: true }) as string[][];
}
