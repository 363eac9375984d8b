import type { FormSubmission, OverbookedTime } from '@org/schema/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { field, publishForm, required, submit } from '../../../../test/support/forms.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
let visitor = 0;
let form = 0;
beforeAll(async () => {
  t = await testApi({}, { poolSize: 10 });
  await t.call('PUT', '/api/v1/admin/settings/', {
    as: 'owner',
    body: {
      timezone: 'Europe/Berlin',
      opening_hours: {
        weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '17:00', closes: '23:00' })),
        exceptions: [],
      },
    },
  });
});
afterAll(() => t.close());

let name = '';
beforeEach(async () => {
  name = `tables-${++form}`;
  await publishForm(
    t,
    name,
    { formName: name, bookingPlaces: 10, bookingMinutes: 120, bookingField: 'guests' },
    [
      field('Email', { validateEmail: true, rules: required }),
      field('Date', { type: 'date', whenOpen: true, rules: required }),
      field('Time', {
        type: 'select',
        options: ['12:00', '17:00', '18:30', '19:00', '21:00'],
        whenOpen: true,
        rules: required,
      }),
      field('Guests', { type: 'select', options: ['1', '2', '4', '6', '7 or more', 'many', '40'] }),
    ],
  );
});

const DAY = '2031-03-04';
const send = (time: string, guests: string, date = DAY, more: Record<string, string> = {}) =>
  submit(
    t,
    { formName: name, url: `/${name}`, email: 'ada@visitor.example', date, time, guests, ...more },
    undefined,
    `198.51.${100 + Math.floor(++visitor / 250)}.${(visitor % 250) + 1}`,
  );
const book = async (...sent: Parameters<typeof send>) => {
  const answer = await send(...sent);
  return answer.status === 200 ? 'booked' : answer.body.formErrors;
};
const BASE = '/api/v1/admin/form-submissions/';
/** Returns the submissions of the form, the earliest booking first. */
const list = async (): Promise<FormSubmission[]> => {
  const rules = [{ field: 'form_name', operator: 'is', value: name }];
  const filter = encodeURIComponent(JSON.stringify({ combinator: 'and', rules }));
  const answer = await t.call(
    'GET',
    `${BASE}?filter=${filter}&orderBy=booked_from&orderDirection=ASC`,
    {
      as: 'admin',
    },
  );
  return (answer.body.results as { rows: FormSubmission[] }).rows;
};

describe('bookings', () => {
  it('take places for their time, and are refused with the times that are free', async () => {
    expect(await book('18:30', '6')).toBe('booked');
    expect(await book('18:30', '4')).toBe('booked');
    // From 17:00 to 19:00 overlaps; at 21:00 the places are free again, and at 12:00 the business is closed.
    const full = (guests: string) =>
      `We’re fully booked${guests} at that time. Still free on that day: 21:00`;
    expect(await book('19:00', '1')).toEqual({ time: full('') });
    expect(await book('17:00', '2')).toEqual({ time: full(' for 2') });
    expect(await book('21:00', '4')).toBe('booked');
    expect(await book('18:30', '4', '2031-03-05')).toBe('booked');
  });

  it('name another day when no time is free', async () => {
    for (const time of ['17:00', '19:00', '21:00'])
      expect(await book(time, '7 or more')).toBe('booked');
    expect(await book('18:30', '4')).toEqual({
      time: 'We’re fully booked for 4 at that time. Choose another time or date',
    });
  });

  it('never give the same places to two visitors who send at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => book('19:00', '2')));
    expect(answers.filter((answer) => answer === 'booked')).toHaveLength(5);
  });

  it('are free again when staff delete a submission or mark it as spam', async () => {
    for (const guests of ['6', '4']) await book('19:00', guests);
    expect(await book('19:00', '4')).toHaveProperty('time');
    const [first, second] = await list();
    await t.call('DELETE', `${BASE}${first?.id}/`, { as: 'admin' });
    await t.call('PUT', `${BASE}${second?.id}/`, {
      as: 'admin',
      body: { version: second?.version, status: 'spam' },
    });
    expect(await book('19:00', '6')).toBe('booked');
    expect(await book('19:00', '4')).toBe('booked');
  });

  it('are listed by their time in the time zone of the business', async () => {
    await book('17:00', '1');
    await book('19:00', '2', '2031-07-04');
    expect(await list()).toEqual([
      expect.objectContaining({ booked_from: '2031-03-04T16:00:00.000Z', booked_places: 1 }),
      expect.objectContaining({
        booked_from: '2031-07-04T17:00:00.000Z',
        booked_until: '2031-07-04T19:00:00.000Z',
        booked_places: 2,
      }),
    ]);
  });

  it('reject numbers of places that are no number or more than there are', async () => {
    expect(await book('19:00', 'many')).toEqual({
      guests: 'Please enter a whole number from 1',
    });
    expect(await book('19:00', '40')).toEqual({ guests: 'There are 10 places in all' });
  });

  it('of robots take no places', async () => {
    await send('19:00', '7 or more', DAY, { company_website: 'https://spam.example' });
    expect(await book('19:00', '6')).toBe('booked');
    expect(await book('19:00', '4')).toBe('booked');
  });

  it('are reported to staff when there are more of them than places', async () => {
    const get = async () => (await t.call('GET', `${BASE}bookings/`, { as: 'admin' })).body;
    const own = (body: Record<string, unknown>) =>
      (body.overbooked as OverbookedTime[]).filter(({ form_name }) => form_name === name);
    for (const guests of ['6', '4']) await book('19:00', guests);
    const [first, second] = await list();
    await t.call('DELETE', `${BASE}${first?.id}/`, { as: 'admin' });
    const spam = { version: second?.version, status: 'spam' };
    await t.call('PUT', `${BASE}${second?.id}/`, { as: 'admin', body: spam });
    await book('18:30', '7 or more');
    expect(own(await get())).toEqual([]);
    await t.call('POST', `${BASE}restore/`, { as: 'admin', body: { ids: [first?.id] } });
    const [, restored] = await list();
    const places = 7 + (restored?.booked_places ?? 0);
    expect(await get()).toMatchObject({ has_bookings: true });
    expect(own(await get())).toEqual([
      {
        form_name: name,
        from: '2031-03-04T18:00:00.000Z',
        until: '2031-03-04T19:30:00.000Z',
        places: 10,
        booked: places,
      },
    ]);
  });
});
