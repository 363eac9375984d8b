import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse, renderScreen } from '../../test/render-screen.tsx';
import { CUSTOMER, makeProject } from '../../test/samples.ts';
import { workAnswers } from '../../test/work-answers.ts';
import { NewProjectRoute, ProjectRoute } from './projects.route.tsx';

const openNew = (answers = workAnswers()) =>
  renderScreen(<NewProjectRoute />, { answers, path: '/admin/projects/new' });
const openOne = (answers = workAnswers()) =>
  renderScreen(<ProjectRoute />, {
    answers,
    path: '/admin/projects/1',
    route: '/admin/projects/$id',
  });

const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ });
const logged = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => {
  vi.restoreAllMocks();
  logged.mockReset();
});

describe('a new project', () => {
  it('PROJ-002 PROJ-009 has the documented fields', async () => {
    await openNew();
    await title();
    for (const label of ['Est. Hours', 'Start Date', 'End Date', 'Board', 'Column'])
      expect(screen.getByLabelText(new RegExp(`^${label}`)), label).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Assign Customer' })).toBeTruthy();
    expect(screen.getByText('No invoices attached')).toBeTruthy();
    expect(await screen.findAllByLabelText('Assignees')).not.toEqual([]);
    const description = await screen.findByRole('textbox', { name: 'Description' });
    expect(description.getAttribute('aria-placeholder')).toBe('Describe the project');
  });

  it('PROJ-006 PROJ-013 offers boards and the columns of the chosen one, and shows no badges', async () => {
    const page = await openNew();
    await title();
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Board').value).toBe('5'));
    const column = screen.getByLabelText<HTMLSelectElement>('Column');
    expect((await within(column).findByRole('option', { name: 'In progress' })).tagName).toBe(
      'OPTION',
    );
    expect(screen.queryByText('Kanban')).toBeNull();
    await userEvent.selectOptions(column, 'In progress');
    await userEvent.type(await title(), 'Glaze tests');
    await userEvent.click(screen.getByRole('button', { name: 'Create Project' }));
    await waitFor(() => expect(page.address()).toBe('/admin/projects/1'));
    expect(page.sent()[0]?.body).toMatchObject({
      title: 'Glaze tests',
      est_hours: 1,
      board_id: 5,
      column_id: 51,
    });
  });

  it('PROJ-004 PROJ-005 assigns a customer by a search, offers their vehicles, and removes the customer', async () => {
    await openNew();
    const assign = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Assign Customer',
    });
    expect(screen.queryByLabelText('Vehicle')).toBeNull();
    await waitFor(() => expect(assign.disabled).toBe(false));
    await userEvent.click(assign);
    await userEvent.click(screen.getByRole('combobox', { name: 'Customer' }));
    await userEvent.click(await screen.findByRole('option', { name: /Harriet Nakamura/ }));
    const vehicle = await screen.findByLabelText('Vehicle');
    expect(
      await within(vehicle).findByRole('option', { name: '2021 Ford Transit · KLN 482' }),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the customer' }));
    expect(screen.getByRole('button', { name: 'Assign Customer' })).toBeTruthy();
    expect(screen.queryByLabelText('Vehicle')).toBeNull();
  });

  it('PROJ-007 PROJ-008 has the button Create Project, and none that deletes', async () => {
    await openNew();
    expect(await screen.findByRole('button', { name: 'Create Project' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('ERR-016 logs a failed creation and a failed check, shows both, and keeps what was typed', async () => {
    await openNew({
      ...workAnswers(),
      'GET /api/v1/admin/projects/check/': () => refuse('The check is down'),
      'POST /api/v1/admin/projects/': () => refuse('Nothing was saved'),
    });
    expect(await screen.findByText(/The check is down/)).toBeTruthy();
    await userEvent.type(await title(), 'Glaze tests');
    await userEvent.click(screen.getByRole('button', { name: 'Create Project' }));
    expect(await screen.findByText(/Nothing was saved/)).toBeTruthy();
    expect((await title()).value).toBe('Glaze tests');
    expect(logged.mock.calls.map(([message]) => message)).toEqual([
      'Check project permissions failed: The check is down',
      'Create project failed: Nothing was saved',
    ]);
  });

  it('PROJ-014 disables the customer control when the check does not allow it', async () => {
    const answers = workAnswers();
    await openNew({
      ...answers,
      'GET /api/v1/admin/projects/check/': () => ({
        success: true,
        can_assign_customer: false,
        can_assign_users: false,
        can_create: true,
        can_delete: false,
        defaults: { board_id: 5, column_id: 50 },
      }),
    });
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Board').value).toBe('5'));
    const assign = screen.getByRole<HTMLButtonElement>('button', { name: 'Assign Customer' });
    expect(assign.disabled).toBe(true);
    expect(screen.queryByLabelText('Assignees')).toBeNull();
  });
});

describe('a stored project', () => {
  it('PROJ-006 PROJ-007 ROUTE-ADMIN-05 shows board and column as badges, and the button Update Project', async () => {
    await openOne();
    expect((await title()).value).toBe('Kiln room refit');
    expect(screen.getByText('Workshop')).toBeTruthy();
    expect(screen.getAllByText('In progress').length).toBeGreaterThan(0);
    expect(screen.queryByLabelText('Board')).toBeNull();
    expect(screen.getByRole('button', { name: 'Update Project' })).toBeTruthy();
  });

  it('PROJ-008 PROJ-015 ROUTE-ADMIN-11 is deleted by a button, which leads to the list', async () => {
    const page = await openOne();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(page.address()).toBe('/admin/projects'));
    expect(page.sent()[0]).toMatchObject({ method: 'DELETE', path: '/api/v1/admin/projects/1/' });
  });

  it('ERR-015 shows a toast for a failed update', async () => {
    await openOne({
      ...workAnswers(),
      'PUT /api/v1/admin/projects/1/': () => refuse('The server is busy'),
    });
    await userEvent.type(await title(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Update Project' }));
    expect(await screen.findByText('Failed to update project: The server is busy')).toBeTruthy();
    expect((await title()).value).toBe('Kiln room refit!');
  });

  it('PROJ-012 PROJ-016 lists attached invoices, newest first, and offers the others of the customer', async () => {
    const invoice = (id: number, invoiceDate: string) => ({
      id,
      invoiceNumber: `INV-${id}`,
      invoiceDate,
      status: 'sent',
      grandTotal: 120,
    });
    const attachedInvoices = [invoice(1, '2026-01-05'), invoice(2, '2026-02-05')];
    const project = makeProject({
      customer_id: CUSTOMER.customer_id,
      customer: CUSTOMER,
      attachedInvoices,
    });
    const invoices = [invoice(3, '2026-03-05'), ...attachedInvoices.toReversed()];
    const page = await openOne(workAnswers({ project, invoices }));
    const numbers = async () =>
      (await screen.findAllByText(/^INV-/)).map(({ textContent }) => textContent);
    expect(await numbers()).toEqual(['INV-2', 'INV-1']);
    expect(screen.getByRole('link', { name: /^INV-2/ })).toMatchObject({ target: '_blank' });
    await userEvent.click(screen.getByRole('button', { name: 'Attach invoice' }));
    const offered = await screen.findAllByRole('button', { name: /^INV-/ });
    expect(offered.map(({ textContent }) => textContent?.slice(0, 5))).toEqual(['INV-3']);
    await userEvent.click(offered[0] as HTMLElement);
    expect(await numbers()).toEqual(['INV-3', 'INV-2', 'INV-1']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove invoice INV-1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Update Project' }));
    await waitFor(() => expect(page.sent()[0]?.body).toMatchObject({ attachedInvoices: [2, 3] }));
  });

  it('has its tasks, comments, tags and history beside the form', async () => {
    await openOne();
    await title();
    for (const name of ['Tasks', 'Comments', 'Tags', 'History'])
      expect(screen.getByRole('region', { name }), name).toBeTruthy();
    const tasks = within(screen.getByRole('region', { name: 'Tasks' }));
    expect(await tasks.findByText('Order the extractor')).toBeTruthy();
    const comments = within(screen.getByRole('region', { name: 'Comments' }));
    expect((await comments.findByText('Tuesday')).tagName).toBe('STRONG');
  });
});
