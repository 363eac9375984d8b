import { startBlocks } from '@org/blocks/islands';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

const KEY = 'atrium.checkout';
const token = document.head.appendChild(document.createElement('meta'));
token.name = 'page-token';
const stored = () => expect.poll(() => sessionStorage.getItem(KEY));
const stops: (() => void)[] = [];
const close = (): void => {
  for (const stop of stops.splice(0).reverse()) stop();
};
beforeEach(() => {
  token.content = 'of-the-cart';
});
afterEach(() => {
  close();
  sessionStorage.removeItem(KEY);
});

afterAll(() => token.remove());

/**
 * The checkout as the server draws it.
 * @param options - what the fields have
 */
function open(options: object, { city = '', note = '' } = {}): void {
  close();
  const host = document.body.appendChild(document.createElement('div'));
  const text = JSON.stringify(options).replaceAll('"', '&quot;');
  host.innerHTML = `<form data-enhance="checkout-draft" data-options="${text}"><input type="hidden" name="act" value="x"><label>City<input name="city" value="${city}"></label><label>Country<select name="country" aria-label="Country"><option value="CA" selected>Canada</option><option value="CL">Chile</option></select></label><label>Note<textarea name="note">${note}</textarea></label><label><input type="radio" name="way" value="ship" checked>Ship</label><label><input type="radio" name="way" value="pickup">Pickup</label><label><input type="checkbox" name="terms" value="1">Terms</label><p data-part="offline" hidden>Offline</p><label>Card<input name="card" autocomplete="cc-number"></label></form>`;
  stops.push(() => host.remove(), startBlocks(document.body));
}
const field = (name: string) => page.getByLabelText(name);

it('restores unsent input after a reload', async () => {
  open({ cart: 'one' });
  await field('City').fill('Elora');
  await field('Country').selectOptions('CL');
  await field('Note').fill('Ring twice');
  await field('Pickup').click();
  await field('Terms').click();
  await field('Card').fill('4242 4242');
  await stored().not.toBeNull();
  open({ cart: 'one' });
  await expect.element(field('City')).toHaveValue('Elora');
  await expect.element(field('Country')).toHaveValue('CL');
  await expect.element(field('Note')).toHaveValue('Ring twice');
  await expect.element(field('Pickup')).toBeChecked();
  await expect.element(field('Terms')).toBeChecked();
  await expect.element(field('Card')).toHaveValue('');
});

it('prefers values that the server has received since, field by field', async () => {
  open({ cart: 'one' });
  await field('City').fill('Elora');
  await field('Note').fill('Ring twice');
  open({ cart: 'one' }, { city: 'ELORA' });
  await expect.element(field('City')).toHaveValue('ELORA');
  await expect.element(field('Note')).toHaveValue('Ring twice');
});

it('is discarded for another cart, and once everything was sent', async () => {
  open({ cart: 'one' });
  await field('City').fill('Elora');
  open({ cart: 'two' });
  await expect.element(field('City')).toHaveValue('');
  await field('City').fill('Fergus');
  await stored().not.toBeNull();
  open({ cart: 'two', done: true });
  await stored().toBeNull();
  open({ cart: 'two' });
  await expect.element(field('City')).toHaveValue('');
});

it('ignores invalid storage', async () => {
  for (const kept of ['', 'null', '[]', '{"cart":"one","fields":7}', 'AAAAAAAAAAAAAAAA AAAA']) {
    sessionStorage.setItem(KEY, kept);
    open({ cart: 'one' });
    await expect.element(field('City')).toHaveValue('');
  }
});

it('is encrypted with the token of the page, which scripts of authors cannot read', async () => {
  open({ cart: 'one' });
  await field('City').fill('Elora');
  await stored().not.toBeNull();
  const draft = sessionStorage.getItem(KEY) ?? '';
  expect(draft).not.toContain('Elora');
  expect(draft.split(' ').map(atob).join(' ')).not.toContain('city');
  // Another visitor of the same tab has another token.
  token.content = 'of-another';
  open({ cart: 'one' });
  await field('Note').fill('Hello');
  await expect.element(field('City')).toHaveValue('');
});

it('is not stored on a page without a token', async () => {
  token.content = '';
  open({ cart: 'one' });
  await field('City').fill('Elora');
  await field('Note').fill('Ring twice');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it.each([false, true])(
  'sends nothing while the browser is offline, and keeps the input (review: %s)',
  async (done) => {
    open({ cart: 'one', done });
    const form = document.querySelector('form');
    const note = document.querySelector<HTMLElement>('[data-part="offline"]');
    const isSent = (): boolean => {
      const event = new SubmitEvent('submit', { cancelable: true });
      form?.dispatchEvent(event);
      return !event.defaultPrevented;
    };
    await field('City').fill('Elora');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(navigator.onLine).toBe(false);
    expect(isSent()).toBe(false);
    expect(note?.hidden).toBe(false);
    await expect.element(field('City')).toHaveValue('Elora');
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(note?.hidden).toBe(true);
    expect(isSent()).toBe(true);
    onLine.mockRestore();
  },
);
