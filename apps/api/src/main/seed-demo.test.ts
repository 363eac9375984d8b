import { DEMO_PASSWORD } from '@org/starter-kits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_ORIGIN, type TestApi, testApi } from '../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi({ SEED: 'demo' });
});
afterAll(() => t.close());

const counts = () =>
  t.database.asOwner(
    `select (select count(*)::int from platform.users where is_demo) as people, (select count(*)::int from platform.memberships m join platform.users u on u.id = m.user_id where u.is_demo) as places,
       (select count(*)::int from app.pages p join platform.tenants t on t.id = p.tenant_id where t.slug = any(array['demo', 'plain', 'bistro', 'garage', 'studio'])) as pages,
       (select count(*)::int from app.media m join platform.tenants t on t.id = m.tenant_id where t.slug in ('demo', 'plain')) as images`,
  );

it('creates the demo once, however often it runs', { timeout: 480_000 }, async () => {
  await t.api.seedDemo();
  const [first] = await counts();
  expect(first).toMatchObject({ people: 6, places: 10 });
  await t.api.seedDemo();
  expect(await counts()).toEqual([first]);
});

it('PERM-002 TEN-002 gives the two tenants their agency, plans and modules', async () => {
  const tenants = await t.database.asOwner(
    `select t.slug, t.plan, a.name as agency, a.status, array(select module from platform.tenant_modules m where m.tenant_id = t.id) as modules
     from platform.tenants t join platform.agencies a on a.id = t.agency_id where t.slug in ('demo', 'plain') order by t.slug`,
  );
  expect(tenants).toEqual([
    {
      slug: 'demo',
      plan: 'enterprise',
      agency: 'Northwind Studio',
      status: 1,
      modules: ['email_marketing'],
    },
    { slug: 'plain', plan: 'basic', agency: 'Northwind Studio', status: 1, modules: [] },
  ]);
});

it('PERM-007 signs in every demo user in their role', { timeout: 240_000 }, async () => {
  const roles = new Map<string, unknown>();
  for (const name of ['owner', 'agency', 'admin', 'manager', 'editor', 'visitor']) {
    // Visitors sign in on the site of their tenant.
    const origin = name === 'visitor' ? 'http://demo.localhost:3000' : ADMIN_ORIGIN;
    const answer = await t.call('POST', '/api/v1/auth/login/', {
      origin,
      headers: { origin },
      body: { email: `${name}@atrium.test`, password: DEMO_PASSWORD },
      address: `198.51.100.${name.length + roles.size}`,
    });
    roles.set(name, (answer.body.user as { role: string } | undefined)?.role);
  }
  expect(Object.fromEntries(roles)).toEqual({
    owner: 'OWNER',
    agency: 'AGENCY',
    admin: 'ADMINISTRATOR',
    manager: 'MANAGER',
    editor: 'EDITOR',
    visitor: 'USER',
  });
});

it('shows visitors a home page on each site', async () => {
  for (const slug of ['demo', 'plain', 'bistro', 'garage', 'studio']) {
    const answer = await t.call('GET', '/api/v1/pages/', {
      origin: `http://${slug}.localhost:3000`,
    });
    expect(answer.body).toMatchObject({
      success: true,
      page: { is_homepage: true, content: expect.any(String) },
    });
    expect(answer.text).not.toContain('asset:');
  }
});

it('shows a shop of sixty products with pictures, those of a color with a picture in that color', async () => {
  const rows = await t.database.asOwner(
    `select count(*)::int as products, count(distinct p.images::jsonb -> 0 ->> 'file')::int as pictures,
       count(*) filter (where p.images::jsonb = '[]' or p.images::text like '%asset:%')::int as without,
       (select count(*)::int from app.product_variants v where v.tenant_id = min(p.tenant_id) and v.is_live and v.image <> '') as variants
     from app.products p join platform.tenants t on t.id = p.tenant_id where t.slug = 'demo' and p.deleted_at is null`,
  );
  expect(rows).toEqual([{ products: 60, pictures: 59, without: 0, variants: 31 }]);
});

it('shows orders of two months in every state, with allocated stock and without mails', async () => {
  const [found] = await t.database.asOwner(
    `select count(*)::int as orders, count(distinct o.seq)::int as numbers,
       count(*) filter (where o.cancelled_at is not null)::int as cancelled,
       count(*) filter (where o.payment_status = 'refunded')::int as refunded,
       count(*) filter (where o.status = 'ready for pickup')::int as "laidOut",
       count(*) filter (where o.status = 'completed')::int as completed,
       count(*) filter (where o.created_at > now() - interval '1 day')::int as today,
       count(*) filter (where o.created_at < now() - interval '50 days')::int as old,
       bool_and(exists (select from app.customers c where c.id = o.customer_id and c.source <> 'shop')) as known,
       bool_and(not exists (select from app.order_events e where e.order_id = o.id and e.created_at < o.created_at)) as ordered
     from app.orders o join platform.tenants t on t.id = o.tenant_id where t.slug = 'demo'`,
  );
  expect(found).toEqual({
    orders: 26,
    numbers: 26,
    cancelled: 2,
    refunded: 2,
    laidOut: 2,
    completed: 2,
    today: 1,
    old: 4,
    known: true,
    ordered: true,
  });
  // Stock movements and audit log entries of an order have the order's day, not that of the seed.
  const [dated] = await t.database.asOwner(
    `select bool_and(m.created_at >= o.created_at) as moved, count(*) filter (where m.created_at < now() - interval '50 days') > 0 as old,
       (select count(*) > 0 from app.audit_log a join platform.tenants t on t.id = a.tenant_id
        where t.slug = 'demo' and a.entity = 'order' and a.created_at < now() - interval '40 days') as audited
     from app.inventory_movements m join app.orders o on o.tenant_id = m.tenant_id and o.id = m.ref_id
     join platform.tenants t on t.id = o.tenant_id where t.slug = 'demo' and m.ref_type = 'order'`,
  );
  expect(dated).toEqual({ moved: true, old: true, audited: true });
  const [left] = await t.database.asOwner(
    `select v.stock::int as stock from app.product_variants v join platform.tenants t on t.id = v.tenant_id where t.slug = 'demo' and v.sku = 'CAN-LONG-COP'`,
  );
  expect(left).toEqual({ stock: 5 });
  const told = await t.database.asOwner(
    `select 1 from platform.mails where kind in ('order', 'order-notice') union all select 1 from jobs.job_common where name = 'order-placed'`,
  );
  expect(told).toEqual([]);
});

it('gives the demo boards, projects and tasks of its people', async () => {
  const [work] = await t.database.asOwner<Record<string, number>>(
    `select (select count(*)::int from app.boards b where b.tenant_id = t.id) as boards,
       (select count(*)::int from app.projects p where p.tenant_id = t.id and p.customer_id is not null) as projects,
       (select count(*)::int from app.tasks k where k.tenant_id = t.id and k.column_id is not null) as tasks,
       (select count(distinct a.user_id)::int from app.task_assignees a where a.tenant_id = t.id) as people,
       (select count(*)::int from app.work_comments c where c.tenant_id = t.id) as comments
     from platform.tenants t where t.slug = 'demo'`,
  );
  expect(work).toEqual({ boards: 2, projects: 4, tasks: 23, people: 3, comments: 3 });
});

it('MEDIA-002 serves the images, as AVIF to browsers that accept it', async () => {
  const { body } = await t.call('GET', '/api/v1/pages/', { origin: 'http://demo.localhost:3000' });
  const { image } = body.page as { image: string };
  const typeFor = async (accept: string): Promise<string | null> =>
    (
      await t.api.fetch(new Request(`http://demo.localhost:3000${image}`, { headers: { accept } }))
    ).headers.get('content-type');
  expect(await typeFor('image/webp')).toBe('image/webp');
  expect(await typeFor('image/avif,image/webp')).toBe('image/avif');
  // Simple drawings of products are sometimes smaller as WebP.
  const without = await t.database.asOwner(
    `select 1 from app.media m join platform.tenants t on t.id = m.tenant_id
     where t.slug in ('demo', 'plain') and m.filename !~ '^(shop|product)-' and not m.variants::jsonb @> '[{"format": "avif"}]'`,
  );
  expect(without).toEqual([]);
});

/** Public calls that the admin’s host answers for the tenant that it shows. */
const PUBLIC = [
  '/api/v1/pages/',
  '/api/v1/pages/submenu/?pageId=-1',
  '/api/v1/pages/sitemap/',
  '/api/v1/settings/',
];

describe('public routes on the admin’s host', () => {
  it('serves the demo to strangers', async () => {
    for (const path of PUBLIC) expect((await t.call('GET', path)).status, path).toBe(200);
    expect((await t.call('GET', '/api/v1/settings/')).body).toMatchObject({
      tenant: { slug: 'demo' },
    });
    expect((await t.call('GET', '/api/v1/pages/')).body).toMatchObject({
      page: { is_homepage: true },
      header: expect.any(String),
      footer: expect.any(String),
      pageTitle: null,
    });
  });

  it('serves the session’s tenant to signed-in users', async () => {
    expect((await t.call('GET', '/api/v1/settings/', { as: 'viewer' })).body).toMatchObject({
      tenant: { slug: 'alpha' },
    });
  });

  it('does not serve the demo on unknown host names', async () => {
    const origin = 'http://nobody.localhost:3000';
    expect((await t.call('GET', '/api/v1/pages/', { origin })).body).toMatchObject({
      code: 'host_unknown',
    });
  });
});
