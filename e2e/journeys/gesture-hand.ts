import type { Page } from '@playwright/test';

/** A generator of numbers from 0 to 1 that always gives the same ones for the same seed. */
export function getRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Visible targets in the editor, in px of the window. */
interface Sight {
  /** Places inside blocks in sight, near their edges as often as in their middle. */
  readonly blocks: readonly Point[];
  /** Middles of texts in sight. */
  readonly texts: readonly Point[];
  /** Middles of the palette's blocks. */
  readonly palette: readonly Point[];
}

/** Reads what is in sight, in one go. Places that the tools of a block cover are left out: a press there would press them. */
function look(): Sight {
  const frame = document.querySelector<HTMLIFrameElement>('iframe.at-frame');
  const doc = frame?.contentDocument;
  if (!frame || !doc) throw new Error('There is no canvas');
  const outer = frame.getBoundingClientRect();
  const scale = outer.width / frame.offsetWidth;
  const isFree = ({ x, y }: Point): boolean => document.elementFromPoint(x, y) === frame;
  const at = (element: Element, part: number): Point => {
    const box = element.getBoundingClientRect();
    const toX = Math.min(box.width * 0.5, 60);
    return {
      x: Math.round(outer.left + (box.left + toX) * scale),
      y: Math.round(outer.top + (box.top + box.height * part) * scale),
    };
  };
  const parts = [0.08, 0.5, 0.92];
  const blocks = [...doc.querySelectorAll('[data-node]:not([data-node="ROOT"])')]
    .map((element, index) => at(element, parts[index % parts.length] ?? 0.5))
    .filter(isFree);
  return {
    // A page that was emptied still has its middle.
    blocks: blocks.length > 0 ? blocks : [{ x: outer.left + outer.width / 2, y: outer.top + 300 }],
    texts: [...doc.querySelectorAll('[data-block="text"]')]
      .map((element) => at(element, 0.5))
      .filter(isFree),
    palette: [...document.querySelectorAll('.at-palette-block')].map((element) => {
      const box = element.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }),
  };
}

/** A hand that does what chance tells it, with the real mouse and the real keys. */
export class GestureHand {
  /** Descriptions of the gestures since it was last emptied. */
  done: string[] = [];
  private readonly page: Page;
  private readonly random: () => number;
  private readonly gestures: readonly (readonly [weight: number, act: () => Promise<void>])[] = [
    [5, () => this.drag()],
    [4, () => this.drop()],
    [3, () => this.paste()],
    [3, () => this.selectAnd('duplicate', 'Control+d')],
    [2, () => this.selectAnd('wrap', 'Control+g')],
    [2, () => this.selectAnd('unwrap', 'Control+Shift+g')],
    [2, () => this.selectAnd('hide', 'Control+Shift+h')],
    [2, () => this.selectAnd('cut', 'Control+x')],
    [2, () => this.selectAnd('move', this.chance(['Alt+ArrowUp', 'Alt+ArrowDown']))],
    [3, () => this.back()],
    [2, () => this.device()],
    [1, () => this.rename()],
    [1, () => this.remove()],
    [3, () => this.write()],
  ];

  constructor(page: Page, random: () => number) {
    this.page = page;
    this.random = random;
  }

  /** Does one gesture that chance chooses. */
  async act(): Promise<void> {
    const all = this.gestures.reduce((sum, [weight]) => sum + weight, 0);
    let at = this.random() * all;
    const chosen = this.gestures.find(([weight]) => {
      at -= weight;
      return at < 0;
    });
    await chosen?.[1]();
  }

  private chance<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from');
    return item;
  }

  private note(words: string, ...points: readonly Point[]): void {
    this.done.push([words, ...points.map(({ x, y }) => `${x},${y}`)].join(' '));
  }

  private press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  private see(): Promise<Sight> {
    return this.page.evaluate(look);
  }

  private async pull(from: Point, to: Point): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + 6, from.y + 4);
    await mouse.move(to.x, to.y);
    // One drag in ten is thought better of.
    if (this.random() < 0.1) await this.press('Escape');
    await mouse.up();
  }

  private async drag(): Promise<void> {
    const { blocks } = await this.see();
    const [from, to] = [this.chance(blocks), this.chance(blocks)];
    this.note('drag', from, to);
    await this.pull(from, to);
  }

  private async drop(): Promise<void> {
    const { blocks, palette } = await this.see();
    const [from, to] = [this.chance(palette), this.chance(blocks)];
    this.note('drop', from, to);
    await this.pull(from, to);
  }

  /** Selects a block, or two: by the mouse, or by the keys that walk from block to block. */
  private async select(): Promise<void> {
    if (this.random() < 0.5) return this.walk();
    await this.pick();
    if (this.random() > 0.25) return;
    const { blocks: others } = await this.see();
    const second = this.chance(others);
    this.note('and', second);
    await this.page.keyboard.down('Shift');
    await this.page.mouse.click(second.x, second.y);
    await this.page.keyboard.up('Shift');
  }

  /**
   * Selects one block.
   * @returns whether there was one where the hand pointed
   */
  private async pick(): Promise<boolean> {
    const { blocks } = await this.see();
    const point = this.chance(blocks);
    this.note('select', point);
    await this.page.mouse.click(point.x, point.y);
    return (await this.page.locator('.at-toolbar').count()) > 0;
  }

  private async walk(): Promise<void> {
    const steps = 1 + Math.floor(this.random() * 4);
    for (let step = 0; step < steps; step++) {
      const key = this.chance(['ArrowDown', 'ArrowUp', 'ArrowRight', 'Escape']);
      this.note(key);
      await this.press(key);
    }
  }

  private async selectAnd(words: string, key: string): Promise<void> {
    await this.select();
    this.note(words);
    await this.press(key);
  }

  private async paste(): Promise<void> {
    await this.selectAnd('copy', 'Control+c');
    await this.selectAnd('paste', 'Control+v');
  }

  private async back(): Promise<void> {
    const times = 1 + Math.floor(this.random() * 3);
    this.note(`undo ${times}`);
    for (let time = 0; time < times; time++) await this.press('Control+z');
    if (this.random() < 0.3) return;
    this.note('redo');
    await this.press('Control+Shift+z');
  }

  private device(): Promise<void> {
    const key = this.chance(['1', '2', '3']);
    this.note(`device ${key}`);
    return this.press(`Control+Alt+${key}`);
  }

  private async rename(): Promise<void> {
    if (!(await this.pick())) return;
    this.note('rename');
    await this.press('F2');
    const field = this.page.locator('[role="dialog"] input:focus');
    await field.waitFor();
    await this.page.keyboard.type(`Name ${Math.floor(this.random() * 1000)}`);
    await this.press('Enter');
    await field.waitFor({ state: 'detached' });
  }

  private async remove(): Promise<void> {
    if (!(await this.pick())) return;
    this.note('remove');
    await this.press('Delete');
    const question = this.page.getByRole('dialog', { name: 'Are you sure?' });
    const answer = this.chance(['Confirm', 'Cancel']);
    await question.getByRole('button', { name: answer }).press('Enter');
    await question.waitFor({ state: 'detached' });
  }

  private async write(): Promise<void> {
    const { texts } = await this.see();
    if (texts.length === 0) return;
    const text = this.chance(texts);
    this.note('write', text);
    await this.page.mouse.dblclick(text.x, text.y);
    await this.page.keyboard.type(`w${Math.floor(this.random() * 1000)}`);
    await this.press(this.chance(['Enter', 'Escape']));
  }
}
