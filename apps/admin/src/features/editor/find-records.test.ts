import { createClient } from '@org/api-client';
import { expect, it } from 'vitest';
import { findRecords } from './find-records.ts';

it('SHOP-023 the product picker searches by GET /api/v1/admin/products/?search={text}', async () => {
  const asked: string[] = [];
  const find = findRecords(
    createClient({
      baseUrl: 'https://atrium.test',
      fetch: async (input, init) => {
        const { method, url } = new Request(input, init);
        const { pathname, searchParams } = new URL(url);
        asked.push(`${method} ${pathname} ${searchParams.get('search')}`);
        const rows = [{ id: 4, name: 'Blue mug' }];
        return Response.json({ success: true, results: { rows, total: 1, totalIsCapped: false } });
      },
    }),
  );
  expect(await find('products', { search: 'mug & bowl' })).toEqual([{ id: 4, label: 'Blue mug' }]);
  expect(asked).toEqual(['GET /api/v1/admin/products/ mug & bowl']);
});
