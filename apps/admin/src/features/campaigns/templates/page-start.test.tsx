import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { createTree, encodeContent, loadContent } from '@org/content';
import { blockRegistry } from '@org/installed-blocks/definitions';
import { DEFAULT_SETTINGS } from '@org/schema/entities';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type CampaignStart, EmailTemplatePicker } from './email-template-picker.tsx';

const server = startAnswerServer();
const PATH = '/admin/email-marketing/campaigns/new';
const content = encodeContent(
  createTree(
    {
      type: 'Wrapper',
      children: [
        {
          type: 'Section',
          children: [
            {
              type: 'Column',
              children: [
                { type: 'Text', props: { text: 'Baked at five.' } },
                { type: 'Button', props: { text: 'Order bread', href: '/shop' } },
                { type: 'CustomForm' },
              ],
            },
          ],
        },
      ],
    },
    blockRegistry,
  ),
);
const PAGE = { id: 4, title: 'Open day', slug: 'open-day', excerpt: 'Come and see', image: '' };

beforeEach(() => {
  server.requests.length = 0;
  server.answer('GET /api/v1/admin/settings/', () => ({
    status: 200,
    body: { success: true, settings: { ...DEFAULT_SETTINGS, version: 3 } },
  }));
  server.answer('GET /api/v1/admin/pages/', () => ({
    status: 200,
    body: { success: true, results: { rows: [PAGE], total: 1, totalIsCapped: false } },
  }));
  server.answer('GET /api/v1/admin/pages/4/', () => ({
    status: 200,
    body: { success: true, page: { ...PAGE, is_homepage: false, content } },
  }));
});

async function choosePage(onChoose: (start: CampaignStart) => void): Promise<void> {
  await renderAs(testMe(), <EmailTemplatePicker onChoose={onChoose} />, PATH, server.origin());
  await userEvent.click(await screen.findByRole('radio', { name: /^From a page/ }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Page' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Open day' }));
}
const getTypes = (start: CampaignStart | undefined): string[] => {
  const loaded = loadContent(start?.content ?? null, blockRegistry, 'email');
  return loaded.ok ? Object.values(loaded.tree).map(({ type }) => type.resolvedName) : [];
};

it('starts an email from a published page, and says what is left out', async () => {
  const onChoose = vi.fn<(start: CampaignStart) => void>();
  await choosePage(onChoose);
  expect(await screen.findByText(/left out: Form\./, undefined, { timeout: 20_000 })).toBeTruthy();
  const [start] = onChoose.mock.lastCall ?? [];
  expect(start).toMatchObject({ subject: 'Open day', preheader: 'Come and see' });
  expect(getTypes(start)).toEqual(
    expect.arrayContaining(['EmailHeader', 'EmailHeading', 'EmailTextbox', 'EmailButton']),
  );
  const list = server.requests.find(({ path }) => path === '/api/v1/admin/pages/');
  expect(list?.query.status).toBe('published');

  // Another card starts without the page.
  await userEvent.click(screen.getByRole('radio', { name: /^Empty email/ }));
  expect(onChoose.mock.lastCall?.[0].content).toBeUndefined();
  expect(screen.queryByText(/left out/)).toBeNull();
});

it('starts with the empty email while the page cannot be read', async () => {
  server.answer('GET /api/v1/admin/pages/4/', () => ({
    status: 200,
    body: { success: true, page: { ...PAGE, is_homepage: false, content: 'not content' } },
  }));
  const onChoose = vi.fn<(start: CampaignStart) => void>();
  await choosePage(onChoose);
  expect(
    await screen.findByRole('button', { name: /try again/i }, { timeout: 20_000 }),
  ).toBeTruthy();
  await waitFor(() => expect(onChoose.mock.lastCall?.[0].content).toBeUndefined());
});

it('offers no page to users who may not see pages', async () => {
  const me = testMe();
  const permissions = { ...me.permissions, pages: { ...me.permissions.pages, can_view: false } };
  await renderAs(
    { ...me, permissions },
    <EmailTemplatePicker onChoose={() => undefined} />,
    PATH,
    server.origin(),
  );
  expect(await screen.findByRole('radio', { name: /^Empty email/ })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /^From a page/ })).toBeNull();
});
