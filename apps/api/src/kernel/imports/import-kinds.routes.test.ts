import type { BlogPost, Category, Customer, Note } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getImport, runImportStep, uploadTo } from '../../../test/support/imports.ts';
import { type TestApi, testApi } from '../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 1 });
});
afterAll(() => t.close());

const send = (method: string, path: string, body?: object) =>
  t.call(method, `/api/v1/admin/${path}`, { as: 'admin', ...(body && { body }) });
const rowsAt = async <Row>(path: string): Promise<Row[]> =>
  ((await send('GET', path)).body.results as { rows: Row[] }).rows;
const begin = async (entity: string, content: string): Promise<number> =>
  getImport(await uploadTo(t, content, { entity, name: `${entity}.csv` })).id;
/** Returns the rows that a check rejected, with the reasons. */
const getProblems = async (id: number) =>
  (await runImportStep(t, id, 'validate')).check?.problems.map(({ row, error }) => [row, error]);

describe('notes from a file', () => {
  it('imports notes with their tags for customers with a matching email', async () => {
    const known = await send('POST', 'customers/', {
      lastname: 'Noted',
      email: 'noted@kinds.example',
    });
    const id = await begin(
      'notes',
      'Subject;Text;Due;Done;Customer email;Tags\n' +
        'Call back;About the tyres;28.02.2027;yes;NOTED@kinds.example;Urgent, Tyres\n' +
        'Nobody’s;;2027-03-01;;nobody@kinds.example;\n' +
        'Wrong day;;soon;;;\n',
    );
    expect(await getProblems(id)).toEqual([
      [3, 'Customer’s email: there is no customer with the email nobody@kinds.example'],
      [4, 'Due: Use a day such as 2026-01-31'],
    ]);
    expect(await runImportStep(t, id, 'start')).toMatchObject({ created: 1, failed: 2 });
    const [note] = await rowsAt<Note>('notes/?search=tyres');
    expect(note).toMatchObject({
      title: 'Call back',
      content: 'About the tyres',
      due_date: '2027-02-28',
      done: true,
      customer_id: (known.body.customer as Customer).id,
      tags: [{ name: 'Tyres' }, { name: 'Urgent' }],
    });
  });

  it('rejects notes of a tenant whose plan does not include them', async () => {
    const answer = await uploadTo(t, 'Title\nX\n', { entity: 'notes', as: 'otherAdmin' });
    expect([answer.status, answer.body.code]).toEqual([403, 'plan_required']);
  });
});

describe('blog posts from a file', () => {
  it('imports blog posts with unique slugs, dates and existing categories', async () => {
    await send('POST', 'blog/categories/', { category: 'Care' });
    const id = await begin(
      'posts',
      'Title,Status,Publish date,Categories,Content\n' +
        'Spring,Published,2026-03-01,care,<p>Prune</p><script>x</script>\n' +
        'Spring,,,,\n' +
        'Lost,,,Travel,\n',
    );
    expect(await getProblems(id)).toEqual([[4, 'Categories: there is no category called Travel']]);
    // Without a field to match on, the second post named Spring is a new one.
    await send('PUT', `imports/${id}/`, { matchOn: '' });
    expect(await runImportStep(t, id, 'start')).toMatchObject({ created: 2, failed: 1 });
    const posts = await rowsAt<BlogPost>('blog/posts/?search=spring&orderBy=slug');
    expect(
      posts.map(({ slug, status, categories }) => [
        slug,
        status,
        categories.map(({ category }) => category),
      ]),
    ).toEqual([
      ['spring', 'published', ['Care']],
      ['spring-2', 'draft', []],
    ]);
    const whole = (await send('GET', `blog/posts/${posts[0]?.id}/`)).body.results as BlogPost;
    expect([whole.publish_date, whole.content]).toEqual([
      '2026-03-01T00:00:00.000Z',
      '<p>Prune</p>',
    ]);
  });

  it('updates only the fields of the file, and undoes them with categories and tags', async () => {
    const categories = await rowsAt<Category>('blog/categories/');
    const care = categories.find(({ category }) => category === 'Care');
    const made = await send('POST', 'blog/posts/', {
      title: 'Kept',
      publish_date: '2026-01-05',
      status: 'published',
      category_ids: [care?.id],
    });
    const { id: post } = made.body.blog_post as BlogPost;
    await send('POST', `blog/posts/${post}/tags/`, { tags: ['Old'] });
    const other = await send('POST', 'blog/categories/', { category: 'News' });
    const file = 'Address,Meta title,Categories,Tags\n/blog/kept,For search,News,New\n';
    const id = await begin('posts', file);
    expect(await runImportStep(t, id, 'start')).toMatchObject({ updated: 1, failed: 0 });
    const now = async () => (await send('GET', `blog/posts/${post}/`)).body.results;
    expect(await now()).toMatchObject({
      title: 'Kept',
      status: 'published',
      publish_date: '2026-01-05T00:00:00.000Z',
      meta_title: 'For search',
      categories: [{ id: (other.body.category as Category).id }],
      tags: [{ name: 'New' }, { name: 'Old' }],
    });
    await runImportStep(t, id, 'undo');
    expect(await now()).toMatchObject({
      meta_title: '',
      categories: [{ id: care?.id }],
      tags: [{ name: 'Old' }],
    });
  });
});

describe('categories from a file', () => {
  const PRODUCTS = 'products/categories/';
  const paths = async () => (await rowsAt<Category>(PRODUCTS)).map(({ path }) => path);

  it('CAT-001 imports categories below parents from earlier rows', async () => {
    const before = await paths();
    const id = await begin(
      'productCategories',
      'Name,Parent,Description\nBikes,,All of them\nCity,Bikes,\nChild seats,bikes > CITY,\nLost,Boats,\n',
    );
    expect(await getProblems(id)).toEqual([
      [5, 'Parent: there is no category Boats yet; it has to stand in a row before'],
    ]);
    expect(await paths()).toEqual(before);
    expect(await runImportStep(t, id, 'start')).toMatchObject({ created: 3, failed: 1 });
    expect((await paths()).filter((path) => path.startsWith('bikes'))).toEqual([
      'bikes',
      'bikes/city',
      'bikes/city/child-seats',
    ]);
    await runImportStep(t, id, 'undo');
    expect(await paths()).toEqual(before);
  });

  it('updates categories with the same name', async () => {
    await send('POST', 'blog/categories/', { category: 'Seasons' });
    const id = await begin('blogCategories', 'Category,Description\nSEASONS,All four\nTools,\n');
    expect(await runImportStep(t, id, 'start')).toMatchObject({ created: 1, updated: 1 });
    const rows = await rowsAt<Category>('blog/categories/?search=season');
    expect(rows).toMatchObject([{ category: 'SEASONS', description: 'All four', slug: 'seasons' }]);
  });

  it('rejects more categories than allowed', async () => {
    const many = Array.from({ length: 1001 }, (_, n) => `Category ${n}`).join('\n');
    const answer = await uploadTo(t, `Name\n${many}\n`, { entity: 'blogCategories' });
    expect(answer.body).toMatchObject({
      code: 'too_large',
      error: 'A file can have up to 1,000 categories',
    });
  });
});

describe('customers from a file', () => {
  const one = async (email: string): Promise<Customer | undefined> =>
    (await rowsAt<Customer>(`customers/?search=${encodeURIComponent(email)}`))[0];

  it('CUST-001 removes nothing from an existing customer, and undoes an import completely', async () => {
    const email = 'garage@kinds.example';
    await send('POST', 'customers/', {
      lastname: 'Garage',
      email,
      status: 'lead',
      addresses: [
        { street: 'Old street 1', city: 'Bern' },
        { street: 'Other 2', city: 'Basel' },
      ],
      vehicles: [{ plate: 'BE 1', make: 'Velo' }],
    });
    const before = await one(email);
    const id = await begin(
      'customers',
      `Email,Street,Plate,Model\n${email},New street 3,BE 2,Cargo\n${email},,BE 1,Touring\n`,
    );
    expect(await runImportStep(t, id, 'start')).toMatchObject({ updated: 2, failed: 0 });
    expect(await one(email)).toMatchObject({
      lastname: 'Garage',
      status: 'lead',
      addresses: [
        { street: 'New street 3', city: 'Bern' },
        { street: 'Other 2', city: 'Basel' },
      ],
      vehicles: [
        { plate: 'BE 1', make: 'Velo', model: 'Touring' },
        { plate: 'BE 2', make: '', model: 'Cargo' },
      ],
    });
    await runImportStep(t, id, 'undo');
    const { version: _before, updated_at: _then, ...was } = before as Customer;
    const { version: _now, updated_at: _at, ...is } = (await one(email)) as Customer;
    expect(is).toEqual(was);
  });

  it('imports custom fields in the format of their type', async () => {
    for (const [label, type, options] of [
      ['Debtor no', 'text', []],
      ['Limit', 'number', []],
      ['Newsletter', 'boolean', []],
      ['Brands', 'multiselect', ['Velo', 'Moto']],
    ])
      await send('POST', 'customers/custom-fields/', { label, type, options });
    const email = 'own@kinds.example';
    const id = await begin(
      'customers',
      `Email;Debtor no;Limit;Newsletter;Brands\n${email};00123;1,250.50;yes;Velo, Moto\nother@kinds.example;1;lots;;\n`,
    );
    expect(await getProblems(id)).toEqual([[3, 'Limit: must be a number']]);
    await runImportStep(t, id, 'start');
    expect((await one(email))?.custom_fields).toEqual({
      debtor_no: { value: '00123' },
      limit: { value: 1250.5 },
      newsletter: { value: true },
      brands: { value: ['Velo', 'Moto'] },
    });
  });

  it('deletes customers that the same file created and changed, when the import is undone', async () => {
    const email = 'twice@kinds.example';
    const rows = [1, 2, 3].map((n) => `Twice ${n},${email}`).join('\n');
    const id = await begin('customers', `Last name,Email\n${rows}\n`);
    expect(await runImportStep(t, id, 'start')).toMatchObject({ created: 1, updated: 2 });
    await runImportStep(t, id, 'undo');
    expect(await one(email)).toBeUndefined();
  });
});

it('lists the entities that a user may import', async () => {
  const entities = async (as: 'manager' | 'otherAdmin') =>
    (
      (await t.call('GET', '/api/v1/admin/imports/targets/', { as })).body.results as {
        rows: { entity: string; many: string; fields: { name: string }[] }[];
      }
    ).rows;
  const all = await entities('manager');
  expect(all.map(({ entity }) => entity)).toEqual([
    'blogCategories',
    'collectionItems',
    'customers',
    'notes',
    'posts',
    'productCategories',
    'products',
    'timeEntries',
  ]);
  expect(all[2]).toMatchObject({
    one: 'customer',
    many: 'customers',
    fields: expect.arrayContaining([{ name: 'tags', label: 'Tags', required: false }]),
    matchFields: [
      { name: 'email', label: 'Email', required: false },
      { name: 'phone', label: 'Phone', required: false },
    ],
  });
  const others = (await entities('otherAdmin')).map(({ entity }) => entity);
  for (const entity of ['notes', 'timeEntries']) expect(others).not.toContain(entity);
});
