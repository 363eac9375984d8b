import { apiContract } from '@org/schema/contract';
import { expect, it } from 'vitest';
import { createAnswerClient } from './answer-client.ts';

const NOTES = '/api/v1/admin/notes/';

it('answers by method and path, with the query and the body of the request', async () => {
  const seen: unknown[] = [];
  const api = createAnswerClient({
    [`GET ${NOTES}`]: ({ query }) => {
      seen.push(query.get('search'));
      return { results: { rows: [], total: 0 } };
    },
    [`POST ${NOTES}`]: ({ body }) => {
      seen.push(body);
      return { note: { id: 1 } };
    },
  });
  await api.call(apiContract.notes.list, { query: { search: 'glaze' } });
  await api.call(apiContract.notes.create, { body: { title: 'Glaze' }, idempotencyKey: 'a' });
  expect(seen).toEqual(['glaze', { title: 'Glaze' }]);
});

it('answers an unknown endpoint with 404, and a thrown response as it is', async () => {
  const api = createAnswerClient({
    [`GET ${NOTES}`]: () => {
      throw Response.json({ success: false, error: 'Busy', code: 'internal' }, { status: 500 });
    },
  });
  await expect(api.call(apiContract.notes.tags)).rejects.toMatchObject({ status: 404 });
  await expect(api.call(apiContract.notes.list)).rejects.toMatchObject({
    status: 500,
    message: 'Busy',
  });
});
