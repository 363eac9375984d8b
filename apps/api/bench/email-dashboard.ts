// `pnpm --filter @org/api bench:email-dashboard`: measures the dashboard of a tenant with 50,000,000 email events, which are stored as
// counts by campaign and day.
import { getRequest } from '../test/support/test-api.ts';
import { type BenchApi, median, withBenchApi } from './bench-api.ts';

const CAMPAIGNS = Number(process.env.CAMPAIGNS ?? 2000);
/** Days on which the emails of a campaign have events. */
const DAYS = 30;
const EVENTS = 50_000_000;
const RUNS = 21;
const DASHBOARD = '/api/v1/admin/email-marketing/dashboard-metrics/';

async function measure({ api, owner, world }: BenchApi): Promise<void> {
  const tenantId = world.alpha.id;
  await owner.query(
    `insert into app.email_campaigns (tenant_id, name, subject, status, list_ids, started_at)
     select $1, 'Campaign ' || n, 'Spring', 'sent', '[]', now() from generate_series(1, $2::int) n`,
    [tenantId, CAMPAIGNS],
  );
  // Campaigns of a year, each with events on the days after it.
  const each = Math.round(EVENTS / (CAMPAIGNS * DAYS));
  await owner.query(
    `insert into app.email_stats (tenant_id, campaign_id, day, sent, opens, unique_opens, clicks, unique_clicks)
     select $1, id, current_date - 30 - (id % 330)::int + d,
       case d when 0 then $3::int else 0 end, $3::int * 6 / 10, $3::int * 4 / 10, $3::int * 2 / 10, $3::int / 10
     from app.email_campaigns, generate_series(0, $2::int - 1) d where tenant_id = $1`,
    [tenantId, DAYS, each],
  );
  await owner.query('vacuum analyze app.email_stats');
  const iso = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  for (const [name, query] of [
    ['30 days', ''],
    ['a year', `?startDate=${iso(364)}&endDate=${iso(0)}`],
  ] as const) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const start = performance.now();
      const request = getRequest(world, 'GET', `${DASHBOARD}${query}`, { as: 'admin' });
      const answer = await api.fetch(request, { address: '127.0.0.1' });
      await answer.text();
      if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
      times.push(performance.now() - start);
    }
    const slowest = Math.max(...times.slice(1));
    console.log(
      `${name.padEnd(8)} ${median(times).toFixed(1)} ms, at most ${slowest.toFixed(1)} ms; ${CAMPAIGNS * DAYS} rows of ${EVENTS} events`,
    );
  }
}

await withBenchApi(measure);
process.exit(0);
