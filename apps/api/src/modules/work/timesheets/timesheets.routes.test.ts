import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { threadTasksOf } from '../../../../test/support/thread-tasks.ts';
import { TIME, timeCalls } from '../../../../test/support/time.ts';
import type { ActorName } from '../../../../test/support/world.ts';

let t: TestApi;
let c: ReturnType<typeof timeCalls>;
beforeAll(async () => {
  t = await testApi();
  c = timeCalls(t);
});
afterAll(() => t.close());

const WEEK = 'startDate=2026-03-02&endDate=2026-03-08';
const download = (query: string, as: ActorName = 'admin') =>
  c.call('GET', `${TIME}timesheet/pdf/?${query}`, undefined, as);

it('draws the timesheet of a person in a thread', async () => {
  const me = await c.me('staffMember');
  const task = await c.task({ assignees: [me] });
  await c.add(task.id, { entry_date: '2026-03-02', hours: 2 }, 'staffMember');
  const tasks = await threadTasksOf(async () => {
    const { status, text, headers } = await download(`${WEEK}&userId=${me}`);
    expect([status, headers.get('content-type'), text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect(headers.get('content-disposition')).toContain(
      'timesheet-staffMember-2026-03-02-2026-03-08.pdf',
    );
  });
  expect(tasks).toEqual(['draw-timesheet']);
});

it('shows people without can_view_all only their own time', async () => {
  const admin = await c.me('admin');
  expect((await download(`${WEEK}&userId=${admin}`, 'staffMember')).status).toBe(403);
  expect((await download(WEEK, 'staffMember')).status).toBe(200);
});

it('refuses people who never worked here, and periods that are too long or end before they start', async () => {
  const other = await c.me('otherAdmin');
  expect((await download(`${WEEK}&userId=${other}`)).status).toBe(404);
  const problems = async (query: string) => (await download(query)).body.formErrors;
  expect(await problems('startDate=2026-03-02&endDate=2026-03-01')).toEqual({
    endDate: 'The end must not be before the start',
  });
  expect(await problems('startDate=2025-01-01&endDate=2026-03-01')).toEqual({
    endDate: 'Choose at most a year',
  });
});
