import type { Collection, CollectionItem, PublicItem } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';

const COLLECTIONS = '/api/v1/admin/collections/';
const ITEMS = '/api/v1/admin/collection-items/';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const call = (method: string, path: string, body?: object) =>
  t.call(method, path, { as: 'admin', ...(body && { body }) });
const getCollection = ({ body }: Answer): Collection => body.collection as Collection;
const getItem = ({ body }: Answer): CollectionItem => body.collection_item as CollectionItem;

async function make(body: object): Promise<Collection> {
  const answer = await call('POST', COLLECTIONS, body);
  expect(answer.status, answer.text).toBe(201);
  return getCollection(answer);
}

async function add(collection: Collection, body: object): Promise<CollectionItem> {
  const answer = await call('POST', ITEMS, { collection_id: collection.id, ...body });
  expect(answer.status, answer.text).toBe(201);
  return getItem(answer);
}

const FIELDS = [
  { label: 'Summary', kind: 'text' },
  { label: 'Story', kind: 'rich_text' },
  { label: 'Photo', kind: 'picture' },
  { label: 'Opens on', kind: 'date' },
  { label: 'Price', kind: 'number', required: true },
  { label: 'Level', kind: 'choice', options: ['Easy', 'Hard'] },
];

describe('collections', () => {
  it('are created with fields, which get keys from their labels', async () => {
    const made = await make({ name: 'Guided walks', fields: FIELDS });
    expect(made).toMatchObject({ slug: 'guided-walks', item_count: 0, version: 1 });
    expect(made.fields.map(({ key }) => key)).toEqual([
      'summary',
      'story',
      'photo',
      'opens_on',
      'price',
      'level',
    ]);
    expect(made.fields.at(-1)).toEqual({
      key: 'level',
      label: 'Level',
      kind: 'choice',
      required: false,
      options: ['Easy', 'Hard'],
      collection_id: null,
    });
    expect(getCollection(await call('GET', `${COLLECTIONS}${made.id}/`))).toEqual(made);
  });

  it('give fields with the same label, or the name of a property of items, other keys', async () => {
    const { fields } = await make({
      name: 'Names',
      fields: ['Title', 'Link', 'Note', 'Note', '…'].map((label) => ({ label, kind: 'text' })),
    });
    expect(fields.map(({ key }) => key)).toEqual(['title_2', 'link_2', 'note', 'note_2', 'field']);
  });

  it.each<[string, object, Record<string, string>]>([
    ['without a name', {}, { name: 'Please enter a name' }],
    [
      'with an unknown kind',
      { name: 'A', fields: [{ label: 'B', kind: 'script' }] },
      { 'fields[0].kind': 'Please choose a kind' },
    ],
    [
      'with a choice without choices',
      { name: 'A', fields: [{ label: 'B', kind: 'choice' }] },
      { 'fields[0].options': 'Please enter the choices of B' },
    ],
    [
      'with a reference to nothing',
      { name: 'A', fields: [{ label: 'B', kind: 'reference', collection_id: 987_654_321 }] },
      { 'fields[0].collection_id': 'Please choose the collection that B refers to' },
    ],
    [
      'with a key twice',
      {
        name: 'A',
        fields: [
          { label: 'B', kind: 'text', key: 'b' },
          { label: 'C', kind: 'text', key: 'b' },
        ],
      },
      { 'fields[1].key': 'Another field has the key b' },
    ],
    [
      'with the key of a prototype',
      { name: 'A', fields: [{ label: 'B', kind: 'text', key: '__proto__' }] },
      { 'fields[0].key': 'Use lower-case letters, digits and underscores' },
    ],
    [
      'with too many fields',
      {
        name: 'A',
        fields: Array.from({ length: 41 }, (_, at) => ({ label: `F${at}`, kind: 'text' })),
      },
      { fields: 'A collection has up to 40 fields' },
    ],
  ])('are refused %s', async (_name, body, formErrors) => {
    expect((await call('POST', COLLECTIONS, body)).body.formErrors).toEqual(formErrors);
  });

  it('give fields keys that an object can have', async () => {
    const fields = ['Constructor', 'Prototype'].map((label) => ({ label, kind: 'text' }));
    const answer = await call('POST', COLLECTIONS, { name: 'Machines', fields });
    const made = answer.body.collection as Collection;
    expect(made.fields.map(({ key }) => key)).toEqual(['constructor_2', 'prototype_2']);
    const forged = { name: 'Forged', fields: [{ key: 'constructor', label: 'A', kind: 'text' }] };
    expect((await call('POST', COLLECTIONS, forged)).body.formErrors).toEqual({
      'fields[0].key': 'A field cannot have this key',
    });
  });

  it('keep the kind of a field, and refuse a stale change with the current collection', async () => {
    const made = await make({ name: 'Kinds', fields: [{ label: 'Price', kind: 'number' }] });
    const path = `${COLLECTIONS}${made.id}/`;
    const changed = made.fields.map((field) => ({ ...field, kind: 'text' }));
    expect((await call('PUT', path, { fields: changed, version: 1 })).body.formErrors).toEqual({
      'fields[0].kind': 'The kind of Price cannot change. Add another field instead',
    });
    expect((await call('PUT', path, { name: 'Prices', version: 1 })).status).toBe(200);
    expect((await call('PUT', path, { name: 'Late', version: 1 })).body).toMatchObject({
      code: 'conflict',
      current: { name: 'Prices', version: 2 },
    });
  });

  it('refuse an address that another one has', async () => {
    await make({ name: 'First', slug: 'taken' });
    const answer = await call('POST', COLLECTIONS, { name: 'Second', slug: 'taken' });
    expect(answer.body).toMatchObject({ code: 'slug_taken' });
    expect((await make({ name: 'Taken' })).slug).toBe('taken-2');
  });

  it('are not deleted while another collection refers to them', async () => {
    const authors = await make({ name: 'Authors' });
    const books = await make({
      name: 'Books',
      fields: [{ label: 'Author', kind: 'reference', collection_id: authors.id }],
    });
    const refused = await call('DELETE', `${COLLECTIONS}${authors.id}/`);
    expect(refused.body).toMatchObject({
      code: 'in_use',
      error: 'It is still used by “Books”',
      usage: [{ type: 'collection', id: books.id, title: 'Books' }],
    });
    expect((await call('DELETE', `${COLLECTIONS}${books.id}/`)).status).toBe(200);
    expect((await call('DELETE', `${COLLECTIONS}${authors.id}/`)).status).toBe(200);
  });

  it('refer to each other in a circle', async () => {
    const one = await make({ name: 'One' });
    const other = await make({
      name: 'Other',
      fields: [{ label: 'One', kind: 'reference', collection_id: one.id }],
    });
    const fields = [{ label: 'Other', kind: 'reference', collection_id: other.id }];
    expect((await call('PUT', `${COLLECTIONS}${one.id}/`, { fields })).status).toBe(200);
    const first = await add(one, { title: 'First', status: 'published' });
    const second = await add(other, {
      title: 'Second',
      status: 'published',
      values: { one: first.id },
    });
    await call('PUT', `${ITEMS}${first.id}/`, { values: { other: second.id } });
    const { body } = await call(
      'GET',
      `/api/v1/collection-items/by-slug/?collection=${one.slug}&slug=first`,
    );
    expect((body.item as PublicItem).values).toEqual({
      other: { id: second.id, title: 'Second', slug: 'second', path: '' },
    });
  });

  it('come back from the trash with their items', async () => {
    const made = await make({ name: 'Restored' });
    const { id } = await add(made, { title: 'Inside', status: 'published' });
    const shown = `/api/v1/collection-items/?collection=${made.slug}`;
    await call('DELETE', `${COLLECTIONS}${made.id}/`);
    expect((await call('GET', shown)).body).toMatchObject({ code: 'not_found' });
    expect((await call('PUT', `${ITEMS}${id}/`, { title: 'Changed' })).status).toBe(404);
    await make({ name: 'Restored' });
    expect((await call('POST', `${COLLECTIONS}restore/`, { ids: [made.id] })).status).toBe(200);
    const restored = getCollection(await call('GET', `${COLLECTIONS}${made.id}/`));
    expect(restored).toMatchObject({ slug: 'restored-2', item_count: 1 });
  });
});
