import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSubscribers, CAMPAIGNS, makeCampaign, makeList } from './support/campaigns.ts';
import { chance, rounds, SEED } from './support/chaos.ts';
import { killedWorkers, until } from './support/killed-workers.ts';
import { type MailSink, mailSink } from './support/mail-sink.ts';
import { type TestApi, testApi } from './support/test-api.ts';

const PEOPLE = 2000;
/** Number of connections of a worker: as many emails are under way at most when it dies. */
const CONNECTIONS = 10;
const random = chance();

let sink: MailSink;
let t: TestApi;
const workers = killedWorkers(
  () => t,
  './campaign-worker.ts',
  () => ({ MAIL_PORT: String(sink.port) }),
);
beforeAll(async () => {
  process.stdout.write(`campaign kills: seed ${SEED}\n`);
  sink = await mailSink();
  t = await testApi({ SMTP_URL: `smtp://127.0.0.1:${sink.port}` });
});
afterAll(async () => {
  workers.killAll();
  await t.close();
  await sink.close();
});

it.each(rounds(1, 20))(
  'sends nothing twice and leaves nobody out when a worker is killed while it sends (round %i)',
  async (round) => {
    sink.received.length = 0;
    const emails = Array.from({ length: PEOPLE }, (_, at) => `r${round}n${at}@kill.example`);
    const listId = await makeList(t, `Kills ${round}`);
    await addSubscribers(t, listId, emails);
    const { id } = await makeCampaign(t, { listIds: [listId] });
    const launched = await t.call('POST', `${CAMPAIGNS}${id}/send-now/`, { as: 'admin', body: {} });
    expect(launched.status, launched.text).toBe(202);
    const count = async (statuses: readonly string[]): Promise<number> => {
      const [row] = await t.database.asOwner<{ n: number }>(
        'select count(*)::int as n from app.email_sends where campaign_id = $1 and status = any($2)',
        [id, statuses],
      );
      return row?.n ?? 0;
    };

    const first = await workers.start();
    const part = PEOPLE * (0.1 + random() * 0.6);
    await until(async () => sink.received.length > part, 120_000);
    await sleep(random() * 50);
    first.kill('SIGKILL');
    const second = await workers.start();
    // Five minutes pass, after which nobody waits for the dead worker any more.
    await t.database.asOwner(
      "update app.email_sends set lease_until = now() - interval '1 second' where campaign_id = $1 and lease_until is not null",
      [id],
    );
    await until(
      async () =>
        (await count(['pending', 'claimed', 'dispatching', 'deferred'])) === 0 &&
        (await count(['sent', 'uncertain'])) === PEOPLE,
      240_000,
    );
    second.kill('SIGKILL');

    const times = new Map<string, number>();
    for (const { recipients } of sink.received)
      for (const email of recipients) times.set(email, (times.get(email) ?? 0) + 1);
    expect([...times.values()].filter((n) => n > 1)).toEqual([]);
    const sent = await t.database.asOwner<{ email: string }>(
      "select email from app.email_sends where campaign_id = $1 and status = 'sent'",
      [id],
    );
    expect(sent.filter(({ email }) => !times.has(email))).toEqual([]);
    expect(await count(['uncertain'])).toBeLessThanOrEqual(CONNECTIONS);
    const [stats] = await t.database.asOwner<{ sent: number }>(
      'select sum(sent)::int as sent from app.email_stats where campaign_id = $1',
      [id],
    );
    expect(stats?.sent).toBe(sent.length);
  },
  480_000,
);
