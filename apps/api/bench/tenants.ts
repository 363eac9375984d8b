// `pnpm --filter @org/api bench:tenants`: compares the list of a median tenant among 10,000 with the same list of a single
// tenant.
import { getRequest } from '../test/support/test-api.ts';
import { type BenchApi, median, withBenchApi } from './bench-api.ts';

const TENANTS = Number(process.env.TENANTS ?? 10_000);
const CUSTOMERS = 100;
const RUNS = 150;

/** The same customers for each of the tenants. */
async function fill({ owner }: BenchApi, tenants: readonly number[]): Promise<void> {
  await owner.query(
    `insert into app.customers (tenant_id, firstname, lastname, display_name, email, status, created_at, updated_at)
     select t, 'Anna', 'Bauer ' || n, 'Anna Bauer ' || n, 'anna' || n || '@example.com',
       case when n % 3 = 0 then 'lead' else 'active' end, now() - n * interval '1 day', now() - n * interval '1 hour'
     from unnest($1::bigint[]) t, generate_series(1, $2) n`,
    [tenants, CUSTOMERS],
  );
  await owner.query(
    `insert into app.search_words (tenant_id, entity, entity_id, word)
     select tenant_id, 'customer', id, lower(lastname) from app.customers where tenant_id = any($1) on conflict do nothing`,
    [tenants],
  );
  await owner.query(
    `insert into app.row_counts select t, 'customer', $2 from unnest($1::bigint[]) t
     on conflict (tenant_id, entity) do update set n = row_counts.n + $2`,
    [tenants, CUSTOMERS],
  );
  await owner.query('vacuum analyze app.customers');
  await owner.query('vacuum analyze app.search_words');
}

/** ms of each of the lists, for a tenant that the administrator signs in at. */
async function measure({ api, world }: BenchApi): Promise<Record<string, number>> {
  const lists: Record<string, string> = {
    'first page': 'itemsPerPage=25',
    'by name': 'itemsPerPage=25&orderBy=displayName',
    'status is lead': `filter=${encodeURIComponent(JSON.stringify({ combinator: 'and', rules: [{ field: 'status', operator: 'in', value: ['lead'] }] }))}`,
    'search of two letters': 'search=an',
  };
  const times: Record<string, number[]> = {};
  for (let run = 0; run < RUNS; run++)
    for (const [name, query] of Object.entries(lists)) {
      const start = performance.now();
      const answer = await api.fetch(
        getRequest(world, 'GET', `/api/v1/admin/customers/?${query}`, { as: 'admin' }),
        { address: '127.0.0.1' },
      );
      await answer.text();
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`);
      const taken = performance.now() - start;
      if (run >= RUNS / 5) times[name] = [...(times[name] ?? []), taken];
    }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

await withBenchApi(async (bench) => {
  await fill(bench, [bench.world.alpha.id]);
  const alone = await measure(bench);
  const { rows } = await bench.owner.query<{ id: string }>(
    `insert into platform.tenants (agency_id, name, slug, plan)
     select agency_id, 'Tenant ' || n, 'tenant-' || n, 'enterprise' from platform.tenants t, generate_series(1, $2) n
     where t.id = $1 returning id`,
    [bench.world.alpha.id, TENANTS - 1],
  );
  for (let at = 0; at < rows.length; at += 1000)
    await fill(
      bench,
      rows.slice(at, at + 1000).map(({ id }) => Number(id)),
    );
  const among = await measure(bench);
  console.table(
    Object.fromEntries(
      Object.entries(alone).map(([name, ms]) => [
        name,
        {
          'alone, ms': ms.toFixed(2),
          [`among ${TENANTS}, ms`]: (among[name] ?? 0).toFixed(2),
          ratio: ((among[name] ?? 0) / ms).toFixed(2),
          goal: '≤ 1.10',
        },
      ]),
    ),
  );
});
process.exit(0);
