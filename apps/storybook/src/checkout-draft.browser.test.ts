import { startBlocks } from '@org/blocks/islands';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

const KEY = 'atrium.checkout';
const stops: (() => void)[] = [];
const close = (): void => {
  for (const stop of stops.splice(0).reverse()) stop();
};
afterEach(() => {
  close();
  sessionStorage.removeItem(KEY);
});

/** The checkout as the server draws it. Shape: options, what the fields have. */
function open(options: object, { city = '', note = '' } = {}): void {
  close();
  const host = document.body.appendChild(document.createElement('div'));
  const text = JSON.stringify(options).replaceAll('"', '&quot;');
  host.innerHTML = `<form data-enhance="checkout-draft" data-options="${text}"><input type="hidden" name="act" value="x"><label>City<input name="city" value="${city}"></label><label>Country<select name="country" aria-label="Country"><option value="CA" selected>Canada</option><option value="CL">Chile</option></select></label><label>Note<textarea name="note">${note}</textarea></label><label><input type="radio" name="way" value="ship" checked>Ship</label><label><input type="radio" name="way" value="pickup">Pickup</label><label><input type="checkbox" name="terms" value="1">Terms</label><label>Card<input name="card" autocomplete="cc-number"></label></form>`;
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
  expect(sessionStorage.getItem(KEY)).not.toContain('4242');
  open({ cart: 'one' });
  await expect.element(field('City')).toHaveValue('Elora');
  await expect.element(field('Country')).toHaveValue('CL');
  await expect.element(field('Note')).toHaveValue('Ring twice');
  await expect.element(field('Pickup')).toBeChecked();
  await expect.element(field('Terms')).toBeChecked();
  await expect.element(field('Card')).toHaveValue('');
});

it('gives way to what has reached the server since, field by field', async () => {
  open({ cart: 'one' });
  await field('City').fill('Elora');
  await field('Note').fill('Ring twice');
  open({ cart: 'one' }, { city: 'ELORA' });
  await expect.element(field('City')).toHaveValue('ELORA');
  await expect.element(field('Note')).toHaveValue('Ring twice');
});

it('is forgotten for another cart, and once all of it has been sent', async () => {
  open({ cart: 'one' });
  await field('City').fill('Elora');
  open({ cart: 'two' });
  await expect.element(field('City')).toHaveValue('');
  await field('City').fill('Fergus');
  expect(sessionStorage.getItem(KEY)).toContain('Fergus');
  open({ cart: 'two', done: true });
  expect(sessionStorage.getItem(KEY)).toBeNull();
  open({ cart: 'two' });
  await expect.element(field('City')).toHaveValue('');
});

it('bears whatever lies in the storage', async () => {
  for (const kept of [
    '',
    'null',
    '[]',
    '{"cart":"one","fields":7}',
    '{"cart":"one","fields":{"city":{"drawn":"","typed":9}}}',
  ]) {
    sessionStorage.setItem(KEY, kept);
    open({ cart: 'one' });
    await expect.element(field('City')).toHaveValue('');
  }
});
