import { randomUUID } from 'node:crypto';
import { beSignedIn, sitePage } from './admin.ts';
import { expect, test } from './journey.ts';

test('a quote goes from the page of a customer to acceptance on a phone without script, and becomes an invoice that is paid in parts and corrected', async ({
  page,
  browser,
}) => {
  test.slow();
  await beSignedIn(page);
  const name = `Buyer ${randomUUID().slice(0, 6)}`;
  const made = await page.request.post('/api/v1/admin/customers/', {
    data: { lastname: name, email: 'buyer@customer.example' },
  });
  const { customer } = (await made.json()) as { customer: { id: number } };

  await page.goto(`/admin/customers/${customer.id}`);
  await page.getByRole('link', { name: 'New quote' }).click();
  // The page of the customer has a field whose label contains the word too, and stays until the form is loaded.
  await expect(page.getByRole('heading', { name: 'New quote' })).toBeVisible();
  await page.getByLabel('Title').first().fill('A terrace');
  await page.getByLabel('Item, line 1').fill('Stones');
  await page.getByLabel('Quantity, line 1').fill('20');
  await page.getByLabel('Price, line 1').fill('10');
  await page.getByRole('button', { name: 'Create quote' }).click();
  await expect(page).toHaveURL(/\/admin\/quotes\/\d+$/);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send quote' });
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByText(/Emailed to buyer@customer.example/)).toBeVisible();
  const quoteId = page.url().split('/').at(-1);
  const { quote } = (await (await page.request.get(`/api/v1/admin/quotes/${quoteId}/`)).json()) as {
    quote: { publicUrl: string; quoteNumber: string };
  };

  // The customer reads and accepts on a phone, without script.
  const phone = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const buyer = await phone.newPage();
  await buyer.goto(sitePage(quote.publicUrl.slice(1)));
  await expect(buyer.getByRole('heading', { name: 'A terrace' })).toBeVisible();
  await expect(buyer.getByText(`Quote ${quote.quoteNumber}`)).toBeVisible();
  await buyer.getByLabel('Your name').fill('Bea Buyer');
  await buyer.getByRole('button', { name: 'Accept quote' }).click();
  await expect(buyer.getByText('You have accepted this quote')).toBeVisible();

  // It becomes an invoice over 226 with the demo's tax, which is issued and paid in two parts.
  await page.reload();
  await page.getByRole('button', { name: 'Create invoice' }).click();
  await expect(page).toHaveURL(/\/admin\/invoices\/\d+$/);
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Issue this invoice?' })
    .getByRole('button', { name: 'Issue' })
    .click();
  await expect(page.getByText(/Issued as/)).toBeVisible();
  for (const amount of ['50', '176']) {
    await page.getByRole('button', { name: 'Record payment' }).click();
    const form = page.getByRole('dialog', { name: 'Record a payment' });
    await form.getByLabel(/^Amount/).fill(amount);
    await form.getByRole('button', { name: 'Record a payment' }).click();
    await expect(form).toBeHidden();
  }
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();

  // A part is credited, and the activity of the customer tells all of it.
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Issue credit note' }).click();
  const credit = page.getByRole('dialog', { name: 'Issue a credit note' });
  await credit.getByLabel('Quantity: Stones').fill('5');
  await credit.getByLabel('Reason').fill('Five were broken');
  await credit.getByRole('button', { name: 'Issue credit note' }).click();
  await expect(credit).toBeHidden();
  await page.goto(`/admin/customers/${customer.id}`);
  const activity = page.getByRole('region', { name: 'Activity' });
  await expect(activity.getByText(`Quote ${quote.quoteNumber} accepted`)).toBeVisible();
  await expect(activity.getByText(/Payment received for/)).toHaveCount(2);
  await expect(page.getByText('$56.50 credit')).toBeVisible();
  await phone.close();
});
