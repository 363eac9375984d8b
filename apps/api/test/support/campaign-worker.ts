import { createEncryption } from '../../src/kernel/crypto/encryption.ts';
import { openGivenDatabase } from '../../src/kernel/database/open-database.ts';
import { createJobs } from '../../src/kernel/jobs/create-jobs.ts';
import { openMailbox } from '../../src/kernel/mail/mailbox.ts';
import { createMailer } from '../../src/kernel/mail/mailer.ts';
import { serverLog } from '../../src/kernel/process/server-log.ts';
import { ALL_MIGRATIONS } from '../../src/main/migrations.ts';
import { sendCampaign } from '../../src/modules/marketing/sending/delivery/send-campaign.ts';
import { sendCampaignJob } from '../../src/modules/marketing/sending/sending.jobs.ts';
import { emailTokens } from '../../src/modules/marketing/sending/tracking/email-tokens.ts';
import { TEST_SECRET } from './test-constants.ts';

// A worker in a separate process that sends campaigns through the mail server at MAIL_PORT, for tests that kill it.
const database = await openGivenDatabase({
  migrations: ALL_MIGRATIONS,
  ownerUrl: process.env.DATABASE_URL ?? '',
  secret: TEST_SECRET,
  rolesFor: process.env.ROLES_FOR,
});
const jobs = createJobs(database, serverLog('silent'));
const mailer = createMailer({
  installation: {
    host: '127.0.0.1',
    port: Number(process.env.MAIL_PORT),
    security: 'plain',
    username: '',
    password: '',
  },
  mailbox: openMailbox('/nonexistent'),
  innerHosts: true,
});
jobs.handle(sendCampaignJob, (work) =>
  sendCampaign(
    {
      db: database.db,
      send: jobs.send,
      mailer,
      seal: createEncryption(TEST_SECRET, 'mail'),
      mailFrom: 'atrium@test.example',
      tokens: emailTokens(TEST_SECRET),
      getSite: () => Promise.resolve('http://alpha.localhost:3000/'),
    },
    work,
  ),
);
await jobs.start({ poll: 0.5, supervise: 1 });
process.stdout.write('works\n');
