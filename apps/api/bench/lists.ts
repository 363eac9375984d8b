// `pnpm --filter @org/api bench:lists`: a signed-in list of a million customers, beside what PostgreSQL and Node need for it bare.
import type pg from 'pg';
import { type BenchApi, withBenchApi } from './bench-api.ts';
import { listMeter } from './list-meter.ts';

const COUNT = Number(process.env.ROWS ?? 1_000_000);

await withBenchApi(measure);
process.exit(0);

async function seed(owner: pg.Client, tenantId: number): Promise<void> {
  const first = [
    'Anna',
    'Bert',
    'Clara',
    'David',
    'Emma',
    'Felix',
    'Greta',
    'Hugo',
    'Ines',
    'Jonas',
    'Karla',
    'Leo',
    'Maria',
    'Noah',
    'Olga',
    'Paul',
  ];
  const last = [
    'Abel',
    'Bauer',
    'Conrad',
    'Dietrich',
    'Engel',
    'Fischer',
    'Graf',
    'Huber',
    'Iversen',
    'Jansen',
    'Keller',
    'Lang',
    'Maier',
    'Neumann',
    'Otto',
    'Peters',
    'Quandt',
    'Richter',
    'Schmidt',
    'Thomas',
  ];
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)]);
  await owner.query(
    `insert into app.customers (tenant_id, firstname, lastname, display_name, email, phone, country, company, status, source, created_at, updated_at)
     select $1, f, l || n % 5000, f || ' ' || l || n % 5000, lower(f) || n || '@example.com', '+1416' || lpad(n::text, 7, '0'),
       case when n % 1000 = 0 then 'IS' when n % 10 = 0 then 'DE' else 'CA' end, 'Company ' || n % 20000,
       case when n % 3 = 0 then 'lead' when n % 50 = 1 then 'inactive' else 'active' end, 'source ' || n % 7,
       timestamptz '2020-01-01' + n * interval '3 minutes', timestamptz '2024-01-01' + (n::bigint * 7919 % $2) * interval '1 minute'
     from generate_series(1, $2) n, lateral (select ($3::text[])[1 + n % 16] as f, ($4::text[])[1 + (n / 16) % 20] as l) names`,
    [tenantId, COUNT, first, last],
  );
  await owner.query(
    `insert into app.search_words (tenant_id, entity, entity_id, word)
     select c.tenant_id, 'customer', c.id, w from app.customers c, lateral (values (lower(firstname)), (lower(lastname)), (lower(email)), (substr(phone, 2)), (split_part(lower(company), ' ', 2))) v (w)
     where c.tenant_id = $1 on conflict do nothing`,
    [tenantId],
  );
  await owner.query(
    `insert into app.row_counts values ($1, 'customer', $2) on conflict (tenant_id, entity) do update set n = row_counts.n + $2`,
    [tenantId, COUNT],
  );
  await owner.query('vacuum analyze app.customers');
  await owner.query('vacuum analyze app.search_words');
}

async function measure({ api, database, owner, world }: BenchApi): Promise<void> {
  const began = Date.now();
  await seed(owner, world.alpha.id);
  console.log(`${COUNT} customers in ${Math.round((Date.now() - began) / 1000)} s`);

  const filters: Record<string, object[]> = {
    none: [],
    'status in lead (a third)': [{ field: 'status', operator: 'in', value: ['lead'] }],
    'status in inactive (2 %)': [{ field: 'status', operator: 'in', value: ['inactive'] }],
    'country is IS (0.1 %)': [{ field: 'country', operator: 'is', value: 'IS' }],
    'company is one (0.005 %)': [{ field: 'company', operator: 'is', value: 'Company 77' }],
    'created between days': [
      { field: 'created_at', operator: 'between', value: ['2022-03-01', '2022-03-31'] },
    ],
    'name starts with': [{ field: 'displayName', operator: 'starts_with', value: 'maria sch' }],
    'name contains': [{ field: 'displayName', operator: 'contains', value: 'chmidt12' }],
    'source and status': [
      { field: 'source', operator: 'is', value: 'source 3' },
      { field: 'status', operator: 'in', value: ['active'] },
    ],
  };
  const sorts = ['updated_at', 'displayName', 'email', 'country', 'lastname,firstname'];
  const meter = await listMeter({ api, database, owner, world }, '/api/v1/admin/customers/');
  for (const [name, rules] of Object.entries(filters))
    for (const sort of sorts) {
      const filter =
        rules.length > 0
          ? `&filter=${encodeURIComponent(JSON.stringify({ combinator: 'and', rules }))}`
          : '';
      await meter.row(
        `${name} by ${sort}`,
        (page) => `orderBy=${sort}&currentPage=${page}${filter}`,
        50,
      );
    }
  for (const words of [
    'ma',
    'an',
    'anna',
    'maria schmidt',
    'schmidt12',
    '1416',
    'zz',
    'bert77@',
    'co 77',
  ])
    await meter.row(
      `search ${words}`,
      (page) => `search=${encodeURIComponent(words)}&currentPage=${page}`,
      30,
    );
  meter.print();
}
