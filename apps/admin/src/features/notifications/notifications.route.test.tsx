import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { loadContent } from '@org/content';
import { blockRegistry } from '@org/installed-blocks/definitions';
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
  audience: 'team',
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
  server.answer(`GET ${PATH}`, ({ query }) => {
    const found = rows.filter(({ audience }) => audience === query.audience);
    return {
      status: 200,
      body: {
        success: true,
        results: { rows: found, total: found.length, totalIsCapped: false },
      },
    };
  });
  const modules = [
    {
      key: 'web_orders',
      label: 'Orders',
      enabled: true,
      events: [
        { key: 'order.placed', label: 'An order was placed', audiences: ['team', 'customer'] },
        { key: 'order.refunded', label: 'An order was refunded', audiences: ['customer'] },
      ],
    },
    {
      key: 'invoices',
      label: 'Invoices',
      enabled: false,
      events: [{ key: 'invoice.paid', label: 'An invoice was paid', audiences: ['team'] }],
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
  expect(dialog.queryByRole('option', { name: 'An order was refunded' })).toBeNull();
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

it('begins the design of a standard email inactive, with the order summary, and opens the editor', async () => {
  server.answer(`POST ${PATH}`, ({ body }) => {
    const notification = createNotification({ ...(body as object), id: 9, emails: [] });
    rows = [notification];
    return { status: 201, body: { success: true, notification, message: 'Notification created' } };
  });
  await open();
  await waitFor(() => expect(screen.getAllByText('Standard email')).toHaveLength(14));
  await userEvent.click(screen.getByRole('button', { name: 'Design “Order confirmation”' }));
  await waitFor(() => expect(rows).toHaveLength(1), { timeout: 20_000 });
  const [made] = rows;
  expect(made).toMatchObject({
    name: 'Order confirmation',
    event: 'order.placed',
    audience: 'customer',
    enabled: false,
  });
  const loaded = loadContent(made?.content ?? null, blockRegistry, 'email');
  if (!loaded.ok) throw new Error(loaded.message);
  expect(Object.values(loaded.tree).map(({ type }) => type.resolvedName)).toContain(
    'EmailOrderSummary',
  );
}, 30_000);

it('changes the subject of a designed email, and shows why it cannot be activated', async () => {
  const problem = '“Other” is the email to customers about this event. Turn it off first.';
  rows = [
    createNotification({
      name: 'Our confirmation',
      audience: 'customer',
      emails: [],
      enabled: false,
    }),
  ];
  let refuses = true;
  server.answer(`PUT ${PATH}7/`, ({ body }) => {
    if (refuses)
      return {
        status: 422,
        body: { success: false, code: 'validation_failed', formErrors: { enabled: problem } },
      };
    rows = rows.map((row) => ({ ...row, ...(body as object), version: 2 }));
    return { status: 200, body: { success: true, notification: rows[0], message: 'Saved' } };
  });
  await open();
  const choose = async (name: string) => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Actions for Our confirmation' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  expect(await screen.findByText('An order was placed · To the customer')).toBeTruthy();
  await choose('Activate');
  expect(await screen.findByText(problem)).toBeTruthy();
  await choose('Edit');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Thanks for {{{{number}}');
  await userEvent.click(dialog.getByRole('switch', { name: /^Active/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save email' }));
  expect(await dialog.findByText(problem)).toBeTruthy();
  refuses = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Save email' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rows[0]).toMatchObject({ subject: 'Thanks for {{number}}', enabled: true });
});

it('activates an email to staff that is not sent by default, and says so when it is deactivated', async () => {
  server.answer(`POST ${PATH}`, ({ body }) => {
    const notification = createNotification({ ...(body as object), id: 7, emails: [] });
    rows = [notification];
    return { status: 201, body: { success: true, notification, message: 'Notification created' } };
  });
  server.answer(`PUT ${PATH}7/`, ({ body }) => {
    rows = rows.map((row) => ({ ...row, ...(body as object), version: 2 }));
    return { status: 200, body: { success: true, notification: rows[0], message: 'Saved' } };
  });
  await open();
  expect(await screen.findAllByText('Not sent')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Activate “Task assigned”' }));
  expect(await screen.findByText('“Task assigned” is active')).toBeTruthy();
  expect(rows[0]).toMatchObject({
    event: 'task.assigned',
    audience: 'staff',
    content: null,
    enabled: true,
  });
  expect(
    await screen.findByText(
      'Someone was assigned a task · To people whom a colleague assigns a task',
    ),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Task assigned' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit email to staff' }));
  expect(dialog.getByText(/\{\{tasks\}\}/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Task assigned' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  expect(await screen.findByText('“Task assigned” is inactive')).toBeTruthy();
});
