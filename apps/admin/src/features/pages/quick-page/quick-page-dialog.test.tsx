import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { QuickPageDialog } from './quick-page-dialog.tsx';

const server = startAnswerServer();
const PAGES = '/api/v1/admin/pages/';
const bodies = () =>
  server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

beforeEach(() => {
  server.requests.length = 0;
});

it('creates a page from a title, with defaults for the rest', async () => {
  server.answer(`POST ${PAGES}`, () => ({
    status: 201,
    body: { success: true, page: { id: 7, slug: 'our-people' } },
  }));
  await renderAs(
    testMe(),
    <QuickPageDialog onClose={() => undefined} />,
    '/admin/pages',
    server.origin(),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Our people');
  expect(screen.getByText(/\/our-people$/)).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({
    title: 'Our people',
    excerpt: 'Our people',
    status: 'draft',
    showPageTitle: false,
  });
});

it('asks for a title, and keeps what was typed when the server refuses it', async () => {
  server.answer(`POST ${PAGES}`, () => ({
    status: 400,
    body: {
      success: false,
      code: 'validation',
      message: 'Please correct the marked fields',
      errors: [],
      formErrors: { title: 'This title cannot be used' },
    },
  }));
  await renderAs(
    testMe(),
    <QuickPageDialog onClose={() => undefined} />,
    '/admin/pages',
    server.origin(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Create and edit' }));
  expect(screen.getByText('Please enter a Title')).toBeTruthy();
  expect(bodies()).toEqual([]);
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  await userEvent.type(title, 'Taken');
  await userEvent.click(screen.getByRole('button', { name: 'Create and edit' }));
  expect(await screen.findByText('This title cannot be used')).toBeTruthy();
  expect(title.value).toBe('Taken');
});
