import type { CampaignMetrics } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addSubscribers,
  CAMPAIGNS,
  makeCampaign,
  makeList,
  waitForStatus,
} from '../../../../../test/support/campaigns.ts';
import { type MailSink, mailSink } from '../../../../../test/support/mail-sink.ts';
import { type TestApi, testApi } from '../../../../../test/support/test-api.ts';

const metrics = async (id: number): Promise<CampaignMetrics> =>
  (await t.call('GET', `${CAMPAIGNS}${id}/metrics/`, { as: 'admin' })).body
    .results as CampaignMetrics;

let sink: MailSink;
let t: TestApi;
beforeAll(async () => {
  sink = await mailSink();
  t = await testApi({ SMTP_URL: `smtp://127.0.0.1:${sink.port}`, MAIL_RATE: '4/second' });
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
});
afterAll(async () => {
  await t.close();
  await sink.close();
});

it('campaigns share the rate of the installation’s server, and each person gets one email', async () => {
  const started = Date.now();
  const ids: number[] = [];
  for (const name of ['first', 'second']) {
    const listId = await makeList(t, name);
    const emails = Array.from({ length: 10 }, (_none, at) => `n${at}@${name}.example`);
    await addSubscribers(t, listId, emails);
    const { id } = await makeCampaign(t, { listIds: [listId] });
    await t.call('POST', `${CAMPAIGNS}${id}/send-now/`, { as: 'admin', body: {} });
    ids.push(id);
  }
  for (const id of ids) {
    await waitForStatus(t, id, 'sent');
    const { recipients, waits } = await metrics(id);
    expect(recipients).toMatchObject({ sent: 10, waiting: 0 });
    expect(waits).toEqual([]);
  }
  expect(new Set(sink.received.map(({ recipients }) => recipients.join())).size).toBe(20);
  expect(sink.received).toHaveLength(20);
  // Nineteen gaps of a quarter of a second.
  expect(Date.now() - started).toBeGreaterThan(19 * 250);
}, 60_000);

it('the report tells how many people wait for the rate, and until about when', async () => {
  const listId = await makeList(t, 'Large');
  const emails = Array.from({ length: 120 }, (_none, at) => `n${at}@large.example`);
  await addSubscribers(t, listId, emails);
  const { id } = await makeCampaign(t, { listIds: [listId] });
  const before = sink.received.length;
  await t.call('POST', `${CAMPAIGNS}${id}/send-now/`, { as: 'admin', body: {} });
  await expect.poll(() => sink.received.length, { timeout: 20_000 }).toBeGreaterThan(before);
  const {
    waits: [wait],
    recipients,
  } = await metrics(id);
  expect(wait?.reason).toBe('limit');
  expect(wait?.recipients).toBeLessThanOrEqual(120);
  expect(Math.abs(recipients.waiting - (wait?.recipients ?? 0))).toBeLessThan(20);
  // At four emails a second the last of them is not sent before half a minute is over.
  const rest = Date.parse(wait?.until ?? '') - Date.now();
  expect(rest).toBeGreaterThan((1000 * (wait?.recipients ?? 0)) / 4 / 2);
  expect(rest).toBeLessThan(120_000);
  await t.call('POST', `${CAMPAIGNS}${id}/pause/`, { as: 'admin', body: {} });
  expect((await metrics(id)).waits).toEqual([]);
}, 60_000);
