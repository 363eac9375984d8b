import { afterAll, beforeAll, expect, it } from 'vitest';
import { stockCalls } from '../../../../test/support/stock.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const { call, ok, product, getRow } = stockCalls(() => t);

it('counts variants that are low on stock or out of it for the overview', async () => {
  const count = async (): Promise<number> => {
    const { body } = await t.call('GET', '/api/v1/admin/overview/', { as: 'admin' });
    const { figures } = body.overview as { figures: { name: string; value: number }[] };
    return figures.find(({ name }) => name === 'lowStock')?.value ?? 0;
  };
  const before = await count();
  await product({ stock: 500 });
  await product({ stock: 0 });
  const { id } = await getRow((await product({ stock: 6 })).id);
  await ok(call('POST', 'adjustments/bulk/', { variantIds: [id], reorderPoint: 8 }));
  expect((await count()) - before).toBe(2);
});
