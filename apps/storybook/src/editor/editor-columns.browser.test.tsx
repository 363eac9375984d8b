import type { NodeId } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MODIFIERS, Mouse } from './mouse.ts';
import { closeEditor, createPage, type OpenEditor, openEditor } from './open-editor.tsx';

afterEach(() => {
  closeEditor();
  localStorage.clear();
});

/** Ids of the row and its columns. */
const [ROW, FIRST, SECOND] = [3, 4, 5].map((at) => `n00000000${at}` as NodeId);
const ROW_OF_THREE = {
  type: 'Row',
  props: { columns: 3 },
  children: Array.from({ length: 3 }, () => ({ type: 'Column' })),
};

const getEdges = (editor: OpenEditor): HTMLElement[] => [
  ...editor.canvas.querySelectorAll<HTMLElement>(
    '.at-columns:not([hidden]) > .at-column-handle:not([hidden])',
  ),
];

async function openEdge(editor: OpenEditor): Promise<HTMLElement> {
  editor.store.select([ROW ?? '']);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await expect.poll(() => getEdges(editor).length).toBe(2);
  const [edge] = getEdges(editor);
  invariant(edge, 'the edge is shown');
  return edge;
}

/** Widths of the row's columns in px. */
const getWidths = (editor: OpenEditor): number[] =>
  [...(editor.all('row')[0]?.children ?? [])].map((column) =>
    Math.round(column.getBoundingClientRect().width),
  );

it('drags the edge between two columns, and the others stay', async () => {
  const editor = await openEditor(createPage(ROW_OF_THREE));
  const mouse = new Mouse(editor.canvas);
  const [, , third = 0] = getWidths(editor);
  const row = editor.all('row')[0]?.getBoundingClientRect();
  const twelfth = ((row?.width ?? 0) + 16) / 12;
  const end = await mouse.drag(Mouse.center(await openEdge(editor)), { x: twelfth * 1.8 });
  await mouse.up(end);
  await expect.poll(() => editor.store.node(FIRST ?? '')?.props.span).toBe(6);
  expect(editor.store.node(SECOND ?? '')?.props.span).toBe(2);
  await expect
    .poll(() => getWidths(editor))
    .toEqual([Math.round(6 * twelfth - 16), Math.round(2 * twelfth - 16), third]);

  mouse.hold(MODIFIERS.alt);
  const free = await mouse.drag(Mouse.center(await openEdge(editor)), { x: -twelfth * 1.75 });
  await mouse.up(free);
  mouse.hold(0);
  await expect.poll(() => editor.store.node(FIRST ?? '')?.props.span).toBeCloseTo(4.25, 1);
  expect(editor.store.history.list().labels).toEqual([
    'Change column widths',
    'Change column widths',
  ]);
  // All columns are still on one line.
  const tops = [...(editor.all('row')[0]?.children ?? [])].map(
    (column) => column.getBoundingClientRect().top,
  );
  expect(new Set(tops).size).toBe(1);
});

it('has no edges between columns below each other, until they are beside each other on the device', async () => {
  const editor = await openEditor(createPage(ROW_OF_THREE));
  await page.getByTitle('Mobile', { exact: true }).click();
  await expect.poll(() => editor.canvas.defaultView?.innerWidth).toBeLessThan(768);
  editor.store.select([ROW ?? '']);
  await expect.poll(() => new Set(getWidths(editor)).size).toBe(1);
  expect(getEdges(editor)).toEqual([]);
  for (const id of editor.store.node(ROW ?? '')?.nodes ?? [])
    editor.store.run([{ type: 'setProp', id, path: ['spans'], value: { mobile: 4 } }], {
      label: 'Set',
    });
  await expect.poll(() => getEdges(editor).length).toBe(2);
});
