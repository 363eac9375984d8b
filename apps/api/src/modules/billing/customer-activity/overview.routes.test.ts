import { dayPlus } from '@org/schema';
import type { OverviewFigure, OverviewLayout } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { useBilling } from '../../../../test/support/billing.ts';
import type { CallOptions } from '../../../../test/support/test-api.ts';

const b = useBilling();
const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Toronto' }).format(new Date());

interface Overview {
  readonly from: string;
  readonly figures: OverviewFigure[];
  readonly layout: OverviewLayout;
}

async function read(days = 30, options: CallOptions = {}): Promise<Overview> {
  const answer = await b.call('GET', `overview/?days=${days}`, undefined, options);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.overview as Overview;
}
const figure = ({ figures }: Overview, name: string) => figures.find((one) => one.name === name);

it('sums payments by day, and compares them with the period before', async () => {
  const before = await read(7);
  const invoice = await b.issueInvoice({
    invoiceDate: dayPlus(TODAY, -40),
    dueDate: dayPlus(TODAY, -20),
  });
  const pay = (amount: number, date: string) =>
    b.call('POST', `invoices/${invoice.id}/payments/`, { amount, date, method: 'cash' });
  await pay(10, TODAY);
  await pay(20, dayPlus(TODAY, -3));
  await pay(40, dayPlus(TODAY, -8));
  const now = await read(7);
  const revenue = (overview: Overview) => figure(overview, 'revenue');
  expect(revenue(now)).toMatchObject({
    value: (revenue(before)?.value ?? 0) + 30,
    previous: (revenue(before)?.previous ?? 0) + 40,
    currency: 'CAD',
  });
  expect(revenue(now)?.days).toHaveLength(7);
  expect(revenue(now)?.days.at(-1)?.day).toBe(TODAY);
  expect(figure(now, 'unpaid')?.value).toBe((figure(before, 'unpaid')?.value ?? 0) + 30);
  expect(figure(now, 'overdue')?.value).toBe((figure(before, 'overdue')?.value ?? 0) + 30);
});

it('counts quotes that wait for an answer, and tasks by their due dates', async () => {
  const before = await read();
  const quote = await b.makeQuote();
  await b.call('POST', `quotes/${quote.id}/issue/`, {});
  const project = await b.call('POST', 'projects/', { title: 'Plan' });
  const { id } = project.body.project as { id: number };
  for (const due of [-2, 2, 40])
    await b.call('POST', 'tasks/', {
      title: 'Task',
      project_id: id,
      due_date: new Date(Date.now() + due * 86_400_000).toISOString(),
    });
  const now = await read();
  const grew = (name: string) =>
    (figure(now, name)?.value ?? 0) - (figure(before, name)?.value ?? 0);
  expect([grew('quotesWaiting'), grew('tasksDue'), grew('tasksOverdue')]).toEqual([1, 1, 1]);
});

it('shows only figures that the user may see', async () => {
  const names = async (as: 'editor' | 'accountant') =>
    (await read(30, { as })).figures.map(({ name }) => name);
  expect(await names('editor')).not.toContain('unpaid');
  expect(await names('accountant')).toContain('unpaid');
  expect(await names('accountant')).not.toContain('tasksDue');
});

it('keeps the arrangement of each person', async () => {
  const layout = { order: ['overdue', 'revenue'], hidden: ['orders'] };
  const saved = await b.call('PUT', 'overview/', layout, { as: 'manager' });
  expect(saved.status, saved.text).toBe(200);
  expect((await read(30, { as: 'manager' })).layout).toEqual(layout);
  expect((await read()).layout).toEqual({ order: [], hidden: [] });
});

it('refuses a period that it does not offer', async () => {
  const answer = await b.call('GET', 'overview/?days=31');
  expect(answer.status).toBe(422);
  expect(answer.body.formErrors).toHaveProperty('days');
});
