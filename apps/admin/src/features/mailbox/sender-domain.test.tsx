import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { SenderDomain } from '@org/schema/entities';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SenderDomainSection } from './sender-domain.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/settings/mail-server/domain/';
const unchecked: SenderDomain = {
  name: 'kiln.example',
  checks: [],
  signs: false,
  checked_at: null,
};
const open = () =>
  renderAs(testMe(), <SenderDomainSection />, '/admin/settings/mail-server', server.origin());

it('checks the domain, and shows each record to create with its explanation', async () => {
  server.answer(`GET ${PATH}`, () => ({ status: 200, body: { success: true, domain: unchecked } }));
  server.answer(`POST ${PATH}check/`, () => ({
    status: 200,
    body: {
      success: true,
      domain: {
        ...unchecked,
        checked_at: new Date().toISOString(),
        checks: [
          { key: 'spf', status: 'ok', message: 'Fine.', record: null },
          {
            key: 'dkim',
            status: 'missing',
            message: 'Not signed yet.',
            record: { name: 'a._domainkey.kiln.example', value: 'v=DKIM1; p=abc' },
          },
          { key: 'dmarc', status: 'unknown', message: 'No answer.', record: null },
        ],
      },
    },
  }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Check the domain' }));
  const dkim = within(await screen.findByRole('listitem', { name: 'Signature (DKIM)' }));
  expect(dkim.getByText('Missing')).toBeTruthy();
  expect(dkim.getByText('v=DKIM1; p=abc')).toBeTruthy();
  expect(dkim.getByRole('button', { name: 'Copy value' })).toBeTruthy();
  const spf = within(screen.getByRole('listitem', { name: 'Allowed servers (SPF)' }));
  expect(spf.queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
});

it('says why the domain could not be checked', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(`GET ${PATH}`, () => ({ status: 200, body: { success: true, domain: unchecked } }));
  server.answer(`POST ${PATH}check/`, () => ({
    status: 429,
    body: { success: false, code: 'rate_limited', error: 'Too many checks', errors: [] },
  }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Check the domain' }));
  expect(await screen.findByText(/Too many checks/)).toBeTruthy();
  logged.mockRestore();
});
