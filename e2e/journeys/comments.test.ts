import { openEditor, openFresh, signIn } from './admin.ts';
import { expect, test } from './journey.ts';

test('one person comments on a block and mentions another, who sees it live, replies and resolves it', async ({
  page,
  browser,
}) => {
  const { slug, canvas } = await openFresh(page, 'comments');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await signIn(other, 'manager@atrium.test');
  const theirs = await openEditor(other, slug);
  const me = await other.request.get('/api/v1/admin/me/');
  const { user } = (await me.json()) as { user: { displayName: string } };

  await canvas.locator('[data-node="text000001"]').click();
  await page.keyboard.press('Control+Alt+m');
  const panel = page.getByRole('region', { name: 'Comments on the page' });
  const field = panel.getByRole('textbox', { name: /^Comment on/ });
  await expect(field).toBeFocused();
  await page.keyboard.type(`Please shorten this @${user.displayName.slice(0, 3)}`);
  await page.getByRole('option', { name: user.displayName }).click();
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveValue('');
  await expect(canvas.locator('.at-comment-mark')).toHaveText('1');

  // The other person is notified, and sees the mark without a reload.
  await expect(other.getByText('mentioned you in a comment on a page')).toBeVisible();
  await theirs.locator('.at-comment-mark').click();
  const thread = other.getByRole('listitem').filter({ hasText: 'Please shorten this' });
  await expect(thread.getByText(`@${user.displayName}`)).toBeVisible();
  await thread.getByRole('textbox', { name: 'Write a reply' }).fill('It is shorter now');
  await thread.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(thread.getByText('It is shorter now')).toBeVisible();
  await expect(panel.getByText('1 reply')).toBeVisible();

  await thread.getByRole('button', { name: 'Resolve' }).click();
  await expect(theirs.locator('.at-comment-mark')).toHaveCount(0);
  await expect(canvas.locator('.at-comment-mark')).toHaveCount(0);
  await panel.getByText('Resolved (1)').click();
  await expect(panel.getByText(`Resolved by ${user.displayName}`)).toBeVisible();
  await context.close();
});
