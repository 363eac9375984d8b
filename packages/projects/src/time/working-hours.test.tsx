import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refuse, renderScreen } from '../../test/render-screen.tsx';
import { MALIK } from '../../test/samples.ts';
import { timeAnswers } from '../../test/time-answers.ts';
import { TimeRoute } from './time.route.tsx';

const open = async (answers = timeAnswers()) => {
  const rendered = await renderScreen(<TimeRoute />, { answers, path: '/?view=settings' });
  return { ...rendered, user: userEvent.setup() };
};

const edit = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(
    await screen.findByRole('button', { name: `Edit the working hours of ${name}` }),
  );
  return screen.findByRole('dialog');
};

it('shows the hours and rate of each person, those of the company for people without their own', async () => {
  await open();
  expect(await screen.findByText(/^32 h a week · Own working hours · .*95/)).toBeTruthy();
  expect(screen.getAllByText('40 h a week · Company hours').length).toBeGreaterThan(0);
});

it('changes the hours of a person, or returns them to those of the company', async () => {
  const { user, sent } = await open();
  const dialog = await edit(user, MALIK.displayName);
  const friday = within(dialog).getByRole('textbox', { name: 'Friday' });
  await user.type(friday, '4:30');
  await user.click(within(dialog).getByRole('button', { name: 'Save working hours' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await edit(user, MALIK.displayName);
  await user.click(within(again).getByRole('checkbox', { name: 'Own working hours' }));
  await user.click(within(again).getByRole('button', { name: 'Save working hours' }));
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([
      { working_minutes: [480, 480, 480, 480, 270, 0, 0], hourly_rate: 95 },
      { working_minutes: null, hourly_rate: 95 },
    ]),
  );
});

it('does not save hours or rates that it cannot read', async () => {
  const { user, sent } = await open();
  const dialog = await edit(user, MALIK.displayName);
  await user.type(within(dialog).getByRole('textbox', { name: 'Friday' }), 'often');
  await user.type(within(dialog).getByRole('textbox', { name: 'Hourly rate' }), 'x');
  expect(within(dialog).getByText('Use hours such as 1:30, 1.5 or 45m')).toBeTruthy();
  expect(within(dialog).getByText('Use an amount such as 85 or 85.50')).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Save working hours' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(sent()).toEqual([]);
});

it('offers to load working hours again when they could not be loaded', async () => {
  await open({
    ...timeAnswers(),
    'GET /api/v1/admin/time-entries/working-hours/': () => refuse('The server has a problem'),
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
