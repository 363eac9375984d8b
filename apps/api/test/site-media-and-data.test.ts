import type { Media } from '@org/schema/entities';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newThing, openShop } from './support/shop.ts';
import { ALPHA_SITE, type TestApi, testApi } from './support/test-api.ts';
import { type TestSites, testSites } from './support/test-sites.ts';

let t: TestApi;
let sites: TestSites;
beforeAll(async () => {
  t = await testApi();
  sites = await testSites(t);
  await openShop(t);
});
afterAll(async () => {
  await sites.close();
  await t.close();
});

it('TEN-003 serves an image on the host of its own tenant, and not on the host of another', async () => {
  const bytes = await sharp({
    create: { width: 80, height: 80, channels: 3, background: '#cc3322' },
  })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('files[]', new File([new Uint8Array(bytes)], 'own.png', { type: 'image/png' }));
  const uploaded = await t.call('POST', '/api/v1/admin/media/', { as: 'editor', body });
  expect(uploaded.status, uploaded.text).toBe(201);
  const [image] = uploaded.body.media as Media[];
  const statusOn = async (origin: string): Promise<number> =>
    (await t.api.fetch(new Request(`${origin}${image?.variants[0]?.url}`))).status;
  expect(await statusOn(ALPHA_SITE)).toBe(200);
  expect(await statusOn('http://beta.localhost:3000')).toBe(404);
});

it('keeps a product name from ending the element of structured data', async () => {
  const name = '</script><script>alert(1)</script><b>Pot';
  const { slug } = await newThing(t, { name });
  const { status, text } = await sites.get(`/store/product/${slug}`);
  expect(status).toBe(200);
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  expect(JSON.parse(data)).toMatchObject({ name });
  expect(text).not.toContain('<script>alert(1)');
});
