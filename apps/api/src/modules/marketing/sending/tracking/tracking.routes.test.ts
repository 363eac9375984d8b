import { dayPlus } from '@org/schema';
import type { CampaignMetrics, DashboardMetrics } from '@org/schema/entities';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addSubscribers,
  CAMPAIGNS,
  makeCampaign,
  makeList,
  waitForStatus,
} from '../../../../../test/support/campaigns.ts';
import type { MailSink } from '../../../../../test/support/mail-sink.ts';
import { useSendingApi } from '../../../../../test/support/sending-api.ts';
import type { TestApi } from '../../../../../test/support/test-api.ts';

const PERSON = { 'user-agent': 'Mozilla/5.0 (Macintosh) Firefox/140.0' };
const SCANNER = { 'user-agent': 'Proofpoint URL scanner' };

let sink: MailSink;
let t: TestApi;
let campaignId: number;
let listId: number;
useSendingApi((api) => {
  ({ sink, t } = api);
});
beforeAll(async () => {
  listId = await makeList(t, 'Tracked');
  await addSubscribers(t, listId, ['ada@track.example', 'bob@track.example', 'cem@track.example']);
  const campaign = await makeCampaign(t, { listIds: [listId] });
  campaignId = campaign.id;
  await t.call('POST', `${CAMPAIGNS}${campaignId}/send-now/`, { as: 'admin', body: {} });
  await waitForStatus(t, campaignId, 'sent');
  // Nobody reads an email within seconds.
  await t.database.asOwner("update app.email_sends set sent_at = sent_at - interval '1 hour'");
});

/** Returns the links of the email to an address. */
function getLinks(email: string) {
  const mail = sink.received.find(({ recipients }) => recipients.includes(email))?.mail;
  const html = mail?.html ?? '';
  const find = (act: string) =>
    new RegExp(`https?://[^"]+(/api/v1/email/${act}/\\?t=[\\w.-]+)`).exec(html)?.[1] ?? '';
  return { open: find('open'), click: find('click'), leave: find('unsubscribe') };
}
async function visit(
  method: 'GET' | 'POST' | 'HEAD',
  path: string,
  headers: Record<string, string> = PERSON,
): Promise<Response> {
  return t.api.fetch(new Request(`http://alpha.localhost:3000${path}`, { method, headers }), {
    address: '192.0.2.7',
  });
}
const metrics = async () =>
  (await t.call('GET', `${CAMPAIGNS}${campaignId}/metrics/`, { as: 'admin' })).body
    .results as CampaignMetrics;

describe('links of a campaign', () => {
  it('counts opens and clicks of people once each, and those of programs apart', async () => {
    const ada = getLinks('ada@track.example');
    const picture = await visit('GET', ada.open);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/gif']);
    await visit('GET', ada.open);
    await visit('GET', getLinks('bob@track.example').open, SCANNER);
    // People's email clients send no HEAD requests.
    await visit('HEAD', getLinks('bob@track.example').open);
    const click = await visit('GET', ada.click);
    expect([click.status, click.headers.get('location')]).toEqual([
      302,
      'https://kiln.example/spring?a=1&b=2',
    ]);
    await visit('GET', ada.click);
    await visit('GET', getLinks('bob@track.example').click, SCANNER);
    // Who clicks has opened the email, even without pictures.
    await visit('GET', getLinks('cem@track.example').click);

    const { totals, rates, links, recipients, domains, devices } = await metrics();
    expect(totals).toMatchObject({
      sent: 3,
      opens: 3,
      uniqueOpens: 2,
      botOpens: 2,
      clicks: 3,
      uniqueClicks: 2,
      botClicks: 1,
    });
    expect(rates).toMatchObject({ openRate: 0.6667, clickRate: 0.6667, clickToOpenRate: 1 });
    expect(links).toEqual([
      { url: 'https://kiln.example/spring?a=1&b=2', clicks: 3, uniqueClicks: 2 },
    ]);
    expect(recipients).toMatchObject({ total: 3, sent: 3, waiting: 0 });
    expect(domains).toEqual([{ domain: 'track.example', sent: 3, opens: 2, failed: 0 }]);
    expect(devices).toEqual([{ device: 'desktop', opens: 2, clicks: 2 }]);
  });

  it('leads to links with any letters, and takes who opens an email before it is saved as sent for a program', async () => {
    const { open, click } = getLinks('bob@track.example');
    const setUrl = (url: string) =>
      t.database.asOwner('update app.email_links set url = $1 where campaign_id = $2', [
        url,
        campaignId,
      ]);
    await setUrl('https://kiln.example/żółw');
    const answer = await visit('GET', click, SCANNER);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      'https://kiln.example/%C5%BC%C3%B3%C5%82w',
    ]);
    await setUrl('https://kiln.example/spring?a=1&b=2');
    const before = (await metrics()).totals;
    const setStatus = (status: string, sentAt: string) =>
      t.database.asOwner(
        `update app.email_sends set status = $1, sent_at = ${sentAt} where email = 'bob@track.example'`,
        [status],
      );
    await setStatus('dispatching', 'null');
    await visit('GET', open);
    await setStatus('sent', "now() - interval '1 hour'");
    expect((await metrics()).totals).toMatchObject({
      opens: before.opens,
      botOpens: before.botOpens + 1,
    });
  });

  it('shows the sent email with clicks on its links, and the orders after them', async () => {
    const { body } = await t.call('GET', `${CAMPAIGNS}${campaignId}/sent-email/`, { as: 'admin' });
    const { subject, html } = body.results as { subject: string; html: string };
    expect(subject).toBe('Spring for you');
    expect(html).toContain('<a href="#" data-clicks="2"');
    expect(html).toContain('Dear friend');
    expect(html).not.toMatch(/\{\{/);
    expect((await metrics()).revenue).toEqual([]);
    // The people clicked just now.
    await t.database.asOwner(
      `insert into app.orders (tenant_id, seq, number, status, email, currency, subtotal, discount, shipping, tax, total, paid, refunded,
         includes_tax, items_count, is_pickup, addresses, payment_method, created_at)
       select $1, 9000 + n, 'R-' || n, 'pending', 'Ada@track.example', 'CAD', 40, 0, 0, 0, 40, 40, 10, false, 1, false, '{}', '{}',
         now() + make_interval(days => n)
       from generate_series(1, 8, 7) n`,
      [t.world.alpha.id],
    );
    expect((await metrics()).revenue).toEqual([{ currency: 'CAD', orders: 1, amount: '30.00' }]);
  });

  it('takes clicks within seconds of sending for those of a scanner', async () => {
    const before = (await metrics()).totals;
    await t.database.asOwner(
      "update app.email_sends set sent_at = now() where email = 'bob@track.example'",
    );
    await visit('GET', getLinks('bob@track.example').click);
    expect((await metrics()).totals).toEqual({ ...before, botClicks: before.botClicks + 1 });
  });

  it('EMAIL-008 asks before it unsubscribes, and unsubscribes with a POST, once', async () => {
    const { leave } = getLinks('bob@track.example');
    const status = async () =>
      t.database.asOwner<{ status: string }>(
        `select m.status from app.list_members m join app.subscribers s on s.id = m.subscriber_id
         where s.email = 'bob@track.example' and m.list_id = $1`,
        [listId],
      );
    const page = await visit('GET', leave, { ...PERSON, accept: 'application/xhtml+xml' });
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringMatching(/<form[^>]*method="post"/i),
    ]);
    expect(await status()).toEqual([{ status: 'subscribed' }]);
    for (const _time of [1, 2]) {
      const done = await visit('POST', leave);
      expect([done.status, await done.json()]).toEqual([
        200,
        expect.objectContaining({ message: 'You are unsubscribed' }),
      ]);
    }
    expect(await status()).toEqual([{ status: 'unsubscribed' }]);
    expect((await metrics()).totals.unsubscribes).toBe(1);
  });

  it('lets a reader choose lists on a page without a script, and changes nothing before it is sent', async () => {
    const preferences = getLinks('cem@track.example').leave.replace('unsubscribe', 'preferences');
    const otherId = await makeList(t, 'News & offers');
    const hidden = await t.database.asOwner<{ id: number }>(
      "insert into app.email_lists (tenant_id, name, visibility) values ($1, 'Hidden', 'private') returning id",
      [t.world.alpha.id],
    );
    const browser = { ...PERSON, accept: 'application/xhtml+xml' };
    const statuses = async () =>
      Object.fromEntries(
        (
          await t.database.asOwner<{ list_id: number; status: string }>(
            `select m.list_id, m.status from app.list_members m join app.subscribers s on s.id = m.subscriber_id
             where s.email = 'cem@track.example'`,
          )
        ).map(({ list_id, status }) => [Number(list_id), status]),
      );
    const page = await (await visit('GET', preferences, browser)).text();
    expect(page).toContain('cem@track.example');
    expect(page).toContain(`value="${listId}" checked`);
    expect(page).toContain(`value="${otherId}">`);
    expect(page).toContain('News &amp; offers');
    expect(page).not.toContain('Hidden');
    expect(page).toContain('<option value="" selected>Not set</option>');
    expect(await statuses()).toEqual({ [listId]: 'subscribed' });

    const form = new FormData();
    form.set('form', '1');
    form.append('list', String(otherId));
    form.append('list', String(hidden[0]?.id));
    form.set('timezone', 'Asia/Tokyo');
    const saved = await t.api.fetch(
      new Request(`http://alpha.localhost:3000${preferences}`, {
        method: 'POST',
        headers: browser,
        body: form,
      }),
      { address: '192.0.2.7' },
    );
    expect([saved.status, await saved.text()]).toEqual([
      200,
      expect.stringContaining('Your choice is saved'),
    ]);
    expect(await statuses()).toEqual({ [listId]: 'unsubscribed', [otherId]: 'subscribed' });
    expect((await metrics()).totals.unsubscribes).toBe(2);
    const later = await (await visit('GET', preferences, browser)).text();
    expect(later).toContain('<option value="Asia/Tokyo" selected>Asia/Tokyo</option>');

    const wrong = await t.api.fetch(
      new Request(`http://alpha.localhost:3000${preferences}`, {
        method: 'POST',
        headers: { ...PERSON, 'content-type': 'application/json' },
        body: JSON.stringify({ lists: [], timezone: 'Mars/Base' }),
      }),
      { address: '192.0.2.7' },
    );
    expect([wrong.status, await wrong.json()]).toEqual([
      422,
      expect.objectContaining({ formErrors: { timezone: expect.any(String) } }),
    ]);

    const none = await t.api.fetch(
      new Request(`http://alpha.localhost:3000${preferences}`, {
        method: 'POST',
        headers: { ...PERSON, 'content-type': 'application/json' },
        body: JSON.stringify({ lists: [] }),
      }),
      { address: '192.0.2.7' },
    );
    expect([none.status, await none.json()]).toEqual([
      200,
      expect.objectContaining({ message: 'Your choice is saved' }),
    ]);
    expect(await statuses()).toEqual({ [listId]: 'unsubscribed', [otherId]: 'unsubscribed' });
    expect((await metrics()).totals.unsubscribes).toBe(2);
  });

  it('refuses tokens that are altered, of another act or of another tenant', async () => {
    const { click, open, leave } = getLinks('ada@track.example');
    const before = (await metrics()).totals;
    const other = leave.replace('/unsubscribe/', '/click/');
    const altered = click.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const path of [other, altered, '/api/v1/email/click/?t=1.0.x'])
      expect((await visit('GET', path)).status, path).toBe(404);
    expect((await visit('POST', open.replace('/open/', '/unsubscribe/'))).status).toBe(404);
    const foreign = await t.api.fetch(
      new Request(`http://beta.localhost:3000${click}`, { headers: PERSON }),
      { address: '192.0.2.7' },
    );
    expect(foreign.status).toBe(404);
    expect((await metrics()).totals).toEqual(before);
  });

  it('API-MKT-12 MKT-006 sums the figures of all campaigns by day, and compares them with the period before', async () => {
    const read = async (query: string) =>
      (
        await t.call('GET', `/api/v1/admin/email-marketing/dashboard-metrics/${query}`, {
          as: 'admin',
        })
      ).body;
    const results = (await read('')).results as DashboardMetrics;
    expect(results).toMatchObject({
      sent: 3,
      delivered: 3,
      opened: 2,
      clicked: 2,
      bounced: 0,
      unsubscribed: 2,
      previous: { totals: { sent: 0 } },
      topCampaigns: [{ id: campaignId, sent: 3, openRate: 0.6667 }],
    });
    expect(results.series).toHaveLength(30);
    expect(results.series.filter(({ sent }) => sent > 0)).toEqual([
      expect.objectContaining({ date: results.range.endDate, sent: 3, uniqueOpens: 2 }),
    ]);
    const past = (await read('?startDate=2020-01-01&endDate=2020-01-31'))
      .results as DashboardMetrics;
    expect([past.sent, past.rates.openRate]).toEqual([0, 0]);
    expect((await read('?startDate=2020-02-01&endDate=2020-01-31')).formErrors).toEqual({
      endDate: 'The end must not be before the start',
    });
    expect((await read('?startDate=soon')).formErrors).toHaveProperty('startDate');
  });

  it('reports days without figures between the first and the last day as zero', async () => {
    const [today] = (await metrics()).series.slice(-1);
    expect((await metrics()).series).toEqual([today]);
    const earlier = dayPlus(today?.date ?? '', -3);
    await t.database.asOwner(
      'insert into app.email_stats (tenant_id, campaign_id, day, sent) values ($1, $2, $3, 1)',
      [t.world.alpha.id, campaignId, earlier],
    );
    const none = { sent: 0, uniqueOpens: 0, uniqueClicks: 0, bounces: 0, unsubscribes: 0 };
    expect((await metrics()).series).toEqual([
      { ...none, date: earlier, sent: 1 },
      { ...none, date: dayPlus(earlier, 1) },
      { ...none, date: dayPlus(earlier, 2) },
      today,
    ]);
  });
});
