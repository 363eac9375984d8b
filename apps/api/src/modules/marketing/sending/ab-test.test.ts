import type { AbResult } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import {
  addSubscribers,
  CAMPAIGNS,
  makeCampaign,
  makeList,
  waitForStatus,
} from '../../../../test/support/campaigns.ts';
import type { MailSink } from '../../../../test/support/mail-sink.ts';
import { useSendingApi } from '../../../../test/support/sending-api.ts';
import type { TestApi } from '../../../../test/support/test-api.ts';
import { isLeadSure, pickWinner, testSize } from './ab-test.ts';

let sink: MailSink;
let t: TestApi;
useSendingApi((api) => {
  ({ sink, t } = api);
});

const AB = { subjects: ['Bowls', 'Vases'], testPercent: 50, metric: 'opens', hours: 4 };
const act = (id: number, name: string, body: object = {}, as: 'admin' | 'viewer' = 'admin') =>
  t.call('POST', `${CAMPAIGNS}${id}/${name}/`, { as, body });
async function readResult(id: number): Promise<AbResult> {
  const { body } = await t.call('GET', `${CAMPAIGNS}${id}/metrics/`, { as: 'admin' });
  return (body.results as { abTest: AbResult }).abTest;
}

/** Starts a test of three subjects with six of twelve people, and waits until they got their email. */
async function startTest(name: string): Promise<number> {
  const listId = await makeList(t, name);
  const people = Array.from({ length: 12 }, (_, at) => `n${at}@${name}.example`);
  await addSubscribers(t, listId, people);
  await addSubscribers(t, listId, [`gone@${name}.example`], { status: 'unsubscribed' });
  const { id } = await makeCampaign(t, { listIds: [listId], subject: 'Spring', abTest: AB });
  expect((await act(id, 'send-now')).status).toBe(202);
  await expect
    .poll(async () => (await readResult(id)).variants.map(({ sent }) => sent), { timeout: 20_000 })
    .toEqual([2, 2, 2]);
  return id;
}
const subjectsAt = (domain: string) =>
  sink.received
    .filter(({ recipients }) => recipients[0]?.endsWith(`@${domain}.example`))
    .map(({ mail }) => mail?.subject ?? '')
    .toSorted();

describe('an A/B test of subjects', () => {
  it('sends each subject to as many people, and the best one to everybody else when the time is over', async () => {
    const id = await startTest('auto');
    expect(subjectsAt('auto')).toEqual(['Bowls', 'Bowls', 'Spring', 'Spring', 'Vases', 'Vases']);
    const open = await readResult(id);
    expect(open).toMatchObject({
      winner: null,
      leader: null,
      waiting: 6,
      metric: 'opens',
      isSure: false,
    });
    const hours = (Date.parse(open.decidesAt ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(3.9);
    expect(hours).toBeLessThanOrEqual(4);

    // The time of the test was wrong, such as after a pause: nobody is chosen too early.
    await t.database.asOwner(`update app.email_campaigns set rest_at = now() where id = ${id}`);
    await act(id, 'pause');
    await act(id, 'resume');
    await expect
      .poll(async () => Date.parse((await readResult(id)).decidesAt ?? ''), { timeout: 20_000 })
      .toBeGreaterThan(Date.now() + 3.9 * 3_600_000);
    expect(subjectsAt('auto')).toHaveLength(6);

    // Two people open the third subject, and the time is over.
    await t.database.asOwner(
      `update app.email_sends set sent_at = sent_at - interval '5 hours' where campaign_id = ${id}`,
    );
    await t.database.asOwner(
      `update app.email_sends set opened_at = now() where campaign_id = ${id} and variant = 2`,
    );
    await t.database.asOwner(`update app.email_campaigns set rest_at = now() where id = ${id}`);
    await act(id, 'pause');
    await act(id, 'resume');
    const sent = await waitForStatus(t, id, 'sent');
    expect(sent).toMatchObject({ abTest: AB, recipients: 12 });
    expect(await readResult(id)).toMatchObject({
      winner: 2,
      leader: 2,
      waiting: 0,
      variants: [
        { subject: 'Spring', sent: 2, opens: 0 },
        { subject: 'Bowls', sent: 2, opens: 0 },
        { subject: 'Vases', sent: 2, opens: 2 },
      ],
    });
    expect(subjectsAt('auto').filter((subject) => subject === 'Vases')).toHaveLength(8);
    expect(subjectsAt('auto')).toHaveLength(12);
  });

  it('counts its hours from the opening of the send window', async () => {
    const listId = await makeList(t, 'Both');
    await addSubscribers(t, listId, ['a@both.example', 'b@both.example', 'c@both.example']);
    const day = ((new Date().getUTCDay() + 2) % 7) + 1;
    const sendWindow = { days: [day], from: '09:00', to: '18:00' };
    const { id } = await makeCampaign(t, {
      listIds: [listId],
      sendWindow,
      abTest: { ...AB, subjects: ['Bowls'] },
    });
    await act(id, 'send-now');
    await expect.poll(async () => (await readResult(id)).waiting, { timeout: 20_000 }).toBe(1);
    const { body } = await t.call('GET', `${CAMPAIGNS}${id}/metrics/`, { as: 'admin' });
    const { continuesAt, abTest } = body.results as { continuesAt: string; abTest: AbResult };
    expect(Date.parse(abTest.decidesAt ?? '') - Date.parse(continuesAt)).toBe(4 * 3_600_000);
  });

  it('sends the subject that a person chooses without waiting, and only one', async () => {
    const id = await startTest('chosen');
    expect((await act(id, 'choose-winner', { variant: 1 }, 'viewer')).status).toBe(403);
    expect((await act(id, 'choose-winner', { variant: 3 })).body.formErrors).toEqual({
      variant: 'There is no such subject',
    });
    expect((await act(id, 'choose-winner', { variant: 1 })).status).toBe(200);
    await waitForStatus(t, id, 'sent');
    expect(subjectsAt('chosen').filter((subject) => subject === 'Bowls')).toHaveLength(8);
    const again = await act(id, 'choose-winner', { variant: 0 });
    expect(again.status).toBe(409);
  });

  it('refuses what it cannot measure, and bad values with their fields', async () => {
    const listId = await makeList(t, 'Refused');
    await addSubscribers(t, listId, ['a@refused.example']);
    const campaign = await makeCampaign(t, {
      listIds: [listId],
      track_clicks: false,
      abTest: { ...AB, metric: 'clicks' },
    });
    const answer = await act(campaign.id, 'send-now');
    expect(answer.status).toBe(422);
    expect(answer.body.formErrors).toEqual({
      abTest: 'The A/B test needs clicks, which are not counted: turn on “Count clicks”',
    });
    const save = (abTest: unknown) =>
      t.call('PUT', `${CAMPAIGNS}${campaign.id}/`, { as: 'admin', body: { abTest } });
    for (const [change, field] of [
      [{ subjects: [] }, 'abTest.subjects'],
      [{ subjects: ['Bowls\r\nBcc: evil@x.example'] }, 'abTest.subjects[0]'],
      [{ subjects: ['a', 'b', 'c', 'd'] }, 'abTest.subjects'],
      [{ testPercent: 0 }, 'abTest.testPercent'],
      [{ hours: 1.5 }, 'abTest.hours'],
      [{ metric: 'replies' }, 'abTest.metric'],
    ] as const) {
      const { status, body } = await save({ ...AB, ...change });
      expect([status, Object.keys(body.formErrors as object)], field).toEqual([422, [field]]);
    }
    expect((await save(null)).status).toBe(200);
    const { body } = await t.call('GET', `${CAMPAIGNS}${campaign.id}/checks/`, { as: 'admin' });
    expect(JSON.stringify(body.results)).not.toContain('ab_');
  });
});

describe('the winner', () => {
  const variant = (sent: number, opens: number) => ({ subject: '', sent, opens, clicks: 0 });

  it('has the highest share, not the highest count; of equal ones the first', () => {
    expect(pickWinner([variant(100, 20), variant(10, 3)], 'opens')).toBe(1);
    expect(pickWinner([variant(10, 3), variant(10, 3)], 'opens')).toBe(0);
    expect(pickWinner([variant(0, 0), variant(0, 0)], 'opens')).toBe(0);
  });

  it('leads for sure only where chance does not explain it', () => {
    // Two-proportion z-test: 1.72 and 2.42 standard deviations.
    expect(isLeadSure([variant(100, 20), variant(100, 31)], 'opens')).toBe(false);
    expect(isLeadSure([variant(200, 40), variant(200, 62)], 'opens')).toBe(true);
    expect(isLeadSure([variant(5, 5), variant(0, 0)], 'opens')).toBe(false);
  });

  it('is found with whole people for each subject', () => {
    expect(testSize({ ...AB, metric: 'opens' }, 1000)).toBe(166);
    expect(testSize({ ...AB, metric: 'opens' }, 1)).toBe(0);
  });
});
