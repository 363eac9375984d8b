import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { permissionTree } from '@org/schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { OverviewWidgets } from './overview-widgets.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/overview/';

const DAYS = [
  { day: '2026-03-01', value: 40 },
  { day: '2026-03-02', value: 80 },
];

/** Answers with the figures of an accountant, who sees no pages and no shop. */
function answer(layout: { order: string[]; hidden: string[] }): void {
  server.answer(`GET ${PATH}`, () => ({
    status: 200,
    body: {
      success: true,
      overview: {
        from: '2026-03-01',
        to: '2026-03-02',
        previousFrom: '2026-02-27',
        figures: [
          { name: 'revenue', value: 120, previous: 100, currency: 'CAD', days: DAYS },
          { name: 'overdue', value: 30, previous: null, currency: 'CAD', days: [] },
        ],
        layout,
      },
    },
  }));
}

const {
  web_orders: _orders,
  inventory: _stock,
  pages: _pages,
  ...permissions
} = permissionTree('7');
const open = () =>
  renderAs(testMe({ permissions }), <OverviewWidgets />, '/admin', server.origin());

beforeEach(() => {
  server.requests.length = 0;
});

it('shows figures with their change, and revenue as a chart and as a table', async () => {
  answer({ order: [], hidden: [] });
  await open();
  const revenue = await screen.findByRole('link', { name: /^Revenue/ });
  expect(revenue.textContent).toContain('+20%');
  expect(screen.getByRole('link', { name: /^Overdue invoices/ }).textContent).not.toContain('%');
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  expect(within(screen.getByRole('table')).getAllByRole('row').length).toBeGreaterThan(2);
});

it('follows the arrangement of the user, and saves a new one', async () => {
  answer({ order: ['overdue', 'revenue'], hidden: ['chart'] });
  server.answer(`PUT ${PATH}`, ({ body }) => ({
    status: 200,
    body: { success: true, layout: body, message: 'Overview arranged' },
  }));
  await open();
  await screen.findByRole('link', { name: /^Revenue/ });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.slice(0, 7))).toEqual([
    'Overdue',
    'Revenue',
  ]);
  expect(screen.queryByRole('heading', { name: 'Revenue by day' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Arrange' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Arrange' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Revenue chart' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Move Revenue up' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save arrangement' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    order: ['revenue', 'overdue', 'chart'],
    hidden: [],
  });
});
