import type { AnsweredRequest } from '@org/admin-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { MACHINE, makeTask } from '../../test/samples.ts';
import { workAnswers } from '../../test/work-answers.ts';
import { TaskFieldsRoute, TaskRoute } from './tasks.route.tsx';

const FIELDS = '/api/v1/admin/tasks/custom-fields/';

it('saves a custom field of a task with its form', async () => {
  const { sent } = await renderScreen(<TaskRoute />, {
    path: '/admin/tasks/11',
    route: '/admin/tasks/$id',
    answers: workAnswers({
      task: makeTask({ id: 11, custom_fields: { machine: { value: 'Lathe' } } }),
    }),
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Machine' });
  expect(field.value).toBe('Lathe');
  await userEvent.clear(field);
  await userEvent.type(field, 'Kiln');
  await userEvent.click(screen.getByRole('button', { name: 'Save task' }));
  await waitFor(() =>
    expect(sent().at(-1)?.body).toMatchObject({ custom_fields: { machine: { value: 'Kiln' } } }),
  );
});

it('lists custom fields of tasks, adds one, and asks before it removes one', async () => {
  const user = userEvent.setup();
  const { sent } = await renderScreen(<TaskFieldsRoute />, {
    path: '/admin/tasks/fields',
    answers: {
      ...workAnswers(),
      [`POST ${FIELDS}`]: ({ body }: AnsweredRequest) => ({
        customField: { ...MACHINE, id: 32, ...(body as object) },
        message: 'Field added',
      }),
      [`DELETE ${FIELDS}31/`]: () => ({ message: 'Field removed' }),
    },
  });
  expect(await screen.findByText('Machine')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a field' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /^Label/ }), 'Room');
  await user.click(within(dialog).getByRole('button', { name: 'Save field' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Remove: Machine' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }),
  );
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]?.body).toMatchObject({ label: 'Room', type: 'text' });
});
