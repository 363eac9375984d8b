import { afterAll, beforeAll, expect, it } from 'vitest';
import { getChecked, getFields } from './support/form-fields.ts';
import { newBuyer, newThing, openShop, setShop } from './support/shop.ts';
import { siteBrowser } from './support/site-browser.ts';
import { ALPHA_SITE, type TestApi, testApi } from './support/test-api.ts';
import { type TestSites, testSites } from './support/test-sites.ts';
import { PASSWORD } from './support/world.ts';

const VISITOR = 'visitor@test.example';

let t: TestApi;
let sites: TestSites;
beforeAll(async () => {
  t = await testApi();
  sites = await testSites(t);
  await openShop(t);
});
afterAll(() => t.close());

const browser = () => siteBrowser(t, sites);

const ADA = {
  email: 'ada@buyer.example',
  firstname: 'Ada',
  lastname: 'Buyer "the first" <b>',
  phone: '',
  delivery: 'ship',
  shippingMethodId: 'post',
  shipping_street: '1 Long Street',
  shipping_city: 'Toronto',
  shipping_province: 'ON',
  shipping_postalCode: 'M5V 2T6',
  shipping_countryCode: 'CA',
  sameBilling: '1',
  paymentMethod: 'invoice',
  note: 'Ring\ntwice',
};

it('CART-023 ROUTE-SITE-02 orders with plain forms: details, review, and the order’s page', async () => {
  const thing = await newThing(t, { name: 'Tea & cup' });
  const ada = browser();
  expect((await ada.add(thing.sku)).text).toContain('href="/checkout"');
  const first = await ada.open('/checkout');
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toContain('no-store');
  expect(first.text).toContain('name="robots" content="noindex');

  const wrong = await ada.checkout({
    ...ADA,
    act: 'details',
    email: 'ada@',
    shipping_city: '',
    delivery: 'ship',
  });
  expect(wrong.at).toBe('/checkout');
  expect(wrong.text).toContain('Please enter a valid email address');
  expect(getFields(wrong.text, 'email')).toMatchObject([
    { value: 'ada@', 'aria-invalid': 'true', 'aria-describedby': 'checkout-email-wrong' },
  ]);
  expect(wrong.text).toContain('href="#checkout-shipping-city"');
  expect(wrong.text).toContain('value="Buyer &quot;the first&quot; &lt;b&gt;"');
  expect(wrong.text).toMatch(/<option value="CA" selected="">/);
  expect(wrong.text).toContain('>Ring\ntwice</textarea>');

  const review = await ada.checkout({ ...ADA, act: 'details' });
  expect(review.at).toBe('/checkout/review');
  expect(review.text).toContain('1 Long Street\nToronto ON M5V 2T6\nCanada');
  expect(review.text).toContain('name="total" value="19.5"');
  expect(review.text).toContain('Tea &amp; cup');

  const placed = await ada.checkout({ act: 'place', total: '19.5' });
  expect(placed.at).toMatch(/^\/order\/[0-9a-f-]{36}$/);
  expect(placed.text).toContain('Thank you for your order');
  expect(placed.text).toContain('Buyer &quot;the first&quot; &lt;b&gt;');
  // Pressing the button twice leads to the same order.
  expect((await ada.checkout({ act: 'place', total: '19.5' })).at).toBe(placed.at);
  expect((await ada.open('/checkout')).text).toContain('Your cart is empty.');

  const shown = await browser().open(placed.at);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
  expect(shown.text).toContain('name="robots" content="noindex');
  expect((await browser().open(`${placed.at.slice(0, -4)}0000`)).status).toBe(404);
  expect((await browser().open('/order/1')).status).toBe(404);
});

it('reports changes on the review, and orders nothing then', async () => {
  const thing = await newThing(t);
  const buyer = browser();
  await buyer.add(thing.sku);
  await buyer.checkout({ ...ADA, act: 'details' });
  await t.call('PUT', `/api/v1/admin/products/${thing.id}/`, {
    as: 'admin',
    body: { unitPrice: 11 },
  });
  const changed = await buyer.checkout({ act: 'place', total: '19.5' });
  expect(changed.at).toBe('/checkout/review');
  expect(changed.text).toContain('The total of your order has changed. Please review it');
  expect(changed.text).toContain('name="total" value="20.5"');
  expect((await buyer.checkout({ act: 'place', total: '20.5' })).at).toMatch(/^\/order\//);
});

it('keeps typed values when a code is applied', async () => {
  await t.call('POST', '/api/v1/admin/coupons/', {
    as: 'manager',
    body: { code: 'FORM', kind: 'percent', value: 10 },
  });
  const buyer = browser();
  await buyer.add((await newThing(t)).sku);
  const refused = await buyer.checkout({
    ...ADA,
    act: 'coupon',
    coupon: 'nope',
    phone: '+1 416 555 0123',
  });
  expect(refused.text).toContain('We don’t recognise this code');
  expect(refused.text).toContain('value="+1 416 555 0123"');
  // The code is kept as well, with its error beside it, and the browser is redirected to it.
  expect(refused.at).toBe('/checkout#checkout-coupon');
  expect(getFields(refused.text, 'coupon')).toMatchObject([
    { value: 'nope', 'aria-invalid': 'true' },
  ]);
  expect((await buyer.checkout({ act: 'coupon', coupon: ' ' })).text).toContain(
    'Please enter a code',
  );
  const used = await buyer.checkout({ ...ADA, act: 'coupon', coupon: 'form' });
  expect(used.text).toContain('Discount FORM');
  expect((await buyer.checkout({ ...ADA, act: 'remove-coupon' })).text).not.toContain(
    'Discount FORM',
  );
});

it('never ignores a typed code, neither on Enter nor on continue', async () => {
  await t.call('POST', '/api/v1/admin/coupons/', {
    as: 'manager',
    body: { code: 'TYPED', kind: 'percent', value: 10 },
  });
  const entering = browser();
  await entering.add((await newThing(t)).sku);
  // Enter in the coupon field applies the code and validates nothing else.
  const entered = await entering.checkout({ email: '', act: 'enter', coupon: 'typed' });
  expect(entered.at).toBe('/checkout#checkout-order');
  expect(entered.text).toContain('Discount TYPED');
  expect(entered.text).not.toContain('Please check these fields');
  // Enter in another field continues, like the button.
  const missing = await entering.checkout({ email: '', act: 'enter', coupon: '' });
  expect(missing.text).toContain('Please check these fields');
  expect((await entering.checkout({ ...ADA, act: 'enter' })).at).toBe('/checkout/review');

  const goingOn = browser();
  await goingOn.add((await newThing(t)).sku);
  const refused = await goingOn.checkout({ ...ADA, act: 'details', coupon: 'tpyed' });
  expect(refused.at).toBe('/checkout#checkout-coupon');
  expect(refused.text).toContain(
    'We don’t recognise this code. Clear this field to order without it',
  );
  expect((await goingOn.checkout({ ...ADA, act: 'details', coupon: '' })).at).toBe(
    '/checkout/review',
  );
  const used = await goingOn.checkout({ ...ADA, act: 'details', coupon: 'typed' });
  expect(used.at).toBe('/checkout/review');
  expect(used.text).toContain('Discount TYPED');
});

it('requires sign-in if a shop takes no guest orders, and merges the cart after it', async () => {
  await setShop(t, { cart: { guest_checkout: false } });
  const [mine, theirs] = [await newThing(t), await newThing(t)];
  const signIn = async (cookie: string): Promise<string> => {
    const answer = await t.call('POST', '/api/v1/auth/login/', {
      origin: ALPHA_SITE,
      body: { email: VISITOR, password: PASSWORD },
      headers: { origin: ALPHA_SITE, ...(cookie && { cookie }) },
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
  };
  const guest = newBuyer(t);
  await guest.add(mine.sku, 2);
  expect((await sites.visit('/checkout', guest.cookie)).text).toContain(
    'Please sign in to order in this shop.',
  );
  guest.cookie = `${guest.cookie}; ${await signIn(guest.cookie)}`;
  expect(await guest.checkout()).toMatchObject({
    canOrder: true,
    details: { email: VISITOR },
    cart: { itemsCount: 2 },
  });
  // The visitor has chosen other items in another browser before signing in there.
  const other = newBuyer(t);
  await other.add(theirs.sku);
  await other.add(mine.sku);
  other.cookie = `${other.cookie}; ${await signIn(other.cookie)}`;
  expect((await other.cart()).items.map(({ sku, quantity }) => [sku, quantity]).toSorted()).toEqual(
    [
      [mine.sku, 2],
      [theirs.sku, 1],
    ],
  );
  // Later users of the browser do not see the cart.
  const next = newBuyer(t);
  next.cookie = other.cookie
    .split('; ')
    .filter((one) => one.startsWith('atrium.cart='))
    .join('; ');
  expect((await next.cart()).items).toEqual([]);
  await setShop(t, { cart: { guest_checkout: true } });
});

it('begins with the country of the shop, and keeps typed values in the tab until they are sent', async () => {
  await setShop(t, { pickup: { country: 'CL' } });
  const buyer = browser();
  await buyer.add((await newThing(t)).sku);
  const first = await buyer.open('/checkout');
  expect(first.text.match(/<option value="CL" selected="">/g)).toHaveLength(2);
  expect(first.text).toMatch(
    /data-enhance="checkout-draft" data-options="{&quot;cart&quot;:&quot;[0-9a-f-]{36}&quot;}"/,
  );
  // A chosen country is kept, and a missing one is reported.
  const sent = await buyer.checkout({ ...ADA, act: 'details', shipping_countryCode: '' });
  expect(sent.text).toContain('Please choose a country');
  expect(sent.text).toMatch(/<option value="" selected="">Choose…/);
  const review = await buyer.checkout({ ...ADA, act: 'details' });
  expect(review.text).toContain('&quot;done&quot;:true');
  await setShop(t, { pickup: { country: '' } });
});

it('shows the total of another choice without validating, and keeps typed values', async () => {
  const buyer = browser();
  await buyer.add((await newThing(t)).sku);
  const total = (text: string) =>
    /org-pay-total"><dt>Total(?: before tax)?<\/dt><dd>([^<]*)/.exec(text)?.[1];
  const opened = await buyer.open('/checkout');
  expect(total(opened.text)).toBe('$19.50');
  // Without a script there is a button for it.
  const [, withoutScript = ''] = /<noscript>(.*?)<\/noscript>/s.exec(opened.text) ?? [];
  expect(getFields(withoutScript, 'act')).toMatchObject([{ value: 'look', formnovalidate: '' }]);
  const typed = { email: 'ada@', firstname: 'Ada', sameBilling: '1', act: 'look' };
  const seen = await buyer.checkout({ ...typed, delivery: 'pickup' });
  expect([seen.at, total(seen.text)]).toEqual(['/checkout#checkout-order', '$10.00']);
  expect(seen.text).toContain('value="Ada"');
  expect(seen.text).not.toContain('Please check these fields');
  expect(total((await buyer.checkout({ ...typed, delivery: 'ship' })).text)).toBe('$19.50');
});

it('CART-023 offers guests an account only by a checkbox', async () => {
  const buyer = browser();
  await buyer.add((await newThing(t)).sku);
  const offered = (await buyer.open('/checkout')).text;
  expect(getFields(offered, 'createAccount')).toMatchObject([{ type: 'checkbox', value: '1' }]);
  expect(getChecked(offered, 'createAccount')).toBeUndefined();
  const review = await buyer.checkout({ ...ADA, act: 'details', createAccount: '1' });
  expect(review.text).toContain('<dt>Account</dt><dd>We send you a link to set a password</dd>');
  expect(getChecked((await buyer.open('/checkout')).text, 'createAccount')).toBe('1');
  const without = await buyer.checkout({ ...ADA, act: 'details' });
  expect(without.text).not.toContain('<dt>Account</dt>');
});

it('CART-023 completes addresses if the installation has a geocoding service, and shows plain fields otherwise', async () => {
  const thing = await newThing(t);
  const plain = browser();
  await plain.add(thing.sku);
  const without = await plain.open('/checkout');
  expect(without.text).toContain('name="shipping_street"');
  expect(without.text).not.toContain('checkout-address');

  const api = await testApi({
    PLACES_KEY: 'a-key-of-the-places',
    PLACES_URL: 'http://127.0.0.1:9',
  });
  try {
    const found = await testSites(api);
    await openShop(api);
    const buyer = newBuyer(api);
    await buyer.add((await newThing(api)).sku);
    const { text } = await found.visit('/checkout', buyer.cookie);
    expect(text.match(/data-enhance="checkout-address"/g)).toHaveLength(2);
    expect(getFields(text, 'shipping_street')).toMatchObject([
      { 'aria-describedby': 'checkout-shipping-street-hint' },
    ]);
    expect(text).toMatch(/<script type="module" src="\/_org\/behaviours\.[a-z.-]*checkout-address/);
    expect(text).not.toContain('a-key-of-the-places');
    // The service is unreachable, which the page's script learns and shows.
    const asked = await buyer.visit('POST', '/api/v1/site/places/', {
      search: '12 Elm',
      session: '0123456789abcdef'.repeat(2),
    });
    expect(asked.status).toBe(503);
    expect(asked.body).toMatchObject({ code: 'unavailable', error: 'Unable to load' });
  } finally {
    await api.close();
  }
});

it('selects payment at pickup after a switch to pickup without a script, and keeps pickup choices', async () => {
  const { sku } = await newThing(t);
  const ada = browser();
  await ada.add(sku);
  const drawn = await ada.open('/checkout');
  const delivery = getChecked(drawn.text, 'delivery');
  expect(drawn.text).toContain(`name="paymentFor" value="${delivery}"`);

  const contact = { email: ADA.email, firstname: 'Ada', lastname: 'Buyer', phone: '' };
  const pickup = { ...contact, act: 'details', delivery: 'pickup', paymentMethod: 'invoice' };
  const switched = await ada.checkout({ ...pickup, paymentFor: 'ship' });
  expect(switched.at).toBe('/checkout/review');
  expect(getChecked((await ada.open('/checkout')).text, 'paymentMethod')).toBe('pickup');

  const chosen = await ada.checkout({ ...pickup, paymentFor: 'pickup' });
  expect(chosen.at).toBe('/checkout/review');
  expect(getChecked((await ada.open('/checkout')).text, 'paymentMethod')).toBe('invoice');

  const back = await ada.checkout({
    ...ADA,
    act: 'details',
    paymentMethod: 'pickup',
    paymentFor: 'pickup',
  });
  expect(back.at).toBe('/checkout/review');
  expect(getChecked((await ada.open('/checkout')).text, 'paymentMethod')).toBe('invoice');
});
