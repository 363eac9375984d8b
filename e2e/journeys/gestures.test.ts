import { inflateSync } from 'node:zlib';
import { blockRegistry } from '@org/blocks/definitions';
import { loadContent, printTree } from '@org/content';
import type { Page } from '@playwright/test';
import { openFresh, type ShortTree } from './admin.ts';
import { GestureHand, getRandom } from './gesture-hand.ts';
import { expect, test } from './journey.ts';

/**
 * Sequences of two to five gestures, all with the real mouse and the real keys: 50 on each page, one page in a usual
 * run, 500 in all with `GESTURE_PAGES=10`. Another seed is tried with `GESTURE_SEED=7`; a failure names the seed and what was done.
 */
const SEED = Number(process.env.GESTURE_SEED ?? 20_260);
const PAGES = Number(process.env.GESTURE_PAGES ?? 1);
const SEQUENCES = 30;

// A trace of some ten thousand gestures would take longer than they do; a failure tells its seed instead.
test.use({ trace: 'off' });

const text = (id: string) => [id, { type: 'Text', props: { text: `Words of ${id}` } }] as const;

/** Thirty blocks: three sections, with columns, a row, containers, and every kind of block in them. */
const THIRTY: ShortTree = Object.fromEntries<ShortTree[string]>([
  ['ROOT', { type: 'Wrapper', nodes: ['section001', 'section002', 'section003'] }],
  ['section001', { type: 'Section', nodes: ['column0001', 'column0002'] }],
  ['column0001', { type: 'Column', nodes: ['text000001', 'text000002', 'button0001'] }],
  ['column0002', { type: 'Column', nodes: ['contain001', 'text000003'] }],
  ['contain001', { type: 'Container', nodes: ['text000004', 'button0002'] }],
  ['section002', { type: 'Section', nodes: ['column0003'] }],
  ['column0003', { type: 'Column', nodes: ['row0000001', 'textbox001', 'icons00001'] }],
  ['row0000001', { type: 'Row', nodes: ['column0004', 'column0005'], props: { columns: 2 } }],
  ['column0004', { type: 'Column', nodes: ['text000005', 'text000006'] }],
  ['column0005', { type: 'Column', nodes: ['text000007', 'text000008'] }],
  ['section003', { type: 'Section', nodes: ['column0006', 'column0007', 'column0008'] }],
  ['column0006', { type: 'Column', nodes: ['text000009', 'button0003'] }],
  ['column0007', { type: 'Column', nodes: ['contain002'] }],
  ['contain002', { type: 'Container', nodes: ['text000010'] }],
  ['column0008', { type: 'Column' }],
  ['textbox001', { type: 'TextBox', props: { html: '<p>Formatted <strong>words</strong></p>' } }],
  ['icons00001', { type: 'Icons' }],
  ['button0001', { type: 'Button', props: { text: 'One' } }],
  ['button0002', { type: 'Button', props: { text: 'Two' } }],
  ['button0003', { type: 'Button', props: { text: 'Three' } }],
  ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map((n) => text(`text0000${n}`)),
]);

/** Saves by the key and waits until the server has it. Nothing is sent when nothing is unsaved. */
async function saved(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.waitForFunction(
    () => !/Unsaved|Saving/.test(document.querySelector('.at-save-state')?.textContent ?? 'Saving'),
  );
}

/** Reads the stored content, which must equal what the guard returns, to the byte. */
async function stored(page: Page, id: number): Promise<string> {
  const answer = await page.request.get(`/api/v1/admin/pages/${id}/`);
  const { content } = ((await answer.json()) as { page: { content: string } }).page;
  const loaded = loadContent(content, blockRegistry);
  if (!loaded.ok) throw new Error(`What was saved cannot be loaded: ${loaded.message}`);
  expect(loaded.notes).toEqual([]);
  const printed = printTree(loaded.tree);
  expect(inflateSync(Buffer.from(content, 'base64')).toString()).toBe(printed);
  return printed;
}

/** Undoes every step. */
async function undoAll(page: Page): Promise<void> {
  const hasMore = (): Promise<boolean> =>
    page.evaluate(
      () => document.querySelector<HTMLButtonElement>('[aria-label^="Undo"]')?.disabled === false,
    );
  for (let step = 0; step < 100 && (await hasMore()); step++)
    await page.keyboard.press('Control+z');
  expect(await hasMore()).toBe(false);
}

for (let at = 0; at < PAGES; at++)
  test(`a random sequence of edits can be reloaded and undone, ${at + 1} of ${PAGES}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { id } = await openFresh(page, 'gestures', THIRTY);
    // One change there and back, so that what is stored is what the editor itself stores.
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+Shift+h');
    await saved(page);
    await undoAll(page);
    await saved(page);
    const start = await stored(page, id);

    const random = getRandom(SEED + at);
    const hand = new GestureHand(page, random);
    let changed = 0;
    for (let sequence = 0; sequence < SEQUENCES; sequence++) {
      hand.done = [];
      try {
        const gestures = 2 + Math.floor(random() * 4);
        for (let gesture = 0; gesture < gestures; gesture++) await hand.act();
        await saved(page);
        if ((await stored(page, id)) !== start) changed += 1;
        await undoAll(page);
        await saved(page);
        expect(await stored(page, id)).toBe(start);
        expect(faults).toEqual([]);
      } catch (error) {
        const told = `Seed ${SEED}, page ${at + 1}, sequence ${sequence + 1}: ${hand.done.join('; ')}`;
        throw new Error(told, { cause: error });
      }
    }
    // Chance that never changes anything would prove nothing.
    expect(changed).toBeGreaterThan(SEQUENCES / 2);
  });
