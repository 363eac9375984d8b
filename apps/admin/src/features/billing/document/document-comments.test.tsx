import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { Quote } from '@org/schema/entities';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DocumentComments } from './document-comments.tsx';

const server = startAnswerServer();
vi.setConfig({ testTimeout: 30_000 });

const QUOTE = { id: 9, version: 1, customer_name: 'Ada Lovelace' } as unknown as Quote;
const COMMENT = { type: 'commented', at: '2026-11-24T15:00:00Z' };
let rows: object[];

beforeEach(() => {
  server.requests.length = 0;
  rows = [
    { ...COMMENT, id: 2, text: 'When do you start?', user: null },
    { ...COMMENT, id: 1, type: 'issued', text: 'Q-1', user: null },
  ];
  server.answer('GET /api/v1/admin/quotes/9/events/', () => ({
    status: 200,
    body: { success: true, results: { rows } },
  }));
});

const open = (canWrite = true) =>
  renderAs(
    testMe(),
    <DocumentComments document={QUOTE} plural="quotes" canWrite={canWrite} />,
    '/admin',
    server.origin(),
  );

it('shows what the customer wrote and sends an answer', async () => {
  server.answer('POST /api/v1/admin/quotes/9/comments/', ({ body }) => {
    const { comment } = body as { comment: string };
    rows = [{ ...COMMENT, id: 3, text: comment, user: { id: 1, displayName: 'Grace' } }, ...rows];
    return { status: 201, body: { success: true, message: 'Comment emailed to a@b.example' } };
  });
  await open();
  const first = await screen.findByText('When do you start?');
  expect(first.closest('li')?.textContent).toContain('Ada Lovelace');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your answer');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Please enter a comment')).toBeTruthy();
  await userEvent.type(field, 'In May.');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  const answer = await screen.findByText('In May.', { selector: 'p' });
  expect(answer.closest('li')?.textContent).toContain('Grace');
  expect(field.value).toBe('');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('When do you start?'),
    expect.stringContaining('In May.'),
  ]);
});

it('keeps an answer that was refused', async () => {
  server.answer('POST /api/v1/admin/quotes/9/comments/', () => ({
    status: 409,
    body: { success: false, code: 'not_now', error: 'This document has too many comments' },
  }));
  await open();
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your answer');
  await userEvent.type(field, 'In May.');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText(/too many comments/)).toBeTruthy();
  expect(field.value).toBe('In May.');
});

it('is only read by people who may not update the quote', async () => {
  await open(false);
  expect(await screen.findByText('When do you start?')).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText('Your answer')).toBeNull());
});
