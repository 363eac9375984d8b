import type { FrameLocator, Page } from '@playwright/test';
import { faultsOfState } from './accessibility.ts';
import { beSignedIn, getTree, openEditor, openFresh, retype, save } from './admin.ts';
import { expect, test } from './journey.ts';

/** Every kind of block, so that every kind of control is in the panel once. */
const ALL_KINDS = getTree(
  {
    text000001: { type: 'Text', props: { text: 'First words' } },
    textbox001: { type: 'TextBox', props: { html: '<p>Formatted words</p>' } },
    button0001: { type: 'Button', props: { text: 'Press here' } },
    image00001: { type: 'Image' },
    icons00001: { type: 'Icons' },
    divider001: { type: 'SectionDivider' },
    contain001: { type: 'Container', nodes: ['text000002'] },
    text000002: { type: 'Text', props: { text: 'Inside words' } },
    row0000001: { type: 'Row', nodes: ['column0002'], props: { columns: 1 } },
    column0002: { type: 'Column' },
  },
  [
    'text000001',
    'textbox001',
    'button0001',
    'image00001',
    'icons00001',
    'divider001',
    'contain001',
    'row0000001',
  ],
);

/** States in which the framed pages change; in the others only the surrounding interface is scanned. */
const CHANGES_PAGE = new Set([
  'nothing selected',
  'text settings',
  'several selected',
  'formatted text',
  'templates',
  'unsaved changes',
  'an earlier version',
  'preview',
  'mobile',
  'found again',
]);

/** Looks for faults in the editor, the page on the canvas with it where that has changed, and names the state that has them. */
class Checker {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async check(state: string): Promise<void> {
    const faults = await faultsOfState(this.page, state, {
      serious: true,
      ...(!CHANGES_PAGE.has(state) && { without: 'iframe' }),
    });
    // A soft assertion, so that one faulty state does not prevent the scan of the others.
    expect.soft(faults, state).toEqual([]);
    // Optional, since screenshots cost as much as the scans.
    if (process.env.ATRIUM_PICTURES)
      await this.page.screenshot({
        path: `test-results/axe-${state.replaceAll(' ', '-')}.png`,
      });
  }
}

async function openTabs(page: Page, checker: Checker, block: string): Promise<void> {
  for (const tab of ['Settings', 'Style', 'Visibility']) {
    await page.locator('.at-side-right').getByRole('tab', { name: tab }).click();
    await checker.check(`${block} ${tab.toLowerCase()}`);
  }
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The selected block: its panels, its menu, its inline text, several blocks. */
async function checkBlocks(page: Page, canvas: FrameLocator, checker: Checker): Promise<void> {
  await checker.check('nothing selected');
  await canvas.getByText('First words').click();
  await openTabs(page, checker, 'text');
  await page.locator('.at-side-right').getByRole('tab', { name: 'Style' }).click();
  await page.locator('summary', { hasText: 'Custom CSS' }).click();
  await expect(page.locator('.at-code .cm-editor')).toBeVisible();
  await checker.check('custom CSS');
  await page.getByRole('button', { name: 'Pick Color', exact: true }).first().click();
  await expect(page.getByText('Theme', { exact: true })).toBeVisible();
  await checker.check('colors');
  await page.keyboard.press('Escape');

  await page.locator('.at-side-right').getByRole('tab', { name: 'Settings' }).click();
  for (const id of ['textbox001', 'button0001', 'image00001', 'icons00001', 'divider001']) {
    await canvas.locator(`[data-node="${id}"]`).click({ position: { x: 10, y: 4 } });
    await checker.check(`settings of ${id.replace(/\d+$/, '')}`);
  }
  // The tools of the divider lie over the icons above it.
  await canvas.getByText('First words').click();
  await canvas.locator('[data-node="icons00001"]').click({ position: { x: 10, y: 10 } });
  await page.locator('.at-list-title').first().click();
  await checker.check('open item of a list');
  await page
    .locator('.at-list')
    .getByRole('button', { name: /^Icon: / })
    .click();
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await checker.check('icons to choose');
  await closeDialog(page);
  await canvas.locator('[data-node="image00001"]').click();
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByRole('dialog').locator('[data-tile]').first()).toBeVisible();
  await checker.check('pictures to choose');
  await closeDialog(page);

  await canvas.getByText('First words').click();
  await canvas.getByText('Press here').click({ modifiers: ['Shift'] });
  await checker.check('several selected');
  await canvas.locator('[data-node="textbox001"]').dblclick();
  await expect(page.getByRole('toolbar', { name: 'Text', exact: true })).toBeVisible();
  await checker.check('formatted text');
  await page.keyboard.press('Escape');
  await canvas.getByText('First words').click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: /^Move up/ })).toBeVisible();
  await checker.check('menu of a block');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await canvas.getByText('First words').click();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  await checker.check('question');
  await closeDialog(page);
}

/** Parts beside and above the canvas: layers and templates, dialogs, versions, a preview. */
async function checkParts(page: Page, canvas: FrameLocator, checker: Checker): Promise<void> {
  await page.getByRole('tab', { name: 'Layers' }).click();
  await expect(page.getByRole('tree').getByRole('treeitem').first()).toBeVisible();
  await checker.check('layers');
  await page.getByRole('searchbox', { name: 'Search layers' }).fill('nothing like it');
  await checker.check('layers without a match');
  await page.getByRole('tab', { name: 'Blocks' }).click();

  await canvas.getByText('First words').click();
  for (const [keys, name] of [
    ['Control+k', 'All commands'],
    ['?', 'Keyboard shortcuts'],
    ['Control+Shift+m', /^Move Text to/],
    ['F2', 'Rename block'],
  ] as const) {
    await page.keyboard.press(keys);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await checker.check(`dialog of ${keys}`);
    await closeDialog(page);
  }
  const more = page.getByRole('button', { name: 'More for this page' });
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Versions' })).toBeVisible();
  await checker.check('menu of the page');
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedule' })).toBeVisible();
  await checker.check('publishing at a time');
  await closeDialog(page);

  await canvas.getByText('Inside words').click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save as template' }).click();
  await expect(page.getByRole('dialog', { name: 'Save as template' })).toBeVisible();
  await page.getByRole('button', { name: 'Save template' }).click();
  await checker.check('saving a template without a name');
  const name = `Axe ${Date.now()}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save template' }).click();
  await page.getByRole('tab', { name: 'Templates' }).click();
  const picture = page.getByRole('button', { name: `Insert ${name}` });
  await expect(picture.frameLocator('iframe').getByText('Inside words')).toBeVisible();
  await checker.check('templates');
  await page.getByRole('tab', { name: 'Blocks' }).click();

  await retype(page, canvas.locator('[data-node="text000001"]'), 'Changed words');
  await checker.check('unsaved changes');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await checker.check('steps');
  await page.keyboard.press('Escape');
  await save(page);
  await more.click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await expect(page.locator('.at-revision').first()).toBeVisible();
  await checker.check('versions');
  await page.locator('.at-revision').last().click();
  await expect(page.getByRole('button', { name: 'Restore this version' })).toBeVisible();
  await checker.check('an earlier version');
  await page.getByRole('button', { name: 'Close versions' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('button', { name: 'Back to editing' })).toBeVisible();
  await checker.check('preview');
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await page.getByTitle('Mobile', { exact: true }).click();
  await canvas.getByText('Changed words').click();
  await checker.check('mobile');
  await page.getByTitle('Desktop', { exact: true }).click();
}

test('no panel, menu or dialog of a block has a serious fault of accessibility, light and dark', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { canvas } = await openFresh(page, 'editor-axe', ALL_KINDS);
  await checkBlocks(page, canvas, new Checker(page));
});

test('nothing beside and above the page has a serious fault of accessibility, light and dark', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const { slug, canvas } = await openFresh(page, 'editor-axe', ALL_KINDS);
  const checker = new Checker(page);
  await checkParts(page, canvas, checker);

  // Another user saves the same page.
  const other = await (await browser.newContext()).newPage();
  await beSignedIn(other);
  const theirs = await openEditor(other, slug);
  await retype(other, theirs.locator('[data-node="text000001"]'), 'Their words');
  await save(other);
  await other.context().close();
  await retype(page, canvas.locator('[data-node="text000001"]'), 'My words');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: /was changed while you edited it/ });
  await expect(conflict).toBeVisible();
  await checker.check('conflict');
  await conflict.getByRole('button', { name: 'Decide later' }).click();
  await checker.check('conflict put off');

  // What was left unsaved is found again.
  await page.reload();
  await expect(canvas.getByText('My words')).toBeVisible();
  await checker.check('found again');
});
