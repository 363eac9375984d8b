import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { DEFAULT_SETTINGS, type SettingsEntry } from '@org/schema/entities';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { HistorySection } from './history-section.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/settings/';
const entry: SettingsEntry = {
  id: 3,
  at: '2026-01-01T00:00:00Z',
  area: 'settings',
  action: 'updated',
  user: { id: 7, displayName: 'Ada Moreau' },
  changes: [
    {
      key: 'theme.primary',
      from: '#2f6b4f',
      to: '#7fd1ae',
      secret: false,
      restorable: true,
    },
  ],
};

it('shows who changed which setting, and restores one with the current version', async () => {
  const settings = { ...DEFAULT_SETTINGS, version: 4 };
  const body = { success: true, settings, results: settings, message: 'Setting reverted' };
  server.answer(`GET ${PATH}`, () => ({ status: 200, body }));
  server.answer(`GET ${PATH}history/`, () => ({
    status: 200,
    body: { success: true, results: { rows: [entry], nextCursor: null } },
  }));
  server.answer(`POST ${PATH}history/3/restore/`, () => ({ status: 200, body }));
  await renderAs(testMe(), <HistorySection />, '/admin/setting/history', server.origin());
  const [item] = within(await screen.findByRole('list', { name: 'History' })).getAllByRole(
    'listitem',
  );
  expect(item?.textContent).toContain('Ada Moreau');
  expect(item?.textContent).toContain('#7fd1ae');
  await userEvent.click(screen.getByRole('button', { name: 'Restore Primary' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Setting reverted')).toBeTruthy();
  expect(server.requests.findLast(({ method }) => method === 'POST')).toMatchObject({
    path: `${PATH}history/3/restore/`,
    body: { key: 'theme.primary', version: 4 },
  });
});
