import type { Checkout, Order, PlacedOrder } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePage, PAGES } from '../../../../test/support/pages.ts';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import {
  FILLED,
  newBuyer,
  newThing,
  ORDERS,
  openShop,
  SENT,
  setShop,
  stockFaults,
} from '../../../../test/support/shop.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await openShop(t);
});
afterAll(() => t.close());

const read = async (id: number): Promise<Order> =>
  (await t.call('GET', `${ORDERS}${id}/`, { as: 'manager' })).body.order as Order;
const byNumber = async (number: string): Promise<Order> => {
  const { body } = await t.call('GET', `${ORDERS}?search=${number}`, { as: 'manager' });
  const { rows } = body.results as { rows: Order[] };
  const [found] = rows.filter((row) => row.number === number);
  if (!found) throw new Error(`No order ${number}`);
  return read(found.id);
};
const getStock = async (id: number): Promise<number> =>
  (
    (await t.call('GET', `/api/v1/admin/products/${id}/`, { as: 'admin' })).body.product as {
      stock: number;
    }
  ).stock;

describe('a checkout', () => {
  it('CART-023 places an order with server prices, allocated stock, a customer and a number', async () => {
    const thing = await newThing(t, { unitPrice: 20, salePrice: 15.5 });
    const buyer = newBuyer(t);
    await buyer.add(thing.sku, 2);
    const opened = await buyer.checkout();
    expect(opened).toMatchObject({
      cart: { itemsCount: 2, totals: { subtotal: 31, discount: 0, total: 31 } },
      isReady: false,
      canOrder: true,
      problems: {},
      choices: {
        deliveries: ['ship', 'pickup'],
        shippingMethods: [{ id: 'post', name: 'Post', price: 9.5, freeOver: 100 }],
        paymentMethods: [{ key: 'invoice' }, { key: 'pickup' }],
      },
    });
    const answer = await buyer.place({ ...SENT, total: 40.5, note: 'Ring twice' });
    expect(answer.status, answer.text).toBe(201);
    const placed = answer.body.order as PlacedOrder;
    expect(placed).toMatchObject({
      status: 'pending',
      totals: { subtotal: 31, shipping: 9.5, total: 40.5 },
    });
    const order = await byNumber(placed.number);
    expect(order).toMatchObject({
      guid: placed.guid,
      paymentStatus: 'unpaid',
      customerName: 'Ada Buyer',
      email: 'ada@buyer.example',
      itemsCount: 2,
      items: [
        {
          sku: thing.sku,
          quantity: 2,
          unitPrice: 20,
          salePrice: 15.5,
          lineTotal: 31,
          stockStatus: 'in stock',
        },
      ],
      addresses: {
        shipping: { province: 'ON', postalCode: 'M5V 2T6', country: 'Canada', countryCode: 'CA' },
        billing: { street: '1 Long Street' },
      },
      isPickup: false,
      shippingMethod: { id: 'post', name: 'Post' },
      note: 'Ring twice',
      notes: '',
    });
    expect(order.events?.map(({ type }) => type)).toEqual(['placed', 'status']);
    const customer = (
      await t.call('GET', `/api/v1/admin/customers/${order.customer_id}/`, { as: 'manager' })
    ).body.customer;
    expect(customer).toMatchObject({
      email: 'ada@buyer.example',
      source: 'shop',
      status: 'active',
    });
    expect(await getStock(thing.id)).toBe(3);
    expect((await buyer.cart()).items).toEqual([]);
    expect(await stockFaults(t)).toEqual([]);
  });

  it('assigns an order to the customer with the same email, without changing their details', async () => {
    const known = (
      await t.call('POST', '/api/v1/admin/customers/', {
        as: 'manager',
        body: { firstname: 'Grace', lastname: 'Known', email: 'grace@buyer.example' },
      })
    ).body.customer as { id: number };
    const buyer = newBuyer(t);
    await buyer.add((await newThing(t)).sku);
    const { body } = await buyer.place({
      ...FILLED,
      email: 'Grace@buyer.example',
      firstname: 'Mallory',
    });
    const order = await byNumber((body.order as PlacedOrder).number);
    expect(order).toMatchObject({ customer_id: known.id, firstname: 'Mallory' });
    expect(
      (await t.call('GET', `/api/v1/admin/customers/${known.id}/`, { as: 'manager' })).body
        .customer,
    ).toMatchObject({ firstname: 'Grace' });
  });

  it('reports missing details by field, and saves what was typed', async () => {
    const buyer = newBuyer(t);
    await buyer.add((await newThing(t)).sku);
    const answer = await buyer.visit('PUT', '/api/v1/checkout/', {
      email: 'ada@buyer',
      delivery: 'ship',
      phone: 'call me',
      shipping: {
        street: '1 Long Street',
        countryCode: 'CA',
        province: 'Bavaria',
        postalCode: '12345',
      },
      paymentMethod: 'pickup',
    });
    const { problems, details, isReady } = answer.body.checkout as Checkout;
    expect(problems).toEqual({
      email: 'Please enter a valid email address',
      firstname: 'Please enter a first name',
      lastname: 'Please enter a last name',
      phone: 'Please enter a valid phone number',
      'shipping.city': 'Please enter a city',
      'shipping.province': 'This isn’t a province or state of the country',
      'shipping.postalCode': 'Use a postal code such as M5V 2T6',
      paymentMethod: 'Orders that are delivered cannot be paid at pickup',
    });
    expect(details).toMatchObject({
      email: 'ada@buyer',
      phone: 'call me',
      shipping: { street: '1 Long Street', province: 'Bavaria', countryCode: 'CA' },
      // The first option is selected by default.
      shippingMethodId: 'post',
    });
    expect(isReady).toBe(false);
    const refused = await buyer.place({});
    expect(refused.body).toMatchObject({ code: 'validation_failed', formErrors: problems });
    expect((await buyer.checkout()).details.phone).toBe('call me');
    const placed = await buyer.place({
      email: 'ada@buyer.example',
      firstname: 'Ada',
      lastname: 'Buyer',
      phone: '+1 (416) 555-0123',
      paymentMethod: 'invoice',
      shipping: { city: 'Toronto', province: 'on', postalCode: 'M5V2T6' },
    });
    expect(placed.status, placed.text).toBe(201);
  });

  it('charges the taxes of the destination, on top or included', async () => {
    const rates = [
      { name: 'GST', rate: 5, country: 'CA' },
      { name: 'QST', rate: 9.975, country: 'CA', province: 'Quebec' },
      { name: 'VAT', rate: 19, country: 'DE' },
    ];
    await setShop(t, { tax: { mode: 'destination', rates, prices_include_tax: false } });
    const thing = await newThing(t, { unitPrice: 19.99, stock: 50 });
    const totals = async (details: object) => {
      const buyer = newBuyer(t);
      await buyer.add(thing.sku);
      return (
        (await buyer.visit('PUT', '/api/v1/checkout/', { ...SENT, ...details })).body
          .checkout as Checkout
      ).totals;
    };
    expect(await totals({})).toMatchObject({
      subtotal: 19.99,
      shipping: 9.5,
      tax: 1.47,
      total: 30.96,
      taxLines: [{ name: 'GST', rate: 5, amount: 1.47 }],
    });
    const quebec = {
      ...SENT.shipping,
      province: 'Québec',
      city: 'Montréal',
      postalCode: 'H2X 1Y4',
    };
    expect(await totals({ shipping: quebec })).toMatchObject({
      tax: 4.41,
      taxLines: [{ amount: 1.47 }, { name: 'QST', amount: 2.94 }],
    });
    await setShop(t, { tax: { prices_include_tax: true } });
    const berlin = {
      ...SENT.shipping,
      province: '',
      city: 'Berlin',
      postalCode: '10115',
      countryCode: 'DE',
    };
    expect(await totals({ shipping: berlin })).toMatchObject({
      tax: 4.71,
      total: 29.49,
      pricesIncludeTax: true,
    });
    await setShop(t, { tax: { mode: 'none' } });
  });

  it('offers free delivery from a value, and rejects orders below the minimum', async () => {
    await setShop(t, { cart: { min_order_total: 15 } });
    const thing = await newThing(t, { stock: 50 });
    const buyer = newBuyer(t);
    expect(await buyer.add(thing.sku)).toMatchObject({
      warnings: ['The minimum order value is $15.00'],
    });
    expect((await buyer.place(SENT)).body).toMatchObject({
      code: 'not_now',
      error: 'The minimum order value is $15.00',
    });
    // The cart shows the price of delivery before the visitor has typed an address.
    expect((await buyer.cart()).delivery).toEqual({ from: 9.5, freeFrom: 100 });
    expect((await buyer.add(thing.sku, 10)).delivery).toEqual({ from: 0, freeFrom: null });
    const answer = await buyer.place(SENT);
    expect(answer.body.order).toMatchObject({ totals: { subtotal: 100, shipping: 0, total: 100 } });
    await setShop(t, { cart: { min_order_total: 0 } });
  });

  it('numbers orders without gaps, even after rejected orders', async () => {
    const thing = await newThing(t, { stock: 50 });
    const one = async () => {
      const buyer = newBuyer(t);
      await buyer.add(thing.sku);
      return buyer;
    };
    const first = Number(((await (await one()).place()).body.order as PlacedOrder).number);
    expect((await (await one()).place({ ...FILLED, email: 'none' })).status).toBe(422);
    expect((await (await one()).place({ ...FILLED, total: 1 })).status).toBe(409);
    const many = await Promise.all(
      (await Promise.all(Array.from({ length: 10 }, one))).map((buyer) => buyer.place()),
    );
    expect(
      many.map(({ body }) => Number((body.order as PlacedOrder).number)).toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 10 }, (_none, at) => first + 1 + at));
    const raised = await setShop(t, { order_prefix: 'W-', next_number: first + 100 });
    expect(raised.body.data).toMatchObject({ next_number: first + 100 });
    expect(((await (await one()).place()).body.order as PlacedOrder).number).toBe(
      `W-${first + 100}`,
    );
    const lowered = await t.call('PUT', `${ORDERS}settings/`, {
      as: 'admin',
      body: { next_number: 5 },
    });
    expect(lowered.body.formErrors).toEqual({
      next_number: `Use ${first + 101} or more. Lower numbers are already used`,
    });
    await setShop(t, { order_prefix: '' });
  });

  it('mails the customer and the shop once', async () => {
    await setShop(t, {
      notify_emails: ['shop@alpha.example'],
      pickup: { instructions: 'Ring at the back db' },
    });
    const buyer = newBuyer(t);
    const thing = await newThing(t, { name: 'A <b>bold</b> mug' });
    await buyer.add(thing.sku);
    const { number, guid } = (await buyer.place({ ...FILLED, email: 'mail@buyer.example' })).body
      .order as PlacedOrder;
    await t.api.jobs.start({ poll: 0.5, supervise: 1 });
    const mail = await sentMail(t, 'mail@buyer.example');
    expect(mail).toMatchObject({ subject: `Your order ${number}` });
    expect(mail.text).toContain('1 × A <b>bold</b> mug: $10.00');
    expect(mail.text).toContain('Ring at the back db');
    expect(mail.text).toContain(`/order/${guid}`);
    // The shop may have got mails about orders of earlier tests as well.
    const toShop = await sentMail(t, 'shop@alpha.example', new RegExp(`${number} `));
    expect(toShop.subject).toBe(`Order ${number} of Ada Buyer`);
    const rows = await t.database.asOwner(
      'select recipient from platform.mails where subject like $1 order by 1',
      [`%rder ${number}%`],
    );
    expect(rows).toEqual([
      { recipient: 'mail@buyer.example' },
      { recipient: 'shop@alpha.example' },
    ]);
    // Staff send the confirmation again to the order's current address, which its history records.
    const { id } = await byNumber(number);
    await t.call('PUT', `${ORDERS}${id}/`, {
      as: 'manager',
      body: { email: 'mended@buyer.example' },
    });
    const sent = await t.call('POST', `${ORDERS}${id}/resend/`, { as: 'manager', body: {} });
    expect(sent.body, sent.text).toMatchObject({ message: 'Confirmation sent' });
    expect((await sentMail(t, 'mended@buyer.example')).subject).toBe(`Your order ${number}`);
    expect((await read(id)).events?.filter(({ type }) => type === 'mail')).toMatchObject([
      { text: `Your order ${number}`, user: null },
      { text: `Your order ${number}`, user: { displayName: expect.any(String) } },
    ]);
    await t.call('POST', `${ORDERS}${id}/cancel/`, { as: 'manager', body: { notify: false } });
    expect(
      (await t.call('POST', `${ORDERS}${id}/resend/`, { as: 'manager', body: {} })).body.code,
    ).toBe('not_now');
    await t.api.jobs.stop();
    await setShop(t, { notify_emails: [] });
  });

  it('shows an order to everyone with its GUID, without staff notes, and not in another shop', async () => {
    const buyer = newBuyer(t);
    await buyer.add((await newThing(t)).sku);
    const { guid, number } = (await buyer.place()).body.order as PlacedOrder;
    const { id } = await byNumber(number);
    await t.call('PUT', `${ORDERS}${id}/`, { as: 'manager', body: { notes: 'Never pays' } });
    const path = `/api/v1/checkout/orders/${guid}/`;
    const shown = await newBuyer(t).visit('GET', path);
    expect(shown.body.order).toMatchObject({
      number,
      isPickup: true,
      pickupInstructions: 'Ring at the back db',
      payUrl: null,
    });
    expect(shown.text).not.toContain('Never pays');
    expect(shown.text).not.toContain('customer_id');
    expect((await t.call('GET', path, { origin: 'http://beta.localhost:3000' })).status).toBe(404);
    const nearly = `${guid.slice(0, -1)}${guid.endsWith('0') ? '1' : '0'}`;
    expect((await newBuyer(t).visit('GET', `/api/v1/checkout/orders/${nearly}/`)).status).toBe(404);
  });

  it('does not require agreement to terms that are not public', async () => {
    const page = await makePage(t, { title: 'Terms', slug: 'terms-of-sale', status: 'published' });
    await setShop(t, { terms_page_id: page.id });
    const buyer = newBuyer(t);
    await buyer.add((await newThing(t)).sku);
    expect((await buyer.checkout()).choices.termsPath).toBe('/terms-of-sale');
    expect((await buyer.place()).body).toMatchObject({
      formErrors: { terms: 'Please agree to the terms' },
    });
    // Checkout still works after the terms page was moved to the trash.
    const gone = await t.call('DELETE', `${PAGES}${page.id}/`, { as: 'editor' });
    expect(gone.status, gone.text).toBe(200);
    expect((await buyer.checkout()).choices.termsPath).toBe('');
    const placed = await buyer.place();
    expect(placed.status, placed.text).toBe(201);
    await setShop(t, { terms_page_id: null });
  });

  it('accepts guest orders only if the shop allows them', async () => {
    await setShop(t, { cart: { guest_checkout: false } });
    const buyer = newBuyer(t);
    await buyer.add((await newThing(t)).sku);
    expect(await buyer.checkout()).toMatchObject({ canOrder: false, isReady: false });
    expect((await buyer.place()).body).toMatchObject({ code: 'unauthenticated' });
    await setShop(t, { cart: { guest_checkout: true }, enabled: false });
    expect((await buyer.place()).body).toMatchObject({ code: 'not_now' });
    expect((await buyer.cart()).warnings).toEqual(['This shop is not taking orders at the moment']);
    await setShop(t, { enabled: true });
  });
});
