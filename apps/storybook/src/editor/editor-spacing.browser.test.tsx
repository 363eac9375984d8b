import { effective } from '@org/device-settings';
import type { Device } from '@org/schema';
import type { DeviceGroups, SparseSettings } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MODIFIERS, Mouse } from './mouse.ts';
import { closeEditor, createPage, type OpenEditor, openEditor } from './open-editor.tsx';

afterEach(() => {
  closeEditor();
  localStorage.clear();
});

/** Ids of the section, its column, and its blocks: containers have a text each. */
const [SECTION, COLUMN, FIRST, SECOND] = [1, 2, 3, 5].map((at) => `n00000000${at}`);
const box = (padding: number) => ({
  type: 'Container',
  props: {
    settings: {
      desktop: { spacing: { paddingTop: padding, paddingBottom: padding, paddingLeft: padding } },
    },
  },
  children: [{ type: 'Text', props: { text: 'Words of a container that has some space' } }],
});

/** Spacing of a block on a device. */
function read(editor: OpenEditor, id = FIRST, device: Device = 'desktop'): DeviceGroups['spacing'] {
  const node = editor.store.node(id ?? '');
  const settings = (node?.props.settings ?? {}) as SparseSettings;
  return effective(settings, device, 'spacing', node?.type.resolvedName);
}

const getHandle = (editor: OpenEditor, field: string): HTMLElement | null =>
  editor.canvas.querySelector<HTMLElement>(`.at-space-handle[data-space="${field}"]:not([hidden])`);

/** Selects a block, and returns one of its handles. */
async function openHandle(editor: OpenEditor, field: string, id = FIRST): Promise<HTMLElement> {
  editor.store.select([id ?? '']);
  // Handles move to another block in the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await expect.poll(() => getHandle(editor, field)).toBeTruthy();
  const handle = getHandle(editor, field);
  invariant(handle, 'the handle is shown');
  return handle;
}

const getLabel = (editor: OpenEditor): string | null | undefined => {
  const label = editor.canvas.querySelector<HTMLElement>('.at-space > .at-handle-label');
  return label?.hidden ? undefined : label?.textContent;
};
const getSteps = (editor: OpenEditor): readonly string[] => editor.store.history.list().labels;
const said = () => document.querySelector('[data-part="announcement"]')?.textContent;

it('drags padding and margin with snapping, as one step that can be undone', async () => {
  const editor = await openEditor(createPage(box(12), box(40)));
  const mouse = new Mouse(editor.canvas);
  const top = await openHandle(editor, 'paddingTop');
  const element = editor.all('container')[0];
  invariant(element, 'the block is shown');
  const end = await mouse.drag(Mouse.center(top), { y: 15 });
  await expect.poll(() => getLabel(editor)).toBe('Padding top 28 px on desktop');
  expect([getComputedStyle(element).paddingTop, read(editor).paddingTop]).toEqual(['28px', 12]);
  await mouse.up(end);
  await expect.poll(() => read(editor).paddingTop).toBe(28);
  await expect
    .poll(() => [element.style.paddingTop, getComputedStyle(element).paddingTop])
    .toEqual(['', '28px']);
  expect([getSteps(editor), said(), getLabel(editor)]).toEqual([
    ['Change padding of Container'],
    'Padding top 28 px on desktop',
    undefined,
  ]);

  // The lower edge of the block follows the pointer, and stops at the value of the next block.
  const low = await openHandle(editor, 'paddingBottom');
  const lowEnd = await mouse.drag(Mouse.center(low), { y: 27 });
  await expect.poll(() => getLabel(editor)).toBe('Padding bottom 40 px on desktop, as Container');
  await mouse.up(lowEnd);
  await expect.poll(() => read(editor).paddingBottom).toBe(40);

  const margin = await openHandle(editor, 'marginBottom');
  mouse.hold(MODIFIERS.ctrl);
  await mouse.up(await mouse.drag(Mouse.center(margin), { y: 13 }));
  mouse.hold(0);
  await expect.poll(() => read(editor).marginBottom).toBe(13);

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => [read(editor).marginBottom, read(editor).paddingBottom]).toEqual([0, 40]);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => read(editor)).toMatchObject({ paddingTop: 12, paddingBottom: 12 });
});

it('changes the opposite side with Alt and all sides with Alt and Shift, and nothing after Escape', async () => {
  const editor = await openEditor(createPage(box(12)));
  const mouse = new Mouse(editor.canvas);
  const handle = await openHandle(editor, 'paddingLeft');
  const from = Mouse.center(handle);
  mouse.hold(MODIFIERS.alt);
  const end = await mouse.drag(from, { x: 20 });
  await expect.poll(() => getLabel(editor)).toBe('Padding left and right 32 px on desktop');
  mouse.hold(MODIFIERS.alt | MODIFIERS.shift);
  await mouse.move(end);
  await expect.poll(() => getLabel(editor)).toBe('Padding 32 px on desktop');
  mouse.hold(MODIFIERS.alt);
  await mouse.up(end);
  await expect
    .poll(() => read(editor))
    .toMatchObject({ paddingLeft: 32, paddingRight: 32, paddingTop: 12, paddingBottom: 12 });
  mouse.hold(0);

  const element = editor.all('container')[0];
  const again = await mouse.drag(Mouse.center(await openHandle(editor, 'paddingLeft')), { x: 40 });
  await expect.poll(() => element && getComputedStyle(element).paddingLeft).toBe('72px');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => element && getComputedStyle(element).paddingLeft).toBe('32px');
  await mouse.move({ x: again.x + 30, y: again.y });
  await mouse.up(again);
  expect([read(editor).paddingLeft, getSteps(editor), said()]).toEqual([
    32,
    ['Change padding of Container'],
    'Drag cancelled',
  ]);
  expect(editor.store.selected()).toEqual([FIRST]);
});

it('changes the shown device only, at the zoom of its canvas', async () => {
  const editor = await openEditor(createPage(box(12)));
  await page.getByTitle('Mobile', { exact: true }).click();
  editor.session.state.set({ zoom: 0.5 });
  const mouse = new Mouse(editor.canvas);
  const handle = await openHandle(editor, 'paddingTop');
  await expect.poll(() => editor.canvas.defaultView?.innerWidth).toBeLessThan(768);
  await mouse.up(await mouse.drag(Mouse.center(handle), { y: 24 }));
  await expect.poll(() => read(editor, FIRST, 'mobile').paddingTop).toBe(36);
  expect([read(editor).paddingTop, said()]).toEqual([12, 'Padding top 36 px on mobile']);
});

it('drags the gap between children and heights, which are those of the content again when they are small', async () => {
  const picture = { type: 'Image' };
  const editor = await openEditor(createPage(picture, { type: 'Text', props: { text: 'Below' } }));
  const mouse = new Mouse(editor.canvas);
  const alignment = (id: string | undefined) =>
    effective(
      (editor.store.node(id ?? '')?.props.settings ?? {}) as SparseSettings,
      'desktop',
      'alignment',
      'Section',
    );
  const gap = await openHandle(editor, 'gap', COLUMN);
  await mouse.up(await mouse.drag(Mouse.center(gap), { y: 16 }));
  await expect.poll(() => alignment(COLUMN).gap).toBe(32);

  const section = editor.all('section')[0];
  const before = section?.offsetHeight ?? 0;
  const height = await openHandle(editor, 'height', SECTION);
  await mouse.up(await mouse.drag(Mouse.center(height), { y: 60 }));
  await expect.poll(() => alignment(SECTION).heightAuto).toBe(false);
  expect(Math.abs((section?.offsetHeight ?? 0) - before - 60)).toBeLessThan(3);
  const larger = await openHandle(editor, 'height', SECTION);
  await mouse.up(await mouse.drag(Mouse.center(larger), { y: -200 }));
  await expect.poll(() => alignment(SECTION).heightAuto).toBe(true);
  expect(section?.offsetHeight).toBe(before);

  const image = await openHandle(editor, 'height', FIRST);
  await mouse.up(await mouse.drag(Mouse.center(image), { y: -50 }));
  await expect
    .poll(() => editor.store.node(FIRST ?? '')?.props.sizes)
    .toMatchObject({ desktop: { height: 200, heightUnit: 'px' } });
  await expect.poll(() => editor.all('image')[0]?.offsetHeight).toBe(200);
});

it('follows the pointer in a page that is read from right to left, and stores the side that was dragged', async () => {
  const editor = await openEditor(
    createPage({
      type: 'Row',
      children: [{ type: 'Column', children: [box(12)] }, { type: 'Column' }],
    }),
  );
  editor.canvas.documentElement.dir = 'rtl';
  const mouse = new Mouse(editor.canvas);
  const [, , ROW, , CONTAINER] = [1, 2, 3, 4, 5].map((at) => `n00000000${at}`);
  const gap = await openHandle(editor, 'gap', ROW);
  await mouse.up(await mouse.drag(Mouse.center(gap), { x: -16 }));
  const settings = () => (editor.store.node(ROW ?? '')?.props.settings ?? {}) as SparseSettings;
  await expect.poll(() => effective(settings(), 'desktop', 'alignment', 'Row').gap).toBe(32);
  const side = await openHandle(editor, 'paddingRight', CONTAINER);
  await mouse.up(await mouse.drag(Mouse.center(side), { x: -20 }));
  await expect
    .poll(() => read(editor, CONTAINER))
    .toMatchObject({ paddingRight: 20, paddingLeft: 12 });
});

it('selects what is below a handle by a click, and has no handles in the preview', async () => {
  const editor = await openEditor(createPage(box(12), box(12)));
  const mouse = new Mouse(editor.canvas);
  const handle = await openHandle(editor, 'marginBottom', SECOND);
  const at = Mouse.center(handle);
  await mouse.down(at);
  await mouse.up(at);
  await expect.poll(() => editor.store.selected()).toEqual([SECTION]);
  expect(getSteps(editor)).toEqual([]);
  await openHandle(editor, 'paddingTop', SECOND);
  await page.getByRole('button', { name: /preview/i }).click();
  await expect.poll(() => editor.canvas.querySelector<HTMLElement>('.at-space')?.hidden).toBe(true);
});

it('adjusts spacing by the keyboard', async () => {
  const editor = await openEditor(createPage(box(12)));
  await editor.frame.getByText('Words of a container that has some space').click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => editor.store.selected()).toEqual([FIRST]);
  await userEvent.keyboard('{Control>}{Alt>}s{/Alt}{/Control}');
  await expect.poll(() => editor.canvas.activeElement?.ariaLabel).toBe('Padding top of Container');
  await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
  await expect.poll(() => read(editor).paddingTop).toBe(21);
  await userEvent.keyboard('{Tab}');
  expect(editor.canvas.activeElement?.ariaLabel).toBe('Padding right of Container');
  await userEvent.keyboard('{Escape}');
  expect([editor.canvas.activeElement?.tagName, editor.store.selected()]).toEqual([
    'BODY',
    [FIRST],
  ]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => read(editor).paddingTop).toBe(12);
});
