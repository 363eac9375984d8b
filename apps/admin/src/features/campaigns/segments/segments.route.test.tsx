import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { EmailSegment } from '@org/schema/entities';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { SegmentsRoute } from './segments.route.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/email-marketing/segments/';
const me = testMe({ plan: { level: 'basic', modules: ['email_marketing'] } });
const bigSpenders: EmailSegment = {
  id: 4,
  name: 'Big spenders',
  description: '',
  filters: {
    combinator: 'and',
    rules: [{ field: 'order.total_spent', operator: 'gt', value: 100 }],
  },
  count: 3,
  counted_at: '2026-01-01T00:00:00Z',
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};
const excluded = { unsubscribed: 0, unconfirmed: 0, suppressed: 0, paused: 0, excluded: 0 };
const answerRows = (rows: readonly object[]) =>
  server.answer(`GET ${PATH}`, () => ({
    status: 200,
    body: { success: true, results: { rows, total: rows.length, totalIsCapped: false } },
  }));
const open = () =>
  renderAs(me, <SegmentsRoute />, '/admin/email-marketing/segments', server.origin());

beforeEach(() => {
  server.requests.length = 0;
  server.answer('POST /api/v1/admin/email-marketing/campaigns/preview-list/', () => ({
    status: 200,
    body: { success: true, results: { rows: [], total: 7 }, total: 7, excluded },
  }));
});

it('shows the number of people at this moment, and names the campaigns that keep a segment from being deleted', async () => {
  answerRows([bigSpenders]);
  server.answer(`GET ${PATH}4/`, () => ({
    status: 200,
    body: { success: true, segment: { ...bigSpenders, count: 1250 }, results: bigSpenders },
  }));
  server.answer(`DELETE ${PATH}4/`, () => ({
    status: 409,
    body: {
      success: false,
      code: 'in_use',
      error: 'In use',
      errors: ['In use'],
      usage: [{ type: 'campaign', id: 9, title: 'Spring sale', path: '' }],
    },
  }));
  await open();
  expect(await screen.findByText('1,250 people')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Big spenders' }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete segment' }),
  );
  expect(await screen.findByText('Campaigns still use this segment')).toBeTruthy();
  expect(screen.getByText('Spring sale')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
});

it('creates a segment from conditions, and counts its people before it is saved', async () => {
  answerRows([]);
  server.answer(`POST ${PATH}`, ({ body }) => ({
    status: 201,
    body: {
      success: true,
      message: 'Segment created',
      segment: { ...bigSpenders, ...(body as Partial<EmailSegment>) },
    },
  }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'New segment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Canadians');
  const save = dialog.getByRole('button', { name: 'Create segment' });
  expect(save).toHaveProperty('disabled', true);
  await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Country' }));
  await userEvent.keyboard('CA{Enter}');
  expect(await dialog.findByText('7 people')).toBeTruthy();
  await userEvent.click(save);
  expect(await screen.findByText('Segment created')).toBeTruthy();
  expect(
    server.requests.find(({ method, path }) => method === 'POST' && path === PATH)?.body,
  ).toMatchObject({
    name: 'Canadians',
    filters: { rules: [{ field: 'customer.country', value: 'CA' }] },
  });
});
