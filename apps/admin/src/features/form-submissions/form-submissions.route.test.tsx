import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { FormBookings } from '@org/schema/entities';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormSubmissionsRoute } from './form-submissions.route.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/form-submissions/';
const time = (from: string, booked: number): FormBookings['overbooked'][number] => ({
  form_name: 'Tables',
  from,
  until: '2031-03-05T22:00:00.000Z',
  places: 10,
  booked,
});
const submission = {
  id: 3,
  guid: 'g',
  subject: 'Ada Moreau',
  form_name: 'Tables',
  page_url: '/tables',
  email: '',
  status: 'new',
  message: '',
  fields: [],
  answers: '',
  files: [],
  utm: {},
  visitor_id: '',
  notified: 'sent',
  customer_id: null,
  booked_from: '2031-03-04T18:00:00.000Z',
  booked_until: '2031-03-04T20:00:00.000Z',
  booked_places: 4,
  assignee_id: null,
  assignee: null,
  replies: [],
  tags: [],
  user: null,
  version: 1,
  created_at: '2031-03-01T18:00:00.000Z',
  updated_at: '2031-03-01T18:00:00.000Z',
  deleted_at: null,
};

async function open(bookings: Omit<FormBookings, 'success'>): Promise<void> {
  const results = {
    rows: [submission],
    total: 1,
    totalIsCapped: false,
    currentPage: 1,
    itemsPerPage: 25,
  };
  server.answer('GET /api/v1/admin/views/', () => ({
    status: 200,
    body: { success: true, results: { rows: [] } },
  }));
  server.answer(`GET ${PATH}`, () => ({ status: 200, body: { success: true, results } }));
  server.answer(`GET ${PATH}bookings/`, () => ({
    status: 200,
    body: { success: true, ...bookings },
  }));
  await renderAs(testMe(), <FormSubmissionsRoute />, '/admin/form-submissions', server.origin());
  await screen.findByRole('link', { name: 'Ada Moreau' });
}

it('tells when more places are booked than there are', async () => {
  const overbooked = [12, 11, 14, 13].map((booked, at) =>
    time(`2031-03-0${at + 1}T18:30:00.000Z`, booked),
  );
  await open({ has_bookings: true, overbooked });
  const items = within(await screen.findByRole('list', { name: 'Overbooked' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(items).toHaveLength(4);
  expect(items[0]).toContain('2031');
  expect(items[0]).toContain('12 booked for 10 places · Tables');
  expect(items[3]).toBe('One more time');
});

it.each([
  [true, ['From', 'Message', 'Form', 'Booked for', 'Status']],
  [false, ['From', 'Message', 'Form', 'Status', 'Assigned to']],
])(
  'shows when submissions are booked for by default if there are bookings: %s',
  async (has_bookings, shown) => {
    await open({ has_bookings, overbooked: [] });
    const headings = await screen.findAllByRole('columnheader');
    const names = headings.map(({ textContent }) => textContent).filter((name) => name !== '');
    expect(names.slice(0, 5)).toEqual(shown);
  },
);
