import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { SessionList } from './session-list.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/me/sessions/';
const END = `${PATH}end/`;

const session = (id: string, is_current = false) => ({
  id,
  device: `Browser ${id}`,
  address: '127.0.0.1',
  created_at: '2026-01-01T00:00:00Z',
  last_used_at: '2026-01-02T00:00:00Z',
  is_current,
});
/** Sessions of the user on the mock server. */
let sessions = [session('a', true)];

beforeEach(() => {
  server.requests.length = 0;
  sessions = [session('a', true), session('b'), session('c')];
  server.answer(`GET ${PATH}`, () => ({
    status: 200,
    body: { success: true, results: { rows: sessions, total: sessions.length } },
  }));
  server.answer(`POST ${END}`, ({ body }) => {
    const { ids = [], others = false } = body as { ids?: string[]; others?: boolean };
    sessions = sessions.filter(({ id, is_current }) => is_current || !(others || ids.includes(id)));
    return { status: 200, body: { success: true, ended: ids, message: 'Session ended' } };
  });
});

const open = () => renderAs(testMe(), <SessionList />, '/admin/account', server.origin());
const ended = () =>
  server.requests.filter(({ path }) => path === END).map(({ body }) => body as object);

it('marks the session of this device, and ends all others together', async () => {
  await open();
  expect(await screen.findByText('This device')).toBeTruthy();
  expect(screen.queryByText('You are not signed in anywhere else.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('You are not signed in anywhere else.')).toBeTruthy();
  expect(ended()).toEqual([{ others: true }]);
  expect(screen.getByText('Browser a')).toBeTruthy();
});

it('ends one other session', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out: Browser b' }));
  await waitFor(() => expect(screen.queryByText('Browser b')).toBeNull());
  expect(ended()).toEqual([{ ids: ['b'] }]);
  expect(screen.getByText('Browser c')).toBeTruthy();
});
