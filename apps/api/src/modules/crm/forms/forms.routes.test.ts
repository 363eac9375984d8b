import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { MESSAGES } from '@org/schema/copy';
import type { FormSubmission } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { field, publishForm, required, SUBMIT, submit } from '../../../../test/support/forms.ts';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import { ALPHA_SITE, type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { mediaStore } from '../../../kernel/files/media-store.ts';
import { sweepFormFiles } from './sweep-form-files.ts';

const INBOX = '/api/v1/admin/form-submissions/';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PERSON = { first_name: 'Ada', last_name: 'Byron', email: 'ada@visitor.example' };

let t: TestApi;
let visitor = 0;
/** Submits the contact form, each time as another visitor. */
const send = (values: Parameters<typeof submit>[1], headers?: Record<string, string>) =>
  submit(
    t,
    { formName: 'contact_us', url: '/contact', ...values },
    headers,
    `198.51.100.${++visitor}`,
  );
const newest = async (): Promise<FormSubmission> => {
  const answer = await t.call(
    'GET',
    `${INBOX}?itemsPerPage=1&orderBy=created_at&orderDirection=DESC`,
    { as: 'admin' },
  );
  return (answer.body.results as { rows: FormSubmission[] }).rows[0] as FormSubmission;
};

beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start();
  await publishForm(
    t,
    'contact',
    {
      formName: 'contact_us',
      recipients: 'staff@alpha.example, not an address',
      tags: 'Website, Contact',
      createCustomer: true,
      newsletterSignup: true,
      successMessage: 'We will write soon',
    },
    [
      field('First name', { customerMapping: 'firstname', rules: required }),
      field('Last name', { customerMapping: 'lastname' }),
      field('Email', { customerMapping: 'email', validateEmail: true, rules: required }),
      field('Phone', { type: 'phone' }),
      field('Topic', { type: 'select', options: ['Order', 'Other'] }),
      field('Order number', { showWhen: { label: 'Topic', value: 'Order' }, rules: required }),
      field('Code', {
        rules: { required: false, pattern: { value: '[A-Z]{3}', message: 'Three capitals' } },
      }),
      field('Vehicle', { type: 'vehicle' }),
      field('Extras', { type: 'checkbox', options: ['Card', 'Wrap'] }),
      field('Visit', { type: 'date', notInPast: true }),
      field('Drawing', { type: 'file' }),
      field('Message', { type: 'textarea' }),
    ],
  );
});
afterAll(() => t.close());

it('rejects past days and accepts today in the time zone of the business', async () => {
  const zone = async (timezone: string) => {
    const answer = await t.call('PUT', '/api/v1/admin/settings/', {
      as: 'owner',
      body: { timezone },
    });
    expect(answer.status, answer.text).toBe(200);
  };
  // The two zones are always on different days.
  const [ahead, behind] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const dayThere = new Intl.DateTimeFormat('en-CA', { timeZone: behind }).format(new Date());
  await zone(behind);
  expect((await send({ ...PERSON, visit: dayThere })).status).toBe(200);
  await zone(ahead);
  const late = await send({ ...PERSON, visit: dayThere });
  expect(late.status).toBe(422);
  expect(late.body.formErrors).toEqual({ visit: 'Please choose today or a later day' });
});

describe('submitting a form', () => {
  it('API-FORM-01 FORM-032 stores a submission with only the fields of the form', async () => {
    const answer = await send({
      ...PERSON,
      message: 'Do you take orders?',
      extras: ['Card', 'Wrap'],
      other: 'not a field',
      utm_paramaters: '{"utm_source":"letter","x":"y"}',
      visitor_id: 'v-1',
    });
    expect(answer.body, answer.text).toEqual({
      success: true,
      message: 'We will write soon',
      submissionGuid: expect.any(String),
    });
    expect(await newest()).toMatchObject({
      guid: answer.body.submissionGuid,
      subject: 'Ada Byron',
      email: 'ada@visitor.example',
      form_name: 'contact_us',
      page_url: '/contact',
      status: 'new',
      message: 'Do you take orders?',
      fields: [
        { name: 'first_name', label: 'First name', value: 'Ada' },
        { name: 'last_name', value: 'Byron' },
        { name: 'email', value: 'ada@visitor.example' },
        { name: 'extras', value: 'Card, Wrap' },
        { name: 'message', value: 'Do you take orders?' },
      ],
      utm: { utm_source: 'letter' },
      visitor_id: 'v-1',
      tags: [{ name: 'Contact' }, { name: 'Website' }],
    });
  });

  it('API-FORM-02 reads utm_paramaters with the documented spelling', async () => {
    await send({
      ...PERSON,
      utm_paramaters: '{"utm_medium":"post"}',
      utm_parameters: '{"utm_medium":"x"}',
    });
    expect((await newest()).utm).toEqual({ utm_medium: 'post' });
  });

  it('FORM-035 notifies only the recipients of the saved form, whatever the browser sends', async () => {
    await send({
      ...PERSON,
      first_name: 'Relay',
      recipients: 'stranger@other.example',
      meta: JSON.stringify({ recipients: 'stranger@other.example' }),
    });
    const mail = await sentMail(t, 'staff@alpha.example', /Relay/);
    expect(mail.text).toContain('Email: ada@visitor.example');
    await expect.poll(async () => (await newest()).notified).toBe('sent');
    const mails = await t.database.asOwner<{ recipient: string; reply_to: string }>(
      "select distinct recipient, reply_to from platform.mails where kind = 'form-submission'",
    );
    expect(mails).toEqual([{ recipient: 'staff@alpha.example', reply_to: 'ada@visitor.example' }]);
  });

  it('FORM-036 FORM-013 FORM-005 FORM-021 FORM-024 validates by the rules of the saved page, not by those of the browser', async () => {
    const answer = await send({
      email: 'nobody',
      phone: '555',
      topic: 'Nothing of these',
      code: 'abc',
      'vehicle.make': 'Vespa',
      validations: JSON.stringify({ required: {}, validateEmail: {} }),
    });
    expect([answer.status, answer.body.success]).toEqual([422, false]);
    expect(answer.body.formErrors).toEqual({
      first_name: MESSAGES.formRequired,
      email: 'invalid email address',
      phone: MESSAGES.formPhoneInvalid,
      topic: 'Please choose one of the options',
      code: 'Three capitals',
      vehicle: 'Please enter year, make and model',
    });
    const national = await send({
      ...PERSON,
      phone: '(416) 555-0142',
      'vehicle.year': '1999',
      'vehicle.make': 'Vespa',
      'vehicle.model': 'ET4',
    });
    expect(national.status, national.text).toBe(200);
    expect((await newest()).fields).toContainEqual(
      expect.objectContaining({ name: 'vehicle', value: '1999 Vespa ET4' }),
    );
  });

  it('requires a conditional field only when its condition is met, and ignores it otherwise', async () => {
    expect((await send({ ...PERSON, topic: 'Order' })).body.formErrors).toEqual({
      order_number: MESSAGES.formRequired,
    });
    await send({ ...PERSON, topic: 'Other', order_number: 'A 1' });
    expect((await newest()).fields.map(({ name }) => name)).not.toContain('order_number');
  });

  it('FORM-020 accepts .jpg, .jpeg, .png and .pdf files by their content, up to 15 MB, only for staff', async () => {
    const sent = (files: File[]) => send({ ...PERSON, 'drawing[]': files });
    const large = Buffer.concat([PNG, Buffer.alloc(15 * 1024 * 1024)]);
    for (const [bytes, name] of [
      [Buffer.from('<script>alert(1)</script>'), 'page.png'],
      [PNG, 'picture.pdf'],
      [large, 'large.png'],
      [Buffer.alloc(0), 'empty.png'],
    ] as const)
      expect((await sent([new File([bytes], name)])).body.formErrors, name).toEqual({
        drawing: expect.stringContaining(name),
      });
    const taken = await sent([
      new File([PNG], '../drawing.png'),
      new File(['%PDF-1.7\n'], 'plan.pdf'),
    ]);
    expect(taken.status, taken.text).toBe(200);
    const { files } = await newest();
    expect(files).toMatchObject([
      { field: 'drawing', name: '.._drawing.png', mime: 'image/png', size: PNG.byteLength },
      { name: 'plan.pdf', mime: 'application/pdf' },
    ]);
    const url = files[0]?.url ?? '';
    const file = await t.call('GET', url, { as: 'viewer' });
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment/),
    ]);
    expect((await t.call('GET', url)).status).toBe(401);
    // The sweep removes only files without a submission.
    const store = mediaStore(join(t.dataDir, 'form-files'));
    const { guid: tenantGuid } = t.world.alpha;
    const orphan = { tenantGuid, guid: randomUUID(), revision: 'files' };
    await store.put(orphan, [{ name: '1.png', bytes: PNG }]);
    expect(await sweepFormFiles(store, t.database.db, -1000)).toBe(1);
    expect(await store.read(orphan, '1.png')).toBeUndefined();
    expect((await t.call('GET', url, { as: 'viewer' })).status).toBe(200);
    expect((await t.call('GET', url, { as: 'otherAdmin' })).status).toBe(404);
  });

  it('FORM-019 creates a customer from first name, last name and email, and changes no existing one', async () => {
    const email = 'grace@visitor.example';
    await send({ first_name: 'Grace', last_name: 'Hopper', email });
    const { customer_id } = await newest();
    const path = `/api/v1/admin/customers/${customer_id}/`;
    expect((await t.call('GET', path, { as: 'admin' })).body.customer).toMatchObject({
      firstname: 'Grace',
      lastname: 'Hopper',
      email,
    });
    await send({ first_name: 'Mallory', last_name: 'M', email: email.toUpperCase() });
    expect((await newest()).customer_id).toBe(customer_id);
    expect((await t.call('GET', path, { as: 'admin' })).body.customer).toMatchObject({
      firstname: 'Grace',
    });
    await send({ first_name: 'Alone', email: 'alone@visitor.example' });
    expect((await newest()).customer_id).toBeNull();
  });

  it('FORM-034 signs the email up to the newsletter if the visitor ticks the box', async () => {
    const members = () =>
      t.database.asOwner<{ status: string }>(
        "select m.status from app.list_members m join app.subscribers s on s.id = m.subscriber_id where s.email = 'reader@visitor.example'",
      );
    await send({ ...PERSON, email: 'reader@visitor.example' });
    expect(await members()).toEqual([]);
    await send({ ...PERSON, email: 'Reader@visitor.example', newsletter: 'yes' });
    expect(await members()).toEqual([{ status: 'unconfirmed' }]);
  });

  it('marks a submission with a filled honeypot field as spam, and notifies nobody', async () => {
    const answer = await send({ ...PERSON, company_website: 'http://spam.example' });
    expect(answer.status).toBe(200);
    expect(await newest()).toMatchObject({ status: 'spam', notified: 'spam', customer_id: null });
  });

  it.each([
    ['an unknown name', { formName: 'other_form' }],
    ['a blank name', { formName: '' }],
    ['a name of only spaces', { formName: '  contact_us  ' }],
    ['a page without a form', { url: '/' }],
    ['a file', { formName: 'other_form', 'drawing[]': [new File([PNG], 'a.png')] }],
  ])(
    'rejects a form with %s, so that the rules of saved forms cannot be bypassed',
    async (_what, values) => {
      const before = await newest();
      const answer = await send({ hello: 'There', ...values });
      expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
      expect(answer.body.formErrors).toEqual({
        formName: expect.stringContaining('no longer on this page'),
      });
      expect((await newest()).id).toBe(before.id);
    },
  );

  it('FORM-028 uses the name contact_form for a form without a name', async () => {
    const values = { url: '/contact', hello: 'There', recipients: 'stranger@other.example' };
    const unnamed = await submit(t, values, {}, '203.0.113.9');
    expect(unnamed.body.formErrors).toEqual({ formName: expect.any(String) });
    await publishForm(t, 'unnamed', { formName: '' }, [field('Hello')]);
    const answer = await submit(t, { ...values, url: '/unnamed' }, {}, '203.0.113.11');
    expect(answer.status, answer.text).toBe(200);
    expect(await newest()).toMatchObject({
      form_name: 'contact_form',
      fields: [{ name: 'hello', value: 'There' }],
    });
    const nowhere = await submit(t, { ...values, url: '/no-such-page' }, {}, '203.0.113.10');
    expect(nowhere.body.code).toBe('page_not_found');
  });
});

describe('a form without scripts', () => {
  const PAGE = { accept: 'text/html,application/xhtml+xml' };

  it('redirects to its page with the anchor of the message, and to no other host', async () => {
    const answer = await send({ ...PERSON, anchor: 'b7-sent' }, PAGE);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact#b7-sent']);
    const other = await send(
      { ...PERSON, anchor: '//evil.example', url: '//evil.example/contact' },
      PAGE,
    );
    expect(other.headers.get('location') ?? '').not.toContain('evil');
  });

  it('shows errors on a page without scripts', async () => {
    const answer = await send({ email: '<b>x' }, PAGE);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      422,
      'text/html; charset=utf-8',
    ]);
    expect(answer.text).toContain('First name: This field is required');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('shows errors on a page even when the request itself is invalid', async () => {
    const answer = await send({ formName: 'x'.repeat(5000) }, PAGE);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      422,
      'text/html; charset=utf-8',
    ]);
    expect(answer.text).toContain('formName');
  });
});

describe('senders of forms', () => {
  it('rejects forms from other origins', async () => {
    for (const origin of ['http://beta.localhost:3000', 'https://evil.example', 'null'])
      expect((await send(PERSON, { origin })).body.code, origin).toBe('origin_refused');
  });

  it('limits submissions to twenty in 15 minutes', async () => {
    const values = { formName: 'contact_us', url: '/contact' };
    const codes = [];
    for (let i = 0; i < 21; i++)
      codes.push((await submit(t, values, {}, '203.0.113.99')).body.code);
    expect([codes[19], codes[20]]).toEqual(['validation_failed', 'rate_limited']);
  });

  it('handles repeated requests with the same idempotency key once', async () => {
    const body = 'x'.repeat(30);
    const form = `--${body}\r\nContent-Disposition: form-data; name="formName"\r\n\r\ncontact_us\r\n--${body}\r\nContent-Disposition: form-data; name="url"\r\n\r\n/contact\r\n--${body}\r\nContent-Disposition: form-data; name="first_name"\r\n\r\nOnce\r\n--${body}\r\nContent-Disposition: form-data; name="email"\r\n\r\nonce@visitor.example\r\n--${body}--\r\n`;
    const again = () =>
      t.call('POST', SUBMIT, {
        origin: ALPHA_SITE,
        body: form,
        address: '203.0.113.50',
        headers: {
          origin: ALPHA_SITE,
          'content-type': `multipart/form-data; boundary=${body}`,
          'idempotency-key': 'one-form',
        },
      });
    const answers = [await again(), await again()];
    expect(answers[0]?.status, answers[0]?.text).toBe(200);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
  });
});
