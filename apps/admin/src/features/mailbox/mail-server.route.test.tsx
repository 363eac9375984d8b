import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { MailServer } from '@org/schema/entities';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { MailServerRoute } from './mail-server.route.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/settings/mail-server/';
const none: MailServer = {
  transport: 'smtp',
  region: '',
  configuration_set: '',
  host: '',
  port: 587,
  security: 'starttls',
  username: '',
  password_set: false,
  from_name: '',
  from_email: '',
  reply_to: '',
  hourly_limit: null,
  version: 0,
};
let stored: MailServer;
beforeEach(() => {
  stored = none;
  // Drafts outlive a form.
  sessionStorage.clear();
  localStorage.clear();
  server.requests.length = 0;
  const answer = () => ({
    status: 200,
    body: { success: true, server: stored, installation: true },
  });
  server.answer(`GET ${PATH}`, answer);
  server.answer(`PUT ${PATH}`, () => {
    stored = {
      ...none,
      transport: 'ses',
      region: 'eu-west-1',
      host: 'email.eu-west-1.amazonaws.com',
      port: 443,
      security: 'tls',
      username: 'AKIATEST',
      password_set: true,
      from_email: 'post@kiln.example',
      version: 1,
    };
    return answer();
  });
  server.answer(`GET ${PATH}domain/`, () => ({
    status: 200,
    body: { success: true, domain: null },
  }));
});

it('asks for the access key of Amazon SES in place of a server, and shows no saved key', async () => {
  await renderAs(testMe(), <MailServerRoute />, '/admin/setting/mail', server.origin());
  expect(await screen.findByLabelText('Server')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Send emails by'), 'Amazon SES');
  expect(screen.queryByLabelText('Server')).toBeNull();
  await userEvent.type(screen.getByLabelText('From email'), 'post@kiln.example');
  await userEvent.click(screen.getByRole('button', { name: 'Save mail server' }));
  expect((await screen.findAllByText('Please enter the region')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Please enter the access key ID').length).toBeGreaterThan(0);
  expect(server.requests.some(({ method }) => method === 'PUT')).toBe(false);

  await userEvent.type(screen.getByLabelText('Region'), 'eu-west-1');
  await userEvent.type(screen.getByLabelText('Access key ID'), 'AKIATEST');
  await userEvent.type(screen.getByLabelText('Secret access key'), 'a secret');
  await userEvent.click(screen.getByRole('button', { name: 'Save mail server' }));
  expect(await screen.findByText('Mail server saved')).toBeTruthy();
  const saved = server.requests.find(({ method }) => method === 'PUT');
  expect(saved?.body).toMatchObject({
    transport: 'ses',
    region: 'eu-west-1',
    username: 'AKIATEST',
    password: 'a secret',
  });
  expect(await screen.findByText(/^A secret key is saved/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Secret access key').value).toBe('');
});
