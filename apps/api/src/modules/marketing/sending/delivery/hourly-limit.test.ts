import type { CampaignMetrics } from '@org/schema/entities';
import { expect, it } from 'vitest';
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
import { returnShare, takeShare } from '../../../../kernel/mail/mail-hours.repository.ts';

const SERVER = '/api/v1/admin/settings/mail-server/';

let sink: MailSink;
let t: TestApi;
useSendingApi((api) => {
  ({ sink, t } = api);
});

const saveServer = async (hourly_limit: unknown) =>
  t.call('PUT', SERVER, {
    as: 'admin',
    body: {
      host: '127.0.0.1',
      port: sink.port,
      security: 'starttls',
      from_email: 'post@kiln.example',
      hourly_limit,
    },
  });
const metrics = async (id: number) =>
  (await t.call('GET', `${CAMPAIGNS}${id}/metrics/`, { as: 'admin' })).body
    .results as CampaignMetrics;

it('is shared by workers, which never exceed it together and release what they do not send', async () => {
  const take = (count: number) =>
    t.database.db.asTenant(t.world.alpha.id, (tx) => takeShare(tx, t.world.alpha.id, 100, count));
  const shares = await Promise.all(Array.from({ length: 8 }, () => take(30)));
  expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(100);
  const [first] = shares.filter(({ count }) => count === 30);
  if (!first) throw new Error('nobody took a whole share');
  await t.database.db.asTenant(t.world.alpha.id, (tx) => returnShare(tx, { ...first, count: 10 }));
  expect((await take(30)).count).toBe(10);
  expect((await take(1)).count).toBe(0);
  await t.database.asOwner('delete from app.mail_hours');
});

it('lets a campaign wait for the next hour', async () => {
  expect((await saveServer(2)).status).toBe(200);
  // The sink offers no encryption, which a tenant's server needs otherwise.
  await t.database.asOwner(
    'alter table app.mail_servers drop constraint mail_servers_security_check',
  );
  await t.database.asOwner("update app.mail_servers set security = 'plain'");
  const listId = await makeList(t, 'Limited');
  await addSubscribers(
    t,
    listId,
    Array.from({ length: 5 }, (_none, at) => `n${at}@limited.example`),
  );
  const { id } = await makeCampaign(t, { listIds: [listId] });
  await t.call('POST', `${CAMPAIGNS}${id}/send-now/`, { as: 'admin', body: {} });
  await expect.poll(() => sink.received.length, { timeout: 20_000 }).toBe(2);
  await expect
    .poll(async () => (await metrics(id)).continuesAt, { timeout: 20_000 })
    .toMatch(/:00:00\.000Z$/);
  expect(sink.received).toHaveLength(2);
  const { waits, continuesAt } = await metrics(id);
  // Two of the three can be sent in the next hour, and the last one in the hour after it.
  const until = new Date(Date.parse(continuesAt ?? '') + 3_600_000).toISOString();
  expect(waits).toEqual([{ reason: 'limit', recipients: 3, until }]);
  // The next hour, and the one after it.
  for (const count of [4, 5]) {
    await t.database.asOwner("update app.mail_hours set hour = hour - interval '1 hour'");
    await t.call('POST', `${CAMPAIGNS}${id}/pause/`, { as: 'admin', body: {} });
    await t.call('POST', `${CAMPAIGNS}${id}/resume/`, { as: 'admin', body: {} });
    await expect.poll(() => sink.received.length, { timeout: 20_000 }).toBe(count);
  }
  await waitForStatus(t, id, 'sent');
  expect(await metrics(id)).toMatchObject({ continuesAt: null, waits: [] });
});

it('is refused with its field', async () => {
  for (const limit of [0, -1, 1.5, 1_000_001, 'many'])
    expect((await saveServer(limit)).body.formErrors, String(limit)).toHaveProperty('hourly_limit');
  expect((await saveServer(null)).status).toBe(200);
});
