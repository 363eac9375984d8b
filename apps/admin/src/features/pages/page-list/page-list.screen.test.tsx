import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { PageListScreen } from './page-list.screen.tsx';

const server = startAnswerServer();
const LIST = '/api/v1/admin/pages/';
let rows: object[];
let pending: object[];

const createRow = (id: number, title: string) => ({
  id,
  title,
  slug: `page-${id}`,
  excerpt: '',
  image: '',
  status: 'draft',
  is_public: false,
  has_unpublished_changes: false,
  is_homepage: false,
  parentId: null,
  showPageTitle: true,
  author: null,
  publish_date: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  version: 1,
});

const changes = () =>
  server.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method);

beforeEach(() => {
  server.requests.length = 0;
  rows = [createRow(1, 'About')];
  pending = [];
  server.answer('GET /api/v1/admin/releases/pending/', () => ({
    status: 200,
    body: { success: true, pending },
  }));
  server.answer('GET /api/v1/admin/views/', () => ({
    status: 200,
    body: { success: true, results: { rows: [] } },
  }));
  server.answer(`GET ${LIST}`, () => ({
    status: 200,
    body: { success: true, results: { rows, total: rows.length, totalIsCapped: false } },
  }));
});

it('duplicates and deletes pages once, however often the button is pressed, and shows the progress', async () => {
  server.answer(`POST ${LIST}`, () => {
    const page = createRow(2, 'Copy of About');
    rows = [...rows, page];
    return { status: 201, body: { success: true, page } };
  });
  server.answer(`DELETE ${LIST}`, () => {
    rows = [];
    return { status: 200, body: { success: true, deleted: [1, 2], failed: [], message: '' } };
  });
  await renderAs(testMe(), <PageListScreen />, '/admin/pages?search=page', server.origin());
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for About' }));
  await userEvent.dblClick(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByText('Duplicated as a draft')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Copy of About' })).toBeTruthy();
  expect(changes()).toEqual(['POST']);

  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete 2 pages' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.dblClick(question.getByRole('button', { name: 'Delete 2 pages' }));
  expect(await screen.findByText('2 pages deleted')).toBeTruthy();
  expect(await screen.findByText('No page matches')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull());
  expect(changes()).toEqual(['POST', 'DELETE']);
});

it('says that a page has unpublished changes, and publishes them from its menu', async () => {
  rows = [
    {
      ...createRow(1, 'About'),
      status: 'published',
      is_public: true,
      has_unpublished_changes: true,
    },
  ];
  server.answer(`POST ${LIST}1/publish/`, () => {
    rows = [{ ...createRow(1, 'About'), status: 'published', is_public: true }];
    return { status: 200, body: { success: true, page: rows[0], message: 'Page published' } };
  });
  await renderAs(testMe(), <PageListScreen />, '/admin/pages', server.origin());
  expect(await screen.findByText('Unpublished changes')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for About' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish changes' }));
  expect(await screen.findByText('Changes published')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Unpublished changes')).toBeNull());
});

it('adds selected pages to a release, or to a new one, and marks pages that are in one', async () => {
  const release = { id: 5, name: 'Autumn', state: 'open', publish_at: null };
  const results = { rows: [release], total: 1, totalIsCapped: false };
  server.answer('GET /api/v1/admin/releases/', () => ({
    status: 200,
    body: { success: true, results },
  }));
  server.answer('POST /api/v1/admin/releases/', () => {
    pending = [{ kind: 'page', record_id: 1, release: { ...release, id: 6, name: 'Winter' } }];
    const made = { ...release, id: 6, name: 'Winter' };
    return { status: 201, body: { success: true, release: made, items: [], message: 'Made' } };
  });
  await renderAs(testMe(), <PageListScreen />, '/admin/pages', server.origin());
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select About' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to release…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add the page to a release' }));
  await userEvent.selectOptions(await dialog.findByLabelText('Release'), 'New release');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Give the release a name')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Winter');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Added to “Winter”')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'In the release “Winter”' })).toHaveProperty(
    'href',
    expect.stringContaining('/admin/pages/releases/6'),
  );
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Winter',
    items: [{ kind: 'page', id: 1 }],
  });
});
