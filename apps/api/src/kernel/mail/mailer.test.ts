import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailSink, mailSink } from '../../../test/support/mail-sink.ts';
import type { MailMessage, SmtpServer } from './mail-message.ts';
import { openMailbox } from './mailbox.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { renderMail } from './render-mail.ts';

let sink: MailSink;
let folder: string;
let server: SmtpServer;
let mailer: Mailer;
beforeAll(async () => {
  sink = await mailSink();
  folder = await mkdtemp('/tmp/atrium-mail-');
  server = { host: '127.0.0.1', port: sink.port, security: 'plain', username: '', password: '' };
  mailer = createMailer({ installation: server, mailbox: openMailbox(folder), innerHosts: true });
});
beforeEach(() => {
  sink.received.length = 0;
  sink.refusal = '';
});
afterAll(async () => {
  await sink.close();
  await rm(folder, { recursive: true });
});

const message = (over: Partial<MailMessage> = {}): MailMessage => ({
  id: 7,
  tenantId: 1,
  from: { name: 'Kiln & Clay', address: 'post@kiln.example' },
  to: 'ada@test.example',
  replyTo: '',
  subject: 'Hello',
  text: 'Plain words',
  html: '<p>Handsome words</p>',
  ...over,
});
const getHeaders = (raw: string): string[] =>
  [...(raw.split('\r\n\r\n')[0] ?? '').matchAll(/^([\w-]+):/gm)].map(([, name = '']) =>
    name.toLowerCase(),
  );

describe('the mailer', () => {
  it('sends text and HTML to one recipient, with the given sender name', async () => {
    await mailer.send(message({ replyTo: 'office@kiln.example' }));
    const [
      { recipients, sender, mail, raw } = { recipients: [], sender: '', mail: undefined, raw: '' },
    ] = sink.received;
    expect({
      recipients,
      sender,
      from: mail?.from,
      to: mail?.to,
      replyTo: mail?.replyTo,
      text: mail?.text?.trim(),
    }).toEqual({
      recipients: ['ada@test.example'],
      sender: 'post@kiln.example',
      from: { name: 'Kiln & Clay', address: 'post@kiln.example' },
      to: [{ name: '', address: 'ada@test.example' }],
      replyTo: [{ name: '', address: 'office@kiln.example' }],
      text: 'Plain words',
    });
    expect(getHeaders(raw).sort()).toEqual([
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
  });

  it.each([
    ['subject', { subject: 'Hi\r\nBcc: eve@evil.example' }],
    [
      'sender name',
      { from: { name: 'Kiln\r\nBcc: eve@evil.example', address: 'post@kiln.example' } },
    ],
    [
      'name with quotes and commas',
      { from: { name: 'Kiln", "Eve" <eve@evil.example>, "', address: 'post@kiln.example' } },
    ],
  ])('lets no %s add a header or a recipient', async (_where, over) => {
    await mailer.send(message(over));
    const [received] = sink.received;
    expect(received?.recipients).toEqual(['ada@test.example']);
    expect(getHeaders(received?.raw ?? '')).not.toContain('bcc');
    expect(received?.mail.from?.address).toBe('post@kiln.example');
  });

  it.each([
    ['to', { to: 'ada@test.example, eve@evil.example' }],
    ['to', { to: 'ada@test.example\r\nRCPT TO:<eve@evil.example>' }],
    ['reply-to', { replyTo: 'office@kiln.example\r\nBcc: eve@evil.example' }],
    ['from', { from: { name: '', address: 'group: a@b.example;' } }],
  ])('rejects a %s that is not one address', async (_where, over) => {
    await expect(mailer.send(message(over))).rejects.toMatchObject({ code: 'validation_failed' });
    expect(sink.received).toEqual([]);
  });

  it('sends through the tenant’s server if there is one, and reports what a server refused', async () => {
    const own = { ...server, username: 'user', password: 'password' };
    await mailer.send(message(), own);
    expect(sink.received).toHaveLength(1);
    await expect(mailer.send(message(), { ...own, password: 'wrong' })).rejects.toMatchObject({
      code: 'mail_failed',
      message: expect.stringMatching(/^It rejected the username or password/),
    });
    sink.refusal = 'No such user here';
    await expect(mailer.send(message())).rejects.toMatchObject({
      code: 'mail_failed',
      message: expect.stringContaining('No such user here'),
    });
  });

  it('never sends without encryption to a server that requires it', async () => {
    await expect(mailer.send(message(), { ...server, security: 'starttls' })).rejects.toMatchObject(
      { code: 'mail_failed' },
    );
    expect(sink.received).toEqual([]);
  });

  it('never connects to a tenant’s mail server in the private network', async () => {
    const outside = createMailer({
      installation: undefined,
      mailbox: openMailbox(folder),
      innerHosts: false,
    });
    await expect(outside.send(message(), server)).rejects.toMatchObject({ code: 'mail_failed' });
    expect(sink.received).toEqual([]);
  });

  it('writes to the mailbox without a server, separately for each tenant', async () => {
    const mailbox = openMailbox(join(folder, 'box'));
    const offline = createMailer({ installation: undefined, mailbox, innerHosts: true });
    await offline.send(message({ id: 8 }));
    await offline.send(message({ id: 9, tenantId: 2, subject: 'Other' }));
    await offline.send(message({ id: 10, tenantId: null, subject: 'Platform' }));
    const subjects = async (...whose: (number | null)[]) =>
      (await mailbox.list(whose)).map(({ subject }) => subject);
    expect(await subjects(1)).toEqual(['Hello']);
    expect(await subjects(2, null)).toEqual(['Platform', 'Other']);
    expect((await stat(join(folder, 'box/000000000008-1.json'))).mode & 0o777).toBe(0o600);
  });
});

it('escapes HTML in a mail', () => {
  const { html, text } = renderMail({
    subject: '<b>',
    sender: 'Kiln & <script>',
    title: 'Hi "you"',
    paragraphs: ['<img src=x onerror=1>'],
    button: { label: 'Go', href: 'https://a.example/?a=1&b="' },
    note: '',
  });
  expect(html).not.toMatch(/<script>|<img|<b>/);
  expect(html).toContain('https://a.example/?a=1&amp;b=&quot;');
  expect(text).toContain('https://a.example/?a=1&b="');
});
