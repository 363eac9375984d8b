import type { FrameLocator, Locator, Page } from '@playwright/test';
import {
  beSignedIn,
  createPage,
  drag,
  freshSlug,
  openEditor,
  paletteBlock,
  publish,
} from './admin.ts';
import { expect, test } from './journey.ts';
import { Keys } from './keyboard-hand.ts';
import {
  canvasOutline,
  HEADINGS,
  type Heading,
  LANDING_BLOCKS,
  lookAsVisitor,
  WORDS,
} from './landing.ts';

// A page is built from nothing, by hand: that takes its time.
test.describe.configure({ timeout: 960_000 });

/** Brings a block to the middle of the canvas, as a hand does with the wheel before it drags. */
async function bring(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** The mouse at work on one page. */
class Hand {
  private readonly page: Page;
  private readonly canvas: FrameLocator;

  constructor(page: Page, canvas: FrameLocator) {
    this.page = page;
    this.canvas = canvas;
  }

  /** Drags a new block to the end of a column. */
  async add(type: string, column: Locator): Promise<Locator> {
    const blocks = column.locator('> [data-node]');
    const count = await blocks.count();
    const last = count === 0 ? column : blocks.last();
    await bring(last);
    const box = await last.boundingBox();
    await drag(
      this.page,
      paletteBlock(this.page, type),
      last,
      count === 0 ? {} : { y: (box?.height ?? 4) - 2 },
    );
    await expect(blocks).toHaveCount(count + 1);
    return blocks.last();
  }

  /** Writes over the words of a text or a button. */
  async write(text: Locator, words: string): Promise<void> {
    await text.dblclick();
    await expect(this.canvas.locator('[contenteditable]')).toBeVisible();
    await this.page.keyboard.type(words);
    await this.page.keyboard.press('Enter');
    await expect(text).toHaveText(words);
  }

  async addText(column: Locator, words: string, heading?: Heading): Promise<void> {
    const text = await this.add('Text', column);
    await this.write(text, words);
    if (!heading) return;
    await this.page.getByLabel('Tag', { exact: true }).selectOption({ label: heading.kind });
    await this.page.getByRole('textbox', { name: 'Size', exact: true }).fill(String(heading.size));
    await this.page.getByLabel('Weight').selectOption('700');
  }

  async addButton(column: Locator, words: string, link: string): Promise<void> {
    const button = await this.add('Button', column);
    await this.write(button, words);
    await this.page.getByLabel('Link', { exact: true }).fill(link);
  }

  /** Chooses one of the library's pictures for the selected image. */
  async choosePicture(at: number, image: Locator): Promise<void> {
    await this.page.getByRole('button', { name: 'Replace' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.locator('[data-tile]').nth(at).click();
    await expect(dialog).toHaveCount(0);
    await expect(image.locator('img').or(image).last()).toHaveAttribute('src', /\/media\//);
  }

  async addImage(column: Locator, at: number): Promise<void> {
    await this.choosePicture(at, await this.add('Image', column));
  }

  /** Leaves one icon of the three that new icons come with, and chooses which. */
  async addIcon(column: Locator, icon: string): Promise<void> {
    const icons = await this.add('Icons', column);
    const list = this.page.locator('.at-list');
    for (let more = 0; more < 2; more++)
      await list.getByRole('button', { name: 'Delete' }).last().click();
    await expect(icons.locator('svg')).toHaveCount(1);
    await list.locator('.at-list-title').click();
    await list.getByRole('button', { name: /^Icon: / }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('searchbox', { name: 'Search icons' }).fill(icon);
    await dialog.getByRole('option', { name: icon, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }

  /**
   * Adds a section at the end of the page.
   * @returns those columns
   */
  async addSection(columns: 1 | 2 | 3 | 4): Promise<Locator> {
    const sections = this.canvas.locator('[data-block="section"]');
    const count = await sections.count();
    const name = `${columns} ${columns === 1 ? 'column' : 'columns'}`;
    await this.canvas.getByRole('button', { name }).click();
    await expect(sections).toHaveCount(count + 1);
    return sections.last().locator('> [data-block="column"]');
  }

  /** Selects what holds the selected block by the line that says where it stands. */
  async selectHolder(name: string): Promise<void> {
    const crumbs = this.page.getByRole('navigation', { name: 'Path of the selected block' });
    await crumbs.getByRole('button', { name }).last().click();
    await expect(this.page.locator('.at-inspector h2')).toHaveText(name);
  }
}

test('the reference landing page is built from an empty page by mouse, published, and seen', async ({
  page,
  browser,
}) => {
  await beSignedIn(page);
  const slug = freshSlug('landing-mouse');
  await createPage(page, slug, { showPageTitle: false, hasSiteFrame: false });
  const canvas = await openEditor(page, slug);
  const hand = new Hand(page, canvas);
  const tab = (name: string): Locator => page.getByRole('tab', { name });

  const hero = canvas.locator('[data-block="column"]');
  await hand.addText(hero, WORDS.heading, HEADINGS.first);
  await page.getByRole('radio', { name: 'Center' }).locator('..').click();
  await hand.addText(hero, WORDS.lead);
  await hand.addButton(hero, WORDS.hero, '/contact');
  await hand.addImage(hero, 0);

  const features = await hand.addSection(3);
  for (const [at, { icon, title, text }] of WORDS.features.entries()) {
    const column = features.nth(at);
    await hand.addIcon(column, icon);
    await hand.addText(column, title, HEADINGS.third);
    await hand.addText(column, text);
  }

  const gallery = await hand.addSection(1);
  const row = await hand.add('Row', gallery);
  const count = page.getByRole('textbox', { name: 'Columns' });
  await count.fill('3');
  await count.press('Enter');
  const places = row.locator('> [data-block="column"]');
  await expect(places).toHaveCount(3);
  for (const at of [0, 1, 2]) await hand.addImage(places.nth(at), at);

  const call = await hand.addSection(1);
  await hand.addText(call, WORDS.call, HEADINGS.second);
  await hand.addText(call, WORDS.callLead);
  await hand.addButton(call, WORDS.callButton, 'mailto:hello@atrium.test');

  // The style panel: a color of the theme behind the call, more room on desktop and less on mobile.
  await hand.selectHolder('Section');
  await tab('Style').click();
  await page.getByRole('button', { name: 'Pick Color', exact: true }).first().click();
  await page.getByRole('button', { name: 'Subtle', exact: true }).click();
  await page.keyboard.press('Escape');
  const section = canvas.locator('[data-block="section"]').last();
  for (const [device, padding] of [
    ['Desktop', 96],
    ['Mobile', 32],
  ] as const) {
    await page.getByTitle(device, { exact: true }).click();
    await page.getByLabel('Padding top, px').fill(String(padding));
    await page.getByLabel('Padding top, px').blur();
    await expect(section).toHaveCSS('padding-top', `${padding}px`);
  }
  await page.getByTitle('Desktop', { exact: true }).click();
  await expect(section).toHaveCSS('padding-top', '96px');
  await expect(section).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  expect(await canvasOutline(canvas)).toEqual(LANDING_BLOCKS);
  await page.screenshot({ path: 'test-results/landing-mouse-editor.png' });
  await publish(page);
  await lookAsVisitor(browser, slug, 'mouse');
});

test('the same landing page is built by keyboard', async ({ page, browser }) => {
  await beSignedIn(page);
  const slug = freshSlug('landing-keys');
  await createPage(page, slug, { showPageTitle: false, hasSiteFrame: false });
  const canvas = await openEditor(page, slug);
  const keys = new Keys(page, canvas);
  const said = page.locator('[data-part="announcement"]');

  // The first text from the palette, into the column that an empty page has.
  await keys.goTo('iframe');
  await keys.press('Tab', 'Tab');
  await keys.selected('Column');
  await keys.goTo('.at-side-left');
  await keys.tabTo(paletteBlock(page, 'Text'));
  await keys.press('Enter');
  await expect(said).toHaveText('Text added to Column');
  await keys.write(WORDS.heading);
  await keys.makeHeading(HEADINGS.first);
  await keys.addText(WORDS.lead);
  // The picture comes first and the button is moved up over it.
  await keys.command('Add Image');
  await keys.selected('Image');
  await keys.choosePicture(0);
  await keys.addButton(WORDS.hero, '/contact');
  await keys.press('Alt+ArrowUp');
  await expect(said).toHaveText('Button moved up');

  // One feature, and its column twice more.
  await keys.command('Add Section');
  await keys.selected('Section');
  await keys.press('Tab');
  await keys.selected('Column');
  await keys.command('Add Icons');
  await keys.selected('Icons');
  await keys.goTo('.at-side-right');
  for (let more = 0; more < 2; more++) {
    await keys.tabTo(page.locator('.at-list').getByRole('button', { name: 'Delete' }));
    await keys.press('Enter');
  }
  const features = canvas.locator('[data-block="section"]').nth(1);
  await expect(features.locator('[data-block="icons"] svg')).toHaveCount(1);
  await keys.goTo('iframe');
  const [first, ...others] = WORDS.features;
  await keys.chooseIcon(first.icon);
  await keys.addText(first.title, HEADINGS.third);
  await keys.addText(first.text);
  await keys.press('Shift+Tab');
  await keys.selected('Column');
  for (const { icon, title, text } of others) {
    await keys.press('Control+d');
    await expect(said).toHaveText('Column duplicated');
    await keys.press('Tab');
    await keys.selected('Icons');
    await keys.chooseIcon(icon);
    await keys.press('ArrowDown');
    await keys.write(title);
    await keys.press('ArrowDown');
    await keys.write(text);
    await keys.press('Shift+Tab');
    await keys.selected('Column');
  }

  // The gallery in a section of the placeholder at the end of the page.
  await keys.press('Tab', 'ArrowDown');
  await keys.tabTo(canvas.getByRole('button', { name: '1 column' }));
  await keys.press('Enter');
  await keys.selected('Section');
  await keys.press('Tab');
  await keys.selected('Column');
  await keys.command('Add Row');
  await keys.selected('Row');
  await keys.toSetting('Columns');
  await keys.press('Control+a');
  await keys.type('3');
  await keys.press('Enter');
  await keys.goTo('iframe');
  await keys.press('Tab');
  for (const at of [0, 1, 2]) {
    await keys.selected('Column');
    await keys.command('Add Image');
    await keys.selected('Image');
    await keys.choosePicture(at);
    await keys.press('Shift+Tab', 'ArrowRight');
  }

  await keys.command('Add Section');
  await keys.selected('Section');
  await keys.press('Tab');
  await keys.addText(WORDS.call, HEADINGS.second);
  await keys.addText(WORDS.callLead);
  await keys.addButton(WORDS.callButton, 'mailto:hello@atrium.test');
  await keys.press('Shift+Tab', 'Shift+Tab');
  await keys.selected('Section');
  await keys.goTo('.at-side-right');
  await keys.press('ArrowRight');
  const padding = page.getByRole('spinbutton', { name: 'Padding top, px' });
  await keys.tabTo(padding);
  await keys.press('Control+a');
  await keys.type('96');
  await keys.press('Tab');
  await expect(canvas.locator('[data-block="section"]').last()).toHaveCSS('padding-top', '96px');

  expect(await canvasOutline(canvas)).toEqual(LANDING_BLOCKS);
  await page.screenshot({ path: 'test-results/landing-keys-editor.png' });
  await keys.press('Control+s');
  await expect(page.locator('.at-save-state')).toHaveText('Saved');
  await keys.tabTo(page.getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab');
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible();
  await lookAsVisitor(browser, slug, 'keys');
});
