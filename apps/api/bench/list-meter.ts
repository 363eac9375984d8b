import { readFile } from 'node:fs/promises';
import { getRequest } from '../test/support/test-api.ts';
import type { BenchApi } from './bench-api.ts';

const RUNS = Number(process.env.RUNS ?? 15);

/** Measures pages of a list, and prints them as a table. */
export interface ListMeter {
  /**
   * Measures the first page, the thousandth and the last one.
   * @returns query, goal in ms
   */
  row(name: string, query: (page: number) => string, goal: number): Promise<void>;
  print(): void;
}

/**
 * Opens the connections to the database, and returns the meter of a list.
 * @param path - path of the list
 * @returns meter
 */
export async function listMeter(
  { api, database, owner, world }: Pick<BenchApi, 'api' | 'database' | 'owner' | 'world'>,
  path: string,
): Promise<ListMeter> {
  await Promise.all(
    Array.from({ length: 8 }, () => database.db.asTenant(world.alpha.id, async () => undefined)),
  );
  const results: object[] = [];
  const timed = async (query: string): Promise<{ ms: number; total: number; status: number }> => {
    const start = performance.now();
    const answer = await api.fetch(getRequest(world, 'GET', `${path}?${query}`, { as: 'admin' }), {
      address: '127.0.0.1',
    });
    const body = (await answer.json()) as { results?: { total: number } };
    return {
      ms: performance.now() - start,
      total: body.results?.total ?? -1,
      status: answer.status,
    };
  };
  const { rows: backends } = await owner.query<{ pid: number }>(
    `select pid from pg_stat_activity where usename like '%\\_app'`,
  );
  /** CPU time of this process and of the database's for it, ms: it says the same on a busy machine and on an idle one. */
  const cpuTime = async (): Promise<number> => {
    const { user, system } = process.cpuUsage();
    let nanoseconds = 0;
    for (const { pid } of backends) {
      const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '');
      nanoseconds += Number(text.split(' ')[0] ?? 0);
    }
    return (user + system) / 1e3 + nanoseconds / 1e6;
  };
  /** One row by its id, measured again beside each list: what a signed-in call needs on this machine at this moment. */
  const getFloor = async (): Promise<number> => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push((await timed('ids=1')).ms);
    return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
  };
  const row = async (
    name: string,
    query: (page: number) => string,
    goal: number,
  ): Promise<void> => {
    const { total, status } = await timed(query(1));
    const floor = await getFloor();
    const pages: Record<string, number> = {};
    const cpu: number[] = [];
    const last = Math.max(1, Math.ceil(total / 25));
    for (const [label, page] of [
      ['first', 1],
      ['1000th', Math.min(1000, last)],
      ['last', last],
    ] as const) {
      const times: number[] = [];
      const began = await cpuTime();
      for (let run = 0; run < RUNS; run++) times.push((await timed(query(page))).ms);
      cpu.push(Math.round((10 * ((await cpuTime()) - began)) / RUNS) / 10);
      times.sort((one, other) => one - other);
      pages[label] = Math.round((times[Math.floor(times.length * 0.95)] ?? 0) * 10) / 10;
    }
    const worst = Math.max(...Object.values(pages));
    const ratio = Math.round((worst / floor) * 10) / 10;
    const one = Math.round(floor * 10) / 10;
    const result = {
      name,
      total,
      ...pages,
      'one row': one,
      ratio,
      cpu: cpu.join(' '),
      ok: status === 200 && worst <= goal,
    };
    console.log(JSON.stringify(result));
    results.push(result);
  };
  return {
    row,
    print: () => {
      console.log(
        'p95 of each page in ms, beside the median of one row, how many times that the worst page takes, and CPU time per call of each page',
      );
      console.table(results);
    },
  };
}
