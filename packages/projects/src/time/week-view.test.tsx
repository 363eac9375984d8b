import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { timeAnswers } from '../../test/time-answers.ts';
import { TimeRoute } from './time.route.tsx';

const cell = async (task: string, day: string): Promise<HTMLInputElement> =>
  screen.findByRole('textbox', { name: new RegExp(`^${task}, ${day}`) });

it('saves hours that are typed into the week, and moves between days by arrow keys', async () => {
  const { sent } = await renderScreen(<TimeRoute />, { answers: timeAnswers(), path: '/' });
  const user = userEvent.setup();
  await user.click(await cell('Write the invoice', 'Mon'));
  await user.keyboard('1.5{ArrowRight}');
  expect(document.activeElement).toBe(await cell('Write the invoice', 'Tue'));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(await cell('Fit the door', 'Tue'));
  await user.keyboard('45m');
  // A pause while typing may split what is saved.
  const lastSaved = (taskId: number) =>
    sent()
      .flatMap(({ body }) => (body as { rows: { task_id: number; minutes: number[] }[] }).rows)
      .findLast(({ task_id }) => task_id === taskId)?.minutes;
  await waitFor(
    () => {
      expect(lastSaved(11)).toEqual([90, 45, 45, 0, 0, 0, 0]);
      expect(lastSaved(12)).toEqual([90, 30, 0, 0, 0, 0, 0]);
    },
    { timeout: 30_000 },
  );
  await screen.findByText('All changes saved');
});

it('keeps a text that is no duration with its problem, and does not send it', async () => {
  const { sent } = await renderScreen(<TimeRoute />, { answers: timeAnswers(), path: '/' });
  const user = userEvent.setup();
  const monday = await cell('Fit the door', 'Mon');
  await user.click(monday);
  await user.keyboard('soon');
  expect(monday.getAttribute('aria-invalid')).toBe('true');
  expect(await screen.findAllByText('Use hours such as 1:30, 1.5 or 45m')).toHaveLength(2);
  await waitFor(() => expect(screen.queryByText('All changes saved')).toBeNull());
  expect(sent()).toEqual([]);
  expect(monday.value).toBe('soon');
});

it('does not let a locked day be changed', async () => {
  await renderScreen(<TimeRoute />, { answers: timeAnswers(), path: '/' });
  expect((await cell('Fit the door', 'Wed')).readOnly).toBe(true);
});

it('links to the printable timesheet of the week', async () => {
  await renderScreen(<TimeRoute />, { answers: timeAnswers(), path: '/' });
  const link = await screen.findByRole('link', { name: 'Timesheet (PDF)' });
  expect(link.getAttribute('href')).toMatch(
    /^\/api\/v1\/admin\/time-entries\/timesheet\/pdf\/\?startDate=[\d-]{10}&endDate=[\d-]{10}&userId=\d+$/,
  );
});
