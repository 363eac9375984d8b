import { ApiError, createClient } from '@org/api-client';
import { expect, it } from 'vitest';
import { changeEach } from './change-each.ts';

const api = createClient({ baseUrl: 'http://127.0.0.1:1' });

it('changes rows individually, several in parallel, and reports those that were not changed', async () => {
  let running = 0;
  let most = 0;
  const change = changeEach(async (_api, id, set) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    if (id === 3)
      throw new ApiError({ code: 'conflict', message: `Not ${String(set.status)}`, status: 409 });
  });
  const ids = Array.from({ length: 20 }, (_, at) => at + 1);
  const answer = await change(api, { ids }, { set: { status: 'draft' } });
  expect({ ...answer, done: answer.done.length, most }).toEqual({
    done: 19,
    count: 19,
    failed: [{ id: 3, error: 'Not draft' }],
    most: 4,
  });
});

it('rethrows errors that are not from the server', async () => {
  const change = changeEach(() => Promise.reject(new TypeError('broken')));
  await expect(change(api, { ids: [1] }, { set: {} })).rejects.toThrow('broken');
});
