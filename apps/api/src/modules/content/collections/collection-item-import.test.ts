import type { Collection, CollectionItem } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getImport, runImportStep, uploadTo } from '../../../../test/support/imports.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 1 });
});
afterAll(async () => {
  await t.api.jobs.stop();
  await t.close();
});

async function make(body: object): Promise<Collection> {
  const answer = await t.call('POST', '/api/v1/admin/collections/', { as: 'admin', body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.collection as Collection;
}

async function list({ id }: Collection): Promise<CollectionItem[]> {
  const path = `/api/v1/admin/collection-items/?collection_id=${id}`;
  const { body } = await t.call('GET', path, { as: 'admin' });
  return (body.results as { rows: CollectionItem[] }).rows;
}

it('imports the items of a file with their values, refuses wrong rows by field, and undoes the import', async () => {
  const guides = await make({ name: 'Guides' });
  const guide = await t.call('POST', '/api/v1/admin/collection-items/', {
    as: 'admin',
    body: { collection_id: guides.id, title: 'Ada' },
  });
  const walks = await make({
    name: 'Walks',
    fields: [
      { label: 'Price', kind: 'number', required: true },
      { label: 'Level', kind: 'choice', options: ['Easy', 'Hard'] },
      { label: 'Guide', kind: 'reference', collection_id: guides.id },
    ],
  });
  const file = [
    'Collection;Title;Status;Price;Level;Guide',
    'Walks;River walk;Published;12.50;easy;Ada',
    'walks;Hill walk;Draft;many;Easy;',
    'Unknown;Lost walk;Draft;1;Easy;',
    ';No collection;Draft;1;Easy;',
  ];
  const upload = await uploadTo(t, `${file.join('\n')}\n`, { entity: 'collectionItems' });
  const { id, mapping } = getImport(upload);
  expect(mapping).toEqual([
    'collection',
    'title',
    'status',
    'values.price',
    'values.level',
    'values.guide',
  ]);
  expect((await runImportStep(t, id, 'validate')).check).toMatchObject({ created: 1, failed: 3 });
  expect(await runImportStep(t, id, 'start')).toMatchObject({ created: 1, failed: 3 });
  expect(await list(walks)).toMatchObject([
    {
      title: 'River walk',
      slug: 'river-walk',
      status: 'published',
      values: {
        price: 12.5,
        level: 'Easy',
        guide: (guide.body.collection_item as CollectionItem).id,
      },
    },
  ]);
  await runImportStep(t, id, 'undo');
  expect(await list(walks)).toEqual([]);
});

it('changes items with the address of a row in their own collection, and reverts that', async () => {
  const fields = [
    { label: 'Price', kind: 'number' },
    { label: 'Note', kind: 'text' },
  ];
  const [tours, trips] = [
    await make({ name: 'City tours', fields }),
    await make({ name: 'Trips', fields }),
  ];
  for (const { id } of [tours, trips])
    await t.call('POST', '/api/v1/admin/collection-items/', {
      as: 'admin',
      body: { collection_id: id, title: 'River', values: { price: 1, note: 'Kept' } },
    });
  const file = ['Collection;Title;Address;Price', 'CITY tours;Lake;river;2', 'Trips;Hill;hill;3'];
  const upload = await uploadTo(t, `${file.join('\n')}\n`, { entity: 'collectionItems' });
  const { id } = getImport(upload);
  expect(await runImportStep(t, id, 'start')).toMatchObject({ created: 1, updated: 1, failed: 0 });
  expect(await list(tours)).toMatchObject([
    { title: 'Lake', slug: 'river', values: { price: 2, note: 'Kept' } },
  ]);
  expect((await list(trips)).map(({ title }) => title).sort()).toEqual(['Hill', 'River']);
  await runImportStep(t, id, 'undo');
  expect(await list(tours)).toMatchObject([{ title: 'River', values: { price: 1, note: 'Kept' } }]);
  expect((await list(trips)).map(({ title }) => title)).toEqual(['River']);
});
