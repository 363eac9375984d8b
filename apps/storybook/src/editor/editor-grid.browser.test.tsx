import type { NodeId } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Mouse } from './mouse.ts';
import { closeEditor, createPage, type OpenEditor, openEditor } from './open-editor.tsx';

afterEach(() => {
  closeEditor();
  localStorage.clear();
});

/** Ids of the grid and its first column. */
const [GRID, FIRST] = [3, 4].map((at) => `n00000000${at}` as NodeId);
const GRID_OF_THREE = {
  type: 'Grid',
  props: { rowHeights: { desktop: 120 } },
  children: Array.from({ length: 5 }, () => ({ type: 'Column' })),
};

const getHandles = (editor: OpenEditor): HTMLElement[] => [
  ...editor.canvas.querySelectorAll<HTMLElement>(
    '.at-grid:not([hidden]) > .at-grid-handle:not([hidden])',
  ),
];

async function openHandle(editor: OpenEditor, id: NodeId | undefined): Promise<HTMLElement> {
  editor.store.select([id ?? '']);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await expect.poll(() => getHandles(editor).length).toBe(2);
  const [handle] = getHandles(editor);
  invariant(handle, 'the handle is shown');
  return handle;
}

/** Boxes of the grid's columns in px. */
const getBoxes = (editor: OpenEditor): DOMRect[] =>
  [...(editor.all('grid')[0]?.children ?? [])].map((column) => column.getBoundingClientRect());

it('drags the line between two columns, and the third stays', async () => {
  const editor = await openEditor(createPage(GRID_OF_THREE));
  const mouse = new Mouse(editor.canvas);
  const [first, , third] = getBoxes(editor);
  invariant(first && third, 'the columns are shown');
  const handle = await openHandle(editor, GRID);
  const end = await mouse.drag(Mouse.center(handle), { x: first.width * 0.55 });
  await mouse.up(end);
  await expect
    .poll(() => editor.store.node(GRID ?? '')?.props.tracks)
    .toEqual({ desktop: [1.5, 0.5, 1] });
  await expect.poll(() => getBoxes(editor)[0]?.width ?? 0).toBeCloseTo(first.width * 1.5, 0);
  expect(getBoxes(editor)[2]?.left).toBeCloseTo(third.left, 0);
  editor.store.undo();
  await expect.poll(() => getBoxes(editor)[0]?.width ?? 0).toBeCloseTo(first.width, 0);
});

it('drags the edges of a block over columns and rows', async () => {
  const editor = await openEditor(createPage(GRID_OF_THREE));
  const mouse = new Mouse(editor.canvas);
  const [first] = getBoxes(editor);
  invariant(first, 'the columns are shown');
  const right = await openHandle(editor, FIRST);
  await mouse.up(await mouse.drag(Mouse.center(right), { x: first.width }));
  await expect.poll(() => getBoxes(editor)[0]?.width).toBeCloseTo(first.width * 2 + 16, 0);
  const [, lower] = getHandles(editor);
  invariant(lower, 'the lower handle is shown');
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await mouse.up(await mouse.drag(Mouse.center(lower), { y: first.height }));
  await expect
    .poll(() => editor.store.node(FIRST ?? '')?.props.cells)
    .toEqual({ desktop: { columnSpan: 2, rowSpan: 2, column: 0, row: 0 } });
  expect(getBoxes(editor)[0]?.height).toBeCloseTo(first.height * 2 + 16, 0);
});

it('limits cells to the columns of a narrow device', async () => {
  const cells = { desktop: { columnSpan: 3, rowSpan: 1, column: 1, row: 1 } };
  const editor = await openEditor(
    createPage({
      ...GRID_OF_THREE,
      props: { tracks: { desktop: [1, 1, 1], tablet: [1, 1] } },
      children: [{ type: 'Column', props: { cells } }, { type: 'Column' }, { type: 'Column' }],
    }),
  );
  const getWidth = (): number => editor.all('grid')[0]?.getBoundingClientRect().width ?? 0;
  const getWidths = (): number[] => getBoxes(editor).map(({ width }) => width / getWidth());
  expect(getWidths()[0]).toBeCloseTo(1, 2);
  await page.getByTitle('Tablet', { exact: true }).click();
  await expect.poll(() => editor.canvas.defaultView?.innerWidth).toBeLessThan(992);
  await expect.poll(() => getWidths()[0]).toBeCloseTo(1, 2);
  expect(getWidths()[1]).toBeCloseTo(0.49, 1);
  await page.getByTitle('Mobile', { exact: true }).click();
  await expect.poll(() => editor.canvas.defaultView?.innerWidth).toBeLessThan(768);
  await expect.poll(() => getWidths()).toEqual([1, 1, 1]);
});
