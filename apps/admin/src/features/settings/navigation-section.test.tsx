import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { DEFAULT_SETTINGS, type Settings } from '@org/schema/entities';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { NAVIGATION, NavigationFields } from './navigation-section.tsx';
import { SectionScreen } from './section-screen.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/settings/';
let now: Settings;
const answer = () => ({
  status: 200,
  body: { success: true, settings: now, results: now },
});
const saves = () => server.requests.filter(({ method }) => method === 'PUT').length;

beforeEach(() => {
  sessionStorage.clear();
  server.requests.length = 0;
  now = { ...DEFAULT_SETTINGS, company_name: 'Kiln', version: 4 };
  server.answer('GET /api/v1/admin/me/', () => ({
    status: 200,
    body: { success: true, ...testMe() },
  }));
  server.answer(`GET ${PATH}`, answer);
  server.answer('GET /api/v1/admin/pages/', () => ({
    status: 200,
    body: { success: true, results: { rows: [], total: 0 } },
  }));
  server.answer(`PUT ${PATH}`, ({ body }) => {
    const { theme, version } = body as Settings;
    now = { ...now, theme: { ...now.theme, ...theme }, version: version + 1 };
    return answer();
  });
});

const items = () => within(screen.getByRole('region', { name: 'Items' }));
const labels = () => (now.theme.mainnav_items ?? []).map(({ linkText }) => linkText);
async function add(text: string, href: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Link Text/), text);
  await userEvent.type(dialog.getByLabelText(/^Href/), href);
  await userEvent.click(dialog.getByRole('button', { name: 'Add item' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
async function choose(item: string, entry: string): Promise<void> {
  await userEvent.click(items().getByRole('button', { name: `Actions for ${item}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}
async function save(): Promise<void> {
  const before = saves();
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(saves()).toBe(before + 1));
}

it('creates, nests, moves and deletes navigation items, and stores nothing before it is saved', async () => {
  await renderAs(
    testMe(),
    <SectionScreen id="navigation" section={NAVIGATION} Fields={NavigationFields} />,
    '/admin/setting/navigation',
    server.origin(),
  );
  await userEvent.click(
    within(await screen.findByRole('region', { name: 'Items' })).getByRole('button', {
      name: 'Add item',
    }),
  );
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add item' }),
  );
  expect(await screen.findByText('Link Text is required')).toBeTruthy();
  await add('Orchards', '/orchards');
  await choose('Orchards', 'Add an item below');
  await add('Terraces', '/gardens/terraces');
  expect(items().getByText('Orchards').closest('li')?.textContent).toContain('Dropdown');

  // The arrow keys move the item out of the one above it, and before it.
  items()
    .getByRole('button', { name: /^Move Terraces/ })
    .focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  expect(saves()).toBe(0);
  await save();
  expect(labels().slice(-2)).toEqual(['Terraces', 'Orchards']);

  await choose('Terraces', 'Delete');
  const question = within(await screen.findByRole('dialog'));
  expect(
    question.getByText(
      'Are you sure you want to delete the nav item "Terraces"? This action cannot be undone.',
    ),
  ).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(items().queryByText('Terraces')).toBeNull());
  expect(labels()).toContain('Terraces');
  await save();
  expect(labels()).not.toContain('Terraces');
});
