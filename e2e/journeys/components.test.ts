import {
  beSignedIn,
  confirmPublish,
  createPage,
  freshSlug,
  getTree,
  openEditor,
  openFresh,
  publish,
  save,
  siteText,
} from './admin.ts';
import { expect, test } from './journey.ts';

test('blocks become a component, which is shown on a second page with its own text, changed once for both, and detached', async ({
  page,
}) => {
  const { slug, canvas } = await openFresh(
    page,
    'hours',
    getTree({ text000001: { type: 'Text', props: { text: 'Open from nine' } } }),
  );
  const name = freshSlug('Hours');
  await canvas.getByText('Open from nine').click();
  await page.keyboard.press('Control+Alt+k');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(canvas.getByText('Open from nine')).toBeVisible();
  await publish(page);

  // The text becomes a property of the component.
  await page.getByRole('button', { name: 'Edit component' }).click();
  await expect(page.getByText('You are editing a component.')).toBeVisible();
  await canvas.getByText('Open from nine').click();
  await page.getByRole('button', { name: 'Make Text a property' }).click();
  await page.getByRole('textbox', { name: 'Name of the property' }).fill('Hours');
  await page.keyboard.press('Enter');
  await save(page);

  // A second page shows the component with another text.
  const second = freshSlug('hours-too');
  await createPage(page, second, { tree: getTree({}), showPageTitle: false });
  const other = await openEditor(page, second);
  await page.keyboard.press('Control+k');
  const commands = page.getByRole('dialog', { name: 'All commands' });
  await expect(commands.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('insert a component');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Insert ${name}` }).click();
  await page.getByRole('textbox', { name: 'Hours' }).fill('Open from ten');
  await expect(other.getByText('Open from ten')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await confirmPublish(page);
  await expect.poll(() => siteText(page, second)).toContain('Open from ten');
  await page.getByRole('button', { name: 'Reset Hours' }).click();
  await publish(page);
  await expect.poll(() => siteText(page, second)).toContain('Open from nine');

  // One change of the component is live on both pages.
  await page.getByRole('button', { name: 'Edit component' }).click();
  await expect(page.getByText('It is shown in 2 places.')).toBeVisible();
  await canvas.getByText('Open from nine').click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Open from eight');
  await save(page);
  for (const at of [slug, second])
    await expect.poll(() => siteText(page, at)).toContain('Open from eight');

  // A deleted component leaves its blocks on the pages.
  await beSignedIn(page);
  const list = await page.request.get(`/api/v1/admin/components/?search=${name}`);
  const { results } = (await list.json()) as { results: { rows: { id: number }[] } };
  const [{ id } = { id: 0 }] = results.rows;
  const refused = await page.request.delete(`/api/v1/admin/components/${id}/`);
  expect(refused.status()).toBe(409);
  const removed = await page.request.delete(`/api/v1/admin/components/${id}/?detach=true`);
  expect(removed.status(), await removed.text()).toBe(200);
  for (const at of [slug, second])
    await expect.poll(() => siteText(page, at)).toContain('Open from eight');
});
