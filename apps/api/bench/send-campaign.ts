// `pnpm --filter @org/api bench:campaign`: a campaign to many people through a mail server on the same machine, each email with
// tracked links and an unsubscription of its own; and the same emails without a database.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createEncryption } from '../src/kernel/crypto/encryption.ts';
import type { PoolMessage, SmtpServer } from '../src/kernel/mail/mail-message.ts';
import { openSmtpPool } from '../src/kernel/mail/mail-pool.ts';
import { openMailbox } from '../src/kernel/mail/mailbox.ts';
import { createMailer } from '../src/kernel/mail/mailer.ts';
import { serverLog } from '../src/kernel/process/server-log.ts';
import { personaliser } from '../src/modules/marketing/sending/delivery/personalise.ts';
import { sendCampaign } from '../src/modules/marketing/sending/delivery/send-campaign.ts';
import { emailTokens } from '../src/modules/marketing/sending/tracking/email-tokens.ts';
import { type BenchApi, withBenchApi } from './bench-api.ts';

const PEOPLE = Number(process.env.PEOPLE ?? 20_000);
const LINKS = ['https://kiln.example/bowls', 'https://kiln.example/vases?a=1'];
const PARAGRAPH = `<p>Dear {{first_name|friend}}, ${'spring is here. '.repeat(40)}<a href="{{link:0}}">Bowls</a> <a href="{{link:1}}">Vases</a></p>`;
const HTML = `<html><body style="margin:0">${PARAGRAPH.repeat(12)}<a href="{{unsubscribe_url}}">Unsubscribe</a></body></html>`;
const TEXT = 'Dear {{first_name|friend}}, spring is here. Unsubscribe: {{unsubscribe_url}}';
const SUBJECT = 'Spring, {{first_name|friend}}';

await withBenchApi(measure);
process.exit(0);

/** Answer of the mail server to the question what it has received. */
interface Received {
  readonly people: number;
  readonly doubled: number;
}

/** Starts the mail server. */
async function startSink() {
  const child = fork(fileURLToPath(new URL('./campaign-sink.ts', import.meta.url)));
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const server: SmtpServer = {
    host: '127.0.0.1',
    port,
    security: 'plain',
    username: '',
    password: '',
  };
  return {
    server,
    async ask(): Promise<Received> {
      child.send('count');
      const [answer] = (await once(child, 'message')) as [Received];
      return answer;
    },
    stop: () => child.kill(),
  };
}

/** Sends as many emails through a pool as it has connections, with nothing else around. */
async function sendPlain(server: SmtpServer): Promise<number> {
  const compose = personaliser(
    {
      tenantId: 1,
      campaignId: 1,
      snapshot: { subject: SUBJECT, html: HTML, text: TEXT },
      links: LINKS,
      from: { name: 'Kiln', address: 'post@kiln.example' },
      replyTo: '',
      companyName: 'Kiln',
      trackOpens: true,
      trackClicks: true,
      site: 'https://kiln.example/',
      bounceAddress: '',
    },
    emailTokens('bench'),
  );
  const pool = openSmtpPool(server, server.host);
  const start = performance.now();
  let next = 0;
  const getMessage = (): PoolMessage | undefined =>
    next++ < PEOPLE
      ? compose({
          sendId: next,
          email: `p${next}@plain.example`,
          firstname: 'Ada',
          lastname: '',
          variant: 0,
        })
      : undefined;
  await Promise.all(
    Array.from({ length: pool.connections }, async () => {
      for (let message = getMessage(); message; message = getMessage()) await pool.send(message);
    }),
  );
  pool.close();
  return PEOPLE / ((performance.now() - start) / 1000);
}

async function measure({ api, database, owner, world }: BenchApi): Promise<void> {
  const tenantId = world.alpha.id;
  const plain = await startSink();
  const alone = await sendPlain(plain.server);
  plain.stop();

  const sink = await startSink();
  await owner.query(
    `with list as (
       insert into app.email_lists (tenant_id, name) values ($1, 'Bench') returning id
     ), people as (
       insert into app.subscribers (tenant_id, email, firstname)
       select $1, 'p' || n || '@bench' || n % 50 || '.example', 'Ada' from generate_series(1, $2::int) n returning id
     )
     insert into app.list_members (tenant_id, list_id, subscriber_id, status)
     select $1, list.id, people.id, 'subscribed' from list, people`,
    [tenantId, PEOPLE],
  );
  const { rows } = await owner.query<{ id: string }>(
    `insert into app.email_campaigns (tenant_id, name, subject, status, list_ids, started_at)
     select $1, 'Bench', 'Spring', 'sending', jsonb_build_array(id), now() from app.email_lists where name = 'Bench' returning id`,
    [tenantId],
  );
  const campaignId = Number(rows[0]?.id);
  await owner.query(
    'insert into app.email_snapshots (tenant_id, campaign_id, subject, html, body) values ($1, $2, $3, $4, $5)',
    [tenantId, campaignId, SUBJECT, HTML, TEXT],
  );
  for (const [position, url] of LINKS.entries())
    await owner.query(
      'insert into app.email_links (tenant_id, campaign_id, position, url) values ($1, $2, $3, $4)',
      [tenantId, campaignId, position, url],
    );
  await owner.query('vacuum analyze');

  const start = performance.now();
  await sendCampaign(
    {
      db: database.db,
      send: api.jobs.send,
      mailer: createMailer({
        installation: sink.server,
        mailbox: openMailbox('/nonexistent'),
        innerHosts: true,
      }),
      seal: createEncryption('bench', 'mail'),
      mailFrom: 'post@kiln.example',
      tokens: emailTokens('bench'),
      getSite: () => Promise.resolve('https://kiln.example/'),
    },
    {
      jobId: 'bench',
      tenantId,
      payload: { campaignId, unreachable: 0 },
      signal: new AbortController().signal,
      log: serverLog('silent'),
      attempt: 1,
      isLast: false,
    },
  );
  const seconds = (performance.now() - start) / 1000;
  const memory = process.memoryUsage().rss / 1024 / 1024;
  const { people, doubled } = await sink.ask();
  sink.stop();
  const state = await owner.query<{ status: string; sent: string }>(
    `select c.status, (select count(*) from app.email_sends s where s.campaign_id = c.id and s.status = 'sent') as sent
     from app.email_campaigns c where c.id = $1`,
    [campaignId],
  );
  console.log(
    `${PEOPLE} recipients, ${Math.round(Buffer.byteLength(HTML) / 1024)} KB of HTML each`,
  );
  console.log(`connections alone   ${alone.toFixed(0)} emails a second`);
  console.log(`campaign            ${(PEOPLE / seconds).toFixed(0)} emails a second`);
  console.log(`memory              ${memory.toFixed(0)} MiB`);
  console.log(
    `received by         ${people} people, ${doubled} of them twice; report: ${state.rows[0]?.sent} sent, ${state.rows[0]?.status}`,
  );
}
