import { startBlocks } from '@org/blocks/islands';
import { EMPTY_FORM_FIELD, type JsonObject, toDynamicForm } from '@org/schema/entities';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { getBlock, showPage } from './show-page.ts';

const stops: (() => void)[] = [];
const TURNSTILE = { provider: 'turnstile' as const, site_key: '1x00000000000000000000AA' };
const address = window.location.href;
let requests: { path: string; body: BodyInit | null | undefined }[];
let answer: () => Promise<Response>;

/** Shows a block on a page, with its scripts. */
function show(type: string, props: JsonObject = {}, captcha?: typeof TURNSTILE): HTMLElement {
  const column = { type: 'Column', children: [{ type, props }] };
  stops.push(
    showPage([{ type: 'Section', children: [column] }], captcha ? { captcha } : {}),
    startBlocks(document.body),
  );
  return getBlock(type === 'CustomForm' ? 'custom-form' : 'newsletter-signup');
}

beforeEach(() => {
  requests = [];
  answer = async () => Response.json({ success: true, message: '' });
  vi.spyOn(window, 'fetch').mockImplementation((path, init) => {
    requests.push({ path: new URL(String(path), address).pathname, body: init?.body });
    return answer();
  });
});
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
  Reflect.deleteProperty(window, 'turnstile');
  history.replaceState(null, '', address);
  vi.restoreAllMocks();
});

const button = () => page.getByRole('button');
const alert = () => page.getByRole('alert');
const field = (name: string) => page.getByLabelText(name, { exact: false });
async function fillForm(): Promise<void> {
  await field('First name').fill('Ada');
  await field('Last name').fill('Byron');
  await field('Email').fill('ada@visitor.example');
  await field('How can we help?').fill('Hello');
}

/**
 * Makes requests wait.
 * @returns function that lets them be answered
 */
function hold(): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  const { call } = { call: answer };
  answer = () => held.then(call);
  return release;
}

describe('a form', () => {
  it('FORM-007 FORM-008 FORM-009 FORM-010 FORM-011 is idle, submitting, and sent', async () => {
    const form = show('CustomForm');
    expect(form.dataset.state).toBe('idle');
    await fillForm();
    const release = hold();
    await button().click();
    await expect.element(button()).toHaveTextContent('Submitting');
    await expect.element(button()).toBeDisabled();
    expect(form.dataset.state).toBe('submitting');
    release();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Thank you for your submission');
    expect(form.dataset.state).toBe('success');
    expect(form.querySelector('form')?.checkVisibility()).toBe(false);
    expect(form.querySelector<HTMLInputElement>('[name="first_name"]')?.value).toBe('');
    expect(requests.map(({ path }) => path)).toEqual(['/api/v1/form/submit/']);
  });

  it('FORM-030 ERR-010 ERR-012 shows the author’s message below the button when sending fails, and keeps the input', async () => {
    const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
    const form = show('CustomForm', { errorMessage: 'Please call us' });
    await fillForm();
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await button().click();
    await expect.element(alert()).toHaveTextContent('Please call us');
    expect(form.dataset.state).toBe('error');
    expect(reported).toHaveBeenCalledOnce();
    await expect.element(field('First name')).toHaveValue('Ada');
    expect(alert().element().getBoundingClientRect().top).toBeGreaterThan(
      button().element().getBoundingClientRect().bottom,
    );

    // The server's reasons are shown at their fields.
    answer = async () =>
      Response.json(
        {
          success: false,
          error: 'Some fields need attention',
          formErrors: { email: 'invalid email address' },
        },
        { status: 422 },
      );
    await button().click();
    await expect.element(alert()).toHaveTextContent('Some fields need attention');
    await expect.element(page.getByText('invalid email address')).toBeVisible();
    await expect.element(field('Email')).toHaveFocus();
  });

  it('FORM-025 fills a product field with the slug of the product page, otherwise of the query', () => {
    const field = { ...EMPTY_FORM_FIELD, id: 'p', label: 'Product', type: 'product' as const };
    // Fields of a form are JSON, which their type does not say.
    const product: JsonObject = JSON.parse(JSON.stringify({ dynamicForm: toDynamicForm([field]) }));
    const read = () => getBlock('custom-form').querySelector<HTMLInputElement>('[data-product]');
    history.replaceState(null, '', '/store/product/blue-mug?slug=other');
    show('CustomForm', product);
    expect(read()?.value).toBe('blue-mug');
    for (const stop of stops.splice(0).reverse()) stop();
    history.replaceState(null, '', '/ask?slug=red-bowl');
    show('CustomForm', product);
    expect(read()?.value).toBe('red-bowl');
  });
});

describe('the newsletter sign-up', () => {
  it('BLK-NEWSLETTER-01 BLK-NEWSLETTER-02 BLK-NEWSLETTER-03 BLK-NEWSLETTER-04 rejects invalid addresses, and sends valid ones', async () => {
    show('NewsletterSignup');
    for (const wrong of ['', 'ada', 'ada@']) {
      await field('Email').fill(wrong);
      await button().click();
      await expect.element(page.getByText('Invalid email address')).toBeVisible();
    }
    expect(requests).toEqual([]);
    answer = async () => Response.json({ success: true, message: 'Subscription successful!' });
    const release = hold();
    await field('Email').fill('reader@visitor.example');
    await button().click();
    await expect.element(button()).toHaveTextContent('Sending...');
    await expect.element(button()).toBeDisabled();
    release();
    await expect.element(page.getByRole('status')).toHaveTextContent('Subscription successful!');
    expect(requests).toEqual([
      {
        path: '/api/v1/signup/',
        body: JSON.stringify({
          email: 'reader@visitor.example',
          form: 'frmNewsletter',
          listId: 0,
          recaptchaToken: '',
        }),
      },
    ]);
  });

  it('ERR-005 shows that the sign-up failed', async () => {
    vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
    show('NewsletterSignup');
    await field('Email').fill('reader@visitor.example');
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await button().click();
    await expect.element(alert()).toHaveTextContent('Something went wrong. Please try again.');
  });
});

describe('a captcha', () => {
  it('ERR-006 ERR-011 sends nothing and shows an error when it cannot be loaded', async () => {
    vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
    // No request leaves the test: every added script fails.
    vi.spyOn(document.head, 'append').mockImplementation((node) => {
      (node as HTMLScriptElement).dispatchEvent(new Event('error'));
    });
    show('CustomForm', {}, TURNSTILE);
    await fillForm();
    await button().click();
    await expect.element(alert()).toHaveTextContent('Something went wrong, please try again');
    for (const stop of stops.splice(0).reverse()) stop();
    show('NewsletterSignup', {}, TURNSTILE);
    await field('Email').fill('reader@visitor.example');
    await button().click();
    await expect.element(alert()).toHaveTextContent('Something went wrong. Please try again.');
    expect(requests).toEqual([]);
  });

  it('FORM-029 sends the token of its provider', async () => {
    Object.assign(window, {
      turnstile: {
        render: (
          _place: HTMLElement,
          options: { sitekey: string; callback: (token: string) => void },
        ) => options.callback(`token of ${options.sitekey}`),
      },
    });
    show('CustomForm', {}, TURNSTILE);
    await fillForm();
    await button().click();
    await expect.poll(() => requests.length).toBe(1);
    const body = requests[0]?.body;
    expect(body instanceof FormData && body.get('meta')).toBe(
      '{"recaptchaToken":"token of 1x00000000000000000000AA"}',
    );
  });
});
