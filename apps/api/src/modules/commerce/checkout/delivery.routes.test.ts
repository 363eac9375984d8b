import type { Checkout } from '@org/schema/entities';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  FILLED,
  newBuyer,
  newThing,
  openShop,
  SENT,
  setShop,
} from '../../../../test/support/shop.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());
beforeEach(() => openShop(t));

const METHODS = [
  {
    id: 'north',
    name: 'North',
    price: 9.5,
    destinations: [{ country: 'Canada', provinces: ['Ont.', 'QC'] }, { country: 'US' }],
  },
  {
    id: 'heavy',
    name: 'By weight',
    price: 0,
    destinations: [{ country: 'CA' }],
    band_by: 'weight',
    bands: [
      { up_to: 2, price: 12 },
      { up_to: 10, price: 30 },
    ],
  },
  {
    id: 'value',
    name: 'By value',
    price: 0,
    destinations: [{ country: 'CH' }],
    band_by: 'total',
    bands: [
      { up_to: 50, price: 20 },
      { up_to: null, price: 5 },
    ],
  },
];

const useMethods = () => setShop(t, { shipping: { enabled: true, methods: METHODS } });

/** Returns the checkout of a visitor who has typed an address. */
async function offered(shipping: object, thing: object = {}, quantity = 1): Promise<Checkout> {
  const buyer = newBuyer(t);
  await buyer.add((await newThing(t, thing)).sku, quantity);
  const answer = await buyer.visit('PUT', '/api/v1/checkout/', { ...SENT, shipping });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.checkout as Checkout;
}
const getPrices = ({ choices }: Checkout) =>
  choices.shippingMethods.map(({ id, price }) => [id, price]);
const ADDRESS = { street: '1 Long Street', city: 'Town', postalCode: 'M5V 2T6' };

it('offers only the delivery methods of the destination', async () => {
  await useMethods();
  const to = async (countryCode: string, province: string) =>
    getPrices(await offered({ ...ADDRESS, countryCode, province }));
  expect(await to('CA', 'Ontario')).toEqual([
    ['north', 9.5],
    ['heavy', 12],
  ]);
  expect(await to('CA', 'BC')).toEqual([['heavy', 12]]);
  expect(await to('US', 'NY')).toEqual([['north', 9.5]]);
  expect(await to('CH', 'Zug')).toEqual([['value', 20]]);
});

it('charges by the weight or the value of the goods, and offers nothing beyond the last band', async () => {
  await useMethods();
  const canada = { ...ADDRESS, countryCode: 'CA', province: 'BC' };
  const heavy = (weight: number, weightUnit: string, quantity: number) =>
    offered(canada, { dimensions: { weight, weightUnit } }, quantity);
  expect(getPrices(await heavy(900, 'g', 2))).toEqual([['heavy', 12]]);
  expect(getPrices(await heavy(5, 'lb', 1))).toEqual([['heavy', 30]]);
  const tooHeavy = await heavy(4, 'kg', 3);
  expect(getPrices(tooHeavy)).toEqual([]);
  expect(tooHeavy.choices.noDelivery).toBe(
    'We don’t deliver this order to BC, Canada. Choose another address or pick up your order',
  );
  const swiss = { ...ADDRESS, countryCode: 'CH', province: '' };
  expect(getPrices(await offered(swiss, { unitPrice: 50 }))).toEqual([['value', 20]]);
  expect(getPrices(await offered(swiss, { unitPrice: 60 }))).toEqual([['value', 5]]);
});

it('rejects an order to a destination without delivery, with a message before the payment', async () => {
  await useMethods();
  const shipping = { ...ADDRESS, countryCode: 'Afghanistan', province: '', postalCode: '1001' };
  const buyer = newBuyer(t);
  await buyer.add((await newThing(t)).sku);
  const message =
    'We don’t deliver this order to Afghanistan. Choose another address or pick up your order';
  const seen = await buyer.visit('PUT', '/api/v1/checkout/', { ...SENT, shipping });
  expect(seen.body.checkout).toMatchObject({
    isReady: false,
    problems: { 'shipping.countryCode': message },
    choices: { shippingMethods: [], noDelivery: message },
  });
  const placed = await buyer.place({ ...SENT, shipping });
  expect(placed.body).toMatchObject({
    code: 'validation_failed',
    formErrors: { 'shipping.countryCode': message },
  });
  // A method that is named only in the request is validated as well.
  const forged = await buyer.place({ ...SENT, shipping, shippingMethodId: 'north' });
  expect(forged.body.code).toBe('validation_failed');
  // A method that does not deliver to the address is not replaced when the order is placed.
  const bc = { ...ADDRESS, countryCode: 'CA', province: 'BC' };
  expect(
    (await buyer.place({ ...SENT, shipping: bc, shippingMethodId: 'north' })).body,
  ).toMatchObject({
    formErrors: { shippingMethodId: 'Choose a delivery method' },
  });
});

it('rejects price bands that do not rise, and methods by weight without bands', async () => {
  const send = (method: object) =>
    t.call('PUT', '/api/v1/admin/web-orders/settings/', {
      as: 'admin',
      body: { shipping: { methods: [{ id: 'one', name: 'One', price: 1, ...method }] } },
    });
  expect((await send({ band_by: 'weight' })).body.formErrors).toEqual({
    'shipping.methods[0].bands': 'Add at least one price band',
  });
  const bands = [
    { up_to: 5, price: 1 },
    { up_to: 2, price: 1 },
  ];
  expect((await send({ band_by: 'weight', bands })).body.formErrors).toEqual({
    'shipping.methods[0].bands': 'List the bands from the lowest limit to the highest',
  });
  expect((await send({ destinations: [{ country: 'Nowhere' }] })).body.formErrors).toEqual({
    'shipping.methods[0].destinations[0].country': '“Nowhere” isn’t a country',
  });
});

it('reserves nothing for a cart that cannot be ordered', async () => {
  const thing = await newThing(t);
  const buyer = newBuyer(t);
  await buyer.add(thing.sku, 3);
  expect((await buyer.checkout()).heldUntil).not.toBeNull();
  await t.call('PUT', `/api/v1/admin/products/${thing.id}/`, {
    as: 'admin',
    body: { status: 'draft' },
  });
  expect(await buyer.checkout()).toMatchObject({ heldUntil: null, isReady: false });
  const [held] = await t.database.asOwner<{ n: number }>(
    'select count(*)::int as n from app.reservations r join app.product_variants v on v.id = r.variant_id where v.product_id = $1',
    [thing.id],
  );
  expect(held?.n).toBe(0);
});

it('requires no address for a pickup order that is paid by invoice', async () => {
  await setShop(t, { shipping: { enabled: false, methods: [] }, pickup: { enabled: true } });
  const buyer = newBuyer(t);
  await buyer.add((await newThing(t)).sku);
  const { email, firstname, lastname } = FILLED;
  const contact = { email, firstname, lastname, phone: '416 555 0142' };
  const billing = { street: '1 Long Street', city: 'Toronto', countryCode: 'CA' };
  const answer = await buyer.place({ ...contact, paymentMethod: 'invoice', billing });
  expect(answer.status, answer.text).toBe(201);
  const [stored] = await t.database.asOwner<{ street: string }>(
    `select addresses -> 'billing' ->> 'street' as street from app.orders order by id desc limit 1`,
    [],
  );
  expect(stored?.street).toBe('');
});

it('selects payment at pickup by default for pickup', async () => {
  await setShop(t, { shipping: { enabled: false, methods: [] }, pickup: { enabled: true } });
  const buyer = newBuyer(t);
  await buyer.add((await newThing(t)).sku);
  const { details } = await buyer.checkout();
  expect(details).toMatchObject({ delivery: 'pickup', paymentMethod: 'pickup' });
  const { email, firstname, lastname } = FILLED;
  const answer = await buyer.place({ email, firstname, lastname, phone: '416 555 0142' });
  expect(answer.status, answer.text).toBe(201);
});

it('FORM-024 accepts a local phone number of the shop’s country at the checkout', async () => {
  const buyer = newBuyer(t);
  await buyer.add((await newThing(t)).sku);
  const problems = async (phone: string) => {
    const answer = await buyer.visit('PUT', '/api/v1/checkout/', { ...FILLED, phone });
    return (answer.body.checkout as Checkout).problems;
  };
  expect(await problems('416 555 0142')).toEqual({});
  expect(await problems('12345')).toEqual({ phone: 'Please enter a valid phone number' });
});
