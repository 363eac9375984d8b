import { beforeAll, expect, it } from 'vitest';
import {
  addSubscribers,
  CAMPAIGNS,
  makeCampaign,
  makeList,
  waitForStatus,
} from '../../../../../test/support/campaigns.ts';
import { useSendingApi } from '../../../../../test/support/sending-api.ts';
import type { TestApi } from '../../../../../test/support/test-api.ts';
import { recordClick, recordOpen } from './record-email-event.ts';

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1';
/** An hour after the emails were sent. */
const BEGIN = Date.now() + 3_600_000;

let t: TestApi;
let campaignId: number;
let sends: number[];
useSendingApi((api) => {
  ({ t } = api);
});
beforeAll(async () => {
  const listId = await makeList(t, 'Scanned');
  await addSubscribers(t, listId, ['ada@scan.example', 'bob@scan.example', 'cem@scan.example']);
  ({ id: campaignId } = await makeCampaign(t, { listIds: [listId] }));
  await t.call('POST', `${CAMPAIGNS}${campaignId}/send-now/`, { as: 'admin', body: {} });
  await waitForStatus(t, campaignId, 'sent');
  await t.database.asOwner(
    `insert into app.email_links (tenant_id, campaign_id, position, url)
     select tenant_id, campaign_id, at, 'https://kiln.example/' || at
     from app.email_links, generate_series(10, 13) at where campaign_id = $1`,
    [campaignId],
  );
  const rows = await t.database.asOwner<{ id: string }>(
    'select id from app.email_sends where campaign_id = $1 order by email',
    [campaignId],
  );
  sends = rows.map(({ id }) => Number(id));
});

const click = (at: number, position: number, seconds: number, userAgent = BROWSER) =>
  t.database.db.asTenant(t.world.alpha.id, (tx) =>
    recordClick(
      tx,
      t.world.alpha.id,
      { sendId: sends[at] ?? 0, position },
      { userAgent, now: new Date(BEGIN + seconds * 1000) },
    ),
  );
const open = (at: number, seconds: number, userAgent = BROWSER) =>
  t.database.db.asTenant(t.world.alpha.id, (tx) =>
    recordOpen(
      tx,
      t.world.alpha.id,
      { sendId: sends[at] ?? 0 },
      { userAgent, now: new Date(BEGIN + seconds * 1000) },
    ),
  );
const totals = async () => {
  const { body } = await t.call('GET', `${CAMPAIGNS}${campaignId}/metrics/`, { as: 'admin' });
  return (body.results as { totals: object }).totals;
};

it('takes back the clicks of a program that follows every link of an email', async () => {
  expect(await click(0, 10, 0)).toBe('https://kiln.example/10');
  expect(await totals()).toMatchObject({ clicks: 1, uniqueClicks: 1, uniqueOpens: 1 });
  await click(0, 11, 4);
  expect(await click(0, 12, 7)).toBe('https://kiln.example/12');
  expect(await totals()).toMatchObject({
    opens: 0,
    uniqueOpens: 0,
    clicks: 0,
    uniqueClicks: 0,
    botClicks: 3,
  });
  // What else it does within a minute is not counted either, and a person who comes later is.
  await click(0, 10, 20);
  await open(0, 21);
  expect(await totals()).toMatchObject({ opens: 0, botOpens: 1, clicks: 0, botClicks: 4 });
  await click(0, 10, 90);
  expect(await totals()).toMatchObject({ opens: 1, clicks: 1, uniqueClicks: 1, botClicks: 4 });
});

it('counts a person who reads while a program follows the links', async () => {
  const before = (await totals()) as Record<string, number>;
  await open(1, 0);
  await click(1, 10, 60);
  const SCANNER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';
  for (const [at, link] of [10, 11, 12, 13].entries()) await click(1, link, 70 + at * 0.4, SCANNER);
  await click(1, 12, 75);
  expect(await totals()).toMatchObject({
    uniqueOpens: Number(before.uniqueOpens) + 1,
    uniqueClicks: Number(before.uniqueClicks) + 1,
    botClicks: Number(before.botClicks) + 4,
  });
  const { body } = await t.call('GET', `${CAMPAIGNS}${campaignId}/metrics/`, { as: 'admin' });
  const { links } = body.results as { links: { url: string; uniqueClicks: number }[] };
  expect(links.find(({ url }) => url.endsWith('/12'))?.uniqueClicks).toBe(1);
});

it('counts pictures that Apple Mail loads in advance apart, and a reader who takes their time', async () => {
  const before = (await totals()) as { uniqueOpens: number; uniqueClicks: number };
  await open(2, 0, 'Mozilla/5.0');
  expect(await totals()).toMatchObject({ uniqueOpens: before.uniqueOpens, proxyOpens: 1 });
  await click(2, 10, 30);
  await click(2, 11, 33);
  await click(2, 12, 41);
  expect(await totals()).toMatchObject({
    uniqueOpens: before.uniqueOpens + 1,
    uniqueClicks: before.uniqueClicks + 1,
  });
});
