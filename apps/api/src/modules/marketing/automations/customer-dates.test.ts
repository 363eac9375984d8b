import { beforeAll, expect, it } from 'vitest';
import { type AutomationCalls, automationCalls } from '../../../../test/support/automations.ts';
import { addSubscribers, makeList } from '../../../../test/support/campaigns.ts';
import { useSendingApi } from '../../../../test/support/sending-api.ts';
import type { TestApi } from '../../../../test/support/test-api.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { START_QUERIES } from './start-queries.ts';

let t: TestApi;
let automations: AutomationCalls;
useSendingApi((api) => {
  ({ t } = api);
});
beforeAll(async () => {
  automations = automationCalls(t);
  const field = await t.call('POST', '/api/v1/admin/customers/custom-fields/', {
    as: 'admin',
    body: { label: 'Birthday', type: 'date' },
  });
  expect(field.status, field.text).toBe(201);
});

async function makeCustomer(name: string, birthday: string): Promise<void> {
  const { status, text } = await t.call('POST', '/api/v1/admin/customers/', {
    as: 'admin',
    body: {
      firstname: name,
      lastname: 'Dates',
      email: `${name}@dates.example`,
      custom_fields: { birthday },
    },
  });
  expect(status, text).toBe(201);
}

/** Returns who enters on a day, by their names. */
async function findFor(morning: string, days = 0): Promise<string[]> {
  const query = START_QUERIES['customer.date']({
    start: {
      event: 'customer.date',
      fieldKey: 'birthday',
      days,
      listId: null,
      tagId: null,
      hours: 4,
    },
    since: new Date(),
    today: morning,
    firstDay: morning,
    morning,
    isFirstSearch: true,
  });
  const { rows } = await t.database.db.asTenant(t.world.alpha.id, (tx) => query.execute(tx));
  return (rows as { email: string }[]).map(({ email }) => email.replace(/@.*/, '')).toSorted();
}

it('finds customers on their date, every year, and some days before it', async () => {
  await makeCustomer('ada', '1990-05-17');
  await makeCustomer('ben', '2000-02-29');
  await makeCustomer('cleo', '1985-12-31');
  expect(await findFor('2027-05-17')).toEqual(['ada']);
  expect(await findFor('2028-05-17')).toEqual(['ada']);
  expect(await findFor('2027-05-16')).toEqual([]);
  expect(await findFor('2027-05-10', 7)).toEqual(['ada']);
  expect(await findFor('2026-12-24', 7)).toEqual(['cleo']);
  // 2028 is a leap year, 2027 is not.
  expect(await findFor('2027-02-28')).toEqual(['ben']);
  expect(await findFor('2028-02-28')).toEqual([]);
  expect(await findFor('2028-02-29')).toEqual(['ben']);
});

it('starts once a year for a customer who is subscribed, from nine in the morning', async () => {
  const listId = await makeList(t, 'Birthdays');
  await addSubscribers(t, listId, ['dora@dates.example']);
  // A time zone in which the test does not run at about 9:00, when the day of these dates begins.
  const timezone = [8, 9].includes(new Date().getUTCHours()) ? 'Asia/Tokyo' : 'UTC';
  const saved = await t.call('PUT', '/api/v1/admin/settings/', { as: 'admin', body: { timezone } });
  expect(saved.status, saved.text).toBe(200);
  const morning = dayIn(timezone, new Date(Date.now() - 9 * 3_600_000)).slice(5);
  await makeCustomer('dora', `1980-${morning}`);
  const { id } = await automations.makeAutomation('Birthday', {
    event: 'customer.date',
    fieldKey: 'birthday',
  });
  await automations.publish(id, [{ id: 'e', kind: 'end' }]);
  await automations.until(async () =>
    expect(await automations.people(id)).toMatchObject([
      { email: 'dora@dates.example', state: 'done' },
    ]),
  );
  await t.database.asOwner(
    "update app.email_automations set scanned_at = scanned_at - interval '1 day' where id = $1",
    [id],
  );
  await automations.until(async () => {
    const rows = await t.database.asOwner(
      "select 1 from app.email_automations where id = $1 and scanned_at > now() - interval '1 minute'",
      [id],
    );
    expect(rows).toHaveLength(1);
  });
  expect(await automations.people(id)).toHaveLength(1);
});

it('is not activated without a date field', async () => {
  const { id } = await automations.makeAutomation('No field', { event: 'customer.date' });
  await automations.call('PUT', `${id}/`, { steps: [{ id: 'e', kind: 'end' }] });
  expect((await automations.call('POST', `${id}/activate/`)).body.formErrors).toEqual({
    steps: 'Choose a date field',
  });
  for (const fieldKey of ["x'; drop table customers", 'Birthday', 'a'.repeat(60)]) {
    const answer = await automations.call('PUT', `${id}/`, {
      start: { event: 'customer.date', fieldKey },
    });
    expect([answer.status, Object.keys(answer.body.formErrors as object)]).toEqual([
      422,
      ['start.fieldKey'],
    ]);
  }
  await automations.call('PUT', `${id}/`, {
    start: { event: 'customer.date', fieldKey: 'deleted_field' },
  });
  expect((await automations.call('POST', `${id}/activate/`)).body.formErrors).toEqual({
    steps: 'The date field of this automation was deleted. Choose another one.',
  });
});
