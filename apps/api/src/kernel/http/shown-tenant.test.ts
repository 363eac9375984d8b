import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePage } from '../../../test/support/pages.ts';
import { ADMIN_ORIGIN, ALPHA_SITE, type TestApi, testApi } from '../../../test/support/test-api.ts';

const PUBLIC = [
  '/api/v1/pages/',
  '/api/v1/pages/submenu/?pageId=-1',
  '/api/v1/pages/sitemap/',
  '/api/v1/settings/',
];

describe('public routes on the admin’s host', () => {
  let t: TestApi;
  beforeAll(async () => {
    t = await testApi();
  });
  afterAll(() => t.close());

  it('serves the session’s tenant to staff', async () => {
    for (const path of PUBLIC)
      expect((await t.call('GET', path, { as: 'viewer' })).status, path).toBe(200);
    expect((await t.call('GET', '/api/v1/settings/', { as: 'viewer' })).body).toMatchObject({
      tenant: { slug: 'alpha' },
    });
    // The session of a visitor is only valid on their site.
    expect((await t.call('GET', '/api/v1/settings/', { as: 'visitor' })).status).toBe(404);
    expect((await t.call('GET', '/api/v1/settings/', { as: 'otherAdmin' })).body).toMatchObject({
      tenant: { slug: 'beta' },
    });
  });

  it('PAGE-010 shows drafts to staff and not to a signed-in visitor', async () => {
    await makePage(t, { slug: 'drafted' });
    const read = (as: 'viewer' | 'visitor', origin: string) =>
      t.call('GET', '/api/v1/pages/?slug=drafted', { as, origin });
    expect((await read('viewer', ADMIN_ORIGIN)).status).toBe(200);
    expect((await read('visitor', ALPHA_SITE)).body).toMatchObject({ code: 'page_not_found' });
  });

  it('is unavailable to strangers, with a hint', async () => {
    for (const path of PUBLIC)
      expect((await t.call('GET', path)).body, path).toMatchObject({
        success: false,
        code: 'host_unknown',
        hint: 'Use the host name of a site, or sign in to the admin.',
      });
    expect((await t.call('GET', '/api/v1/settings/', { as: 'nobody' })).status).toBe(404);
  });
});
