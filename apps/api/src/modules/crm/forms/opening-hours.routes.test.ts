import { afterAll, beforeAll, expect, it } from 'vitest';
import { field, publishForm, required, submit } from '../../../../test/support/forms.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
let visitor = 0;
beforeAll(async () => {
  t = await testApi();
  await publishForm(t, 'booking', { formName: 'table_booking' }, [
    field('Email', { validateEmail: true, rules: required }),
    field('Date', { type: 'date', whenOpen: true, rules: required }),
    field('Time', {
      type: 'select',
      options: ['12:00', '17:00', '21:00', '23:00'],
      whenOpen: true,
      rules: required,
    }),
  ]);
});
afterAll(() => t.close());

const setHours = (opening_hours: object) =>
  t.call('PUT', '/api/v1/admin/settings/', { as: 'owner', body: { opening_hours } });
const EVENINGS = [2, 3, 4, 5, 6].map((day) => ({ day, opens: '17:00', closes: '23:00' }));
const book = async (date: string, time: string) => {
  const answer = await submit(
    t,
    { formName: 'table_booking', url: '/booking', email: 'ada@visitor.example', date, time },
    undefined,
    `198.51.100.${++visitor}`,
  );
  return answer.status === 200 ? 'booked' : answer.body.formErrors;
};

it('accepts every date while a business has no opening hours', async () => {
  expect(await book('2031-03-03', '12:00')).toBe('booked');
});

it('rejects bookings on closed days and outside of opening hours, with the open days', async () => {
  expect((await setHours({ weekly: EVENINGS, exceptions: [] })).status).toBe(200);
  // A Monday and a Tuesday.
  expect(await book('2031-03-03', '17:00')).toEqual({
    date: 'We’re closed on that day. We’re open Tuesday to Saturday. Choose another date',
  });
  expect(await book('2031-03-04', '17:00')).toBe('booked');
  expect(await book('2031-03-04', '12:00')).toEqual({
    time: 'On that day we’re open from 17:00 to 23:00. Choose another time',
  });
  expect(await book('2031-03-04', '23:00')).toEqual({
    time: 'On that day we’re open from 17:00 to 23:00. Choose another time',
  });
});

it('follows exceptions: a holiday is closed, a special day is open', async () => {
  await setHours({
    exceptions: [
      { date: '2031-12-25', opens: '', closes: '' },
      { date: '2031-12-29', opens: '11:00', closes: '15:00', note: 'Lunch' },
    ],
  });
  // A Thursday and a Monday.
  expect(await book('2031-12-25', '17:00')).toHaveProperty('date');
  expect(await book('2031-12-29', '12:00')).toBe('booked');
  expect(await book('2031-12-29', '17:00')).toHaveProperty('time');
});

it('rejects hours that end before they begin, and incomplete exceptions', async () => {
  const refused = async (hours: object) => (await setHours(hours)).body.formErrors;
  expect(
    await refused({ weekly: [{ day: 1, opens: '23:00', closes: '17:00' }], exceptions: [] }),
  ).toEqual({ 'opening_hours.weekly[0]': 'The closing time must be after the opening time' });
  expect(
    await refused({ exceptions: [{ date: '2031-12-25', opens: '10:00', closes: '' }] }),
  ).toEqual({
    'opening_hours.exceptions[0]': 'Enter both times, or neither for a closed day',
  });
  expect(await refused({ weekly: [{ day: 8, opens: 'noon', closes: '17:00' }] })).toHaveProperty([
    'opening_hours.weekly[0].opens',
  ]);
});
