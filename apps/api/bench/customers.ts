// `pnpm --filter @org/api bench:customers`: the search of all records among a million, and the page of a customer with 5,000 entries.
import type pg from 'pg';
import { getRequest } from '../test/support/test-api.ts';
import { type BenchApi, withBenchApi } from './bench-api.ts';

const COUNT = Number(process.env.ROWS ?? 1_000_000);
const ENTRIES = Number(process.env.ENTRIES ?? 5000);
const RUNS = Number(process.env.RUNS ?? 30);

/** Names of different frequency: 40 first names, 4,000 last names. */
const NAMES = {
  first: `(array['Ada','Ben','Clara','David','Emma','Felix','Greta','Hugo','Ida','Jonas','Klara','Liam','Mia','Noah','Olivia','Paul','Quinn','Rosa','Samuel','Tilda','Ugo','Vera','Willem','Xenia','Yara','Zoe','Marguerite','Martin','Maria','Marcus','Anna','Andrea','Anton','Bella','Bruno','Carla','Carlos','Diana','Dora','Elias'])`,
  last: `(array['Hart','Stein','Berg','Wood','Field','Mann','Rossi','Silva','Novak','Dubois'])`,
} as const;

await withBenchApi(measure);
process.exit(0);

/** Creates customers with their search terms and typo variants. */
async function seedCustomers(owner: pg.Client, tenantId: number): Promise<void> {
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)]);
  await owner.query(
    `insert into app.customers (tenant_id, firstname, lastname, display_name, email, updated_at)
     select $1, f, l, f || ' ' || l, lower(f) || n || '@buyer.example', timestamptz '2020-01-01' + n * interval '1 minute'
     from generate_series(1, $2::int) n,
       lateral (select ${NAMES.first}[1 + n % 40] as f, ${NAMES.last}[1 + (n / 40) % 10] || chr(97 + (n / 400) % 20) || chr(97 + (n / 8000) % 20) as l) names`,
    [tenantId, COUNT],
  );
  await owner.query(
    `insert into app.search_words (tenant_id, entity, entity_id, word)
     select c.tenant_id, 'customer', c.id, w from app.customers c, unnest(array[lower(c.firstname), lower(c.lastname), lower(c.email)]) w
     where c.tenant_id = $1 on conflict do nothing`,
    [tenantId],
  );
  await owner.query(
    `insert into app.spellings (tenant_id, entity, part, word)
     select distinct $1::bigint, 'customer', p.part, w.word
     from (select distinct word from app.search_words where tenant_id = $1 and entity = 'customer' and word ~ '^[a-z]{3,30}$') w,
       lateral (select word as part union select overlay(w.word placing '' from n for 1) from generate_series(1, length(w.word)) n) p
     on conflict do nothing`,
    [tenantId],
  );
  for (const table of ['customers', 'search_words', 'spellings'])
    await owner.query(`vacuum analyze app.${table}`);
}

/** Gives a customer notes, form submissions and orders in equal parts. */
async function seedActivity(owner: pg.Client, tenantId: number, id: number): Promise<void> {
  await owner.query(
    `insert into app.notes (tenant_id, title, content, customer_id, created_at)
     select $1, 'Note ' || n, 'About the delivery', $2, timestamptz '2024-01-01' + n * interval '1 hour' from generate_series(1, $3::int) n`,
    [tenantId, id, Math.ceil(ENTRIES / 3)],
  );
  await owner.query(
    `insert into app.form_submissions (tenant_id, subject, form_name, message, customer_id, created_at)
     select $1, 'Question ' || n, 'contact', 'When do you open?', $2, timestamptz '2024-01-01' + n * interval '67 minutes' from generate_series(1, $3::int) n`,
    [tenantId, id, Math.ceil(ENTRIES / 3)],
  );
  await owner.query(
    `insert into app.customer_emails (tenant_id, customer_id, recipient, subject, message, created_at)
     select $1, $2, 'a@buyer.example', 'Letter ' || n, 'Hello', timestamptz '2024-01-01' + n * interval '71 minutes' from generate_series(1, $3::int) n`,
    [tenantId, id, Math.ceil(ENTRIES / 3)],
  );
  for (const table of ['notes', 'form_submissions', 'customer_emails'])
    await owner.query(`vacuum analyze app.${table}`);
}

/** Returns the value below which a share of the times is, ms. */
function percentile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

async function measure({ api, owner, world }: BenchApi): Promise<void> {
  const { id } = world.alpha;
  const began = Date.now();
  await seedCustomers(owner, id);
  console.log(`${COUNT} customers in ${Math.round((Date.now() - began) / 1000)} s`);
  const time = async (paths: readonly string[]): Promise<number[]> => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++)
      for (const path of paths) {
        const start = performance.now();
        const answer = await api.fetch(getRequest(world, 'GET', path, { as: 'admin' }), {
          address: '127.0.0.1',
        });
        const text = await answer.text();
        if (answer.status !== 200) throw new Error(text);
        times.push(performance.now() - start);
      }
    return times;
  };
  const find = (search: string): string =>
    `/api/v1/admin/search/?search=${encodeURIComponent(search)}`;
  const searches: Record<string, readonly string[]> = {
    'two letters': ['ma', 'an', 'be', 'ha'],
    'a frequent word': ['maria', 'anna', 'felix'],
    'a rare word': ['hartab', 'rossiqt'],
    'two frequent words': ['maria rossi', 'anna ha', 'ben st'],
    'one record': ['maria777@buyer.example', 'emma12345'],
    'a typo': ['margerite', 'hartabb', 'felx'],
    nothing: ['zzqxy', 'maria zzqxy'],
  };
  console.log('Search of all records (goal: p95 at most 100 ms)');
  const all: number[] = [];
  for (const [name, terms] of Object.entries(searches)) {
    const times = await time(terms.map(find));
    all.push(...times);
    console.log(`  ${name}: p50 ${percentile(times, 0.5)}, p95 ${percentile(times, 0.95)} ms`);
  }
  console.log(`  all: p50 ${percentile(all, 0.5)}, p95 ${percentile(all, 0.95)} ms`);
  const { rows } = await owner.query<{ id: string }>(
    'select id from app.customers where tenant_id = $1 order by id desc limit 1',
    [id],
  );
  const customer = Number(rows[0]?.id);
  await seedActivity(owner, id, customer);
  const path = `/api/v1/admin/customers/${customer}/`;
  console.log(`Page of a customer with ${ENTRIES} entries (goal: 300 ms together)`);
  for (const call of ['', 'figures/', 'activity/', 'activity/?type=note', 'timeline/']) {
    const times = await time([path + call]);
    console.log(
      `  ${call || 'record'}: p50 ${percentile(times, 0.5)}, p95 ${percentile(times, 0.95)} ms`,
    );
  }
}
