import type { Campaign, CampaignMetrics, SendWave } from '@org/schema/entities';
import { expect, it } from 'vitest';
import {
  addSubscribers,
  CAMPAIGNS,
  makeCampaign,
  makeList,
  readCampaign,
  waitForStatus,
} from '../../../../../test/support/campaigns.ts';
import type { MailSink } from '../../../../../test/support/mail-sink.ts';
import { useSendingApi } from '../../../../../test/support/sending-api.ts';
import type { TestApi } from '../../../../../test/support/test-api.ts';
import { wakeCampaigns } from '../start-scheduled.ts';

const DAY = 86_400_000;
const TENANT_ZONE = 'America/Toronto';

let sink: MailSink;
let t: TestApi;
useSendingApi((api) => {
  ({ sink, t } = api);
});

const act = (id: number, name: string, body: object = {}) =>
  t.call('POST', `${CAMPAIGNS}${id}/${name}/`, { as: 'admin', body });
const metrics = async (id: number) =>
  (await t.call('GET', `${CAMPAIGNS}${id}/metrics/`, { as: 'admin' })).body
    .results as CampaignMetrics;
const waves = async (id: number, query = ''): Promise<readonly SendWave[]> => {
  const { body, text } = await t.call('GET', `${CAMPAIGNS}${id}/waves/${query}`, { as: 'admin' });
  const results = body.results as { waves: SendWave[] } | undefined;
  expect(results, text).toBeDefined();
  return results?.waves ?? [];
};
const wake = () =>
  t.database.db.asTenant(t.world.alpha.id, (tx) =>
    wakeCampaigns(t.api.jobs.send, tx, t.world.alpha.id),
  );
const countMails = (email: string): number =>
  sink.received.filter(({ recipients }) => recipients.includes(email)).length;

/** Creates a draft for people with time zones, by their address; '' for an unknown one. */
async function draftFor(
  name: string,
  zones: Readonly<Record<string, string>>,
  fields: object = {},
): Promise<number> {
  const listId = await makeList(t, name);
  await addSubscribers(t, listId, Object.keys(zones));
  for (const [email, zone] of Object.entries(zones))
    await t.database.asOwner('update app.subscribers set timezone = $2 where email = $1', [
      email,
      zone,
    ]);
  return (await makeCampaign(t, { name, listIds: [listId], ...fields })).id;
}

/** The local time of some hours ago in a zone, to the minute. */
const wallTime = (zone: string, hours: number): string =>
  new Date(Date.now() + hours * 3_600_000)
    .toLocaleString('sv-SE', { timeZone: zone })
    .slice(0, 16)
    .replace(' ', 'T');

/** Moves the schedule of a campaign, as if it had been made some time ago. */
const reschedule = (id: number, localTime: string) =>
  t.database.asOwner(
    "update app.email_campaigns set local_time = $2, scheduled_at = now() - interval '1 minute' where id = $1",
    [id, localTime],
  );

it('plans waves by the time zones of subscribers, of their countries, and of the tenant', async () => {
  const id = await draftFor('Planned', {
    'tokyo@wave.example': 'Asia/Tokyo',
    'berlin@wave.example': 'Europe/Berlin',
    'paris@wave.example': '',
    'nobody@wave.example': '',
    'states@wave.example': '',
    'oregon@wave.example': '',
    'moved@wave.example': '',
  });
  for (const [email, country, province, countryCode] of [
    ['Paris@wave.example', 'FR', '', ''],
    // Its clocks show several times.
    ['states@wave.example', 'US', '', ''],
    ['oregon@wave.example', 'US', 'Oregon', 'US'],
    // The address is in another country.
    ['moved@wave.example', 'US', 'OR', 'GB'],
  ]) {
    const made = await t.call('POST', '/api/v1/admin/customers/', {
      as: 'admin',
      body: { firstname: 'A', email, country, addresses: [{ province, countryCode }] },
    });
    expect(made.status, made.text).toBe(201);
  }
  const day = new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10);
  const localTime = `${day}T09:00`;
  const planned = await waves(id, `?local_time=${localTime}`);
  expect(planned.map(({ zones, recipients }) => [zones.toSorted(), recipients])).toEqual([
    [['Asia/Tokyo'], 1],
    [['Europe/Berlin', 'Europe/Paris'], 2],
    [[TENANT_ZONE], 3],
    [['America/Los_Angeles'], 1],
  ]);
  expect(planned[0]?.at).toBe(`${day}T00:00:00.000Z`);
  const answer = await act(id, 'schedule', { local_time: localTime });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.campaign).toMatchObject({
    status: 'scheduled',
    localTime,
    scheduled_at: `${day}T00:00:00.000Z`,
  });
  expect(await waves(id)).toEqual(planned);
  // The admin shows where a time zone comes from.
  const [row] = await t.database.asOwner<{ id: string }>(
    "select id from app.subscribers where email = 'paris@wave.example'",
  );
  const profile = await t.call('GET', `/api/v1/admin/email-marketing/subscribers/${row?.id}/`, {
    as: 'admin',
  });
  expect(profile.body.subscriber).toMatchObject({ timezone: '', country_timezone: 'Europe/Paris' });
  expect((await act(id, 'unschedule')).body.campaign).toMatchObject({
    status: 'draft',
    localTime: null,
    scheduled_at: null,
  });
});

it('sends each wave once when its time has come, also after a pause', async () => {
  const id = await draftFor('Waves', {
    'early@waves.example': 'Asia/Tokyo',
    'late@waves.example': 'Pacific/Honolulu',
    'tenant@waves.example': '',
  });
  const time = new Date(Date.now() + 10 * DAY).toISOString().slice(0, 16);
  expect((await act(id, 'schedule', { local_time: time })).status).toBe(200);
  await reschedule(id, wallTime('Asia/Tokyo', -0.1));
  await Promise.all([wake(), wake()]);
  await expect.poll(() => countMails('early@waves.example'), { timeout: 20_000 }).toBe(1);
  await expect
    .poll(async () => (await metrics(id)).recipients, { timeout: 20_000 })
    .toMatchObject({ sent: 1, waiting: 2 });
  const { waves: found, continuesAt } = await metrics(id);
  expect(found.map(({ recipients, waiting }) => [recipients, waiting])).toEqual([
    [1, 0],
    [1, 1],
    [1, 1],
  ]);
  expect(continuesAt).toBe(found[1]?.at);
  expect((await readCampaign(t, id)).status).toBe('sending');

  expect((await act(id, 'pause')).status).toBe(200);
  // Hours pass: the second wave is due, and nothing is sent before the campaign goes on.
  await t.database.asOwner(
    "update app.email_sends set due_at = now() - interval '1 hour' where campaign_id = $1 and email = 'tenant@waves.example'",
    [id],
  );
  await wake();
  await act(id, 'resume');
  await expect.poll(() => countMails('tenant@waves.example'), { timeout: 20_000 }).toBe(1);
  await wake();
  expect(countMails('late@waves.example')).toBe(0);
  await t.database.asOwner(
    "update app.email_sends set due_at = now() where campaign_id = $1 and status = 'pending'",
    [id],
  );
  await act(id, 'pause');
  await act(id, 'resume');
  await waitForStatus(t, id, 'sent');
  for (const name of ['early', 'late', 'tenant'])
    expect(countMails(`${name}@waves.example`), name).toBe(1);
  expect((await metrics(id)).waves.every(({ waiting }) => waiting === 0)).toBe(true);
});

it('keeps to the send window of each time zone', async () => {
  // A window of today in Kiritimati, where it is a day later than in Honolulu.
  const day = (zone: string) => ((new Date(wallTime(zone, 0)).getUTCDay() + 6) % 7) + 1;
  const weekday = day('Pacific/Kiritimati');
  const id = await draftFor(
    'Windows',
    { 'open@window.example': 'Pacific/Kiritimati', 'closed@window.example': 'Pacific/Honolulu' },
    { sendWindow: { days: [weekday], from: '00:00', to: '23:59' } },
  );
  const time = new Date(Date.now() + 20 * DAY).toISOString().slice(0, 16);
  expect((await act(id, 'schedule', { local_time: time })).status).toBe(200);
  await reschedule(id, wallTime('Pacific/Kiritimati', -0.05));
  await wake();
  await expect.poll(() => countMails('open@window.example'), { timeout: 20_000 }).toBe(1);
  // People in zones where the day has not begun wait, even if they are due.
  await t.database.asOwner('update app.email_sends set due_at = now() where campaign_id = $1', [
    id,
  ]);
  await act(id, 'pause');
  await act(id, 'resume');
  await expect
    .poll(async () => (await metrics(id)).continuesAt, { timeout: 20_000 })
    .not.toBeNull();
  expect(countMails('closed@window.example')).toBe(0);
  await act(id, 'cancel');
});

it('refuses times that have passed somewhere, A/B tests, and texts that are no time', async () => {
  const id = await draftFor('Refused', {
    'kiri@refuse.example': 'Pacific/Kiritimati',
    'west@refuse.example': 'Pacific/Honolulu',
  });
  const errors = async (body: object) => {
    const answer = await act(id, 'schedule', body);
    expect(answer.status, answer.text).toBe(422);
    return answer.body.formErrors;
  };
  expect(await errors({ local_time: wallTime('Pacific/Honolulu', 1) })).toEqual({
    local_time: 'This time has already passed in Pacific/Kiritimati. Choose a later one.',
  });
  expect(await errors({ local_time: '2099-05-01T09:00' })).toEqual({
    local_time: 'Choose a time from one minute to one year from now',
  });
  expect(await errors({ local_time: 'tomorrow' })).toEqual({
    local_time: 'Choose a date and a time',
  });
  expect(await errors({})).toEqual({ scheduled_at: 'Choose a time' });

  const time = new Date(Date.now() + 5 * DAY).toISOString().slice(0, 16);
  expect((await act(id, 'schedule', { local_time: time })).status).toBe(200);
  const abTest = { subjects: ['Other'], testPercent: 20, metric: 'opens', hours: 4 };
  const put = (body: object) => t.call('PUT', `${CAMPAIGNS}${id}/`, { as: 'admin', body });
  expect((await put({ abTest })).body.formErrors).toHaveProperty('abTest');
  await act(id, 'unschedule');
  expect((await put({ abTest })).status).toBe(200);
  expect(await errors({ local_time: time })).toHaveProperty('local_time');
  const sent = await t.call('POST', `${CAMPAIGNS}${id}/duplicate/`, { as: 'admin', body: {} });
  expect((sent.body.campaign as Campaign).localTime).toBeNull();
});
