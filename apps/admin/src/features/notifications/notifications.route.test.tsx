import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { EmailNotification } from '@org/schema/entities';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { NotificationsRoute } from './notifications.route.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/email-marketing/notifications/';
const me = testMe({ plan: { level: 'basic', modules: ['email_marketing'] } });

const createNotification = (over: Partial<EmailNotification> = {}): EmailNotification => ({
  id: 7,
  name: 'New orders',
  description: '',
  event: 'order.placed',
  module: 'web_orders',
  subject: '',
  content: null,
  enabled: true,
  emails: [{ id: 1, email: 'owner@kiln.example' }],
  stats: { sent: 0, lastSentAt: null },
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  ...over,
});

let rows: EmailNotification[];
beforeEach(() => {
  rows = [];
  server.requests.length = 0;
  server.answer(`GET ${PATH}`, () => ({
    status: 200,
    body: { success: true, results: { rows, total: rows.length, totalIsCapped: false } },
  }));
  const modules = [
    {
      key: 'web_orders',
      label: 'Orders',
      enabled: true,
      events: [{ key: 'order.placed', label: 'An order was placed' }],
    },
    {
      key: 'invoices',
      label: 'Invoices',
      enabled: false,
      events: [{ key: 'invoice.paid', label: 'An invoice was paid' }],
    },
  ];
  server.answer('GET /api/v1/admin/email-marketing/modules-list/', () => ({
    status: 200,
    body: { success: true, modules, results: { rows: modules, total: modules.length } },
  }));
});

const open = () =>
  renderAs(me, <NotificationsRoute />, '/admin/email-marketing/notifications', server.origin());

it('creates a notification with several addresses, and shows which of them is wrong', async () => {
  let refused = false;
  server.answer(`POST ${PATH}`, ({ body }) => {
    const { emails, ...given } = body as { emails: string[] };
    if (!refused) {
      refused = true;
      return {
        status: 422,
        body: {
          success: false,
          code: 'validation_failed',
          formErrors: { 'emails[1]': 'Please enter a valid email address' },
        },
      };
    }
    const notification = createNotification({
      ...given,
      emails: emails.map((email, id) => ({ id, email })),
    });
    rows = [notification];
    return { status: 201, body: { success: true, notification, message: 'Notification created' } };
  });
  await open();
  expect(await screen.findByText('No notifications yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'New notification' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Orders to the team');
  await userEvent.selectOptions(
    dialog.getByLabelText('When'),
    await dialog.findByRole('option', { name: 'An order was placed' }),
  );
  expect(
    (dialog.getByRole('option', { name: 'An invoice was paid' }) as HTMLOptionElement).disabled,
  ).toBe(true);
  await userEvent.type(
    dialog.getByLabelText('Send to', { selector: 'input[type=text], input:not([type])' }),
    'a@kiln.example, nobody,',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Create notification' }));
  expect(await dialog.findByText('Please enter a valid email address')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Create notification' }));
  expect(await screen.findByText('Notification created')).toBeTruthy();
  expect(await screen.findByText('An order was placed · a@kiln.example and 1 more')).toBeTruthy();
});

it('deactivates, sends and deletes a notification by its menu', async () => {
  rows = [createNotification({ stats: { sent: 3, lastSentAt: '2026-01-02T00:00:00Z' } })];
  server.answer(`PUT ${PATH}7/`, ({ body }) => {
    rows = rows.map((row) => ({ ...row, ...(body as object), version: 2 }));
    return { status: 200, body: { success: true, notification: rows[0], message: 'Saved' } };
  });
  server.answer('POST /api/v1/admin/email-marketing/send-email-notification/', () => ({
    status: 202,
    body: { success: true, queued: 1, message: 'Notification sent to 1 address' },
  }));
  server.answer(`DELETE ${PATH}7/`, () => {
    rows = [];
    return { status: 200, body: { success: true, message: 'Notification deleted' } };
  });
  await open();
  expect(await screen.findByText(/^Sent 3 times, last /)).toBeTruthy();
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions for New orders' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Deactivate');
  expect(await screen.findByText('Inactive')).toBeTruthy();
  await choose('Send now…');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Notification sent to 1 address')).toBeTruthy();
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    notificationId: 7,
    to: ['owner@kiln.example'],
  });
  await choose('Delete…');
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete notification' }));
  await waitFor(() => expect(screen.queryByText('New orders')).toBeNull());
});
