import { type NameServer, nameServer } from '@org/config/name-server';
import type { DomainCheck, SenderDomain } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CAMPAIGNS } from '../../../../test/support/campaigns.ts';
import { type MailSink, mailSink } from '../../../../test/support/mail-sink.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { verifyDkim } from '../../../../test/support/verify-dkim.ts';

const SERVER = '/api/v1/admin/settings/mail-server/';

let sink: MailSink;
let names: NameServer;
let t: TestApi;
beforeAll(async () => {
  [sink, names] = await Promise.all([mailSink(), nameServer()]);
  t = await testApi({ DNS_SERVERS: names.address });
  const saved = await t.call('PUT', SERVER, {
    as: 'admin',
    body: {
      host: 'localhost',
      port: sink.port,
      security: 'starttls',
      username: '',
      password: '',
      from_name: 'Kiln',
      from_email: 'studio@News.Kiln.example',
      reply_to: '',
    },
  });
  expect(saved.status, saved.text).toBe(200);
  // The sink offers no encryption, which a tenant's server needs otherwise.
  await t.database.asOwner(
    'alter table app.mail_servers drop constraint mail_servers_security_check',
  );
  await t.database.asOwner("update app.mail_servers set security = 'plain'");
});
afterAll(async () => {
  await t.close();
  await Promise.all([sink.close(), names.close()]);
});

const check = async (): Promise<SenderDomain> => {
  const { body, text } = await t.call('POST', `${SERVER}domain/check/`, { as: 'admin' });
  expect(body.domain, text).toBeDefined();
  return body.domain as SenderDomain;
};
const pick = ({ checks }: SenderDomain, key: DomainCheck['key']): DomainCheck => {
  const found = checks.find((one) => one.key === key);
  if (!found) throw new Error(`no check ${key}`);
  return found;
};

/** Sends a test email and returns it as it arrived. */
async function sendTest(): Promise<string> {
  const before = sink.received.length;
  const { status, text } = await t.call('POST', `${SERVER}test/`, {
    as: 'admin',
    body: { to: 'reader@kiln.example' },
  });
  expect(status, text).toBe(200);
  return sink.received[before]?.raw ?? '';
}

it('explains what is missing, and signs emails only while DNS has the key', async () => {
  const before = await t.call('GET', `${SERVER}domain/`, { as: 'admin' });
  expect(before.body.domain).toEqual({
    name: 'news.kiln.example',
    checks: [],
    signs: false,
    checked_at: null,
  });
  const first = await check();
  expect(first.checks.map(({ key, status }) => [key, status])).toEqual([
    ['spf', 'missing'],
    ['dkim', 'missing'],
    ['dmarc', 'missing'],
  ]);
  expect(first.signs).toBe(false);
  const warnings = async (): Promise<string[]> => {
    const { body } = await t.call('GET', `${CAMPAIGNS}${t.world.alpha.campaign}/checks/`, {
      as: 'admin',
    });
    return (body.results as { checks: { key: string }[] }).checks.map(({ key }) => key);
  };
  expect(await warnings()).toContain('domain_unsigned');
  expect(await sendTest()).not.toContain('DKIM-Signature');

  const { record } = pick(first, 'dkim');
  names.set(record?.name ?? '', [record?.value ?? '']);
  names.set('news.kiln.example', ['v=spf1 a:localhost ~all']);
  names.set('_dmarc.kiln.example', ['v=DMARC1; p=quarantine']);
  const second = await check();
  expect(second).toMatchObject({ signs: true, checked_at: expect.any(String) });
  expect(second.checks.map(({ status, record: left }) => [status, left])).toEqual([
    ['ok', null],
    ['ok', null],
    ['ok', null],
  ]);
  expect(await warnings()).not.toContain('domain_unsigned');
  const raw = await sendTest();
  const tags = verifyDkim(raw, (record?.value ?? '').split('p=')[1] ?? '');
  expect(tags).toMatchObject({ d: 'news.kiln.example', s: record?.name.split('.')[0] });
  expect(tags.h?.split(':')).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'date']));

  names.set(record?.name ?? '', ['v=DKIM1; p=']);
  expect(await check()).toMatchObject({ signs: false });
  expect(await sendTest()).not.toContain('DKIM-Signature');
});

it('keeps the private key encrypted, and shows it to nobody', async () => {
  const rows = await t.database.asOwner<{ private_key: string }>(
    'select private_key from app.sender_domains',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.private_key).not.toContain('PRIVATE KEY');
  const { text } = await t.call('GET', `${SERVER}domain/`, { as: 'admin' });
  expect(text).not.toContain(rows[0]?.private_key);
});

it('has no domain without a mail server', async () => {
  const other = await t.call('GET', `${SERVER}domain/`, { as: 'otherAdmin' });
  expect(other.body.domain).toBeNull();
  const { status } = await t.call('POST', `${SERVER}domain/check/`, { as: 'otherAdmin' });
  expect(status).toBe(404);
});
