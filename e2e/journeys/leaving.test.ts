import { createPage, getTree, openEditor, openFresh, retype, siteText } from './admin.ts';
import { expect, test } from './journey.ts';

/** The first text of a fresh page. */
const FIRST = '[data-node="text000001"]';

test('UI-012 leaving the editor with unsaved changes asks: stay, leave them, or save and leave', async ({
  page,
}) => {
  const { slug, canvas } = await openFresh(page, 'leaving');
  const back = page.getByRole('button', { name: 'Back to admin' });
  const question = page.getByRole('dialog', { name: 'Unsaved Changes' });
  await retype(page, canvas.locator(FIRST), 'Not to be kept');

  await back.click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(canvas.getByText('Not to be kept')).toBeVisible();
  await back.click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/admin\/pages/);

  const again = await openEditor(page, slug);
  await expect(again.getByText('Not to be kept')).toHaveCount(0);
  await expect(page.getByText(/were found on this\s+computer/)).toHaveCount(0);
  await retype(page, again.locator(FIRST), 'To be kept');
  await back.click();
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL(/\/admin\/pages/);
  expect(await siteText(page, slug)).toContain('To be kept');
});

test('a link in the preview opens its page in the editor, and the frame stays the canvas', async ({
  page,
}) => {
  const { slug, canvas } = await openFresh(page, 'linked');
  const start = `start-${slug}`;
  await createPage(page, start, {
    tree: getTree({
      button0001: { type: 'Button', props: { text: 'Go there', href: `/${slug}` } },
    }),
  });
  await openEditor(page, start);
  await page.getByRole('button', { name: 'Preview' }).click();
  await canvas.getByText('Go there').click();
  await expect(page).toHaveURL(new RegExp(`slug=${slug}$`));
  await expect(canvas.getByText('First words')).toBeVisible();
  await page.getByRole('button', { name: 'Back to editing' }).click();
});
