import type { Page } from '@playwright/test';
import { getTree, openFresh, save, signIn, sitePage } from './admin.ts';
import { expect, test } from './journey.ts';

const header = (tabIndex: number, title: string) => ({
  id: `tab-${tabIndex}`,
  tabIndex,
  title,
  icon: '',
  sort: tabIndex,
});
const TABS = getTree(
  {
    tabs000001: {
      type: 'Tabs',
      nodes: ['panel00001', 'panel00002'],
      props: { tabHeaders: [header(0, 'Clay'), header(1, 'Glaze')] },
    },
    panel00001: { type: 'TabPanel', nodes: ['text000001'], props: { tabIndex: 0 } },
    panel00002: { type: 'TabPanel', nodes: ['text000002'], props: { tabIndex: 1 } },
    text000001: { type: 'Text', props: { text: 'About clay' } },
    text000002: { type: 'Text', props: { text: 'About glaze' } },
  },
  ['tabs000001'],
);
const button = (page: Page, name: string) => page.locator('.at-list').getByRole('button', { name });

test('BLK-TABS-01 BLK-TABS-02 BLK-TABS-05 tabs are made, ordered by drag and deleted in the settings, and stand in the address of the site', async ({
  page,
}) => {
  const { canvas, slug } = await openFresh(page, 'tabs', TABS);
  const tabs = canvas.locator('.org-tabs-tab');
  await canvas.locator('.org-tabs-list').click({ position: { x: 400, y: 10 } });

  const grip = await button(page, 'Move Clay').boundingBox();
  const below = await button(page, 'Move Glaze').boundingBox();
  if (!grip || !below) throw new Error('The list has no grips');
  await page.mouse.move(grip.x + 6, grip.y + 6);
  await page.mouse.down();
  await page.mouse.move(below.x + 6, below.y + 12, { steps: 5 });
  await page.mouse.up();
  await expect(tabs).toHaveText(['Glaze', 'Clay']);
  await page.keyboard.press('Control+z');
  await expect(tabs).toHaveText(['Clay', 'Glaze']);

  await button(page, 'Duplicate Glaze').click();
  await expect(canvas.locator('[data-block="tab-panel"]')).toHaveCount(3);
  await expect(canvas.getByText('About glaze')).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Title' }).fill('Fire');
  await button(page, 'Delete Clay').click();
  await expect(tabs).toHaveText(['Glaze', 'Fire']);
  await expect(canvas.getByText('About clay')).toHaveCount(0);
  await save(page);

  await page.goto(`${sitePage(slug)}#tab-2`);
  await expect(page.getByRole('tab', { name: 'Fire' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveText(/About glaze/);
  await page.getByRole('tab', { name: 'Glaze' }).click();
  await expect(page).toHaveURL(/#tab-1$/);
});

test('BLK-CUSTOMHTML-01 HTML runs on the site, shows without scripts in the editor, and only authorized people can write it', async ({
  page,
  browser,
}) => {
  const htmlContent =
    '<p id="said">As written</p><script>document.getElementById("said").textContent = "Runs on " + location.hostname</script>';
  const { canvas, slug } = await openFresh(
    page,
    'html',
    getTree({ html000001: { type: 'CustomHtml', props: { htmlContent } } }),
  );
  const framed = canvas.frameLocator('.org-custom-html-frame');
  await expect(framed.locator('#said')).toHaveText('As written');
  await page.goto(sitePage(slug));
  await expect(page.locator('#said')).toHaveText('Runs on demo.localhost');

  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'editor@atrium.test');
  await other.goto(`/admin/editorwrapper?slug=${slug}`);
  const frame = other.frameLocator('iframe').first();
  await frame.locator('[data-block="custom-html"]').click({ position: { x: 6, y: 6 } });
  await expect(other.getByRole('textbox', { name: 'HTML' })).not.toBeEditable();
  await expect(other.getByText('Your role can view this but not change it')).toBeVisible();
  await other.context().close();
});
