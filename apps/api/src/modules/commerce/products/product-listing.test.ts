import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CATEGORIES, productCalls, wrongCounts } from '../../../../test/support/products.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());
afterEach(async () => expect(await wrongCounts(t)).toEqual([]));

const { call, make, change, read, category, listed } = productCalls(() => t);

describe('the lists of the shop', () => {
  it('PROD-005 lists and counts only published products, in their categories and those above', async () => {
    const top = await category('Kitchen');
    const below = await category('Boards', top);
    const { id } = await make({ name: 'Board', unitPrice: 8, category_ids: [below] });
    expect(await listed(id)).toEqual([]);
    await change(id, { status: 'published' });
    const inAll = await listed(id);
    expect(inAll.map(({ category_id }) => category_id)).toEqual([0, top, below]);
    expect(inAll.slice(1)).toEqual([
      { category_id: top, price: 8, n: 1 },
      { category_id: below, price: 8, n: 1 },
    ]);
    const whole = Number(inAll[0]?.n);
    await change(id, { salePrice: 6, category_ids: [] });
    expect(await listed(id)).toEqual([{ category_id: 0, price: 6, n: whole }]);
    await change(id, { status: 'archived' });
    expect(await listed(id)).toEqual([]);
    await change(id, { status: 'published' });
    expect(await listed(id)).toEqual([{ category_id: 0, price: 6, n: whole }]);
  });

  it('removes deleted products from lists, and restores them with another SKU if theirs is used by now', async () => {
    const gone = await make({ name: 'Comes back', sku: 'BACK-1', status: 'published' });
    expect((await call('DELETE', `${gone.id}/`)).status).toBe(200);
    expect(await listed(gone.id)).toEqual([]);
    await make({ name: 'Comes back', sku: 'BACK-1' });
    expect((await call('POST', 'restore/', { ids: [gone.id] })).body).toMatchObject({
      restored: [gone.id],
    });
    expect(await read(gone.id)).toMatchObject({ sku: `BACK-1-${gone.id}`, name: 'Comes back' });
    expect(await listed(gone.id)).toHaveLength(1);
  });

  it('follows moved, deleted and restored categories', async () => {
    const [top, other] = [await category('Old top'), await category('New top')];
    const leaf = await category('Leaf', top);
    const { id } = await make({ status: 'published', category_ids: [leaf] });
    const at = async () =>
      (await listed(id)).map(({ category_id, n }) => [category_id, n]).slice(1);
    const tell = async (method: string, path: string, body: object) =>
      expect((await t.call(method, `${CATEGORIES}${path}`, { as: 'admin', body })).status).toBe(
        200,
      );
    expect(await at()).toEqual([
      [top, 1],
      [leaf, 1],
    ]);
    await tell('PUT', `${leaf}/`, { parent_id: other });
    expect(await at()).toEqual([
      [other, 1],
      [leaf, 1],
    ]);
    const [left] = await t.database.asOwner(
      'select n::int from app.category_counts where category_id = $1',
      [top],
    );
    expect(left).toEqual({ n: 0 });
    await tell('DELETE', '', { categoriesToDelete: [other] });
    expect(await at()).toEqual([[leaf, 1]]);
    await tell('DELETE', '', { categoriesToDelete: [leaf] });
    expect(await at()).toEqual([]);
    await tell('POST', 'restore/', { ids: [leaf] });
    expect(await at()).toEqual([[leaf, 1]]);
  });

  it('counts correctly under concurrent changes', async () => {
    const shared = await category('Shared');
    const products = await Promise.all(
      Array.from({ length: 8 }, () => make({ category_ids: [shared] })),
    );
    await Promise.all(
      products.flatMap(({ id }, at) => [
        call('PUT', `${id}/`, {
          status: 'published',
          attributes: [{ name: 'Size', values: ['Small'] }],
        }),
        ...(at % 2 ? [call('PUT', `${id}/`, { unitPrice: at, brand: 'Odd' })] : []),
      ]),
    );
    const [row] = await t.database.asOwner(
      `select c.n::int, (select count(*)::int from app.product_listing l where l.tenant_id = c.tenant_id and l.category_id = c.category_id) as listed
       from app.category_counts c where c.category_id = $1`,
      [shared],
    );
    expect(row).toEqual({ n: 8, listed: 8 });
    const counted = await t.database.asOwner(
      `select word, n::int from app.choice_counts where category_id = $1 and n > 0 order by word`,
      [shared],
    );
    expect(counted).toEqual([
      { word: 'Brand:Odd', n: 4 },
      { word: 'Size:Small', n: 8 },
    ]);
  });
});
