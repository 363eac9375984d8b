import { startBlocks } from '@org/blocks/islands';
import { sampleContext } from '@org/blocks/testing';
import { EMPTY_FORM_FIELD, type JsonObject, toDynamicForm } from '@org/schema/entities';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from './show-page.ts';

const stops: (() => void)[] = [];

/** A form with one field, alive unless it is edited. */
function show(type: 'vehicle' | 'address', { editing = false, findsPlaces = false } = {}): void {
  const dynamicForm = toDynamicForm([{ ...EMPTY_FORM_FIELD, id: 'one', label: 'Car', type }]);
  // Fields of a form are JSON; their type does not say so.
  const form = { type: 'CustomForm', props: { dynamicForm } as unknown as JsonObject };
  const column = { type: 'Column', children: [form] };
  stops.push(showPage([{ type: 'Section', children: [column] }], { editing, findsPlaces }));
  if (!editing) stops.push(startBlocks(document.body));
}
beforeEach(() => page.viewport(1200, 800));
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
  vi.restoreAllMocks();
});

const make = () => page.getByRole('textbox', { name: 'Make' });
const options = () =>
  [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);

describe('the make of a vehicle', () => {
  it('FORM-023 is suggested 250 ms after the last key, and not before', async () => {
    show('vehicle');
    const list = document.querySelector('[role=listbox]');
    const input = document.querySelector<HTMLInputElement>('[name="car.make"]');
    if (!list || !input) throw new Error('There is no list');
    const opened = new Promise<number>((done) =>
      new MutationObserver(() => done(performance.now())).observe(list, {
        attributeFilter: ['hidden'],
      }),
    );
    let last = 0;
    for (const typed of ['h', 'ho', 'hon']) {
      input.value = typed;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      last = performance.now();
      await new Promise((next) => setTimeout(next, 120));
      expect(options()).toEqual([]);
    }
    const waited = (await opened) - last;
    expect(waited).toBeGreaterThanOrEqual(249);
    // Nothing but the delay is waited for; the machine may be busy.
    expect(waited).toBeLessThan(10_000);
    expect(options()).toEqual(['Honda']);
  });

  it('is chosen by keyboard or pointer, by the pattern that screen readers know', async () => {
    show('vehicle');
    await page.getByRole('combobox', { name: /^Type/ }).selectOptions('motorcycle');
    const combo = page.getByRole('combobox', { name: 'Make' });
    await expect.element(combo).toHaveAttribute('aria-expanded', 'false');
    await combo.fill('ha');
    await expect.element(combo).toHaveAttribute('aria-expanded', 'true');
    expect(options()).toEqual(['Harley-Davidson']);
    await expect.element(page.getByText('Suggestions: 1')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    const option = page.getByRole('option', { name: 'Harley-Davidson' });
    await expect.element(option).toHaveAttribute('aria-selected', 'true');
    const id = option.element().id;
    await expect.element(combo).toHaveAttribute('aria-activedescendant', id);
    await userEvent.keyboard('{Enter}');
    await expect.element(combo).toHaveValue('Harley-Davidson');
    await expect.element(combo).toHaveAttribute('aria-expanded', 'false');
    await combo.fill('david');
    await option.click();
    await expect.element(combo).toHaveValue('Harley-Davidson');
    await expect.element(combo).toHaveFocus();

    // Escape leaves what is typed, and what nobody suggests is as good.
    await combo.fill('ya');
    await expect.element(combo).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(combo).toHaveAttribute('aria-expanded', 'false');
    await expect.element(combo).toHaveValue('ya');
  });

  it('is a plain input without its script, and while the form is edited', async () => {
    show('vehicle', { editing: true });
    await expect.element(make()).toBeVisible();
    expect(document.querySelector('[data-enhance]')).toBeNull();
    stops.pop()?.();
    show('vehicle');
    await expect.element(page.getByRole('combobox', { name: 'Make' })).toBeVisible();
    stops.pop()?.();
    await expect.element(make()).toBeVisible();
    expect(document.querySelector('[role=listbox]')).toBeNull();
  });
});

describe('the address', () => {
  const ELM_STREET = {
    street: '12 Elm Street',
    city: 'Guelph',
    province: 'Ontario',
    postalCode: 'N1H 3A1',
    country: 'Canada',
    countryCode: 'CA',
  };
  const box = () => page.getByRole('combobox', { name: 'Find: Car' });
  const parts = () =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('[name^="car."]')].map(({ name, value }) => [
        name.slice('car.'.length),
        value,
      ]),
    );
  /** Records requests to the server with their times; it answers as its own tests prove. */
  function answers(
    address: object | null,
    status = 200,
  ): { path: string; body: object; at: number }[] {
    const asked: { path: string; body: object; at: number }[] = [];
    vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
      asked.push({
        path: String(path),
        body: JSON.parse(String(init?.body)),
        at: performance.now(),
      });
      const places = [{ text: '12 Elm Street, Guelph, ON', value: 'ChIJ' }];
      return Response.json(asked.length === 1 ? { places } : { address }, { status });
    });
    return asked;
  }

  it('FORM-026 searches 300 ms after the last key, and a chosen address fills in its fields', async () => {
    const asked = answers(ELM_STREET);
    show('address', { findsPlaces: true });
    const input = document.querySelector<HTMLInputElement>('[data-part=find]');
    if (!input) throw new Error('There is no box');
    input.focus();
    let last = 0;
    for (const typed of ['12 E', '12 El', '12 Elm']) {
      input.value = typed;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      last = performance.now();
      await new Promise((next) => setTimeout(next, 120));
    }
    const option = page.getByRole('option', { name: '12 Elm Street, Guelph, ON' });
    await expect.element(option).toBeVisible();
    expect(asked).toEqual([
      {
        path: '/api/v1/site/places/',
        body: { search: '12 Elm', session: expect.stringMatching(/^[0-9a-f]{32}$/) },
        at: expect.any(Number),
      },
    ]);
    const waited = (asked[0]?.at ?? 0) - last;
    expect(waited).toBeGreaterThanOrEqual(299);
    expect(waited).toBeLessThan(10_000);
    await option.click();
    await expect.poll(parts).toEqual(ELM_STREET);
    const [search, choice] = asked.map(({ body }) => body as { session: string });
    expect(asked[1]?.path).toBe('/api/v1/site/places/address/');
    expect(choice).toEqual({ place: 'ChIJ', session: search?.session });
    // Another country by hand is not the one that was found.
    await page.getByLabelText('Country').fill('Chile');
    expect(parts()).toMatchObject({ country: 'Chile', countryCode: '' });
  });

  it('ERR-009 one that comes as nothing leaves the parts as they are', async () => {
    const asked = answers(null);
    show('address', { findsPlaces: true });
    await page.getByLabelText('City').fill('Elora');
    await box().fill('12 Elm');
    await page.getByRole('option').click();
    await expect.poll(() => asked.length).toBe(2);
    expect(parts()).toMatchObject({ street: '', city: 'Elora', countryCode: '' });
    await expect.element(box()).toBeEnabled();
  });

  it('ERR-008 says that it cannot be loaded where the service fails, and the parts are typed', async () => {
    answers(null, 503);
    vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
    show('address', { findsPlaces: true });
    await box().fill('12 Elm');
    const closed = page.getByPlaceholder('Unable to load');
    await expect.element(closed).toBeDisabled();
    await page.getByLabelText('Street').fill('12 Elm Street');
    expect(parts()).toMatchObject({ street: '12 Elm Street' });
  });

  it('waits when rate limited, and is a plain set of fields without scripts', async () => {
    answers(null, 429);
    show('address', { findsPlaces: true });
    await box().fill('12 Elm');
    await new Promise((next) => setTimeout(next, 400));
    await expect.element(box()).toBeEnabled();
    stops.pop()?.();
    stops.pop()?.();
    show('address', { editing: true, findsPlaces: true });
    expect(document.querySelector('[data-enhance]')).toBeNull();
    await expect.element(page.getByPlaceholder('Start with the street')).toBeDisabled();
  });
});

describe('a day that may not be over', () => {
  it('is refused at the field with words, by the day that it is where the business is', async () => {
    const day = { ...EMPTY_FORM_FIELD, id: 'one', label: 'Visit', notInPast: true };
    const dynamicForm = toDynamicForm([{ ...day, type: 'date' }]);
    // Fields of a form are JSON; their type does not say so.
    const form = { type: 'CustomForm', props: { dynamicForm } as unknown as JsonObject };
    const column = { type: 'Column', children: [form] };
    stops.push(showPage([{ type: 'Section', children: [column] }]), startBlocks(document.body));
    const input = page.getByLabelText('Visit');
    await input.fill('2020-02-29');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('Please choose today or a later day')).toBeVisible();
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input).toHaveFocus();
    await input.fill('2999-01-01');
    await expect.element(input).not.toHaveAttribute('aria-invalid');
  });
});

describe('a date that must lie in opening hours', () => {
  it('names the open days, and rejects a closed day when it is chosen', async () => {
    const day = { ...EMPTY_FORM_FIELD, id: 'one', label: 'Visit', whenOpen: true };
    const dynamicForm = toDynamicForm([{ ...day, type: 'date' }]);
    // Fields of a form are JSON; their type does not say so.
    const form = { type: 'CustomForm', props: { dynamicForm } as unknown as JsonObject };
    const column = { type: 'Column', children: [form] };
    const weekly = [2, 3, 4].map((weekday) => ({ day: weekday, opens: '10:00', closes: '18:00' }));
    const exceptions = [
      { date: '2999-01-01', opens: '', closes: '', note: '' },
      { date: '2999-01-07', opens: '10:00', closes: '12:00', note: '' },
    ];
    const { site } = sampleContext();
    const context = { site: { ...site, opening_hours: { weekly, exceptions } } };
    stops.push(showPage([{ type: 'Section', children: [column] }], context));
    stops.push(startBlocks(document.body));
    const input = page.getByLabelText('Visit');
    const problem = page.getByText(/^We’re closed on that day/);
    await expect.element(page.getByText('Open Tuesday to Thursday', { exact: true })).toBeVisible();

    // A Friday.
    await input.fill('2999-01-04');
    await userEvent.keyboard('{Tab}');
    await expect.element(problem).toBeVisible();
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(input).toHaveFocus();
    await expect.element(problem).toBeVisible();

    // A Wednesday.
    await input.fill('2999-01-02');
    await userEvent.keyboard('{Tab}');
    await expect.element(problem).not.toBeInTheDocument();
    // A Tuesday on which it is closed, and a Monday on which it is open.
    await input.fill('2999-01-01');
    await userEvent.keyboard('{Tab}');
    await expect.element(problem).toBeVisible();
    await input.fill('2999-01-07');
    await userEvent.keyboard('{Tab}');
    await expect.element(problem).not.toBeInTheDocument();
  });
});
