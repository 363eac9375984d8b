import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse, renderScreen } from '../../test/render-screen.tsx';
import { makeTask } from '../../test/samples.ts';
import { workAnswers } from '../../test/work-answers.ts';
import { NewTaskRoute, TaskRoute } from './tasks.route.tsx';

const openNew = (answers = workAnswers()) =>
  renderScreen(<NewTaskRoute />, { answers, path: '/admin/tasks/new' });
const openOne = (answers = workAnswers()) =>
  renderScreen(<TaskRoute />, { answers, path: '/admin/tasks/11', route: '/admin/tasks/$id' });

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

describe('a new task', () => {
  it('TASK-002 TASK-003 TASK-004 has the documented fields, and the status of the first column', async () => {
    await openNew();
    expect((await title()).value).toBe('');
    expect(await screen.findByText('To do')).toBeTruthy();
    expect(screen.getByLabelText(/^Due Date/)).toBeTruthy();
    expect(await screen.findByRole('textbox', { name: 'Description' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create task' })).toBeTruthy();
  });

  it('TASK-008 TASK-009 TASK-010 requires title and estimated hours, which are 1, and no due date', async () => {
    const page = await openNew();
    const hours = await screen.findByLabelText<HTMLInputElement>(/^Est. Hours/);
    expect(hours.value).toBe('1');
    await userEvent.clear(hours);
    await userEvent.click(screen.getByRole('button', { name: 'Create task' }));
    expect((await screen.findAllByText('Title is required')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Est. Hours is required').length).toBeGreaterThan(0);
    await userEvent.type(hours, '2');
    await userEvent.type(await title(), 'Paint the door');
    await userEvent.click(screen.getByRole('button', { name: 'Create task' }));
    await waitFor(() => expect(page.address()).toBe('/admin/tasks/11'));
    expect(page.sent()[0]?.body).toMatchObject({
      title: 'Paint the door',
      est_hours: 2,
      due_date: null,
    });
  });

  it('TASK-007 has no button that deletes', async () => {
    await openNew();
    await title();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('ERR-017 logs a failed save, shows it, and keeps what was typed', async () => {
    await openNew({
      ...workAnswers(),
      'POST /api/v1/admin/tasks/': () => refuse('Nothing was saved'),
    });
    await userEvent.type(await title(), 'Paint the door');
    await userEvent.click(screen.getByRole('button', { name: 'Create task' }));
    expect(await screen.findByText(/Nothing was saved/)).toBeTruthy();
    expect((await title()).value).toBe('Paint the door');
    expect(logged.mock.calls.map(([message]) => message)).toEqual([
      'Create task failed: Nothing was saved',
    ]);
  });
});

describe('a stored task', () => {
  it('TASK-003 TASK-005 shows its column, and a button to its project', async () => {
    await openOne();
    expect(await screen.findByText('In progress')).toBeTruthy();
    const project = screen.getByRole('link', { name: 'Project: Kiln room refit' });
    expect(project.getAttribute('href')).toBe('/admin/projects/1');
  });

  it('TASK-005 has no button to a project without one', async () => {
    await openOne(workAnswers({ task: makeTask({ project_id: null, project_title: '' }) }));
    await title();
    expect(screen.queryByRole('link', { name: /^Project:/ })).toBeNull();
  });

  it('TASK-006 offers Assigned To only when the answer allows it', async () => {
    await openOne();
    expect((await screen.findAllByLabelText('Assigned To')).length).toBeGreaterThan(0);
  });

  it('TASK-006 hides Assigned To when the answer does not allow it', async () => {
    const task = makeTask();
    await openOne({
      ...workAnswers(),
      'GET /api/v1/admin/tasks/11/': () => ({
        success: true,
        task,
        results: task,
        canAssignUsers: false,
      }),
    });
    await title();
    expect(screen.queryByLabelText('Assigned To')).toBeNull();
  });

  it('TASK-007 is deleted by a button', async () => {
    const page = await openOne();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(page.address()).toBe('/admin/tasks'));
  });

  it('edits its checklist by keys, and sends only what changed', async () => {
    const checklist = [{ id: 'a', text: 'Compare offers', done: false }];
    const page = await openOne(workAnswers({ task: makeTask({ checklist }) }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Step 1 is done' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Step 1' }), '{Enter}');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Step 2' }), 'Ask');
    await userEvent.click(screen.getByRole('button', { name: 'Save task' }));
    await waitFor(() => expect(page.sent()).toHaveLength(1));
    expect(page.sent()[0]?.body).toEqual({
      version: 2,
      checklist: [
        { id: 'a', text: 'Compare offers', done: true },
        { id: expect.any(String), text: 'Ask', done: false },
      ],
    });
  });

  it('adds a step with a button, which moves the focus to its text', async () => {
    await openOne();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a step' }));
    const step = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Step 1' });
    await waitFor(() => expect(document.activeElement).toBe(step));
    await userEvent.keyboard('Sign the offer');
    expect(step.value).toBe('Sign the offer');
  });

  it('adds a subtask from one line', async () => {
    const page = await openOne();
    const subtasks = within(await screen.findByRole('region', { name: 'Subtasks' }));
    await userEvent.type(
      subtasks.getByRole('textbox', { name: 'Add a task' }),
      'Buy paint #doors @malik !urgent{Enter}',
    );
    await waitFor(() => expect(page.sent()).toHaveLength(1));
    expect(page.sent()[0]?.body).toEqual({
      parent_id: 11,
      project_id: 1,
      title: 'Buy paint',
      priority: 'urgent',
      assignees: [3],
      tagIds: [61],
    });
  });

  it('shows tracked time beside its estimate', async () => {
    await openOne();
    expect(await screen.findByText('45 min of 2 h')).toBeTruthy();
  });
});

it('shows records that the user may not see without name and link', async () => {
  const hidden = { id: 40, number: 7, title: '', is_done: false };
  const task = makeTask({
    project_id: 3,
    project_title: '',
    parent_id: 40,
    parent_title: '',
    blocked_by: [{ ...hidden, id: 41, number: 8 }],
    subtasks: [hidden],
  });
  await openOne({
    ...workAnswers(),
    'GET /api/v1/admin/tasks/11/': () => ({ task, results: task, canAssignUsers: false }),
  });
  expect(await screen.findAllByText('Hidden task #7')).toHaveLength(1);
  expect(screen.getByText('Hidden task #8')).toBeTruthy();
  expect(screen.getByText('Hidden task')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Hidden/ })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Project' }).value).toBe(
    'Hidden project',
  );
});

it('lets people who may not assign others watch a task themselves', async () => {
  const task = makeTask({ watchers: [] });
  const page = await openOne({
    ...workAnswers(),
    'GET /api/v1/admin/tasks/11/': () => ({ task, results: task, canAssignUsers: false }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Watch this task' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save task' }));
  await waitFor(() =>
    expect(page.sent()[0]?.body).toMatchObject({ watchers: [expect.any(Number)] }),
  );
});
