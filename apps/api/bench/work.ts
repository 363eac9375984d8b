// `pnpm --filter @org/api bench:work`: a signed-in list of a million tasks, and a board of 5,000 cards.
import type pg from 'pg';
import { getRequest } from '../test/support/test-api.ts';
import { type BenchApi, withBenchApi } from './bench-api.ts';
import { listMeter } from './list-meter.ts';

const COUNT = Number(process.env.ROWS ?? 1_000_000);
const CARDS = Number(process.env.CARDS ?? 5000);
const RUNS = Number(process.env.RUNS ?? 15);

const TASKS = '/api/v1/admin/tasks/';

await withBenchApi(measure);
process.exit(0);

/** Creates projects with tasks that are partly done, assigned and due. */
async function seedTasks(
  owner: pg.Client,
  tenantId: number,
  people: readonly number[],
): Promise<void> {
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)]);
  await owner.query(
    `insert into app.people (tenant_id, user_id, display_name) select $1, id, 'Person ' || id from unnest($2::bigint[]) id on conflict do nothing`,
    [tenantId, people],
  );
  await owner.query(
    `insert into app.projects (tenant_id, number, title, author_id)
     select $1, 100 + n, 'Project ' || n, ($2::bigint[])[1 + n % cardinality($2)] from generate_series(1, 5000) n`,
    [tenantId, people],
  );
  await owner.query(
    `insert into app.tasks (tenant_id, number, title, project_id, priority, is_done, due_date, est_hours, author_id, created_at, updated_at)
     select $1, 100 + n, (array['Paint','Order','Measure','Build','Clean','Call','Check','Write'])[1 + n % 8] || ' ' || (array['door','roof','garden','engine','report','wall'])[1 + n % 6] || ' ' || n,
       p.id, (array['none','low','medium','high','urgent'])[1 + n % 5], n % 4 <> 0,
       case when n % 3 = 0 then null else timestamptz '2024-01-01' + (n::bigint * 7919 % 1500) * interval '1 day' end,
       (n % 40) / 4.0, ($2::bigint[])[1 + n % cardinality($2)],
       timestamptz '2020-01-01' + n * interval '2 minutes', timestamptz '2024-01-01' + (n::bigint * 7919 % $3) * interval '1 minute'
     from generate_series(1, $3) n
     join (select id, row_number() over (order by id) as place from app.projects where tenant_id = $1) p on p.place = 1 + n % 5000`,
    [tenantId, people, COUNT],
  );
  await owner.query(
    `insert into app.task_assignees (tenant_id, task_id, user_id)
     select tenant_id, id, ($2::bigint[])[1 + id % cardinality($2)] from app.tasks where tenant_id = $1`,
    [tenantId, people],
  );
  await owner.query(
    `insert into app.search_words (tenant_id, entity, entity_id, word)
     select t.tenant_id, 'task', t.id, w from app.tasks t, regexp_split_to_table(lower(t.title), ' ') w where t.tenant_id = $1 on conflict do nothing`,
    [tenantId],
  );
  await owner.query(
    `insert into app.row_counts values ($1, 'task', $2) on conflict (tenant_id, entity) do update set n = row_counts.n + $2`,
    [tenantId, COUNT],
  );
  for (const table of ['tasks', 'projects', 'task_assignees', 'search_words'])
    await owner.query(`vacuum analyze app.${table}`);
}

/** Puts cards on the board of the tenant, in equal numbers in each of its columns. */
async function seedBoard(
  owner: pg.Client,
  { id, board }: BenchApi['world']['alpha'],
): Promise<void> {
  await owner.query(
    `update app.tasks set board_id = $2, column_id = c.id, position = 'a' || lpad(t.place::text, 7, '0') || 'V'
     from (select id, row_number() over (order by id) as place from app.tasks where tenant_id = $1 and column_id is null limit $3) t,
       (select id, row_number() over (order by position) as place, count(*) over () as n from app.board_columns where tenant_id = $1 and board_id = $2) c
     where tasks.tenant_id = $1 and tasks.id = t.id and c.place = 1 + t.place % c.n`,
    [id, board, CARDS],
  );
  await owner.query('vacuum analyze app.tasks');
}

async function measure({ api, database, owner, world }: BenchApi): Promise<void> {
  const began = Date.now();
  const { id, board, member, boardColumn } = world.alpha;
  const { rows } = await owner.query<{ id: string }>(
    'select u.id from platform.users u join platform.memberships m on m.user_id = u.id where m.tenant_id = $1',
    [id],
  );
  const people = [member, ...rows.map((row) => Number(row.id))];
  await seedTasks(owner, id, people);
  await seedBoard(owner, world.alpha);
  console.log(`${COUNT} tasks in ${Math.round((Date.now() - began) / 1000)} s`);
  const meter = await listMeter({ api, database, owner, world }, TASKS);
  const filters: Record<string, string> = {
    none: '',
    'open (a quarter)': '&is_done=false',
    'open and overdue': '&is_overdue=true',
    'of one person (a tenth)': `&assignee_id=${member}`,
    'open ones of one person': `&assignee_id=${member}&is_done=false`,
    'of one project (200)': `&project_id=${world.alpha.project + 7}`,
  };
  for (const [name, filter] of Object.entries(filters))
    for (const sort of ['updated_at', 'due_date', 'title'])
      await meter.row(
        `${name} by ${sort}`,
        (page) => `orderBy=${sort}&currentPage=${page}${filter}`,
        50,
      );
  for (const words of ['pa', 'paint', 'paint door', 'garden 777'])
    await meter.row(
      `search ${words}`,
      (page) => `search=${encodeURIComponent(words)}&currentPage=${page}`,
      30,
    );
  meter.print();
  const calls = {
    columns: `/api/v1/admin/kanban/project/${board}/columns/`,
    'first cards': `/api/v1/admin/kanban/project/${board}/cards/?columnId=${boardColumn}`,
  };
  for (const [name, path] of Object.entries(calls)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const start = performance.now();
      await (
        await api.fetch(getRequest(world, 'GET', path, { as: 'admin' }), { address: '127.0.0.1' })
      ).text();
      times.push(performance.now() - start);
    }
    times.sort((one, other) => one - other);
    console.log(
      `board of ${CARDS} cards, ${name}: p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms`,
    );
  }
}
