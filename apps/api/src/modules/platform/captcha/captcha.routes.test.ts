import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type CaptchaProviderServer,
  captchaProvider,
} from '../../../../test/support/captcha-provider.ts';
import { ALPHA_SITE, type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { TEST_SECRET } from '../../../../test/support/test-constants.ts';
import { createEncryption } from '../../../kernel/crypto/encryption.ts';
import { askProvider } from './ask-provider.ts';
import { verifyCaptcha } from './verify-captcha.ts';

const PATH = '/api/v1/admin/settings/captcha/';
const SECRET = '0x4AAAAAAAsecretsecretsecret';
const KEYS = { provider: 'turnstile', site_key: '0x4AAAAAAAsitesitesite', secret_key: SECRET };

let t: TestApi;
let provider: CaptchaProviderServer;
beforeAll(async () => {
  provider = await captchaProvider(SECRET);
  t = await testApi({}, { fetch: provider.fetch });
});
afterEach(() => {
  provider.asked.length = 0;
  provider.extra = {};
  provider.answers = undefined;
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

const call = (method: string, path = PATH, body?: object) =>
  t.call(method, path, { as: 'admin', body });

describe('the captcha of a tenant', () => {
  it('stores a secret key that neither the API nor the database reveals', async () => {
    expect((await call('GET')).body.captcha).toEqual({
      provider: 'none',
      site_key: '',
      secret_set: false,
      version: 0,
    });
    const saved = await call('PUT', PATH, KEYS);
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body.captcha).toEqual({
      provider: 'turnstile',
      site_key: KEYS.site_key,
      secret_set: true,
      version: 1,
    });
    const history = await call('GET', '/api/v1/admin/settings/history/');
    expect(saved.text + (await call('GET')).text + history.text).not.toContain(SECRET);
    for (const table of ['captchas', 'audit_log', 'outbox'])
      expect(JSON.stringify(await t.database.asOwner(`select * from app.${table}`))).not.toContain(
        SECRET,
      );
  });

  it('keeps the secret key with its provider, and requires a new one for another provider', async () => {
    const { secret_key: _none, ...rest } = KEYS;
    const again = await call('PUT', PATH, { ...rest, version: 1 });
    expect(again.body.captcha).toMatchObject({ secret_set: true, version: 2 });
    const stale = await call('PUT', PATH, { ...rest, version: 1 });
    expect(stale.body).toMatchObject({ code: 'conflict', current: { version: 2 } });
    const other = await call('PUT', PATH, {
      provider: 'hcaptcha',
      site_key: '10000000-ffff-ffff-ffff-000000000001',
    });
    expect(other.body.formErrors).toEqual({ secret_key: 'Please enter the secret key' });
  });

  it.each([
    [{ ...KEYS, provider: 'other' }, 'provider'],
    [{ ...KEYS, site_key: '' }, 'site_key'],
    [{ ...KEYS, site_key: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI' }, 'site_key'],
    [{ ...KEYS, secret_key: 'a b' }, 'secret_key'],
    [{ ...KEYS, provider: 'hcaptcha', secret_key: `0x${'0'.repeat(40)}` }, 'site_key'],
  ])('rejects %j and names the field', async (body, field) => {
    expect(Object.keys((await call('PUT', PATH, body)).body.formErrors as object)).toEqual([field]);
  });

  it('shows visitors only the provider and its site key', async () => {
    const { body } = await t.call('GET', '/api/v1/settings/', { origin: ALPHA_SITE });
    expect(body.captcha).toEqual({ provider: 'turnstile', site_key: KEYS.site_key });
    const beta = await t.call('GET', PATH, { as: 'otherAdmin' });
    expect(beta.body.captcha).toMatchObject({ provider: 'none', version: 0 });
  });
});

describe('testing the captcha keys', () => {
  it('asks the provider, and reports that it accepts the keys', async () => {
    const answer = await call('POST', `${PATH}test/`);
    expect(answer.body).toMatchObject({
      success: true,
      message: 'Cloudflare Turnstile accepted the secret key',
    });
    expect(provider.asked).toMatchObject([
      {
        host: 'challenges.cloudflare.com',
        path: '/turnstile/v0/siteverify',
        form: { secret: SECRET },
      },
    ]);
  });

  it('reports that the provider rejects the keys, without repeating them', async () => {
    await call('PUT', PATH, { ...KEYS, secret_key: '0x4AAAAAAAotherother' });
    const answer = await call('POST', `${PATH}test/`);
    expect([answer.status, answer.body.code]).toEqual([422, 'captcha_failed']);
    expect(answer.body.error).toContain('does not know this secret key');
    expect(answer.text).not.toContain('otherother');
    await call('PUT', PATH, KEYS);
  });

  it.each([
    ['<html>busy</html>', 'unavailable', 'could not be reached'],
    ['{"success":false,"error-codes":[]}', 'captcha_failed', 'refused without a reason'],
    ['{"success":false,"error-codes":["sitekey-secret-mismatch"]}', 'captcha_failed', 'together'],
  ])('does not accept %s as success', async (answers, code, words) => {
    provider.answers = answers;
    const { body } = await call('POST', `${PATH}test/`);
    expect(body.code).toBe(code);
    expect(body.error).toContain(words);
  });

  it('gives up on a provider that does not respond, with a message', async () => {
    provider.answers = 'never';
    const ask = askProvider(provider.fetch, 100);
    const question = { provider: 'recaptcha', siteKey: '', secretKey: '', token: '' } as const;
    await expect(ask(question)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'reCAPTCHA could not be reached',
    });
  });
});

describe('verifyCaptcha', () => {
  const check = (answer: { token?: string | undefined; tenantId?: number; host?: string }) =>
    verifyCaptcha(
      {
        db: t.database.db,
        seal: createEncryption(TEST_SECRET, 'captcha'),
        ask: askProvider(provider.fetch, 200),
      },
      {
        tenantId: t.world.alpha.id,
        token: provider.token,
        host: 'www.alpha.example',
        address: '192.0.2.7',
        ...answer,
      },
    );

  it('accepts a solved captcha, and sends the visitor’s address to the provider', async () => {
    await check({});
    expect(provider.asked[0]?.form).toMatchObject({
      secret: SECRET,
      response: provider.token,
      remoteip: '192.0.2.7',
    });
  });

  it('accepts everybody without a request when the tenant has no captcha', async () => {
    await check({ tenantId: t.world.beta.id, token: undefined });
    expect(provider.asked).toEqual([]);
  });

  it.each([undefined, '', 'forged', 'x'.repeat(5001)])('rejects the token %s', async (token) => {
    await expect(check({ token })).rejects.toMatchObject({ code: 'captcha_failed' });
  });

  it('rejects a token from another site or with a low score', async () => {
    provider.extra = { hostname: 'www.evil.example' };
    await expect(check({})).rejects.toMatchObject({ code: 'captcha_failed' });
    provider.extra = { hostname: 'www.alpha.example', score: 0.1 };
    await expect(check({})).rejects.toMatchObject({ code: 'captcha_failed' });
    provider.extra = { hostname: 'www.alpha.example', score: 0.9 };
    await check({});
  });

  it('rejects everybody while the provider cannot be reached', async () => {
    provider.answers = 'never';
    await expect(check({})).rejects.toMatchObject({ code: 'unavailable' });
  });
});
