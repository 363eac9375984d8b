import { startBlocks } from '@org/blocks/islands';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const stops: (() => void)[] = [];
const OPTIONS = JSON.stringify({
  delay: 300,
  told: 'Suggestions: #',
  failed: 'Unable to load: please type the whole address',
  find: '/api/v1/site/places/',
  address: '/api/v1/site/places/address/',
});
const ELM = '12 Elm Street, Guelph, ON';
const ELM_STREET = {
  street: '12 Elm Street',
  city: 'Guelph',
  province: 'Ontario',
  postalCode: 'N1H 3A1',
  country: 'Canada',
  countryCode: 'CA',
};
let answers: { status: number; address: object | null };
let asked: { path: string; body: Record<string, string> }[];

beforeEach(() => {
  asked = [];
  answers = { status: 200, address: ELM_STREET };
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    asked.push({ path: String(path), body: JSON.parse(String(init?.body)) });
    const body = asked.at(-1)?.body.search
      ? { places: [{ text: ELM, value: 'ChIJ' }] }
      : { address: answers.address };
    return Response.json(body, { status: answers.status });
  });
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = `<form><div data-enhance="checkout-address" data-options="${OPTIONS.replaceAll('"', '&quot;')}"><div><label for="street">Street and number</label><div><input id="street" name="shipping_street"></div><small data-part="hint">Suggestions appear while you type</small></div><label>City<input name="shipping_city"></label><label>Province<input name="shipping_province"></label><label>Postal code<input name="shipping_postalCode"></label><label>Country<select name="shipping_countryCode"><option value="">Choose…</option><option value="CA">Canada</option><option value="CL">Chile</option></select></label></div></form>`;
  stops.push(() => host.remove(), startBlocks(document.body));
});
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
  vi.restoreAllMocks();
});

const street = () => page.getByRole('combobox', { name: 'Street and number' });
const typed = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('[name^=shipping_]')].map(({ name, value }) => [
      name.slice('shipping_'.length),
      value,
    ]),
  );
const { country: _country, ...PARTS } = ELM_STREET;

describe('the address of a checkout', () => {
  it('FORM-026 is found while its street is typed, and the one that is chosen fills in the parts', async () => {
    await street().fill('12 Elm');
    await page.getByRole('option', { name: ELM }).click();
    await expect.poll(typed).toEqual(PARTS);
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/v1/site/places/',
      '/api/v1/site/places/address/',
    ]);
    expect(asked[1]?.body).toEqual({ place: 'ChIJ', session: asked[0]?.body.session });
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });

  it('is chosen with the keyboard, and keeps the typed text after Escape', async () => {
    await street().fill('12 Elm');
    await expect.element(page.getByRole('option', { name: ELM })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(typed()).toMatchObject({ street: '12 Elm', city: '' });
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('option', { name: ELM })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(typed).toEqual(PARTS);
    await expect.element(street()).toHaveFocus();
  });

  it('ERR-008 says below the street that it cannot be loaded, and stays a field that is typed', async () => {
    vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
    answers = { status: 503, address: null };
    await street().fill('12 Elm');
    await expect.element(page.getByText(/^Unable to load/)).toBeVisible();
    const plain = page.getByRole('textbox', { name: 'Street and number' });
    await expect.element(plain).toBeEnabled();
    await plain.fill('12 Elm Street');
    expect(typed()).toMatchObject({ street: '12 Elm Street' });
    await new Promise((next) => setTimeout(next, 400));
    expect(asked).toHaveLength(1);
  });

  it('ERR-009 keeps what was chosen as the street where the place has no address', async () => {
    answers = { status: 200, address: null };
    await page.getByLabelText('City').fill('Elora');
    await street().fill('12 Elm');
    await page.getByRole('option', { name: ELM }).click();
    await expect.poll(() => asked.length).toBe(2);
    expect(typed()).toMatchObject({ street: ELM, city: 'Elora' });
  });
});
