import type { AnsweredRequest } from '@org/admin-kit/testing';
import { dayPlus } from '@org/schema';
import { MAX_SCHEDULE_MINUTES } from '@org/schema/entities';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { ADA, EDIE, MALIK } from '../../test/samples.ts';
import { longPlanAnswers, MONDAY, PLANS, timeAnswers } from '../../test/time-answers.ts';
import { ScheduleRoute } from './schedule.route.tsx';

it('moves planned time by keys: a day with Shift and an arrow', async () => {
  const { sent } = await renderScreen(<ScheduleRoute />, { answers: timeAnswers(), path: '/' });
  const user = userEvent.setup();
  const block = await screen.findByRole('button', { name: /3 h.*overlaps other planned time$/ });
  block.focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const [moved] = sent();
  expect(moved?.body).toMatchObject({
    version: 1,
    scheduled_start_time: PLANS[1]?.scheduled_start_time.replace(
      dayPlus(MONDAY, 1),
      dayPlus(MONDAY, 2),
    ),
    allocated_minutes: 180,
    user_id: PLANS[1]?.user_id,
  });
});

it('says what is recorded and how much of their time people have', async () => {
  await renderScreen(<ScheduleRoute />, { answers: timeAnswers(), path: '/' });
  expect(await screen.findByRole('button', { name: /2 h.*recorded$/ })).toBeTruthy();
  expect(screen.getAllByRole('progressbar', { name: '10 h 30 min of 40 h' })).toHaveLength(2);
  expect(screen.getAllByRole('progressbar', { name: '0 min of 40 h' })).toHaveLength(1);
});

const SCHEDULES = '/api/v1/admin/tasks/schedules/';

it('asks for the capacity of everyone in the week, also of people who have nothing planned', async () => {
  const asked: (string | null)[] = [];
  const given = timeAnswers();
  const answers = {
    ...given,
    [`GET ${SCHEDULES}`]: (request: AnsweredRequest) => {
      asked.push(request.query.get('userIds'));
      return given[`GET ${SCHEDULES}`]?.(request);
    },
  };
  await renderScreen(<ScheduleRoute />, { answers, path: '/' });
  await screen.findAllByRole('progressbar');
  const ids = [ADA, EDIE, MALIK].map(({ id }) => id).join(',');
  expect(new Set(asked)).toEqual(new Set([ids]));
});

it.each([
  ['+', 1800, 1815],
  ['-', 1800, 1785],
  ['+', MAX_SCHEDULE_MINUTES - 5, MAX_SCHEDULE_MINUTES],
  ['+', 10, 25],
])('changes the length of a plan by 15 minutes: %s from %i to %i', async (key, from, to) => {
  const given = timeAnswers();
  const long = { ...PLANS[1], allocated_minutes: from };
  const results = { rows: [long], total: 1, capacity: [] };
  const answers = {
    ...given,
    [`GET ${SCHEDULES}`]: () => ({ success: true, error: null, results }),
  };
  const { sent } = await renderScreen(<ScheduleRoute />, { answers, path: '/' });
  (await screen.findByRole('button', { name: /overlaps other planned time$/ })).focus();
  await userEvent.setup().keyboard(key);
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ allocated_minutes: to }));
});

it('does not make a plan of 10 minutes longer with minus', async () => {
  const given = timeAnswers();
  const results = { rows: [{ ...PLANS[1], allocated_minutes: 10 }], total: 1, capacity: [] };
  const answers = {
    ...given,
    [`GET ${SCHEDULES}`]: () => ({ success: true, error: null, results }),
  };
  const { sent } = await renderScreen(<ScheduleRoute />, { answers, path: '/' });
  (await screen.findByRole('button', { name: /overlaps other planned time$/ })).focus();
  await userEvent.setup().keyboard('-');
  expect(sent()).toEqual([]);
});

it('focuses the task of a new plan, and the day of an existing one', async () => {
  await renderScreen(<ScheduleRoute />, { answers: timeAnswers(), path: '/' });
  const user = userEvent.setup();
  const [add] = await screen.findAllByRole('button', { name: /^Plan time of/ });
  if (add) await user.click(add);
  const dialog = await screen.findByRole('dialog', { name: 'Plan time' });
  await waitFor(() =>
    expect(document.activeElement).toBe(within(dialog).getByRole('combobox', { name: 'Task' })),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: /2 h.*recorded$/ }));
  const known = await screen.findByRole('dialog', { name: 'Planned time' });
  await waitFor(() => expect(document.activeElement).toBe(within(known).getByLabelText('Day')));
});

it('shows a plan of several days on each of them, and moves it from any of them', async () => {
  const { sent } = await renderScreen(<ScheduleRoute />, { answers: longPlanAnswers(), path: '/' });
  expect(await screen.findByRole('button', { name: /day 1 of 3/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Continues.*day 2 of 3/ })).toBeTruthy();
  const last = screen.getByRole('button', { name: /Until .*day 3 of 3/ });
  last.focus();
  await userEvent.setup().keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() =>
    expect(sent()[0]?.body).toMatchObject({
      scheduled_start_time: `${dayPlus(MONDAY, 2)}T09:00:00.000Z`,
      allocated_minutes: 3240,
    }),
  );
});
