import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { BounceSettings } from '@org/schema/entities';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { BouncesRoute } from './bounces.route.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/settings/email-bounces/';
const none: BounceSettings = {
  provider: '',
  secret_set: false,
  webhook_url: '',
  webhook_at: null,
  address: '',
  host: '',
  port: 993,
  username: '',
  password_set: false,
  checked_at: null,
  problem: '',
  version: 0,
};
let stored: BounceSettings;
beforeEach(() => {
  stored = none;
  // Drafts outlive a form.
  sessionStorage.clear();
  localStorage.clear();
  server.requests.length = 0;
  server.answer(`GET ${PATH}`, () => ({ status: 200, body: { success: true, settings: stored } }));
});
const open = () => renderAs(testMe(), <BouncesRoute />, '/admin/setting/bounces', server.origin());

it('shows the address of the webhook once the provider is saved', async () => {
  server.answer(`PUT ${PATH}`, () => {
    stored = {
      ...none,
      provider: 'postmark',
      webhook_url: 'https://kiln.example/api/v1/email/events/?k=abc',
      version: 1,
    };
    return { status: 200, body: { success: true, settings: stored } };
  });
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('Provider'), 'postmark');
  expect(screen.getByText(/^Save to get the address/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Read the mailbox now' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(stored.webhook_url)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy webhook URL' })).toBeTruthy();
  expect(screen.getByText('No webhook has arrived yet.')).toBeTruthy();
});

it('asks for the key of providers that sign', async () => {
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('Provider'), 'mailgun');
  expect(screen.getByLabelText('HTTP webhook signing key')).toBeTruthy();
});

it('reads the mailbox now, and says why it could not', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stored = { ...none, address: 'bounces@kiln.example', host: 'imap.kiln.example', version: 1 };
  server.answer(`POST ${PATH}check/`, () => {
    stored = { ...stored, problem: 'There is no server with this name' };
    return {
      status: 422,
      body: { success: false, code: 'mail_failed', error: stored.problem, errors: [] },
    };
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Read the mailbox now' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'There is no server with this name',
  );
  await userEvent.type(screen.getByLabelText('Username'), 'x');
  expect(screen.getByRole('button', { name: 'Read the mailbox now' })).toHaveProperty(
    'disabled',
    true,
  );
  logged.mockRestore();
});
