import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePage } from '../../../../test/support/pages.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import type { ActorName } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const visit = (page: number, as: ActorName, body: object) =>
  t.call('PUT', `/api/v1/admin/pages/${page}/presence/`, { as, body });
const told = (page: number) =>
  t.database.asOwner(
    `select payload ->> 'displayName' as name, payload ->> 'node' as node, (payload ->> 'isPresent')::boolean as here
     from app.outbox where topic = 'page_presence' and (payload ->> 'pageId')::bigint = ${page} order by seq`,
  );

it('lists who has a page open with the selected block, and tells the others what is new', async () => {
  const { id } = await makePage(t, { title: 'Shared' });
  expect((await visit(id, 'admin', { isPresent: true })).body.people).toMatchObject([
    { node: null },
  ]);
  const answer = await visit(id, 'editor', { isPresent: true, node: 'heading001' });
  expect(answer.body.people).toMatchObject([{ node: null }, { node: 'heading001' }]);
  // A report without anything new tells nobody.
  await visit(id, 'editor', { isPresent: true, node: 'heading001' });
  await visit(id, 'editor', { isPresent: true, node: null });
  const [, editor] = answer.body.people as { displayName: string }[];
  await visit(id, 'editor', { isPresent: false });
  expect(await told(id)).toEqual([
    expect.objectContaining({ node: null, here: true }),
    { name: editor?.displayName, node: 'heading001', here: true },
    { name: editor?.displayName, node: null, here: true },
    { name: '', node: null, here: false },
  ]);
  expect((await visit(id, 'admin', { isPresent: true })).body.people).toHaveLength(1);
});

it('forgets a person who has not reported for a while', async () => {
  const { id } = await makePage(t, { title: 'Left open' });
  await visit(id, 'editor', { isPresent: true, node: 'heading001' });
  await t.database.asOwner(
    `update app.page_visits set seen_at = now() - interval '1 minute' where page_id = ${id}`,
  );
  expect((await visit(id, 'admin', { isPresent: true })).body.people).toHaveLength(1);
  expect(await told(id)).toContainEqual({ name: '', node: null, here: false });
});

it.each([
  ['too long', 'x'.repeat(41)],
  ['markup', '<b>'],
  ['a number', 5],
])('refuses a block that is %s', async (_name, node) => {
  const { id } = await makePage(t, { title: 'Hostile' });
  const answer = await visit(id, 'editor', { isPresent: true, node });
  expect(answer.status).toBe(422);
  expect(answer.body.formErrors).toHaveProperty('node');
});

it('is about pages that exist', async () => {
  expect((await visit(990_001, 'editor', { isPresent: true })).body.code).toBe('page_not_found');
});
