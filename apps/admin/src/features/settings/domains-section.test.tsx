import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { Domain } from '@org/schema/entities';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { DomainsSection } from './domains-section.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/settings/domains/';
let domains: Domain[];

const NORTHWIND: Domain = {
  id: 1,
  host: 'www.northwind.example',
  name: 'www.northwind.example',
  status: 'pending',
  is_primary: false,
  verified_at: null,
  checked_at: null,
  problem: '',
  record: { name: '_atrium.www.northwind.example', value: 'atrium-verify=abc' },
  created_at: '2026-01-01T00:00:00Z',
};
const change = (over: Partial<Domain>) => {
  domains = domains.map((domain) => ({ ...domain, ...over }));
  return { status: 200, body: { success: true, domain: domains[0], message: 'Saved it' } };
};

beforeEach(() => {
  server.requests.length = 0;
  domains = [];
  server.answer('GET /api/v1/admin/me/', () => ({
    status: 200,
    body: { success: true, ...testMe() },
  }));
  server.answer(`GET ${PATH}`, () => ({
    status: 200,
    body: {
      success: true,
      built_in: 'demo.localhost',
      results: { rows: domains, total: domains.length },
    },
  }));
  server.answer(`POST ${PATH}`, () => {
    domains = [NORTHWIND];
    return { status: 201, body: { success: true, domain: NORTHWIND, message: 'Domain added' } };
  });
  server.answer(`PUT ${PATH}1/`, ({ body }) => change(body as Partial<Domain>));
  server.answer(`DELETE ${PATH}1/`, () => {
    domains = [];
    return { status: 200, body: { success: true, message: 'Domain removed' } };
  });
});

const card = () => within(screen.getByRole('listitem', { name: 'www.northwind.example' }));
/** Chooses an action of the domain and confirms it. */
async function choose(entry: string): Promise<void> {
  await userEvent.click(card().getByRole('button', { name: /^Actions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: entry }));
}

it('adds a domain, shows its DNS records, verifies it, makes it the main one, and removes it', async () => {
  await renderAs(testMe(), <DomainsSection />, '/admin/setting/domains', server.origin());
  const field = await screen.findByLabelText('Domain');
  const add = screen.getByRole('button', { name: 'Add domain' });
  await userEvent.type(field, 'demo.localhost');
  await userEvent.click(add);
  expect(await screen.findByText('Nobody can own this name on the internet')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'https://www.Northwind.example/about');
  await userEvent.click(add);
  await screen.findByRole('listitem', { name: 'www.northwind.example' });
  expect(card().getByText('Waiting for DNS record')).toBeTruthy();
  expect(card().getByText('_atrium.www.northwind.example')).toBeTruthy();
  expect(card().getByText('CNAME')).toBeTruthy();
  expect(card().getByText('demo.localhost')).toBeTruthy();

  server.answer(`POST ${PATH}1/verify/`, () =>
    change({ problem: 'The TXT record was not found yet' }),
  );
  await userEvent.click(card().getByRole('button', { name: 'Verify' }));
  expect(await card().findByText(/The TXT record was not found yet/)).toBeTruthy();
  server.answer(`POST ${PATH}1/verify/`, () => change({ problem: '', status: 'verified' }));
  await userEvent.click(card().getByRole('button', { name: 'Verify' }));
  expect(await card().findByText('Verified')).toBeTruthy();
  expect(card().getByText('Point the domain to your site')).toBeTruthy();

  await choose('Make it the main domain');
  expect(await card().findByText('Main domain')).toBeTruthy();
  await choose('Remove domain');
  await waitFor(() =>
    expect(screen.queryByRole('listitem', { name: 'www.northwind.example' })).toBeNull(),
  );
});
