import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { EditorPage } from '@org/editor-core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { PageSettings } from './page-settings.tsx';

const server = startAnswerServer();
const PAGE = '/api/v1/admin/pages/7/';
const me = testMe({ siteUrl: 'https://demo.test/' });
let stored: Record<string, unknown>;
const answer = () => ({ status: 200, body: { success: true, page: stored, results: stored } });
beforeEach(() => {
  stored = {
    id: 7,
    slug: 'bread',
    title: 'Bread',
    excerpt: 'Our bread',
    image: '',
    status: 'published',
    is_public: true,
    has_unpublished_changes: false,
    is_homepage: false,
    showPageTitle: true,
    noindex: false,
    og_image: '',
    meta_title: '',
    meta_description: '',
    content: null,
    version: 4,
  };
  server.requests.length = 0;
  server.answer(`GET ${PAGE}`, answer);
});

async function open() {
  const saved: [EditorPage, number][] = [];
  await renderAs(
    me,
    <PageSettings
      page={stored as unknown as EditorPage}
      onSaved={(page, basedOn) => saved.push([page, basedOn])}
    />,
    '/admin/editorwrapper?slug=bread',
    server.origin(),
  );
  return { saved, title: await screen.findByRole('textbox', { name: 'Title' }) };
}
const pressSave = () => userEvent.click(screen.getByRole('button', { name: 'Save settings' }));

it('saves changed fields as a draft, and shows the page as a search result and a shared link', async () => {
  server.answer(`PUT ${PAGE}`, () => {
    stored = { ...stored, title: 'Rye', has_unpublished_changes: true, version: 5 };
    return answer();
  });
  const { saved, title } = await open();
  await userEvent.clear(title);
  await userEvent.type(title, 'Rye');
  const [result, card] = screen.getAllByRole('figure');
  expect(result?.textContent).toMatch(/^Search result.*Rye/);
  expect(card?.textContent).toMatch(/^Shared link.*Rye/);
  await pressSave();
  expect(
    await screen.findByText('Settings saved. Visitors see them once you publish.'),
  ).toBeTruthy();
  expect(server.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    title: 'Rye',
    version: 4,
    draft: true,
  });
  expect(saved).toMatchObject([[{ title: 'Rye', version: 5 }, 4]]);
  expect(screen.getByRole('button', { name: 'Save settings' })).toHaveProperty('disabled', true);
});

it('keeps what was typed when someone else changed the page or the server refuses', async () => {
  const failures = [
    { status: 409, body: { success: false, code: 'conflict', error: 'Changed' } },
    {
      status: 422,
      body: {
        success: false,
        code: 'validation_failed',
        error: 'Some fields need attention',
        formErrors: { title: 'Please enter a Title' },
      },
    },
  ];
  server.answer(`PUT ${PAGE}`, () => failures.shift() ?? answer());
  const { title } = await open();
  await userEvent.type(title, ' and rolls');
  stored = { ...stored, excerpt: 'Their excerpt', version: 6 };
  await pressSave();
  expect(await screen.findByText(/Someone else changed this page/)).toBeTruthy();
  expect(await screen.findByDisplayValue('Their excerpt')).toBeTruthy();
  expect(title).toHaveProperty('value', 'Bread and rolls');
  await pressSave();
  expect(await screen.findByText('Please enter a Title')).toBeTruthy();
  expect(title).toHaveProperty('value', 'Bread and rolls');
  expect(server.requests.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
    version: 6,
  });
});
