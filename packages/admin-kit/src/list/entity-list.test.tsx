import { type PlannedAnswer, startAnswerServer } from '@org/config/answer-server';
import type { RoleId } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { CUSTOMER_FIELDS, type Customer } from '@org/schema/entities';
import { toast } from '@org/ui';
import { IconUsers } from '@tabler/icons-react';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entityCalls } from '../list-data/list-calls.ts';
import type { ListScreen } from '../list-data/list-screen.ts';
import { renderAs } from '../testing/render-as.tsx';
import { testMe } from '../testing/test-me.ts';
import { EntityList } from './entity-list.tsx';

const server = startAnswerServer();
// Responses use a real connection, on a machine that may be busy.
configure({ asyncUtilTimeout: 30_000 });
vi.setConfig({ testTimeout: 30_000 });
const LIST = '/api/v1/admin/customers/';

const CUSTOMERS: ListScreen<Customer> = {
  entity: 'customers',
  title: 'Customers',
  icon: IconUsers,
  noun: ['customer', 'customers'],
  calls: entityCalls(apiContract.customers, 'customer'),
  fields: CUSTOMER_FIELDS,
  columns: { displayName: {}, status: {}, company: {}, email: {}, tags: {} },
  usual: {
    columns: ['displayName', 'status', 'company'],
    sort: [{ column: 'created_at', direction: 'DESC' }],
  },
  primary: 'displayName',
  href: ({ id }) => `/admin/customers/${id}`,
  label: ({ displayName }) => displayName,
  permissions: {
    view: 'customers.can_view',
    create: 'customers.can_create',
    update: 'customers.can_update',
    remove: 'customers.can_delete',
    export: 'customers.can_export',
  },
  quick: 'status',
  edits: { company: {}, status: { bulk: true } },
  tags: 'tags',
  empty: { title: 'No customers yet', text: 'Add the first.' },
};

const PEOPLE = ['Ada', 'Ben', 'Cleo'].map((displayName, at) => ({
  id: at + 1,
  displayName,
  status: 'lead',
  company: 'Kiln',
  version: 4,
  tags: [],
}));

const ok = (body: object): PlannedAnswer => ({ status: 200, body: { success: true, ...body } });

/** Responds to the list with the remaining rows of three, and a total. */
function answerList(total = 240, gone: readonly number[] = []): void {
  server.answer(`GET ${LIST}`, () => {
    const rows = PEOPLE.filter(({ id }) => !gone.includes(id));
    return ok({ results: { rows, total, totalIsCapped: false, currentPage: 1, itemsPerPage: 25 } });
  });
}

const open = (path = '/admin/customers', role: RoleId = '3') =>
  renderAs(testMe({}, role), <EntityList screen={CUSTOMERS} />, path, server.origin());
const sent = (method: string) =>
  server.requests.filter((request) => request.method === method).map(({ body }) => body);
/** Returns the last request of the list itself, without those of counts. */
const asked = () =>
  server.requests.filter(({ path, query }) => path === LIST && query.itemsPerPage !== '1').at(-1)
    ?.query;
const cell = (name: string) => screen.findByRole('cell', { name });

beforeEach(() => {
  server.requests.length = 0;
  answerList();
  server.answer('GET /api/v1/admin/views/', () => ok({ results: { rows: [] } }));
});
afterEach(() => act(() => toast.dismiss()));

describe('the list of an entity', () => {
  it('requests what the URL says, and writes choices into the URL', async () => {
    const { address } = await open(
      '/admin/customers?search=kiln&filter=status.in.lead*nonsense.is.x&sort=-company*displayName&size=50',
    );
    await cell('Ada');
    expect(asked()).toEqual({
      search: 'kiln',
      filter: JSON.stringify({
        combinator: 'and',
        rules: [{ field: 'status', operator: 'in', value: ['lead'] }],
      }),
      orderBy: 'company,displayName',
      orderDirection: 'DESC,ASC',
      currentPage: '1',
      itemsPerPage: '50',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked()?.currentPage).toBe('2'));
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() =>
      expect(address()).toBe(
        '/admin/customers?search=kiln&filter=status.in.lead&sort=displayName&size=50',
      ),
    );
  });

  it('hides and shows columns, and restores them with its filters from the address', async () => {
    const { address } = await open('/admin/customers?search=kiln&filter=company.contains.Kiln');
    await cell('Ada');
    const headings = () =>
      screen.getAllByRole('columnheader').map((heading) => heading.textContent);
    expect(headings()).toContain('Company');
    fireEvent.contextMenu(screen.getByRole('columnheader', { name: /Company/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide column' }));
    await waitFor(() => expect(headings()).not.toContain('Company'));
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Email' }));
    await waitFor(() => expect(headings()).toContain('Email'));
    await userEvent.keyboard('{Escape}');
    const narrowed = address();
    expect(narrowed).toContain('columns=');

    await userEvent.click(screen.getByRole('button', { name: /^Remove filter/ }));
    await waitFor(() => expect(asked()).not.toHaveProperty('filter'));
    cleanup();
    await open(narrowed);
    await cell('Ada');
    expect(headings()).toContain('Email');
    expect(headings()).not.toContain('Company');
    expect(asked()).toMatchObject({ search: 'kiln', filter: expect.stringContaining('company') });
  });

  it('creates a view, makes it the default, undoes its changes, and deletes it', async () => {
    let views: object[] = [];
    const PATH = '/api/v1/admin/views/';
    server.answer(`GET ${PATH}`, () => ok({ results: { rows: views } }));
    server.answer(`POST ${PATH}`, ({ body }) => {
      const view = {
        id: 6,
        entity: 'customers',
        is_shared: false,
        is_default: false,
        user: { id: 7, displayName: 'Ada Moreau' },
        version: 1,
        ...(body as object),
      };
      views = [view];
      return { ...ok({ view, message: 'View saved' }), status: 201 };
    });
    server.answer(`PUT ${PATH}6/`, ({ body }) => {
      views = views.map((view) => ({ ...view, ...(body as object) }));
      return ok({ view: views[0], message: 'View saved' });
    });
    server.answer(`DELETE ${PATH}6/`, () => {
      views = [];
      return ok({ message: 'View deleted' });
    });
    const { address } = await open('/admin/customers?filter=status.in.lead');
    await cell('Ada');
    const choose = async (view: string, entry: string): Promise<void> => {
      await userEvent.click(await screen.findByRole('button', { name: view }));
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
    };
    await choose('All customers', 'Save as new view');
    await userEvent.type(await screen.findByLabelText(/^View name/), 'Leads');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/admin/customers?view=6'));
    await choose('Leads', 'Set as default view');
    await waitFor(() => expect(views).toMatchObject([{ name: 'Leads', is_default: true }]));

    await userEvent.click(screen.getByRole('button', { name: 'Company' }));
    await choose('Leads Changed', 'Undo changes to the view');
    await waitFor(() => expect(address()).toBe('/admin/customers?view=6'));
    await choose('Leads', 'Delete view');
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete view' }));
    await screen.findByText('View deleted');
    expect(await screen.findByRole('button', { name: 'All customers' })).toBeTruthy();
  });

  it('deletes all matching rows except those that were deselected', async () => {
    await open('/admin/customers?search=kiln');
    await cell('Ada');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 240 customers' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ben' }));
    server.answer(`DELETE ${LIST}`, () => ok({ deleted: [1, 3], failed: [], message: '' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete 239 customers' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete 239 customers' }));
    await screen.findByText('2 customers deleted');
    expect(sent('DELETE')).toEqual([{ selection: { matching: { search: 'kiln' }, except: [2] } }]);
  });

  it('deletes one row without a question, and restores it', async () => {
    await open();
    await cell('Ben');
    server.answer(`DELETE ${LIST}`, () => ok({ deleted: [2], failed: [], message: '' }));
    server.answer(`POST ${LIST}restore/`, () => ok({ restored: [2], failed: [], message: '' }));
    await userEvent.keyboard('jj#');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Customer restored');
    expect([sent('DELETE'), sent('POST')]).toEqual([[{ selection: { ids: [2] } }], [{ ids: [2] }]]);
  });

  it('lists each row that was not changed, with the reason', async () => {
    await open();
    await cell('Ada');
    const failed = [
      { id: 1, error: 'Has open orders' },
      { id: 3, error: 'Belongs to somebody else' },
    ];
    server.answer(`DELETE ${LIST}`, () => ({
      status: 409,
      body: { success: false, code: 'nothing_deleted', error: 'Nothing was deleted', failed },
    }));
    await userEvent.keyboard('jxjjx');
    await userEvent.click(screen.getByRole('button', { name: 'Delete 2 customers' }));
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete 2 customers' }));
    const told = await screen.findByRole('dialog', { name: '2 customers not changed' });
    expect(
      within(told)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['AdaHas open orders', 'CleoBelongs to somebody else']);
    await userEvent.click(within(told).getAllByRole('button', { name: 'Close' })[0] ?? told);
  });

  it('shows an edited cell immediately, and reverts it after a failure', async () => {
    await open();
    await cell('Ada');
    let answer: PlannedAnswer = {
      status: 422,
      body: {
        success: false,
        code: 'validation_failed',
        error: 'Some fields need attention',
        formErrors: { company: 'This name is too long' },
      },
    };
    server.answer(`PUT ${LIST}1/`, () => answer);
    const edit = async (text: string): Promise<void> => {
      await userEvent.click(screen.getByRole('button', { name: 'Edit Company of Ada' }));
      await userEvent.clear(screen.getByRole('textbox', { name: 'Company: Ada' }));
      await userEvent.keyboard(`${text}{Enter}`);
    };
    await edit('Glaze');
    expect(screen.getByText('Glaze')).toBeTruthy();
    await screen.findByText('This name is too long');
    await waitFor(() => expect(screen.queryByText('Glaze')).toBeNull());

    const current = { ...PEOPLE[0], company: 'Theirs', version: 5 };
    answer = {
      status: 409,
      body: { success: false, code: 'conflict', error: 'Changed', current },
    };
    await edit('Mine');
    await screen.findByText(/^Someone else changed this/);
    expect(await screen.findByText('Theirs')).toBeTruthy();
    expect(screen.queryByText('Mine')).toBeNull();

    answer = ok({ customer: { ...current, company: 'Ours', version: 6 }, message: '' });
    await edit('Ours');
    expect(sent('PUT')).toEqual([
      { company: 'Glaze', version: 4 },
      { company: 'Mine', version: 4 },
      { company: 'Ours', version: 5 },
    ]);
    expect(await screen.findByText('Ours')).toBeTruthy();
  });

  it('exports the filtered list with the visible columns, and links to the file', async () => {
    await open('/admin/customers?search=kiln');
    await cell('Ada');
    const job = (status: string, done: number, url: string | null) => ({
      export: { id: 9, entity: 'customers', status, total: 240, done, url, error: '' },
    });
    server.answer(`POST ${LIST}export/`, () => ({
      ...ok({ ...job('waiting', 0, null), message: '' }),
      status: 202,
    }));
    server.answer('GET /api/v1/admin/exports/9/', () => ok(job('done', 240, '/files/9.csv')));
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel spreadsheet' }));
    const link = await screen.findByRole('link', { name: 'Download' }, { timeout: 30_000 });
    expect([link.getAttribute('href'), sent('POST')]).toEqual([
      '/files/9.csv',
      [
        {
          selection: { matching: { search: 'kiln' } },
          columns: ['displayName', 'status', 'company'],
          format: 'xlsx',
        },
      ],
    ]);
  });

  it('sets a field of many rows', async () => {
    await open();
    await cell('Ada');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ada' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Cleo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    server.answer(`PUT ${LIST}bulk/`, () => ok({ changed: 2, failed: [], message: '' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit 2 customers' });
    await userEvent.selectOptions(within(dialog).getByLabelText('New value'), 'active');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
    await screen.findByText('2 customers changed');
    expect(sent('PUT')).toEqual([{ selection: { ids: [1, 3] }, set: { status: 'active' } }]);
  });

  it('saves its state as a view, opens with it, and shows when it differs', async () => {
    const view = {
      id: 5,
      entity: 'customers',
      name: 'Leads',
      config: { search: '', orderBy: 'displayName', orderDirection: 'ASC', itemsPerPage: 50 },
      is_shared: false,
      is_default: true,
      user: { id: 7, displayName: 'Ada Moreau' },
      version: 1,
    };
    server.answer('GET /api/v1/admin/views/', () => ok({ results: { rows: [view] } }));
    const { address } = await open();
    await cell('Ada');
    expect(asked()).toMatchObject({ orderBy: 'displayName', itemsPerPage: '50' });
    await userEvent.click(screen.getByRole('button', { name: 'Company' }));
    await waitFor(() => expect(address()).toBe('/admin/customers?view=5&sort=company'));
    await userEvent.click(await screen.findByRole('button', { name: 'Leads Changed' }));
    server.answer('PUT /api/v1/admin/views/5/', () => ok({ view, message: '' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Save changes to the view' }),
    );
    await screen.findByText('View saved');
    expect(sent('PUT')).toMatchObject([
      { version: 1, config: { orderBy: 'company', itemsPerPage: 50 } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Leads' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'All customers' }));
    await waitFor(() => expect(asked()).toMatchObject({ orderBy: 'created_at' }));
    expect(address()).toBe('/admin/customers?view=all');
  });

  it('ignores shortcuts while the user types, and opens the list of shortcuts otherwise', async () => {
    await open();
    await cell('Ada');
    await userEvent.keyboard('/jjx#?');
    expect(screen.getByRole('textbox', { name: 'Search customers' })).toHaveProperty(
      'value',
      'jjx#?',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.click(within(sheet).getAllByRole('button', { name: 'Close' })[0] ?? sheet);
  });

  it('distinguishes empty, no results, failed and forbidden', async () => {
    server.answer(`GET ${LIST}`, () =>
      ok({ results: { rows: [], total: 0, totalIsCapped: false } }),
    );
    const first = await open();
    await screen.findByText('No customers yet');
    first.unmount();
    const second = await open('/admin/customers?search=kiln');
    await screen.findByText('No customer matches');
    await userEvent.click(screen.getByRole('button', { name: 'Show all customers' }));
    await screen.findByText('No customers yet');
    second.unmount();
    server.answer(`GET ${LIST}`, () => ({
      status: 500,
      body: { success: false, error: 'Broken' },
    }));
    const third = await open();
    await screen.findByText('The customers could not be loaded');
    answerList();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await cell('Ada');
    third.unmount();
    await open('/admin/customers', '5');
    expect(screen.getByText('You don’t have permission to see customers')).toBeTruthy();
  });
});
