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
import { nextOpening } from './send-window.ts';

const ZONE = 'Europe/Berlin';
const WEEKDAYS = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:30' };
const opening = (now: string, window = WEEKDAYS): string | undefined =>
  nextOpening(window, ZONE, new Date(now))?.toISOString();

describe('the next opening of a send window', () => {
  it.each([
    ['in it', '2026-03-02T08:00:00Z', undefined],
    ['at its first minute', '2026-03-02T08:00:00Z', undefined],
    ['before it', '2026-03-02T07:59:59Z', '2026-03-02T08:00:00.000Z'],
    ['at its end', '2026-03-02T16:30:00Z', '2026-03-03T08:00:00.000Z'],
    ['on a Friday evening', '2026-03-06T20:00:00Z', '2026-03-09T08:00:00.000Z'],
    ['before the clocks change', '2026-03-27T20:00:00Z', '2026-03-30T07:00:00.000Z'],
  ])('is right %s', (_when, now, expected) => {
    expect(opening(now)).toBe(expected);
  });

  it.each([
    ['before midnight', '2026-03-02T22:30:00Z', undefined],
    ['after midnight', '2026-03-03T04:59:59Z', undefined],
    ['at its end', '2026-03-03T05:00:00Z', '2026-03-03T21:00:00.000Z'],
    ['in the night after its last day', '2026-03-07T02:00:00Z', undefined],
    ['in the evening of a day that it has not', '2026-03-07T22:00:00Z', '2026-03-09T21:00:00.000Z'],
    ['in the night before its first day', '2026-03-09T02:00:00Z', '2026-03-09T21:00:00.000Z'],
  ])('is right over midnight, %s', (_when, now, expected) => {
    expect(opening(now, { ...WEEKDAYS, from: '22:00', to: '06:00' })).toBe(expected);
  });

  it('ends at midnight when the end is 00:00', () => {
    const evening = { ...WEEKDAYS, from: '18:00', to: '00:00' };
    expect(opening('2026-03-02T22:59:59Z', evening)).toBeUndefined();
    expect(opening('2026-03-02T23:00:00Z', evening)).toBe('2026-03-03T17:00:00.000Z');
  });

  it.each([
    ['in an hour that is skipped', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00.000Z'],
    ['after an hour that is skipped', '2026-03-29T01:30:00Z', '2026-03-30T00:30:00.000Z'],
    ['in an hour that comes twice, the first time', '2026-10-25T00:40:00Z', undefined],
    ['in an hour that comes twice, the second time', '2026-10-25T01:40:00Z', undefined],
  ])('never lies in the past when the clocks change, %s', (_when, now, expected) => {
    const night = { days: [1, 2, 3, 4, 5, 6, 7], from: '02:30', to: '02:45' };
    expect(opening(now, night)).toBe(expected);
  });

  it('is the same day a week later for a window of one day that is over', () => {
    expect(opening('2026-03-02T20:00:00Z', { ...WEEKDAYS, days: [1] })).toBe(
      '2026-03-09T08:00:00.000Z',
    );
  });
});

describe('a campaign with a send window', () => {
  let sink: MailSink;
  let t: TestApi;
  useSendingApi((api) => {
    ({ sink, t } = api);
  });
  const act = (id: number, name: string) =>
    t.call('POST', `${CAMPAIGNS}${id}/${name}/`, { as: 'admin', body: {} });
  const readMetrics = async (id: number) =>
    (await t.call('GET', `${CAMPAIGNS}${id}/metrics/`, { as: 'admin' })).body.results as {
      continuesAt: string | null;
      recipients: { waiting: number };
    };

  it('waits for its opening, and says when that is', async () => {
    const listId = await makeList(t, 'Window');
    await addSubscribers(t, listId, ['a@window.example', 'b@window.example']);
    // A day that is neither today nor tomorrow anywhere.
    const day = ((new Date().getUTCDay() + 2) % 7) + 1;
    const sendWindow = { days: [day], from: '09:00', to: '10:00' };
    const { id } = await makeCampaign(t, { listIds: [listId], sendWindow });
    expect((await act(id, 'send-now')).status).toBe(202);
    await expect
      .poll(() => readMetrics(id), { timeout: 20_000 })
      .toMatchObject({ recipients: { waiting: 2 } });
    const { continuesAt } = await readMetrics(id);
    expect(Date.parse(continuesAt ?? '')).toBeGreaterThan(Date.now() + 86_400_000);
    expect(sink.received).toEqual([]);

    await t.database.asOwner(`update app.email_campaigns set send_window = null where id = ${id}`);
    await act(id, 'pause');
    await act(id, 'resume');
    expect(await waitForStatus(t, id, 'sent')).toMatchObject({ sendWindow: null });
    expect(sink.received).toHaveLength(2);
    expect((await readMetrics(id)).continuesAt).toBeNull();
  });

  it('refuses bad values with their fields', async () => {
    const { id } = await makeCampaign(t, {});
    const window = { days: [1], from: '09:00', to: '10:00' };
    const save = (body: object) => t.call('PUT', `${CAMPAIGNS}${id}/`, { as: 'admin', body });
    for (const [change, field] of [
      [{ days: [] }, 'sendWindow.days'],
      [{ days: [8] }, 'sendWindow.days[0]'],
      [{ from: '09' }, 'sendWindow.from'],
      [{ to: '09:00' }, 'sendWindow.to'],
      [{ to: '24:00' }, 'sendWindow.to'],
    ] as const) {
      const { status, body } = await save({ sendWindow: { ...window, ...change } });
      expect([status, Object.keys(body.formErrors as object)], field).toEqual([422, [field]]);
    }
    expect((await save({ sendWindow: window })).status).toBe(200);
    expect((await save({ sendWindow: { ...window, from: '22:00', to: '06:00' } })).status).toBe(
      200,
    );
  });
});
