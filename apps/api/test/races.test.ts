import { randomUUID } from 'node:crypto';
import type { Page } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rounds } from './support/chaos.ts';
import { makePage, PAGES } from './support/pages.ts';
import { type Answer, type TestApi, testApi } from './support/test-api.ts';
import { contentWith } from './support/world.ts';

const AT_ONCE = 50;

let t: TestApi;
beforeAll(async () => {
  t = await testApi({}, { poolSize: 10 });
});
afterAll(() => t.close());

const all = (call: (at: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => call(at)));
const counts = (answers: readonly Answer[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => String(status))].map(([status, group]) => [
      status,
      group.length,
    ]),
  );

it.each(rounds(1, 20))(
  'accepts one of many concurrent saves of the same version (round %i)',
  async () => {
    const page = await makePage(t, { title: 'Race' });
    const answers = await all((at) =>
      t.call('PUT', '/api/v1/admin/page/updatecontent/', {
        as: 'editor',
        body: { id: page.id, content: contentWith(`writer ${at}`), version: page.version },
      }),
    );
    expect(counts(answers)).toEqual({ '200': 1, '409': AT_ONCE - 1 });
    const winner = answers.find(({ status }) => status === 200)?.body.page as Page;
    const [row] = await t.database.asOwner<{ version: number; content: string; revisions: number }>(
      'select version, content, (select count(*)::int from app.page_revisions r where r.page_id = p.id) as revisions from app.pages p where id = $1',
      [page.id],
    );
    expect(row).toEqual({
      version: page.version + 1,
      content: winner.content,
      revisions: page.version + 1,
    });
  },
);

it.each(rounds(1, 20))(
  'creates one page from many requests with one idempotency key (round %i)',
  async () => {
    const key = randomUUID();
    const answers = await all(() =>
      t.call('POST', PAGES, {
        as: 'editor',
        headers: { 'idempotency-key': key },
        body: { title: `Once ${key}`, excerpt: 'e', publish_date: '2026-01-01' },
      }),
    );
    expect(
      Object.keys(counts(answers)).filter((status) => !['201', '409'].includes(status)),
    ).toEqual([]);
    const rows = await t.database.asOwner('select from app.pages where title = $1', [
      `Once ${key}`,
    ]);
    expect(rows).toHaveLength(1);
  },
);

it.each(rounds(1, 20))('gives each of many new pages a unique slug (round %i)', async (round) => {
  const title = `Same name ${round}`;
  const answers = await all(() =>
    t.call('POST', PAGES, {
      as: 'editor',
      body: { title, excerpt: 'e', publish_date: '2026-01-01' },
    }),
  );
  const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.page as Page);
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(made.length);
  expect(counts(answers)['500']).toBeUndefined();
});

it('keeps one home page when several are chosen concurrently', async () => {
  const pages = await Promise.all(
    Array.from({ length: 10 }, (_, i) => makePage(t, { title: `Home ${i}` })),
  );
  await all((at) =>
    t.call('PUT', PAGES, {
      as: 'editor',
      body: { id: pages[at % 10]?.id ?? 0, is_homepage: true },
    }),
  );
  const homes = await t.database.asOwner(
    'select from app.pages where tenant_id = $1 and is_homepage and deleted_at is null',
    [t.world.alpha.id],
  );
  expect(homes).toHaveLength(1);
});

it('retries a failed job once, despite concurrent requests', async () => {
  const [row] = await t.database.asOwner<{ id: number }>(
    `insert into app.failed_jobs (tenant_id, job_id, name, payload, error, attempts)
     values ($1, gen_random_uuid(), 'housekeeping', '{"task":"none"}', 'race', 1) returning id::int`,
    [t.world.alpha.id],
  );
  const answers = await all(() =>
    t.call('POST', `/api/v1/admin/jobs/${row?.id}/retry/`, { as: 'admin' }),
  );
  expect(counts(answers)).toEqual({ '202': 1, '404': AT_ONCE - 1 });
  const queued = await t.database.asOwner(
    "select from jobs.job where name = 'housekeeping' and group_id = $1",
    [String(t.world.alpha.id)],
  );
  expect(queued).toHaveLength(1);
});
