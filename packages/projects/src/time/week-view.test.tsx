import type { AnsweredRequest } from '@org/admin-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, renderScreen } from '../../test/render-screen.tsx';
import { timeAnswers } from '../../test/time-answers.ts';
import { TimeRoute } from './time.route.tsx';

afterEach(() => vi.restoreAllMocks());

const cell = async (task: string, day: string): Promise<HTMLInputElement> =>
  screen.findByRole('textbox', { name: new RegExp(`^${task}, ${day}`) });

interface SentRow {
  readonly task_id: number;
  readonly minutes: readonly (number | null)[];
  readonly seen: readonly (number | null)[];
}

const WEEK = '/api/v1/admin/time-entries/week/';
const { [`PUT ${WEEK}`]: saveWeek = () => undefined } = timeAnswers();

/** Dispatches the event of a closing tab. */
function isClosePrevented(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

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
  const lastSaved = (taskId: number, day: number) =>
    sent()
      .flatMap(({ body }) => (body as { rows: SentRow[] }).rows)
      .findLast(({ task_id, minutes }) => task_id === taskId && minutes[day] !== null);
  await waitFor(
    () => {
      expect(lastSaved(11, 1)).toMatchObject({ minutes: [null, 45, null, null, null, null, null] });
      expect(lastSaved(12, 0)?.minutes[0]).toBe(90);
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

it('warns before the page closes with unsaved hours, and saves when it is hidden', async () => {
  const { sent } = await renderScreen(<TimeRoute />, { answers: timeAnswers(), path: '/' });
  const user = userEvent.setup();
  await user.click(await cell('Fit the door', 'Mon'));
  expect(isClosePrevented()).toBe(false);
  await user.keyboard('2');
  expect([isClosePrevented(), sent().length]).toEqual([true, 0]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(sent()).toHaveLength(1), { timeout: 400 });
  await screen.findByText('All changes saved');
  expect(isClosePrevented()).toBe(false);
});

it('saves hours that were typed offline when the connection is back', async () => {
  let isOffline = true;
  const answers = {
    ...timeAnswers(),
    [`PUT ${WEEK}`]: (request: AnsweredRequest) => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return saveWeek(request);
    },
  };
  await renderScreen(<TimeRoute />, { answers, path: '/' });
  const user = userEvent.setup();
  await user.click(await cell('Fit the door', 'Mon'));
  await user.keyboard('2');
  await screen.findByText(/^Not saved/, undefined, { timeout: 5000 });
  expect(isClosePrevented()).toBe(true);
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await screen.findByText('All changes saved', undefined, { timeout: 1000 });
});

it('retries after a server error', async () => {
  let failures = 0;
  const answers = {
    ...timeAnswers(),
    [`PUT ${WEEK}`]: (request: AnsweredRequest) => {
      failures += 1;
      return failures === 1 ? refuse('Busy') : saveWeek(request);
    },
  };
  await renderScreen(<TimeRoute />, { answers, path: '/' });
  const user = userEvent.setup();
  await user.click(await cell('Fit the door', 'Mon'));
  await user.keyboard('2');
  await screen.findByText(/^Not saved/, undefined, { timeout: 5000 });
  await screen.findByText('All changes saved', undefined, { timeout: 8000 });
});

it('asks which hours to save when another device has changed a typed cell', async () => {
  let isChanged = false;
  const given = timeAnswers();
  const readWeek = given[`GET ${WEEK}`] as () => { rows: { minutes: number[] }[] };
  const answers = {
    ...given,
    [`GET ${WEEK}`]: () => {
      const week = readWeek();
      const [door, ...others] = week.rows;
      if (!isChanged || !door) return week;
      return { ...week, rows: [{ ...door, minutes: [90, 120, 45, 0, 0, 0, 0] }, ...others] };
    },
    [`PUT ${WEEK}`]: (request: AnsweredRequest) => {
      const [row] = (request.body as { rows: SentRow[] }).rows;
      if (row?.seen[1] !== 0) return saveWeek(request);
      isChanged = true;
      throw Response.json(
        { success: false, error: 'Someone else changed this', code: 'conflict' },
        { status: 409 },
      );
    },
  };
  const { sent } = await renderScreen(<TimeRoute />, { answers, path: '/' });
  const user = userEvent.setup();
  await user.click(await cell('Fit the door', 'Tue'));
  await user.keyboard('30m');
  const alert = await screen.findByRole('alert', undefined, { timeout: 5000 });
  expect(alert.textContent).toMatch(/Fit the door, .*: 2 h now\. You typed 30m\./);
  await user.click(screen.getByRole('button', { name: 'Save what I typed' }));
  await screen.findByText('All changes saved');
  expect(sent().at(-1)?.body).toMatchObject({
    rows: [
      {
        task_id: 11,
        minutes: [null, 30, null, null, null, null, null],
        seen: [null, 120, null, null, null, null, null],
      },
    ],
  });
});

it('submits the drafts of the week after saving what is typed', async () => {
  const { sent } = await renderScreen(<TimeRoute />, { answers: timeAnswers(), path: '/' });
  const user = userEvent.setup();
  await user.click(await cell('Fit the door', 'Mon'));
  await user.keyboard('2');
  expect(screen.getByText('Draft')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Submit this week' }));
  const dialog = await screen.findByRole('dialog', { name: 'Submit 1 h 30 min for approval?' });
  await user.click(within(dialog).getByRole('button', { name: 'Submit for approval' }));
  await waitFor(() =>
    expect(sent().map(({ path }) => path)).toEqual([WEEK, '/api/v1/admin/time-entries/submit/']),
  );
  expect(sent().at(-1)?.body).toEqual({ ids: [71] });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Submit this week' }).hasAttribute('disabled')).toBe(
      true,
    ),
  );
});

it('does not submit a week with hours that cannot be read', async () => {
  const { sent } = await renderScreen(<TimeRoute />, { answers: timeAnswers(), path: '/' });
  const user = userEvent.setup();
  await user.click(await cell('Fit the door', 'Mon'));
  await user.keyboard('soon');
  await user.click(screen.getByRole('button', { name: 'Submit this week' }));
  await screen.findByText('Fix the hours that are not saved yet, then submit the week.');
  expect(sent()).toEqual([]);
});
