import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePage } from '../../../test/support/pages.ts';
import { type TestApi, testApi } from '../../../test/support/test-api.ts';
import { MODULES } from '../../main/modules.ts';
import { collectDeclared } from '../module/collect-declared.ts';
import { emptyTrash } from './empty-trash.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const empty = () =>
  t.database.db.asTenant(t.world.alpha.id, (tx) => emptyTrash(tx, collectDeclared(MODULES).trash));
const binned = (table: string, id: number, days: number) =>
  t.database.asOwner(
    `update app.${table} set deleted_at = now() - $2 * interval '1 day' where id = $1`,
    [id, days],
  );
const isThere = async (table: string, id: number): Promise<boolean> =>
  (await t.database.asOwner(`select from app.${table} where id = $1`, [id])).length > 0;

it('permanently deletes records after 30 days in the trash, with everything that belongs to them', async () => {
  const [old, young, kept] = [
    await makePage(t, { title: 'Old' }),
    await makePage(t, { title: 'Young' }),
    await makePage(t, { title: 'Kept' }),
  ];
  await binned('pages', old.id, 31);
  await binned('pages', young.id, 29);
  expect(await empty()).toBe(1);
  expect(await Promise.all([old, young, kept].map(({ id }) => isThere('pages', id)))).toEqual([
    false,
    true,
    true,
  ]);
  const revisions = await t.database.asOwner('select from app.page_revisions where page_id = $1', [
    old.id,
  ]);
  expect(revisions).toEqual([]);
  expect(await empty()).toBe(0);
});

it('keeps deleted records that others refer to, and deletes them later', async () => {
  const parent = await makePage(t, { title: 'Parent' });
  const child = await makePage(t, { title: 'Child', parentId: parent.id });
  await binned('pages', parent.id, 40);
  expect(await empty()).toBe(0);
  expect(await isThere('pages', parent.id)).toBe(true);
  await binned('pages', child.id, 35);
  expect(await empty()).toBe(1);
  expect(await empty()).toBe(1);
  expect(await isThere('pages', parent.id)).toBe(false);
});

it('empties the trash of one tenant, for every entity with a trash', async () => {
  const { alpha, beta } = t.world;
  for (const { page, template, media } of [alpha, beta]) {
    await binned('pages', page, 60);
    await t.database.asOwner(
      "update app.pages set deleted_at = now() - interval '60 days' where parent_id = $1",
      [page],
    );
    await binned('component_templates', template, 60);
    await binned('media', media, 60);
  }
  while ((await empty()) > 0);
  expect(await isThere('component_templates', alpha.template)).toBe(false);
  expect(await isThere('media', alpha.media)).toBe(false);
  expect(await isThere('pages', alpha.page)).toBe(false);
  for (const [table, id] of [
    ['pages', beta.page],
    ['component_templates', beta.template],
    ['media', beta.media],
  ] as const)
    expect(await isThere(table, id), table).toBe(true);
});
