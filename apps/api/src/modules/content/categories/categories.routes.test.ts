import type { Category } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALPHA_SITE, type TestApi, testApi } from '../../../../test/support/test-api.ts';

const PRODUCTS = '/api/v1/admin/products/categories/';
const BLOG = '/api/v1/admin/blog/categories/';
const PUBLIC = '/api/v1/products/categories/';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const make = async (body: object, path = PRODUCTS): Promise<Category> => {
  const answer = await t.call('POST', path, { as: 'editor', body });
  expect(answer.status, answer.text).toBe(201);
  expect(answer.body.success).toBe(true);
  return answer.body.category as Category;
};
const put = (id: number, body: object) =>
  t.call('PUT', `${PRODUCTS}${id}/`, { as: 'editor', body });
const tree = async (path = PRODUCTS): Promise<Category[]> => {
  const answer = await t.call('GET', path, { as: 'editor' });
  return (answer.body.results as { rows: Category[] }).rows;
};

describe('a category', () => {
  it('CAT-001 API-CAT-01 creates a category with name, parent, description, thumbnail, slug and id', async () => {
    const parent = await make({ category: 'Wheels' });
    const made = await make({
      category: 'Winter wheels',
      parent_id: parent.id,
      description: 'For snow',
      thumbnail: '/media/a/b.webp',
    });
    expect(made).toEqual({
      id: expect.any(Number),
      category: 'Winter wheels',
      slug: 'winter-wheels',
      parent_id: parent.id,
      description: 'For snow',
      thumbnail: '/media/a/b.webp',
      order: 0,
      path: 'wheels/winter-wheels',
      count: 0,
      version: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      deleted_at: null,
    });
  });

  it('CAT-001 API-CAT-01 allows a parent only for product categories', async () => {
    const { id } = await make({ category: 'News' }, BLOG);
    const answer = await t.call('POST', BLOG, {
      as: 'editor',
      body: { category: 'Below', parent_id: id },
    });
    expect([answer.status, answer.body.formErrors]).toEqual([
      422,
      { parent_id: 'Blog categories cannot have a parent' },
    ]);
    expect((await make({ category: 'Beside', parent_id: null }, BLOG)).parent_id).toBeNull();
  });

  it('CAT-002 CAT-003 requires only a name', async () => {
    const answer = await t.call('POST', PRODUCTS, { as: 'editor', body: { description: 'x' } });
    expect(answer.body.formErrors).toEqual({ category: 'Please enter a Category' });
    expect((await make({ category: 'Bare' })).description).toBe('');
  });

  it('API-CAT-02 updates a category by the id in the body or in the path', async () => {
    const { id, version } = await make({ category: 'Brakes' });
    const changed = await t.call('PUT', PRODUCTS, {
      as: 'editor',
      body: { id, version, category: 'Brakes and levers' },
    });
    expect(changed.body).toMatchObject({
      success: true,
      category: { id, category: 'Brakes and levers', slug: 'brakes', version: 2 },
    });
    const stale = await put(id, { version, description: 'late' });
    expect([stale.status, (stale.body as { current?: Category }).current?.version]).toEqual([
      409, 2,
    ]);
    const wrongKind = await t.call('PUT', BLOG, { as: 'editor', body: { id, category: 'x' } });
    expect(wrongKind.status).toBe(404);
  });

  it('gives a category a slug that is unique within its kind', async () => {
    const first = await make({ category: 'Bells' });
    const second = await make({ category: 'Bells' });
    const other = await make({ category: 'Bells' }, BLOG);
    expect([first.slug, second.slug, other.slug]).toEqual(['bells', 'bells-2', 'bells']);
    const taken = await put(second.id, { slug: 'bells' });
    expect([taken.body.code, taken.body.formErrors]).toEqual([
      'slug_taken',
      { slug: 'Another category already has this address' },
    ]);
    expect((await put(second.id, { slug: 'a/b' })).status).toBe(422);
    expect((await put(second.id, { slug: '', category: 'Horns' })).body.category).toMatchObject({
      slug: 'horns',
    });
  });
});

describe('the tree of categories', () => {
  it('keeps a custom order, and moves whole branches', async () => {
    const top = await make({ category: 'Tree' });
    const [a, b, c] = [
      await make({ category: 'A', parent_id: top.id }),
      await make({ category: 'B', parent_id: top.id }),
      await make({ category: 'C', parent_id: top.id }),
    ];
    const names = async () =>
      (await tree()).filter(({ path }) => path.startsWith('tree/')).map(({ path }) => path);
    expect((await put(c.id, { order: 0 })).body.category).toMatchObject({ order: 0 });
    expect(await names()).toEqual(['tree/c', 'tree/a', 'tree/b']);
    await put(b.id, { parent_id: a.id });
    expect(await names()).toEqual(['tree/c', 'tree/a', 'tree/a/b']);
    for (const [body, problem] of [
      [{ parent_id: b.id }, 'A category cannot be its own parent'],
      [{ parent_id: t.world.beta.productCategory }, 'This category does not exist'],
    ] as const)
      expect((await put(a.id, body)).body.formErrors).toEqual({ parent_id: problem });
  });

  it('moves the children of a deleted category up, and restores the category without children and with a free slug', async () => {
    const top = await make({ category: 'Saddles' });
    const below = await make({ category: 'Gel', parent_id: top.id });
    await t.call('DELETE', `${PRODUCTS}${top.id}/`, { as: 'editor' });
    await make({ category: 'Saddles' });
    expect((await tree()).find(({ id }) => id === below.id)?.parent_id).toBeNull();
    const restored = await t.call('POST', `${PRODUCTS}restore/`, {
      as: 'editor',
      body: { ids: [top.id] },
    });
    expect(restored.body).toMatchObject({ restored: [top.id], failed: [] });
    expect((await tree()).find(({ id }) => id === top.id)?.slug).toBe('saddles-2');
  });

  it('deletes several categories together, including a parent with its child', async () => {
    const top = await make({ category: 'Pedals' });
    const below = await make({ category: 'Clips', parent_id: top.id });
    const answer = await t.call('DELETE', PRODUCTS, {
      as: 'editor',
      body: { categoriesToDelete: [top.id, below.id, t.world.beta.productCategory] },
    });
    expect(answer.body).toMatchObject({
      deleted: [top.id, below.id],
      failed: [{ id: t.world.beta.productCategory, error: 'Not found' }],
    });
  });

  it('API-CAT-04 returns all categories under results.rows', async () => {
    const answer = await t.call('GET', PRODUCTS, { as: 'viewer' });
    const { rows, total } = answer.body.results as { rows: Category[]; total: number };
    expect([rows.length, total > 0]).toEqual([total, true]);
  });
});

describe('public product categories', () => {
  it('API-CAT-03 CAT-006 returns categories in both documented formats, and all of them for limit -1', async () => {
    const all = await tree();
    const refs = all.map(({ id, category, slug, parent_id, count }) => ({
      id,
      category,
      slug,
      parent_id,
      count,
    }));
    const answer = await t.call('GET', `${PUBLIC}?limit=-1`, { origin: ALPHA_SITE });
    for (const limit of ['', '?limit=0'])
      expect((await t.call('GET', PUBLIC + limit, { origin: ALPHA_SITE })).body, limit).toEqual(
        answer.body,
      );
    expect(answer.body).toEqual({
      success: true,
      rows: refs,
      total: refs.length,
      results: { rows: refs, total: refs.length },
    });
    expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
  });

  it('API-CAT-03 filters categories by id', async () => {
    const { productCategory } = t.world.alpha;
    const asked = `${productCategory},${t.world.beta.productCategory},${t.world.alpha.blogCategory}`;
    const answer = await t.call('GET', `${PUBLIC}?categoryIds=${asked}`, { origin: ALPHA_SITE });
    expect(answer.body.rows).toEqual([
      {
        id: productCategory,
        category: 'Products alpha',
        slug: 'products-alpha',
        parent_id: null,
        count: 0,
      },
    ]);
  });
});
