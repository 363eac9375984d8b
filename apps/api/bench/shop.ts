// `pnpm --filter @org/api bench:shop`: a shop of PRODUCTS products (default 1,000,000), nine tenths of them in one tenant. Prints
// the server time of every combination of category, price, tag, search, sort and page with facets; of suggestions while typing;
// and of names with one typo. Next to each list is the time of reading one product by slug, which is the cost of any request on
// this machine. Responses are not cached; terms, tags and categories are, as in a shop with visitors, and their first reads are
// printed separately. `BENCH_DATABASE` names a database that was filled before.

import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  MANY_CATEGORIES,
  MANY_TAGS,
  manyProduct,
} from '../src/modules/commerce/products/many/many-products.ts';
import {
  getShop,
  seedManyProducts,
} from '../src/modules/commerce/products/many/seed-many-products.ts';
import { type BenchApi, median, openBenchApi, withBenchApi } from './bench-api.ts';

const PRODUCTS = Number(process.env.PRODUCTS ?? 1_000_000);
const RUNS = Number(process.env.RUNS ?? 5);
const TYPOS = Number(process.env.TYPOS ?? 1000);
const IN_ONE = Math.round(PRODUCTS * 0.9);
const HOST = 'alpha.localhost:3000';
const SITE = `http://${HOST}`;
const GOAL = { p95: 25, p99: 80, suggest: 30, recall: 0.95 } as const;

const at = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? 0;
const ms = (time: number): string => time.toFixed(1);

/** A name with one letter of one of its words left out, doubled, swapped with the next, or another. */
function slip(name: string, n: number): string {
  const words = name.split(' ').slice(0, -1);
  const place = n % words.length;
  const letters = [...(words[place] ?? '')];
  const letter = 1 + (n % Math.max(1, letters.length - 2));
  const [one = '', other = ''] = [letters[letter], letters[letter + 1]];
  const editDistance = [
    letters.toSpliced(letter, 1),
    letters.toSpliced(letter, 0, one),
    letters.with(letter, other).with(letter + 1, one),
    letters.with(letter, one === 'x' ? 'y' : 'x'),
  ];
  return [
    ...words.with(place, editDistance[n % editDistance.length]?.join('') ?? ''),
    name.split(' ').at(-1),
  ].join(' ');
}

/** Waits until the machine has little else to do, where `QUIET_LOAD` says how little: filling a shop takes long, measuring does not. */
async function untilQuiet(): Promise<void> {
  const most = Number(process.env.QUIET_LOAD ?? Number.POSITIVE_INFINITY);
  while ((loadavg()[0] ?? 0) > most) await sleep(5000);
  console.log(`Measured at a load of ${loadavg()[0]?.toFixed(1)}`);
}

/** Fills a shop, and counts its tables. */
async function fill({ owner, database }: BenchApi): Promise<void> {
  const began = performance.now();
  const { db } = database;
  for (const [slug, count] of [
    ['alpha', IN_ONE],
    ['beta', PRODUCTS - IN_ONE],
  ] as const)
    await seedManyProducts({ db, ...(await getShop(db, slug)), count });
  console.log(`${PRODUCTS} products in ${Math.round((performance.now() - began) / 1000)} s`);
  for (const table of [
    'products',
    'product_listing',
    'product_variants',
    'product_categories',
    'search_words',
    'taggings',
    'spellings',
  ])
    await owner.query(`vacuum analyze app.${table}`);
}

async function measure({ api, owner, database }: Omit<BenchApi, 'world'>): Promise<void> {
  await untilQuiet();
  let calls = 0;
  const call = async <Body>(path: string): Promise<{ body: Body; time: number }> => {
    // The same call in other letters, so that no answer is one that was kept.
    const sign = path.includes('?') ? '&' : '?';
    const url = `${SITE}${path}${sign}${'&'.repeat(calls++ % 500)}`;
    const start = performance.now();
    const answer = await api.fetch(new Request(url, { headers: { host: HOST } }), {
      address: '127.0.0.1',
    });
    const body = (await answer.json()) as Body;
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return { body, time: performance.now() - start };
  };
  const { tenantId } = await getShop(database.db, 'alpha');
  const getId = async (table: string, column: string, name: string): Promise<string> =>
    (
      await owner.query(`select id from app.${table} where tenant_id = $1 and ${column} = $2`, [
        tenantId,
        name,
      ])
    ).rows[0]?.id;
  const category = await getId('categories', 'category', MANY_CATEGORIES[2] ?? '');
  const tag = await getId('tags', 'name', MANY_TAGS[0] ?? '');

  const floor: number[] = [];
  const firsts: number[] = [];
  const furtherFirsts: number[] = [];
  const narrowings = {
    category: ['', `categoryIds=${category}`],
    price: ['', 'price=20,80', 'price=400,410'],
    tag: ['', `tags=${tag}`],
    search: ['', 'search=teak', 'search=bench', 'search=willowbank%20oak', 'search=be'],
  };
  const sorts = [
    'name',
    'price&orderDirection=DESC',
    'price',
    'created_at&orderDirection=DESC',
    'sales&orderDirection=DESC',
  ];
  const groups = new Map<string, number[]>();
  const worst: { query: string; ms: number }[] = [];
  for (const inCategory of narrowings.category)
    for (const price of narrowings.price)
      for (const tagged of narrowings.tag)
        for (const search of narrowings.search)
          for (const sort of sorts) {
            const query = [
              inCategory,
              price,
              tagged,
              search,
              `orderBy=${sort}`,
              'facets=1',
              'itemsPerPage=24',
            ]
              .filter(Boolean)
              .join('&');
            const { body, time } = await call<{ total: number }>(`/api/v1/products/?${query}`);
            firsts.push(time);
            const last = Math.max(1, Math.ceil(body.total / 24));
            floor.push((await call(`/api/v1/products/${manyProduct(7, new Date()).slug}/`)).time);
            for (const [name, page] of [
              ['first', 1],
              ['100th', Math.min(100, last)],
              ['last', last],
            ] as const) {
              const times: number[] = [];
              for (let run = 0; run < RUNS; run++)
                times.push((await call(`/api/v1/products/?${query}&currentPage=${page}`)).time);
              if (name !== 'first') furtherFirsts.push(times[0] ?? 0);
              const what =
                [
                  search && (search.endsWith('=be') ? 'search of two letters' : 'search'),
                  tagged && 'tag',
                  price && 'price',
                  inCategory && 'category',
                ]
                  .filter(Boolean)
                  .join(', ') || 'all';
              const key = `${what} | ${name}`;
              groups.set(key, [...(groups.get(key) ?? []), ...times]);
              worst.push({ query: `${query} page ${page}`, ms: Math.round(median(times)) });
            }
          }
  const all = [...groups.values()].flat();
  console.table(
    Object.fromEntries(
      [...groups].map(([key, times]) => [
        key,
        {
          p50: ms(median(times)),
          p95: ms(at(times, 0.95)),
          p99: ms(at(times, 0.99)),
          ok: at(times, 0.95) <= GOAL.p95 && at(times, 0.99) <= GOAL.p99,
        },
      ]),
    ),
  );
  console.log(
    `one product by its address: p50 ${ms(median(floor))} ms; all lists: p50 ${ms(median(all))}, p95 ${ms(at(all, 0.95))}, p99 ${ms(at(all, 0.99))} ms; the first time: p50 ${ms(median(firsts))}, longest ${ms(Math.max(...firsts))} ms; each further page for the first time: p50 ${ms(median(furtherFirsts))}, p95 ${ms(at(furtherFirsts, 0.95))} ms`,
  );
  console.table(worst.toSorted((one, other) => other.ms - one.ms).slice(0, 12));

  const typed: number[] = [];
  for (const word of [
    'be',
    'te',
    'wi',
    'ben',
    'teak',
    'willow',
    'oak be',
    'tall cop',
    'many-0000',
    'zz',
  ])
    for (let run = 0; run < RUNS * 4; run++)
      typed.push((await call(`/api/v1/store/suggest/?q=${encodeURIComponent(word)}`)).time);
  let found = 0;
  const slipped: number[] = [];
  for (let n = 0; n < TYPOS; n++) {
    const { name } = manyProduct(Math.floor((n * IN_ONE) / TYPOS), new Date());
    const { body, time } = await call<{ products: { name: string }[] }>(
      `/api/v1/store/suggest/?q=${encodeURIComponent(slip(name, n))}`,
    );
    slipped.push(time);
    if (body.products.some((product) => product.name === name)) found++;
  }
  console.table({
    'suggestions, ms': {
      p50: ms(median(typed)),
      p95: ms(at(typed, 0.95)),
      goal: `p95 ≤ ${GOAL.suggest}`,
    },
    'names with one slip, ms': {
      p50: ms(median(slipped)),
      p95: ms(at(slipped, 0.95)),
      goal: `p95 ≤ ${GOAL.suggest}`,
    },
    'found among 12': {
      p50: `${((100 * found) / TYPOS).toFixed(1)} %`,
      p95: '',
      goal: `≥ ${100 * GOAL.recall} %`,
    },
  });
}

const filled = process.env.BENCH_DATABASE;
if (filled)
  await measure(await openBenchApi(filled, await mkdtemp(join(tmpdir(), 'atrium-bench-'))));
else
  await withBenchApi(async (bench) => {
    await fill(bench);
    await measure(bench);
  });
process.exit(0);
