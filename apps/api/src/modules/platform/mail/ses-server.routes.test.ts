import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addSubscribers,
  CAMPAIGNS,
  makeCampaign,
  makeList,
  waitForStatus,
} from '../../../../test/support/campaigns.ts';
import { SES_KEY, type SesDouble, sesDouble } from '../../../../test/support/ses-double.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

const SERVER = '/api/v1/admin/settings/mail-server/';

let ses: SesDouble;
let t: TestApi;
beforeAll(async () => {
  ses = await sesDouble();
  t = await testApi({ SES_URL: ses.origin });
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
});
afterAll(async () => {
  await t.close();
  await ses.close();
});

const call = (method: string, path = SERVER, body?: object) =>
  t.call(method, path, { as: 'admin', body });
const given = {
  transport: 'ses',
  region: SES_KEY.region,
  username: SES_KEY.id,
  password: SES_KEY.secret,
  from_email: 'post@kiln.example',
};

it('stores the access to Amazon SES, with a key that nobody can read', async () => {
  const saved = await call('PUT', SERVER, given);
  expect(saved.status, saved.text).toBe(200);
  expect(saved.body.server).toMatchObject({
    transport: 'ses',
    region: 'eu-west-1',
    configuration_set: '',
    host: 'email.eu-west-1.amazonaws.com',
    port: 443,
    username: SES_KEY.id,
    password_set: true,
  });
  expect(saved.text).not.toContain(SES_KEY.secret);
  expect(JSON.stringify(await t.database.asOwner('select * from app.mail_servers'))).not.toContain(
    SES_KEY.secret,
  );
  // The key stays with its ID, in every region, and goes to no other server.
  const { password: _none, ...rest } = given;
  const moved = await call('PUT', SERVER, { ...rest, configuration_set: 'all' });
  expect(moved.body.server).toMatchObject({ password_set: true, configuration_set: 'all' });
  const smtp = {
    ...rest,
    transport: 'smtp',
    host: 'evil.example',
    port: 587,
    security: 'starttls',
  };
  expect((await call('PUT', SERVER, smtp)).body.server).toMatchObject({
    transport: 'smtp',
    region: '',
    password_set: false,
  });
});

it('refuses bad values with their fields', async () => {
  const { password: _none, ...rest } = given;
  for (const [body, field] of [
    [{ ...given, region: 'Europe' }, 'region'],
    [{ ...given, region: '' }, 'region'],
    [{ ...given, region: 'evil.example/eu-west-1' }, 'region'],
    [{ ...given, username: '' }, 'username'],
    [{ ...given, configuration_set: 'a b' }, 'configuration_set'],
    [{ ...given, transport: 'http' }, 'transport'],
    [rest, 'password'],
    [{ ...given, transport: 'smtp' }, 'host'],
  ] as const) {
    const { status, body: answer } = await call('PUT', SERVER, body);
    expect([status, Object.keys(answer.formErrors as object)], field).toEqual([
      422,
      expect.arrayContaining([field]),
    ]);
  }
});

it('sends a test email and campaigns, and parks what may have arrived', async () => {
  expect((await call('PUT', SERVER, given)).status).toBe(200);
  const tested = await call('POST', `${SERVER}test/`, { to: 'a@test.example' });
  expect(tested.status, tested.text).toBe(200);
  expect(ses.received[0]?.recipients).toEqual(['a@test.example']);

  const listId = await makeList(t, 'SES');
  await addSubscribers(t, listId, ['fine@ses.example', 'bad@ses.example', 'mute@ses.example']);
  ses.byRecipient.set('bad@ses.example', {
    status: 400,
    type: 'MessageRejected',
    message: 'Address blacklisted',
  });
  ses.byRecipient.set('mute@ses.example', 'hang up');
  const { id } = await makeCampaign(t, { listIds: [listId] });
  await call('POST', `${CAMPAIGNS}${id}/send-now/`, {});
  await waitForStatus(t, id, 'sent');
  const { body } = await call('GET', `${CAMPAIGNS}${id}/recipients/`);
  const { rows } = body.results as {
    rows: { email: string; status: string; error: string }[];
  };
  expect(Object.fromEntries(rows.map(({ email, status }) => [email, status]))).toEqual({
    'fine@ses.example': 'sent',
    'bad@ses.example': 'failed',
    'mute@ses.example': 'uncertain',
  });
  expect(rows.find(({ email }) => email === 'bad@ses.example')?.error).toBe(
    'Amazon SES: MessageRejected: Address blacklisted',
  );
  const mails = ses.received.filter(({ recipients }) => recipients[0]?.endsWith('@ses.example'));
  expect(mails.map(({ recipients }) => recipients[0]).toSorted()).toEqual([
    'fine@ses.example',
    'mute@ses.example',
  ]);
  expect(mails[0]?.mail.headers.some(({ key }) => key === 'x-campaign')).toBe(true);
});

it('does not send an email about an account twice when it may have arrived', async () => {
  ses.byRecipient.set('new@ses.example', 'hang up');
  const before = ses.requests;
  const own = await testApi({
    SMTP_URL: `ses://${SES_KEY.id}:${encodeURIComponent(SES_KEY.secret)}@${SES_KEY.region}`,
    SES_URL: ses.origin,
  });
  await own.api.jobs.start({ poll: 0.5, supervise: 1 });
  const invited = await own.call('POST', '/api/v1/admin/users/invite/', {
    as: 'admin',
    body: { email: 'new@ses.example', role: 5 },
  });
  expect(invited.status, invited.text).toBeLessThan(300);
  await expect
    .poll(
      async () =>
        (
          await own.database.asOwner<{ status: string }>(
            "select status from platform.mails where recipient = 'new@ses.example'",
          )
        )[0]?.status,
      { timeout: 20_000 },
    )
    .toBe('uncertain');
  expect(ses.requests - before).toBe(1);
  await own.close();
});
