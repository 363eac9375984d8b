import { dayPlus } from '@org/schema';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { MONDAY, PLANS, timeAnswers } from '../../test/time-answers.ts';
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
});
