// `pnpm --filter @org/api bench:email-readers`: requests for pictures and links of emails by people, privacy proxies and scanners,
// with known labels, through the functions of the server; how many of them it tells apart.
import {
  recordClick,
  recordOpen,
} from '../src/modules/marketing/sending/tracking/record-email-event.ts';
import { type BenchApi, withBenchApi } from './bench-api.ts';

const SENDS = Number(process.env.SENDS ?? 10_000);
const LINKS = 8;
const BROWSERS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
];
const GMAIL =
  'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)';
const NAMED = [
  'Mozilla/5.0 (compatible; Proofpoint URL Defense)',
  'Barracuda Sentinel',
  'python-requests/2.32.3',
  '',
];

/** Generator of numbers from 0 to 1 with a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A request, at a time in seconds after the email was sent. */
interface LabelledRequest {
  readonly by: 'person' | 'proxy' | 'scanner';
  readonly at: number;
  readonly userAgent: string;
  /** Undefined for the picture. */
  readonly link?: number;
}

const random = seeded(Number(process.env.SEED ?? 7));
const pick = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;
const between = (from: number, to: number): number => from + random() * (to - from);
/** Returns a random time, evenly distributed by its logarithm. */
const spread = (from: number, to: number): number => from * (to / from) ** random();

/** Requests of a person: most open some hours later, few click, and some open links in tabs without looking at each. */
function personRequests(links: number): LabelledRequest[] {
  if (random() > 0.45) return [];
  const browser = pick(BROWSERS);
  const opened = spread(8, 86_400);
  const requests: LabelledRequest[] = [
    { by: 'person', at: opened, userAgent: random() < 0.4 ? GMAIL : browser },
  ];
  if (random() > 0.3) return requests;
  let at = opened + spread(2, 120);
  const isInTabs = random() < 0.02;
  const followed = new Set<number>();
  for (let count = 1 + Math.floor(random() ** 2 * 4); count > 0; count -= 1) {
    const link = Math.floor(random() * links);
    if (followed.has(link)) continue;
    followed.add(link);
    requests.push({ by: 'person', at, userAgent: browser, link });
    at += isInTabs ? between(0.7, 3) : spread(3, 300);
  }
  return requests;
}

/** Requests of a scanner of a company, which follows all links or a few, named or with the user agent of a browser. */
function scannerRequests(links: number): LabelledRequest[] {
  const kind = random();
  const all = Array.from({ length: links }, (_none, at) => at);
  const begin = spread(0.5, 600);
  const follow = (
    userAgent: string,
    chosen: readonly number[],
    from: number,
    gap: [number, number],
  ) => {
    let at = from;
    return chosen.map((link): LabelledRequest => {
      at += between(...gap);
      return { by: 'scanner', at, userAgent, link };
    });
  };
  if (kind < 0.25) return follow(pick(NAMED), all, begin, [0.05, 1]);
  if (kind < 0.85) return follow(pick(BROWSERS), all, begin, [0.02, 0.6]);
  if (kind < 0.93) return follow(pick(BROWSERS), all, begin, [0.8, 3]);
  if (kind < 0.98) return follow(pick(BROWSERS), all.slice(0, 1), 0.2, [0.1, 4]);
  return follow(pick(BROWSERS), all.slice(0, 1), begin + 6, [0.1, 1]);
}

/** All requests for one email, in order. */
function emailRequests(): LabelledRequest[] {
  const links = 2 + Math.floor(random() * (LINKS - 1));
  const requests = personRequests(links);
  if (random() < 0.35)
    requests.push({ by: 'proxy', at: spread(5, 7200), userAgent: 'Mozilla/5.0' });
  if (random() < 0.4) requests.push(...scannerRequests(links));
  return requests.toSorted((a, b) => a.at - b.at);
}

async function measure({ database, owner, world }: BenchApi): Promise<void> {
  const tenantId = world.alpha.id;
  const sentAt = new Date('2026-03-02T10:00:00Z');
  const made = await owner.query<{ id: string }>(
    `insert into app.email_campaigns (tenant_id, name, subject, status, list_ids, started_at)
     values ($1, 'Bench', 'Spring', 'sent', '[]', $2) returning id`,
    [tenantId, sentAt],
  );
  const campaignId = Number(made.rows[0]?.id);
  await owner.query(
    `insert into app.email_links (tenant_id, campaign_id, position, url)
     select $1, $2, n, 'https://kiln.example/' || n from generate_series(0, $3::int - 1) n`,
    [tenantId, campaignId, LINKS],
  );
  const { rows } = await owner.query<{ id: string }>(
    `insert into app.email_sends (tenant_id, campaign_id, email, domain, status, sent_at)
     select $1, $2, 'p' || n || '@bench.example', 'bench.example', 'sent', $4 from generate_series(1, $3::int) n returning id`,
    [tenantId, campaignId, SENDS, sentAt],
  );
  const labelled = new Map(rows.map(({ id }) => [Number(id), emailRequests()]));
  const start = performance.now();
  let events = 0;
  for (const [sendId, requests] of labelled)
    for (const { at, userAgent, link } of requests) {
      events += 1;
      const request = { userAgent, now: new Date(sentAt.getTime() + at * 1000) };
      await database.db.asTenant<unknown>(tenantId, (tx) =>
        link === undefined
          ? recordOpen(tx, tenantId, { sendId }, request)
          : recordClick(tx, tenantId, { sendId, position: link }, request),
      );
    }
  const seconds = (performance.now() - start) / 1000;
  const stored = await owner.query<{ id: string; clicked_links: number[]; opened_at: Date | null }>(
    'select id, clicked_links, opened_at from app.email_sends where campaign_id = $1',
    [campaignId],
  );
  const clicks = { person: 0, lost: 0, scanner: 0, found: 0 };
  const opens = { person: 0, lost: 0, others: 0, found: 0 };
  for (const { id, clicked_links, opened_at } of stored.rows) {
    const requests = labelled.get(Number(id)) ?? [];
    const counted = new Set(clicked_links.map(Number));
    const followed = (by: LabelledRequest['by']) =>
      new Set(
        requests.flatMap((one) => (one.by === by && one.link !== undefined ? [one.link] : [])),
      );
    const byPerson = followed('person');
    for (const link of byPerson) {
      clicks.person += 1;
      if (!counted.has(link)) clicks.lost += 1;
    }
    for (const link of followed('scanner')) {
      if (byPerson.has(link)) continue;
      clicks.scanner += 1;
      if (!counted.has(link)) clicks.found += 1;
    }
    const hasRead = requests.some(({ by }) => by === 'person');
    if (hasRead) opens.person += 1;
    else if (requests.length > 0) opens.others += 1;
    if (hasRead && !opened_at) opens.lost += 1;
    if (!hasRead && requests.length > 0 && !opened_at) opens.found += 1;
  }
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`;
  console.log(
    `${events} requests for ${SENDS} emails, ${(events / seconds).toFixed(0)} a second, one after another`,
  );
  console.log(
    `clicks of scanners that are found     ${percent(clicks.found, clicks.scanner)} of ${clicks.scanner} (recall)`,
  );
  console.log(
    `found clicks that are of scanners     ${percent(clicks.found, clicks.found + clicks.lost)} (precision)`,
  );
  console.log(
    `clicks of people that are lost        ${percent(clicks.lost, clicks.person)} of ${clicks.person}`,
  );
  console.log(
    `emails that nobody read, not opened   ${percent(opens.found, opens.others)} of ${opens.others}`,
  );
  console.log(
    `emails that people read, not opened   ${percent(opens.lost, opens.person)} of ${opens.person}`,
  );
}

await withBenchApi(measure);
process.exit(0);
