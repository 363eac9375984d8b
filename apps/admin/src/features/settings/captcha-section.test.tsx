import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { CaptchaSection } from './captcha-section.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/settings/captcha/';
/** Current captcha of the mock server. */
let captcha: { provider: string; site_key: string; secret_set: boolean; version: number };

beforeEach(() => {
  sessionStorage.clear();
  server.requests.length = 0;
  captcha = { provider: 'none', site_key: '', secret_set: false, version: 0 };
  server.answer(`GET ${PATH}`, () => ({ status: 200, body: { success: true, captcha } }));
  server.answer(`PUT ${PATH}`, ({ body }) => {
    const { provider, site_key } = body as typeof captcha;
    captcha = { provider, site_key, secret_set: true, version: captcha.version + 1 };
    return { status: 200, body: { success: true, captcha } };
  });
});

const open = () =>
  renderAs(testMe(), <CaptchaSection />, '/admin/setting/captcha', server.origin());
const siteKey = () => screen.getByLabelText<HTMLInputElement>('Site key');
const secretKey = () => screen.getByLabelText<HTMLInputElement>('Secret key');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save captcha' }));
const saves = () =>
  server.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('rejects keys that no provider issues, and never shows a saved secret key again', async () => {
  const first = await open();
  await userEvent.selectOptions(await screen.findByLabelText('Provider'), 'turnstile');
  await userEvent.type(siteKey(), 'nonsense');
  await save();
  expect(await screen.findByText(/This is not such a key: it begins with 0x/)).toBeTruthy();
  expect(saves()).toEqual([]);

  await userEvent.clear(siteKey());
  await userEvent.type(siteKey(), '1x00000000000000000000AA');
  await userEvent.type(secretKey(), '1x0000000000000000000000000000000AA');
  await save();
  expect(await screen.findByText('Captcha saved')).toBeTruthy();
  expect(saves()).toEqual([
    {
      provider: 'turnstile',
      site_key: '1x00000000000000000000AA',
      secret_key: '1x0000000000000000000000000000000AA',
      version: 0,
    },
  ]);

  first.unmount();
  await open();
  expect((await screen.findByLabelText<HTMLInputElement>('Site key')).value).toBe(
    '1x00000000000000000000AA',
  );
  expect(secretKey().value).toBe('');
  expect(screen.getByText(/A secret key is saved\./)).toBeTruthy();
});
