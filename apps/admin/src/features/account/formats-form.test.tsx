import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { FormatsForm } from './formats-form.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/me/formats/';

beforeEach(() => {
  server.requests.length = 0;
  server.answer('GET /api/v1/admin/me/', () => ({
    status: 200,
    body: { success: true, ...testMe() },
  }));
});

it('previews the chosen formats of dates and numbers, and saves them', async () => {
  await renderAs(testMe(), <FormatsForm />, '/admin/account', server.origin());
  const choose = async (label: string, option: string): Promise<void> => {
    await userEvent.click(screen.getByRole('combobox', { name: label }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  await choose('Dates', '2026-03-09');
  await choose('Numbers', '12.345,67');
  await waitFor(() => {
    expect(screen.getByText(/2026-03-09.* · 12\.345,67 · /)).toBeTruthy();
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save formats' }));
  expect(await screen.findByText('Formats saved')).toBeTruthy();
  expect(server.requests.filter(({ path }) => path === PATH).map(({ body }) => body)).toEqual([
    { locale: '', timezone: '', date_style: 'ymd', number_style: 'dot-comma' },
  ]);
});
