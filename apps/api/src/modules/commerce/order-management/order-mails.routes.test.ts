import type { Order, PlacedOrder } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import {
  FILLED,
  newBuyer,
  newThing,
  ORDERS,
  openShop,
  SENT,
} from '../../../../test/support/shop.ts';
import {
  ALPHA_SITE,
  type Answer,
  type TestApi,
  testApi,
} from '../../../../test/support/test-api.ts';

const PICTURE =
  '/media/00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-000000000002/mug-1600.webp';
let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await openShop(t);
  await t.call('PUT', '/api/v1/admin/settings/', {
    as: 'admin',
    body: { email: 'help@shop.example', phone: '+1 416 555 0100' },
  });
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
});
afterAll(() => t.close());

const act = async (id: number, name: string, body: object = {}): Promise<Answer> => {
  const answer = await t.call('POST', `${ORDERS}${id}/${name}/`, { as: 'manager', body });
  expect(answer.status, answer.text).toBe(200);
  return answer;
};

/** Places an order of three mugs and a bowl with its own email address. */
async function ordered(email: string, details: object = SENT): Promise<Order> {
  const mug = await newThing(t, { name: 'Rain mug', images: [{ file: PICTURE, alt: 'A mug' }] });
  const bowl = await newThing(t, { name: 'Ash bowl' });
  const buyer = newBuyer(t);
  await buyer.add(mug.sku, 3);
  await buyer.add(bowl.sku, 1);
  const answer = await buyer.place({ ...details, email });
  expect(answer.status, answer.text).toBe(201);
  const { number } = answer.body.order as PlacedOrder;
  const { body } = await t.call('GET', `${ORDERS}?search=${number}`, { as: 'manager' });
  const [row] = (body.results as { rows: Order[] }).rows;
  return (await t.call('GET', `${ORDERS}${row?.id}/`, { as: 'manager' })).body.order as Order;
}
const links = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);

it('shows items with pictures, totals and a contact in the order confirmation', async () => {
  const order = await ordered('confirm@buyer.example');
  const { html, text } = await sentMail(t, 'confirm@buyer.example');
  expect(text).toMatch(/3 × Rain mug: .*30\.00\n1 × Ash bowl: .*10\.00\n/);
  expect(text).toContain(`See your order:\n${ALPHA_SITE}/order/${order.guid}`);
  expect(text).toContain('Questions? Reply to this email or call +1 416 555 0100.');
  expect(
    await t.database.asOwner(
      "select reply_to from platform.mails where recipient = 'confirm@buyer.example'",
    ),
  ).toEqual([{ reply_to: 'help@shop.example' }]);
  // A mail has no base URL, so all of its URLs are absolute.
  expect(links(html).filter((address) => !address.startsWith(`${ALPHA_SITE}/`))).toEqual([]);
  expect(links(html)).toContain(`${ALPHA_SITE}${PICTURE}`);
  expect(html).toContain('prefers-color-scheme:dark');
});

it('shows the name, the logo and the color of the shop in mails', async () => {
  const logo = PICTURE.replace('mug', 'logo');
  await t.call('PUT', '/api/v1/admin/settings/', {
    as: 'admin',
    body: { main_logo: logo, theme: { primary: '#ffd400' } },
  });
  await ordered('brand@buyer.example');
  const { html } = await sentMail(t, 'brand@buyer.example');
  expect(html).toContain(`<img src="${ALPHA_SITE}${logo}" alt="Alpha`);
  expect(html).toContain('background:#ffd400');
  // A light color gets dark text.
  expect(html).not.toMatch(/color:#fff(?:fff)?;display:inline-block/);
});

it('lists the items of a parcel, and says when they are the last ones', async () => {
  const order = await ordered('parcel@buyer.example');
  const [mugs] = order.items;
  await act(order.id, 'fulfil', {
    items: [{ id: mugs?.id, quantity: 2 }],
    tracking: { carrier: 'Post', number: '123', url: 'https://post.example/123' },
  });
  const part = await sentMail(t, 'parcel@buyer.example', /^A part of your order/);
  expect(part.text).toContain('2 × Rain mug\n');
  expect(part.text).not.toContain('Ash bowl');
  expect(part.text).not.toContain('Total');
  expect(part.text).toContain('Tracking: Post 123');
  expect(part.text).toContain('Track your parcel:\nhttps://post.example/123');
  expect(links(part.html)).toContain('https://post.example/123');
  await act(order.id, 'fulfil');
  const rest = await sentMail(t, 'parcel@buyer.example', /^The rest of your order/);
  expect(rest.text).toContain('1 × Rain mug\n1 × Ash bowl\n');
});

it('lists the cancelled items with the reason', async () => {
  const order = await ordered('cancel@buyer.example');
  await act(order.id, 'cancel', { reason: 'The kiln broke' });
  const { text } = await sentMail(t, 'cancel@buyer.example', /was cancelled$/);
  expect(text).toContain('The kiln broke\n\n3 × Rain mug\n1 × Ash bowl\n');
});

it('mails the customer the amount and reason of a refund, unless notifications are off', async () => {
  const order = await ordered('refund@buyer.example', FILLED);
  await act(order.id, 'pay');
  await act(order.id, 'refund', { amount: 1, notify: false });
  await act(order.id, 'refund', {
    amount: 10,
    reason: 'Broken',
    restock: [{ id: order.items[0]?.id, quantity: 1 }],
  });
  const { text } = await sentMail(t, 'refund@buyer.example', /^Refund for your order/);
  expect(text).toMatch(
    /Broken\n\nYou will receive the refund [^\n]*\n\n1 × Rain mug\nRefunded: .*10\.00\n/,
  );
  const sent = await t.database.asOwner(
    "select subject from platform.mails where recipient = 'refund@buyer.example' and subject like 'Refund%'",
  );
  expect(sent).toHaveLength(1);
});
