import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Heading } from './landing.ts';

/** The keyboard at work on one page: from here on no pointer is touched. */
export class Keys {
  private readonly page: Page;
  private readonly canvas: FrameLocator;

  constructor(page: Page, canvas: FrameLocator) {
    this.page = page;
    this.canvas = canvas;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  type(words: string): Promise<void> {
    return this.page.keyboard.type(words);
  }

  /** Presses Tab until a control has the focus. */
  async tabTo(target: Locator, key = 'Tab'): Promise<void> {
    await target.first().waitFor();
    const hasFocus = (): Promise<boolean> =>
      target.first().evaluate((element) => element.ownerDocument.activeElement === element);
    for (let step = 0; step < 80 && !(await hasFocus()); step++) await this.press(key);
    await expect(target.first()).toBeFocused();
  }

  /** Presses F6 until a region of the editor has the focus. */
  async goTo(part: '.at-side-left' | '.at-side-right' | 'iframe'): Promise<void> {
    const isThere = (): Promise<boolean> =>
      this.page.evaluate((selector) => document.activeElement?.closest(selector) != null, part);
    for (let step = 0; step < 5 && !(await isThere()); step++) await this.press('F6');
    expect(await isThere()).toBe(true);
  }

  /** Runs a command by its name. */
  async command(name: string): Promise<void> {
    await this.press('Control+k');
    const dialog = this.page.getByRole('dialog', { name: 'All commands' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await this.type(name);
    const chosen = dialog.locator('[aria-selected="true"] > span:not(.at-choice-hint)');
    for (let step = 0; step < 10 && (await chosen.textContent()) !== name; step++)
      await this.press('ArrowDown');
    await expect(chosen).toHaveText(name);
    await this.press('Enter');
    await expect(dialog).toHaveCount(0);
  }

  async selected(name: string): Promise<void> {
    await expect(this.page.locator('.at-inspector h2')).toHaveText(name);
  }

  /** Writes over the words of the selected block. */
  async write(words: string): Promise<void> {
    await this.goTo('iframe');
    await this.press('Enter');
    await expect(this.canvas.locator('[contenteditable]')).toBeFocused();
    await this.type(words);
    await this.press('Enter');
    await expect(this.canvas.locator('[contenteditable]')).toHaveCount(0);
  }

  /** Goes to a control of the selected block's settings. */
  async toSetting(name: string): Promise<void> {
    await this.goTo('.at-side-right');
    const side = this.page.locator('.at-side-right');
    await this.tabTo(
      side.getByLabel(name, { exact: true }).or(side.getByRole('button', { name, exact: true })),
    );
  }

  async addText(words: string, heading?: Heading): Promise<void> {
    await this.command('Add Text');
    await this.selected('Text');
    await this.write(words);
    if (heading) await this.makeHeading(heading);
  }

  async makeHeading({ kind, size }: Heading): Promise<void> {
    await this.toSetting('Tag');
    await this.type(kind);
    await this.toSetting('Size');
    await this.press('Control+a');
    await this.type(String(size));
    await this.toSetting('Weight');
    await this.type('700');
    await this.goTo('iframe');
  }

  async addButton(words: string, link: string): Promise<void> {
    await this.command('Add Button');
    await this.selected('Button');
    await this.write(words);
    await this.toSetting('Link');
    await this.type(link);
    await this.goTo('iframe');
  }

  async choosePicture(at: number): Promise<void> {
    await this.toSetting('Replace');
    await this.press('Enter');
    const dialog = this.page.getByRole('dialog');
    await this.tabTo(dialog.locator('[data-tile]').first());
    for (let step = 0; step < at; step++) await this.press('ArrowRight');
    await this.press('Enter');
    await expect(dialog).toHaveCount(0);
    await this.goTo('iframe');
  }

  async chooseIcon(icon: string): Promise<void> {
    await this.goTo('.at-side-right');
    await this.tabTo(this.page.locator('.at-list-title'));
    await this.press('Enter');
    await this.tabTo(this.page.locator('.at-list').getByRole('button', { name: /^Icon: / }));
    await this.press('Enter');
    const dialog = this.page.getByRole('dialog');
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await this.type(icon);
    const option = dialog.getByRole('option', { name: icon, exact: true });
    await option.waitFor();
    await this.press('ArrowDown');
    await this.tabTo(option, 'ArrowRight');
    await this.press('Enter');
    await expect(dialog).toHaveCount(0);
    await this.goTo('iframe');
  }
}
