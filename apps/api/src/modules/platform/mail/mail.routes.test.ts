import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailSink, mailSink } from '../../../../test/support/mail-sink.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
let sink: MailSink;
beforeAll(async () => {
  t = await testApi();
  sink = await mailSink();
});
afterAll(async () => {
  await sink.close();
  await t.close();
});

const SERVER = '/api/v1/admin/settings/mail-server/';
const call = (method: string, path = SERVER, body?: object) =>
  t.call(method, path, { as: 'admin', body });
const given = {
  host: 'mail.kiln.example',
  port: 465,
  security: 'tls',
  username: 'user',
  password: 's3cret words',
  from_email: 'Post@kiln.example',
};

describe('the mail server of a tenant', () => {
  it('stores a password that neither the API nor the database reveals', async () => {
    expect((await call('GET')).body).toMatchObject({
      server: { host: '', password_set: false, version: 0 },
      installation: false,
    });
    const saved = await call('PUT', SERVER, given);
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body.server).toEqual({
      transport: 'smtp',
      region: '',
      configuration_set: '',
      host: 'mail.kiln.example',
      port: 465,
      security: 'tls',
      username: 'user',
      password_set: true,
      from_name: '',
      from_email: 'post@kiln.example',
      reply_to: '',
      hourly_limit: null,
      version: 1,
    });
    expect(saved.text + (await call('GET')).text).not.toContain('s3cret');
    expect(
      JSON.stringify(await t.database.asOwner('select * from app.mail_servers')),
    ).not.toContain('s3cret');
    const { password: _none, ...rest } = given;
    expect(
      (await call('PUT', SERVER, { ...rest, from_name: 'Kiln', version: 1 })).body.server,
    ).toMatchObject({ password_set: true, version: 2 });
    expect((await call('PUT', SERVER, { ...rest, version: 1 })).body).toMatchObject({
      code: 'conflict',
      current: { version: 2 },
    });
  });

  it('removes the password when the server changes, so that it is not sent to another host', async () => {
    const { password: _none, ...rest } = given;
    expect(
      (await call('PUT', SERVER, { ...rest, host: 'evil.example' })).body.server,
    ).toMatchObject({ password_set: false });
    expect((await call('DELETE')).body.server).toMatchObject({ host: '', version: 0 });
    expect((await call('POST', `${SERVER}test/`, { to: 'a@test.example' })).status).toBe(404);
  });

  it('reports the result of a test mail', async () => {
    await call('PUT', SERVER, {
      ...given,
      host: '127.0.0.1',
      port: sink.port,
      security: 'starttls',
    });
    const answer = await call('POST', `${SERVER}test/`, { to: 'a@test.example' });
    expect(answer.body).toMatchObject({ code: 'mail_failed' });
    expect(answer.text).not.toContain('s3cret');
    expect(sink.received).toEqual([]);
  });

  it.each([
    [{ ...given, host: 'http://x' }, 'host'],
    [{ ...given, port: 0 }, 'port'],
    [{ ...given, security: 'none' }, 'security'],
    [{ ...given, from_email: 'a@b.example, c@d.example' }, 'from_email'],
    [{ ...given, reply_to: 'a@b.example\r\nBcc: c@d.example' }, 'reply_to'],
  ])('rejects %j', async (body, field) => {
    expect(Object.keys((await call('PUT', SERVER, body)).body.formErrors as object)).toEqual([
      field,
    ]);
  });
});

it('shows the mailbox on disk, except in production', async () => {
  expect((await call('GET', '/api/v1/admin/mailbox/')).body).toMatchObject({
    results: { rows: [] },
  });
  const production = await testApi({ NODE_ENV: 'production' });
  expect((await production.call('GET', '/api/v1/admin/mailbox/', { as: 'admin' })).status).toBe(
    404,
  );
  await production.close();
});
