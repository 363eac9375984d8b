import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { makeTask } from '../../test/samples.ts';
import { workAnswers } from '../../test/work-answers.ts';
import { MyWorkRoute } from './my-work.route.tsx';

const DAY = 86_400_000;

it('groups the open tasks of the user by due date, and ticks them off', async () => {
  const tasks = [
    makeTask({
      id: 11,
      title: 'Late one',
      is_overdue: true,
      due_date: new Date(Date.now() - DAY).toISOString(),
    }),
    makeTask({ id: 12, title: 'Some day', due_date: null }),
  ];
  let asked = '';
  const answers = workAnswers({ tasks });
  const page = await renderScreen(<MyWorkRoute />, {
    answers: {
      ...answers,
      'GET /api/v1/admin/tasks/': (request) => {
        asked = String(request.query);
        return answers['GET /api/v1/admin/tasks/']?.(request);
      },
    },
    path: '/admin/my-work',
  });
  const overdue = within(await screen.findByRole('region', { name: 'Overdue' }));
  expect(overdue.getByText('Late one')).toBeTruthy();
  expect(overdue.getByText(/overdue/)).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'No date' })).getByText('Some day'),
  ).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
  expect(asked).toContain('assignee_id=7');
  expect(asked).toContain('is_done=false');

  await userEvent.click(screen.getByRole('checkbox', { name: 'Mark “Late one” as done' }));
  await waitFor(() => expect(page.sent()).toHaveLength(1));
  expect(page.sent()[0]).toMatchObject({
    method: 'PUT',
    path: '/api/v1/admin/tasks/11/',
    body: { version: 2, is_done: true },
  });
});
