import { CommandHost } from '@org/admin-kit';
import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { COMMAND_ENTRIES } from './command-entries.ts';

const server = startAnswerServer();

beforeEach(() => {
  localStorage.clear();
  server.requests.length = 0;
});

const open = (level: 'basic' | 'enterprise' = 'enterprise') =>
  renderAs(
    testMe({ plan: { level, modules: [] } }),
    <CommandHost load={async () => COMMAND_ENTRIES} />,
    '/admin',
    server.origin(),
  );
const dialog = () => screen.queryByRole('dialog', { name: 'Command menu' });
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const option = (name: string | RegExp) =>
  screen.findByRole('option', { name }, { timeout: 30_000 });
/** Opens the menu, whose entries are loaded when it opens first. */
async function openByKeys(): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
}

/** Opens the search of one kind of records. */
async function enter(kind: string): Promise<void> {
  const group = await screen.findByRole('group', { name: 'Search for' });
  await userEvent.click(within(group).getByRole('option', { name: kind }));
}

/** Kind, a record, its title, and the screen of the record. */
const SEARCHES = [
  [
    'Customers',
    { id: 4, customer_id: 4, displayName: 'Harriet Nakamura', email: '', company: '' },
    'Harriet Nakamura',
    '/admin/customers/4',
  ],
  [
    'Products',
    { id: 5, name: 'Bypass secateurs', sku: 'S-1' },
    'Bypass secateurs',
    '/admin/inventory/products/5',
  ],
  ['Notes', { id: 6, title: 'Pear trees', customer_name: '' }, 'Pear trees', '/admin/notes/6'],
  [
    'Quotes',
    { id: 9, quoteNumber: 'Q-2026-0009', title: 'Website', customer_name: '' },
    'Q-2026-0009 Website',
    '/admin/quotes/9',
  ],
  [
    'Invoices',
    { id: 10, invoiceNumber: null, title: '', customer_name: '' },
    'Draft invoice',
    '/admin/invoices/10',
  ],
  [
    'Projects',
    { id: 7, title: 'Kiln room refit', customer_name: '' },
    'Kiln room refit',
    '/admin/projects/7',
  ],
  [
    'Tasks',
    { id: 8, title: 'Paint the door', project_title: '' },
    'Paint the door',
    '/admin/tasks/8',
  ],
] as const;

describe('the command menu', () => {
  it('CMDK-001 CMDK-002 opens and closes by Ctrl+K and ⌘K, and opens by the search box', async () => {
    await open();
    for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(dialog()).toBeTruthy());
      await userEvent.keyboard(keys);
      await waitFor(() => expect(dialog()).toBeNull());
    }
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(dialog()).toBeTruthy());
  });

  it('CMDK-008 CMDK-009 steps back by Backspace in the empty field and by Escape', async () => {
    await open();
    await openByKeys();
    await enter('Customers');
    expect(field().placeholder).toBe('Search customers…');
    await userEvent.type(field(), 'x');
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(await screen.findByText('Search for')).toBeTruthy();
    await userEvent.keyboard('{Backspace}');
    expect(dialog()).toBeTruthy();
    await enter('Notes');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('Search for')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('CMDK-005 CMDK-006 CMDK-018 switches the theme both ways, opens the theme settings, and disables help', async () => {
    const { address } = await open();
    const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');
    for (const [entry, next] of [
      ['Switch to dark mode', 'dark'],
      ['Switch to light mode', 'light'],
    ] as const) {
      await openByKeys();
      await userEvent.click(await option(entry));
      await waitFor(() => expect(scheme()).toBe(next));
    }
    await openByKeys();
    for (const name of ['Support', 'Send Feedback', 'Documentation'])
      expect((await option(name)).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(await option('Theme Settings'));
    await waitFor(() => expect(address()).toBe('/admin/setting/general#theme'));
  });

  it('creates a customer in a dialog, and opens its screen', async () => {
    server.answer('POST /api/v1/admin/customers/', () => ({
      status: 201,
      body: {
        success: true,
        customer: {
          id: 9,
          firstname: '',
          lastname: 'Made in place',
          addresses: [],
          contacts: [],
          vehicles: [],
          custom_fields: {},
          consent: { email: false, sms: false },
        },
      },
    }));
    const { address } = await open();
    await openByKeys();
    await userEvent.type(field(), 'new customer');
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: 'New customer' }));
    await userEvent.type(await form.findByLabelText('Last name'), 'Made in place');
    await userEvent.click(form.getByRole('button', { name: 'Create customer' }));
    await waitFor(() => expect(address()).toBe('/admin/customers/9'));
    expect(
      server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body),
    ).toMatchObject([{ lastname: 'Made in place' }]);
  });

  it('finds records of every entity with one request, and opens the best one by Enter', async () => {
    server.answer('GET /api/v1/admin/search/', () => ({
      status: 200,
      body: {
        success: true,
        results: {
          rows: [
            { entity: 'invoice', id: 12, title: 'INV-2026-0007', subtitle: 'Harriet Nakamura' },
            { entity: 'customer', id: 4, title: 'Harriet Nakamura', subtitle: '' },
          ],
          total: 2,
          corrected: null,
        },
      },
    }));
    const { address } = await open();
    await openByKeys();
    await userEvent.type(field(), 'harriet');
    expect(await option(/INV-2026-0007/)).toBeTruthy();
    expect(await option(/^Harriet Nakamura/)).toBeTruthy();
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/v1/admin/search/']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/invoices/12'));
  });

  it('finds a section of the settings by what it holds', async () => {
    const { address } = await open();
    await openByKeys();
    await userEvent.type(field(), 'smtp');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/setting/mail'));
  });

  it('CMDK-004 CMDK-007 creates and searches quotes, projects, tasks and notes on the enterprise plan only', async () => {
    const { unmount } = await open();
    await openByKeys();
    const names = [
      'New Quote',
      'New Note',
      'New Project',
      'New Task',
      'Quotes',
      'Notes',
      'Projects',
      'Tasks',
    ];
    for (const name of ['New Customer', 'New Product', ...names])
      expect((await screen.findAllByRole('option', { name })).length, name).toBeGreaterThan(0);
    unmount();
    await open('basic');
    await openByKeys();
    await option('New Customer');
    for (const name of names) expect(screen.queryByRole('option', { name }), name).toBeNull();
  });

  it('CMDK-016 leads to the screens of new quotes and products, and to the settings', async () => {
    for (const [entry, href] of [
      ['new quote', '/admin/quotes/new'],
      ['new product', '/admin/inventory/products/new'],
      ['theme settings', '/admin/setting/general'],
    ] as const) {
      const { address, unmount } = await open();
      await openByKeys();
      await userEvent.type(field(), entry);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(address().split('#')[0], entry).toBe(href));
      unmount();
    }
  });

  it('CMDK-017 opens the forms of new projects and tasks in place, and their screens after saving', async () => {
    for (const [entry, title, button, name, href] of [
      ['new project', 'New project', 'Create Project', 'project', '/admin/projects/9'],
      ['new task', 'New task', 'Create task', 'task', '/admin/tasks/9'],
    ] as const) {
      const path = `/api/v1/admin/${name}s/`;
      server.answer(`POST ${path}`, () => ({
        status: 201,
        body: {
          success: true,
          [name]: {
            id: 9,
            title: 'Made in place',
            est_hours: 1,
            start_date: '2026-03-02T14:00:00.000Z',
            assignees: [],
            watchers: [],
            checklist: [],
            blocked_by: [],
            attachedInvoices: [],
            custom_fields: {},
          },
        },
      }));
      const { address, unmount } = await open();
      await openByKeys();
      await userEvent.type(field(), entry);
      await userEvent.keyboard('{Enter}');
      const form = within(await screen.findByRole('dialog', { name: title }));
      expect(address()).toBe('/admin');
      await userEvent.type(await form.findByRole('textbox', { name: /^Title/ }), 'Made in place');
      await userEvent.click(form.getByRole('button', { name: button }));
      await waitFor(() => expect(address(), name).toBe(href));
      unmount();
    }
  });

  it.each(SEARCHES)(
    'CMDK-003 CMDK-014 CMDK-015 searches %s, says when there is none, and opens the chosen one',
    async (kind, record, title, href) => {
      server.answer(`GET /api/v1/admin/${kind.toLowerCase()}/`, ({ query }) => {
        const rows = query.search === 'nothing' ? [] : [record];
        return { status: 200, body: { success: true, results: { rows, total: rows.length } } };
      });
      const { address } = await open();
      await openByKeys();
      await enter(kind);
      await userEvent.type(field(), 'nothing');
      expect(
        await screen.findByText(`No ${kind.toLowerCase()} found.`, {}, { timeout: 30_000 }),
      ).toBeTruthy();
      await userEvent.clear(field());
      await userEvent.type(field(), 'something');
      await userEvent.click(await option(new RegExp(title)));
      await waitFor(() => expect(address()).toBe(href));
      expect(dialog()).toBeNull();
    },
  );
});
