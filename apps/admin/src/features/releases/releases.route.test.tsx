import { renderAs, testMe } from '@org/admin-kit/testing';
import { callQuery, useApi } from '@org/api-client/react';
import { startAnswerServer } from '@org/config/answer-server';
import { apiContract } from '@org/schema/contract';
import type { Release, ReleaseItem } from '@org/schema/entities';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ReleaseScreen } from './release.route.tsx';
import { ReleasesRoute } from './releases.route.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/releases/';
let release: Release;
let items: ReleaseItem[];
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
const createItem = (id: number, title: string, fields: Partial<ReleaseItem> = {}): ReleaseItem => ({
  id,
  kind: 'page',
  record_id: id,
  title,
  slug: `page-${id}`,
  path: `/page-${id}`,
  effect: 'updates',
  changed: ['title', 'content'],
  added_version: 2,
  version: 2,
  problems: [],
  ...fields,
});

const sent = () =>
  server.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body]);

beforeEach(() => {
  server.requests.length = 0;
  release = {
    id: 5,
    name: 'Autumn',
    note: 'Ask Ada first',
    state: 'open',
    publish_at: null,
    scheduled_by: null,
    published_at: null,
    published_by: null,
    reverted_at: null,
    reverted_by: null,
    failure: '',
    item_count: 2,
    version: 3,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  };
  items = [
    createItem(1, 'Prices'),
    createItem(2, 'News', {
      kind: 'post',
      path: '/blog/news',
      effect: 'goes_live',
      changed: [],
    }),
  ];
  server.answer(`GET ${PATH}5/`, () => ok({ release, items }));
});

/** Renders the screen of what the server has. */
function Loaded() {
  const { data } = useQuery(callQuery(useApi(), apiContract.releases.get, { params: { id: 5 } }));
  return data ? <ReleaseScreen {...data} /> : null;
}
const open = (me = testMe()) =>
  renderAs(me, <Loaded />, '/admin/pages/releases/5', server.origin());

it('lists releases with their number of items, their time and their state', async () => {
  const rows = [
    release,
    { ...release, id: 6, name: 'Winter', state: 'scheduled', publish_at: '2999-01-05T09:00:00Z' },
    {
      ...release,
      id: 7,
      name: 'Late',
      state: 'failed',
      item_count: 1,
      failure: 'A page was deleted',
    },
  ];
  server.answer(`GET ${PATH}`, () => ok({ results: { rows, total: 3, totalIsCapped: false } }));
  await renderAs(testMe(), <ReleasesRoute />, '/admin/pages/releases', server.origin());
  expect(await screen.findByRole('link', { name: 'Autumn' })).toBeTruthy();
  expect(screen.getByText('2 items · Ask Ada first')).toBeTruthy();
  expect(screen.getByText(/^2 items · on .*2999.* · Ask Ada first$/)).toBeTruthy();
  expect(screen.getByText(/^1 item · /)).toBeTruthy();
  for (const state of ['Open', 'Scheduled', 'Not published'])
    expect(screen.getByText(state)).toBeTruthy();
});

it('says what a release is when there is none, and creates one', async () => {
  server.answer(`GET ${PATH}`, () => ok({ results: { rows: [], total: 0, totalIsCapped: false } }));
  server.answer(`POST ${PATH}`, () => ({
    status: 201,
    body: { success: true, release, items: [], message: 'Release created' },
  }));
  const { address } = await renderAs(
    testMe(),
    <ReleasesRoute />,
    '/admin/pages/releases',
    server.origin(),
  );
  expect(
    await screen.findByText(/publishes several pages and posts at the same moment/),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'New release' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New release' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Autumn');
  await userEvent.click(dialog.getByRole('button', { name: 'Create release' }));
  await waitFor(() => expect(address()).toBe('/admin/pages/releases/5'));
  expect(sent()).toEqual([['POST', PATH, { name: 'Autumn', note: '' }]]);
});

it('shows what changes for visitors, and names it before it is published', async () => {
  server.answer(`POST ${PATH}5/publish/`, () => {
    release = {
      ...release,
      state: 'published',
      published_at: '2026-02-01T09:00:00Z',
      published_by: { id: 1, displayName: 'Ada' },
      version: 4,
    };
    return ok({ release, items, message: 'Release published' });
  });
  await open();
  expect(await screen.findByRole('link', { name: 'Prices' })).toHaveProperty(
    'href',
    expect.stringContaining('/admin/editorwrapper?slug=page-1'),
  );
  expect(screen.getByText('title and content')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Publish…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish “Autumn”' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PricesUpdates',
    'NewsGoes live',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Publish 2 items' }));
  expect(await screen.findByText(/^Published on .* by Ada\.$/)).toBeTruthy();
  expect(screen.getByText('Went live')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish…' })).toBeNull();
  expect(sent()).toEqual([['POST', `${PATH}5/publish/`, null]]);
});

it('schedules a release at a time of the company, and shows why a time is refused', async () => {
  let isPast = true;
  server.answer(`POST ${PATH}5/schedule/`, ({ body }) => {
    const formErrors = { publish_at: 'Choose a time in the future' };
    if (isPast)
      return {
        status: 422,
        body: { success: false, code: 'validation_failed', error: '', errors: [], formErrors },
      };
    const { publish_at } = body as { publish_at: string };
    release = {
      ...release,
      state: 'scheduled',
      publish_at,
      scheduled_by: { id: 1, displayName: 'Ada' },
    };
    return ok({ release, items, message: 'Release scheduled' });
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Publish…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Later' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await dialog.findByText('Choose a date and time')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Date and time'), {
    target: { value: '2999-05-01T09:00' },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await dialog.findByText('Choose a time in the future')).toBeTruthy();
  isPast = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText(/^Will be published on .*, in the name of Ada\.$/)).toBeTruthy();
  expect(screen.getByText('Scheduled')).toBeTruthy();
});

it('names what prevents a release, and removes it by keyboard', async () => {
  items = [
    createItem(1, 'Prices'),
    createItem(2, 'Gone', {
      effect: 'none',
      problems: [{ code: 'deleted', message: 'This page was deleted.', blocks: true }],
    }),
  ];
  server.answer(`DELETE ${PATH}5/items/`, () => {
    items = items.slice(0, 1);
    return ok({ release, items, message: 'Removed from the release' });
  });
  await open();
  expect(await screen.findByText('This page was deleted.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Publish…' })).toHaveProperty('disabled', true);
  screen.getByRole('button', { name: 'Remove Gone from the release' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Gone')).toBeNull());
  expect(sent()).toEqual([['DELETE', `${PATH}5/items/`, { ids: [2] }]]);
  expect(screen.getByRole('button', { name: 'Publish…' })).toHaveProperty('disabled', false);
});

it('adds pages and posts from a list, without those of other releases', async () => {
  const candidate = {
    kind: 'page',
    record_id: 8,
    title: 'About',
    path: '/about',
    effect: 'updates',
  };
  server.answer(`GET ${PATH}candidates/`, () =>
    ok({
      candidates: [
        { ...candidate, release: null },
        { ...candidate, record_id: 9, title: 'Team', release: { id: 6, name: 'Winter' } },
      ],
    }),
  );
  server.answer(`POST ${PATH}5/items/`, () => {
    items = [...items, createItem(3, 'About')];
    return ok({ release, items, message: 'Added to the release' });
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add pages and posts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add pages and posts' }));
  expect(await dialog.findByRole('checkbox', { name: 'Team' })).toHaveProperty('disabled', true);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'About' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add 1 item' }));
  expect(await screen.findByRole('link', { name: 'About' })).toBeTruthy();
  expect(sent()).toEqual([['POST', `${PATH}5/items/`, { items: [{ kind: 'page', id: 8 }] }]]);
});

it('goes back after a question that names the pages', async () => {
  release = {
    ...release,
    state: 'published',
    published_at: '2026-02-01T09:00:00Z',
    published_by: { id: 1, displayName: 'Ada' },
  };
  server.answer(`POST ${PATH}5/go-back/`, () => {
    release = {
      ...release,
      reverted_at: '2026-02-01T10:00:00Z',
      reverted_by: { id: 1, displayName: 'Ada' },
    };
    return ok({ release, items, message: 'Back' });
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo release…' }));
  const question = within(await screen.findByRole('dialog', { name: 'Undo “Autumn”?' }));
  expect(question.getByText(/“Prices” and “News”/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Undo release' }));
  expect(await screen.findByText(/^Undone on .* by Ada\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo release…' })).toBeNull();
});

it('offers nothing to people who may only view pages', async () => {
  await open(testMe({ permissions: { pages: { can_view: true } } }));
  expect(await screen.findByText('Prices')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
