import type { Collection, CollectionItem, PublicItem } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngFile, uploaded } from '../../../../test/support/pictures.ts';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';

const COLLECTIONS = '/api/v1/admin/collections/';
const ITEMS = '/api/v1/admin/collection-items/';

let t: TestApi;
let walks: Collection;
let guides: Collection;
beforeAll(async () => {
  t = await testApi();
  guides = await make({ name: 'Guides' });
  walks = await make({
    name: 'Walks',
    fields: [
      { label: 'Summary', kind: 'text' },
      { label: 'Story', kind: 'rich_text' },
      { label: 'Photo', kind: 'picture' },
      { label: 'Opens on', kind: 'date' },
      { label: 'Price', kind: 'number', required: true },
      { label: 'Level', kind: 'choice', options: ['Easy', 'Hard'] },
      { label: 'Guide', kind: 'reference', collection_id: guides.id },
    ],
  });
});
afterAll(() => t.close());

const call = (method: string, path: string, body?: object) =>
  t.call(method, path, { as: 'admin', ...(body && { body }) });
const getItem = ({ body }: Answer): CollectionItem => body.collection_item as CollectionItem;

async function make(body: object): Promise<Collection> {
  const answer = await call('POST', COLLECTIONS, body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.collection as Collection;
}

async function add(body: object, collection = walks): Promise<CollectionItem> {
  const answer = await call('POST', ITEMS, { collection_id: collection.id, ...body });
  expect(answer.status, answer.text).toBe(201);
  return getItem(answer);
}

const problems = async (values: object) =>
  (await call('POST', ITEMS, { collection_id: walks.id, title: 'Wrong', values })).body.formErrors;

const listShown = async (collection: Collection, query = ''): Promise<PublicItem[]> => {
  const path = `/api/v1/collection-items/?collection=${collection.slug}&${query}`;
  const answer = await call('GET', path);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.rows as PublicItem[];
};
const titles = async (collection: Collection, query = ''): Promise<string[]> =>
  (await listShown(collection, query)).map(({ title }) => title);

describe('items of a collection', () => {
  it('are created with all values, and returned', async () => {
    const { variants } = await uploaded(t, await pngFile('river.png'));
    const photo = variants[0]?.url ?? '';
    const guide = await add({ title: 'Ada' }, guides);
    const values = {
      summary: 'Along the river',
      story: '<p>Slow <strong>steps</strong></p>',
      photo: { src: photo, alt: 'A river' },
      opens_on: '2026-05-01',
      price: 12.5,
      level: 'Easy',
      guide: guide.id,
    };
    const made = await add({ title: 'River walk', values });
    expect(made).toMatchObject({ slug: 'river-walk', status: 'draft', position: 0, values });
    expect(getItem(await call('GET', `${ITEMS}${made.id}/`))).toEqual(made);
  });

  it('store rich text without scripts', async () => {
    const story = '<p onclick="x()">Safe<script>alert(1)</script><a href="javascript:x">y</a></p>';
    const { values } = await add({ title: 'Hostile', values: { price: 1, story } });
    expect(values.story).not.toMatch(/script|onclick/);
    expect(values.story).toContain('Safe');
  });

  it.each<[string, object, Record<string, string>]>([
    ['no required value', {}, { 'values.price': 'Please enter Price' }],
    [
      'an unknown field',
      { price: 1, color: 'red' },
      { 'values.color': 'This field does not exist' },
    ],
    ['a text as a number', { price: '12' }, { 'values.price': 'Price must be a number' }],
    [
      'a day that does not exist',
      { price: 1, opens_on: '2026-02-30' },
      { 'values.opens_on': 'Opens on must be a day such as 2026-01-31' },
    ],
    [
      'an unknown choice',
      { price: 1, level: 'Medium' },
      { 'values.level': 'Level must be one of its choices' },
    ],
    [
      'a picture of another site',
      { price: 1, photo: { src: 'https://example.com/a.png' } },
      { 'values.photo': 'Photo must be a picture of the media library' },
    ],
    [
      'an object as a text',
      { price: 1, summary: { a: 1 } },
      { 'values.summary': 'Summary must be a text of up to 5000 characters' },
    ],
    [
      'a long text',
      { price: 1, summary: 'x'.repeat(5001) },
      { 'values.summary': 'Summary must be a text of up to 5000 characters' },
    ],
  ])('are refused with %s', async (_name, values, formErrors) => {
    expect(await problems(values)).toEqual(formErrors);
  });

  it('store text unchanged, and refuse characters that cannot be stored', async () => {
    const summary = '😀 "quoted" \\ </script> {{x}} \u2028';
    const made = await add({ title: 'Any text', values: { price: 0, summary } });
    expect(made.values).toEqual({ price: 0, summary });
    const nul = { collection_id: walks.id, title: 'Nul', values: { price: 1, summary: 'a\0b' } };
    expect((await call('POST', ITEMS, nul)).status).toBe(400);
    const broken = {
      collection_id: walks.id,
      title: 'Broken',
      values: { price: 1, summary: '\ud800' },
    };
    expect((await call('POST', ITEMS, broken)).status).toBeLessThan(500);
    const deep = { price: 1, photo: { src: { src: {} }, alt: [] }, color: 1 };
    expect((await call('POST', ITEMS, { ...broken, values: deep })).status).toBe(422);
  });

  it('are refused with a reference to an item of another collection, or of another tenant', async () => {
    const wrong = { 'values.guide': 'Guide must be an item of its collection' };
    const walk = await add({ title: 'No guide', values: { price: 1 } });
    expect(await problems({ price: 1, guide: walk.id })).toEqual(wrong);
    const made = await t.call('POST', COLLECTIONS, { as: 'otherAdmin', body: { name: 'Theirs' } });
    const body = { collection_id: (made.body.collection as Collection).id, title: 'Their guide' };
    const theirs = await t.call('POST', ITEMS, { as: 'otherAdmin', body });
    expect(await problems({ price: 1, guide: getItem(theirs).id })).toEqual(wrong);
    expect((await call('POST', ITEMS, body)).body.formErrors).toEqual({
      collection_id: 'This collection does not exist',
    });
  });

  it('refuse a stale change with the current item', async () => {
    const { id } = await add({ title: 'Before', values: { price: 1 } });
    const path = `${ITEMS}${id}/`;
    expect((await call('PUT', path, { title: 'After', version: 1 })).status).toBe(200);
    expect((await call('PUT', path, { title: 'Late', version: 1 })).body).toMatchObject({
      code: 'conflict',
      current: { title: 'After', version: 2 },
    });
  });

  it('keep the values of a removed field until they are saved', async () => {
    const collection = await make({
      name: 'Removed fields',
      fields: [
        { label: 'Kept', kind: 'text' },
        { label: 'Gone', kind: 'text' },
      ],
    });
    const values = { kept: 'A', gone: 'B' };
    const { id } = await add({ title: 'Item', status: 'published', values }, collection);
    const path = `${ITEMS}${id}/`;
    const [kept, gone] = collection.fields;
    const setFields = (fields: unknown[]) =>
      call('PUT', `${COLLECTIONS}${collection.id}/`, { fields });
    await setFields([kept]);
    expect(getItem(await call('GET', path)).values).toEqual(values);
    expect((await listShown(collection))[0]?.values).toEqual({ kept: 'A' });
    await call('PUT', path, { title: 'Only the title' });
    await setFields([kept, gone]);
    expect((await listShown(collection))[0]?.values).toEqual(values);
    await setFields([kept]);
    expect(getItem(await call('PUT', path, { values })).values).toEqual({ kept: 'A' });
  });

  it('have free addresses within their collection', async () => {
    const other = await make({ name: 'Addresses' });
    expect((await add({ title: 'Same' }, other)).slug).toBe('same');
    const second = await add({ title: 'Same' }, other);
    expect(second.slug).toBe('same-2');
    expect((await add({ title: 'Same' }, other)).slug).toBe('same-3');
    expect((await add({ title: 'Same' }, guides)).slug).toBe('same');
    const body = { collection_id: other.id, title: 'Mine', slug: 'same-2' };
    expect((await call('POST', ITEMS, body)).body).toMatchObject({ code: 'slug_taken' });
    await call('DELETE', `${ITEMS}${second.id}/`);
    await add({ title: 'Mine', slug: 'same-2' }, other);
    await call('POST', `${ITEMS}restore/`, { ids: [second.id] });
    expect(getItem(await call('GET', `${ITEMS}${second.id}/`)).slug).toBe('same-2-2');
  });

  it('are listed by collection, search and order', async () => {
    const collection = await make({ name: 'Listed', fields: [{ label: 'Note', kind: 'text' }] });
    await add({ title: 'Beta', position: 1, values: { note: 'findable' } }, collection);
    await add({ title: 'Alpha', position: 2 }, collection);
    const list = async (query: string): Promise<string[]> => {
      const { body } = await call('GET', `${ITEMS}?collection_id=${collection.id}&${query}`);
      return (body.results as { rows: CollectionItem[] }).rows.map(({ title }) => title);
    };
    expect(await list('')).toEqual(['Beta', 'Alpha']);
    expect(await list('orderBy=title')).toEqual(['Alpha', 'Beta']);
    expect(await list('search=findable')).toEqual(['Beta']);
  });

  it('are among the uses of their pictures, which cannot be deleted', async () => {
    const { id, variants } = await uploaded(t, await pngFile('used.png'));
    const photo = variants[0]?.url ?? '';
    const item = await add({ title: 'Pictured', values: { price: 1, photo } });
    expect(item.values.photo).toEqual({ src: photo, alt: '' });
    const refused = await call('DELETE', `/api/v1/admin/media/${id}/`);
    expect(refused.body).toMatchObject({
      code: 'in_use',
      usage: [{ type: 'collection_item', id: item.id, title: 'Pictured' }],
    });
  });
});

it('limits the values of an item together, and the rich texts of a public list', async () => {
  const fields = ['One', 'Two', 'Three'].map((label) => ({ label, kind: 'rich_text' }));
  const long = await make({ name: 'Long', fields });
  const story = `<p>${'a'.repeat(40_000)}</p>`;
  const answer = await call('POST', ITEMS, {
    collection_id: long.id,
    title: 'Too long',
    values: { one: story, two: story, three: story },
  });
  expect([answer.status, answer.body.formErrors]).toEqual([
    422,
    { 'values.one': 'The fields of an item can have 100000 characters together' },
  ]);
  for (let at = 0; at < 14; at++)
    await add(
      { title: `Item ${at}`, status: 'published', values: { one: story, two: story } },
      long,
    );
  const shown = await listShown(long, 'itemsPerPage=100');
  expect(shown).toHaveLength(14);
  expect(shown.filter(({ values }) => values.one)).toHaveLength(12);
});

describe('published items', () => {
  it('are filtered, sorted and shown in pages; drafts are not shown', async () => {
    const collection = await make({
      name: 'Sorted',
      fields: [
        { label: 'Price', kind: 'number' },
        { label: 'Level', kind: 'choice', options: ['Easy', 'Hard'] },
      ],
    });
    const shown = { status: 'published' };
    await add({ ...shown, title: 'Ten', values: { price: 10, level: 'Easy' } }, collection);
    await add({ ...shown, title: 'Nine', values: { price: 9, level: 'Hard' } }, collection);
    await add({ ...shown, title: 'None', values: { level: 'Easy' } }, collection);
    await add({ title: 'Draft', values: { price: 1, level: 'Easy' } }, collection);
    expect(await titles(collection)).toEqual(['Ten', 'Nine', 'None']);
    expect(await titles(collection, 'orderBy=price')).toEqual(['Nine', 'Ten', 'None']);
    expect(await titles(collection, 'orderBy=price&orderDirection=DESC')).toEqual([
      'Ten',
      'Nine',
      'None',
    ]);
    expect(await titles(collection, 'field=level&value=easy')).toEqual(['Ten', 'None']);
    expect(await titles(collection, 'field=price&value=9')).toEqual(['Nine']);
    expect(await titles(collection, 'itemsPerPage=2&currentPage=2')).toEqual(['None']);
  });

  it.each([
    ['a field that does not exist', 'orderBy=gone&field=gone&value=x', 2],
    ['SQL as a field', `orderBy=${encodeURIComponent("a'; drop table pages")}`, 2],
    ['SQL as a value', `field=note&value=${encodeURIComponent("' or '1'='1")}`, 0],
    ['a text as a number', 'field=price&value=many', 0],
    ['a number that is none', 'field=price&value=Infinity', 0],
    ['a hexadecimal number', 'field=price&value=0x1', 0],
    ['a number with an exponent', 'field=price&value=1e0', 0],
    ['a decimal number', 'field=price&value=1.00', 1],
  ])('survive %s', async (_name, query, count) => {
    const collection = await make({
      name: 'Hostile queries',
      fields: [
        { label: 'Note', kind: 'text' },
        { label: 'Price', kind: 'number' },
      ],
    });
    await add({ title: 'A', status: 'published', values: { note: 'a', price: 1 } }, collection);
    await add({ title: 'B', status: 'published' }, collection);
    expect(await listShown(collection, query)).toHaveLength(count);
  });

  it('refuse a query with characters that cannot be stored', async () => {
    for (const query of ['field=note&value=%00', 'orderBy=%00', 'field=%00&value=a']) {
      const path = `/api/v1/collection-items/?collection=${walks.slug}&${query}`;
      expect((await call('GET', path)).status, query).toBe(400);
    }
  });

  it('are ten thousand, sorted by a field, without one of them lost', async () => {
    const { id, slug } = await make({ name: 'Many', fields: [{ label: 'Rank', kind: 'number' }] });
    await t.database.asOwner(`
      insert into app.collection_items (tenant_id, collection_id, title, slug, status, "values")
      select tenant_id, id, 'Item ' || n, 'item-' || n, 'published', jsonb_build_object('rank', 10001 - n)
      from app.collections, generate_series(1, 10000) n where id = ${id}`);
    const read = async (page: number) => {
      const path = `/api/v1/collection-items/?collection=${slug}&orderBy=rank&itemsPerPage=100&currentPage=${page}`;
      const { body } = await call('GET', path);
      return body as unknown as { rows: PublicItem[]; total: number };
    };
    const first = await read(1);
    const last = await read(100);
    expect([first.total, first.rows[0]?.values.rank, last.rows.at(-1)?.values.rank]).toEqual([
      10_000, 1, 10_000,
    ]);
    expect((await read(101)).rows).toEqual([]);
    const added = await call('POST', ITEMS, { collection_id: id, title: 'Item 1' });
    expect(getItem(added).slug).toBe('item-1-2');
  });

  it('do not refer to items of a deleted collection', async () => {
    const branches = await make({ name: 'Branches' });
    const branch = await add({ title: 'Secret branch', status: 'published' }, branches);
    const staff = await make({
      name: 'Staff',
      fields: [{ label: 'Branch', kind: 'reference', collection_id: branches.id }],
    });
    await add({ title: 'Ada', status: 'published', values: { branch: branch.id } }, staff);
    expect((await listShown(staff))[0]?.values).toHaveProperty('branch');
    await call('DELETE', `${COLLECTIONS}${staff.id}/`);
    expect((await call('DELETE', `${COLLECTIONS}${branches.id}/`)).status).toBe(200);
    await call('POST', `${COLLECTIONS}restore/`, { ids: [staff.id] });
    expect((await listShown(staff))[0]?.values).toEqual({});
  });

  it('of a deleted collection do not answer to staff', async () => {
    const gone = await make({ name: 'Gone' });
    const item = await add({ title: 'Hidden' }, gone);
    await call('DELETE', `${COLLECTIONS}${gone.id}/`);
    const path = `${ITEMS}${item.id}/`;
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('PUT', path, { title: 'Changed' })).status).toBe(404);
    const { body } = await call('GET', `${ITEMS}?collection_id=${gone.id}`);
    expect(body.results).toMatchObject({ rows: [] });
    await call('POST', `${COLLECTIONS}restore/`, { ids: [gone.id] });
    expect(getItem(await call('GET', path)).title).toBe('Hidden');
  });

  it('refer only to published items', async () => {
    const collection = await make({
      name: 'References',
      fields: [{ label: 'Guide', kind: 'reference', collection_id: guides.id }],
    });
    const guide = await add({ title: 'Grace', status: 'published' }, guides);
    await add({ title: 'Tour', status: 'published', values: { guide: guide.id } }, collection);
    const reference = { id: guide.id, title: 'Grace', slug: 'grace', path: '' };
    expect((await listShown(collection))[0]?.values).toEqual({ guide: reference });
    await call('PUT', `${ITEMS}${guide.id}/`, { status: 'draft' });
    expect((await listShown(collection))[0]?.values).toEqual({});
  });
});
