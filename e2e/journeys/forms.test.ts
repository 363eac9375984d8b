import { beSignedIn, getTree, openFresh, publish, sitePage } from './admin.ts';
import { expect, test } from './journey.ts';

const FORM = getTree({ form000001: { type: 'CustomForm', props: { formName: 'journey' } } });

test('FORM-012 FORM-016 FORM-018 FORM-031 FORM-032 a form is made in the editor, sent with scripts and without, read and answered', async ({
  page,
  browser,
}) => {
  const { slug, canvas } = await openFresh(page, 'form', FORM);
  const form = canvas.locator('[data-block="custom-form"]');
  await form.click({ position: { x: 5, y: 5 } });
  const settings = page.locator('.at-settings');
  await expect(settings).toContainText('No email provider is set.');

  // A new field, which says what it lacks until it is complete.
  await settings.getByRole('button', { name: 'Add field' }).click();
  const fields = settings.getByRole('list', { name: 'Fields' });
  const added = fields.locator(':scope > li').last();
  await expect(added).toContainText('Label is required');
  await added.getByLabel('Label', { exact: true }).fill('Which course?');
  await added.getByLabel('Type', { exact: true }).selectOption('checkbox');
  await expect(added).toContainText('Checkbox label is required');
  await added.getByLabel('Options').pressSequentially('First bowl, Glaze evening');
  await expect(added).not.toContainText('is required');
  await expect(canvas.getByRole('group', { name: 'Which course?' })).toContainText('Glaze evening');
  await settings.getByLabel('Recipients').fill('studio@atrium.test');
  await settings.getByLabel('Thanks').fill('We will write soon');
  await publish(page);

  // With scripts, problems are shown at their fields and the page stays.
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(sitePage(slug));
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByLabel('First name')).toBeFocused();
  await expect(visitor.getByText('This field is required')).toHaveCount(4);
  await visitor.getByLabel('First name').fill('Ada');
  await visitor.getByLabel('Last name').fill('Byron');
  await visitor.getByLabel('Email').fill('ada');
  await visitor.getByLabel('How can we help?').fill('Is there a place left?');
  await visitor.getByLabel('Glaze evening').check();
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByText('invalid email address')).toBeVisible();
  await visitor.getByLabel('Email').fill('ada@visitor.example');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByRole('status')).toHaveText('We will write soon');
  await expect(visitor.getByLabel('First name')).toBeHidden();
  await context.close();

  // The inbox is open while the next visitor sends without scripts.
  await beSignedIn(page);
  await page.goto('/admin/form-submissions');
  await expect(page.getByRole('link', { name: 'Ada Byron' })).toBeVisible();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const other = await plain.newPage();
  await other.goto(sitePage(slug));
  await other.getByLabel('First name').fill('Grace');
  await other.getByLabel('Last name').fill('Hopper');
  await other.getByLabel('Email').fill('grace@visitor.example');
  await other.getByLabel('How can we help?').fill('Do you ship?');
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(other).toHaveURL(new RegExp(`/${slug}#b\\d+-sent$`));
  await expect(other.getByText('We will write soon')).toBeVisible();
  await expect(other.getByLabel('First name')).toBeHidden();
  await plain.close();
  await expect(page.getByRole('link', { name: 'Grace Hopper' })).toBeVisible();

  await page.getByRole('link', { name: 'Ada Byron' }).click();
  await expect(page.getByRole('heading', { name: 'Ada Byron' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Submission' })).toContainText('Glaze evening');
  await expect(page.getByLabel('Status')).toHaveValue('read');
  await page.getByLabel('Text', { exact: true }).fill('Dear Ada,\n\nyes, there is.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByLabel('Status')).toHaveValue('replied');
  await expect(page.getByRole('list', { name: 'Replies' })).toContainText('yes, there is.');
  const recipients = async (): Promise<string[]> => {
    const answer = await page.request.get('/api/v1/admin/mailbox/');
    const { results } = (await answer.json()) as { results: { rows: { to: string }[] } };
    return results.rows.map(({ to }) => to);
  };
  await expect.poll(recipients).toContain('ada@visitor.example');
  await expect.poll(recipients).toContain('studio@atrium.test');
});
