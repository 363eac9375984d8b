import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TaskEmailsForm } from './task-emails-form.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/me/task-emails/';

it('turns one email about tasks off and leaves the others', async () => {
  let taskEmails = { assigned: true, dueSoon: true, mentioned: false };
  server.answer(`GET ${PATH}`, () => ({ status: 200, body: { success: true, taskEmails } }));
  server.answer(`PUT ${PATH}`, ({ body }) => {
    taskEmails = { ...taskEmails, ...(body as object) };
    return { status: 200, body: { success: true, taskEmails, message: 'Saved' } };
  });
  await renderAs(testMe(), <TaskEmailsForm />, '/admin/account', server.origin());
  const due = await screen.findByRole('switch', { name: 'When my tasks are due today' });
  expect((due as HTMLInputElement).checked).toBe(true);
  const mentioned = screen.getByRole('switch', { name: 'When a comment mentions me' });
  expect((mentioned as HTMLInputElement).checked).toBe(false);
  await userEvent.click(due);
  expect(await screen.findByText('Emails about tasks saved')).toBeTruthy();
  await waitFor(() => expect((due as HTMLInputElement).checked).toBe(false));
  expect(taskEmails).toEqual({ assigned: true, dueSoon: false, mentioned: false });
});

it('keeps the focus on a switch while its change is saved, and puts it back when that fails', async () => {
  const taskEmails = { assigned: true, dueSoon: true, mentioned: false };
  server.answer(`GET ${PATH}`, () => ({ status: 200, body: { success: true, taskEmails } }));
  const body = { success: false, code: 'not_now', error: 'Not saved' };
  let getState = (): unknown => undefined;
  let meanwhile: unknown;
  server.answer(`PUT ${PATH}`, () => {
    meanwhile = getState();
    return { status: 409, body };
  });
  await renderAs(testMe(), <TaskEmailsForm />, '/admin/account', server.origin());
  const due = await screen.findByRole<HTMLInputElement>('switch', {
    name: 'When my tasks are due today',
  });
  getState = () => ({
    on: due.checked,
    disabled: due.disabled,
    focused: document.activeElement === due,
  });
  due.focus();
  await userEvent.keyboard(' ');
  expect(await screen.findByText('Not saved')).toBeTruthy();
  expect(meanwhile).toEqual({ on: false, disabled: false, focused: true });
  await waitFor(() => expect(due.checked).toBe(true));
  expect(document.activeElement).toBe(due);
});
