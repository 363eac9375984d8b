import { afterAll, beforeAll, expect, it } from 'vitest';
import { newThing } from '../../../../test/support/shop.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { learnChoices } from './learn-choices.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const learn = () => learnChoices(t.database, { signal: new AbortController().signal });
const choices = () =>
  t.database.asOwner<{ entity_id: string; word: string }>(
    "select entity_id, word from app.search_words where entity = 'product-choice' order by entity_id, word",
  );
const left = () => t.database.asOwner('select from platform.choices_to_learn');

it('indexes attribute values of older products in batches, resumes after an interruption, and finishes once', async () => {
  const attributes = [{ name: 'Size', values: ['Small', 'Large'] }];
  for (const brand of ['Kiln', ''])
    await newThing(t, { brand, attributes: brand ? [] : attributes, variants: [] });
  // The count is larger than one transaction handles.
  await t.database.asOwner(
    `insert into app.products (tenant_id, name, sku, slug, status, brand)
     select $1, 'Old ' || n, 'OLD-' || n, 'old-' || n, 'published', 'Halden' from generate_series(1, 1100) n`,
    [t.world.alpha.id],
  );
  await t.database.asOwner("delete from app.search_words where entity = 'product-choice'");
  await t.database.asOwner(
    'insert into platform.choices_to_learn (tenant_id) select id from platform.tenants on conflict do nothing',
  );
  const stopped = new AbortController();
  stopped.abort();
  await expect(learnChoices(t.database, { signal: stopped.signal })).rejects.toThrow();
  expect(await choices()).toEqual([]);

  await learn();
  const learnt = await choices();
  expect(learnt.filter(({ word }) => word === 'Brand:Halden')).toHaveLength(1100);
  expect(learnt.map(({ word }) => word)).toEqual(
    expect.arrayContaining(['Brand:Kiln', 'Size:Large', 'Size:Small']),
  );
  expect(await left()).toEqual([]);
  await learn();
  expect(await choices()).toEqual(learnt);
});
