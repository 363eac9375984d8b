// @vitest-environment jsdom
import { createRegistry, createTree } from '@org/content';
import { countingIds, testBlock } from '@org/content/testing';
import type { Viewport } from '@org/schema';
import type { JsonObject, NodeId } from '@org/schema/entities';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../../test/open-store.ts';
import { getShownTracks } from '../../model/edits/grid-values.ts';
import { readColumnRow } from '../columns/column-row.ts';
import { readGrid } from './grid-block.ts';
import { GridControls } from './grid-controls.ts';

const registry = createRegistry([
  testBlock('Wrapper', { canvas: true }),
  testBlock('Grid', { canvas: true }),
  testBlock('Column', { canvas: true }),
]);
const [GRID, FIRST] = ['n000000001', 'n000000002'] as [NodeId, NodeId];
/** Width of a share and gap of the grid, px; it has four shares. */
const SHARE = 100;
const GAP = 20;
const ROW = 150;

const stops: (() => void)[] = [];
beforeEach(() => {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.innerHTML = '';
});

interface Opened {
  readonly viewport?: Viewport;
  readonly grid?: JsonObject;
  readonly cells?: JsonObject;
  readonly direction?: 'ltr' | 'rtl';
}

/** A grid of two columns in two rows. */
function open({ viewport = 'desktop', grid = {}, cells = {}, direction = 'ltr' }: Opened = {}) {
  const tree = createTree(
    {
      type: 'Wrapper',
      children: [
        {
          type: 'Grid',
          props: { tracks: { desktop: [1, 1, 2] }, ...grid },
          children: [{ type: 'Column', props: { cells } }, { type: 'Column' }],
        },
      ],
    },
    registry,
    countingIds(),
  );
  const { store } = openStore(tree, registry);
  const device = viewport === 'email' ? 'desktop' : viewport;
  const tracks = () => getShownTracks(store.node(GRID)?.props.tracks, device);
  document.body.innerHTML = `<div data-node="${GRID}" style="display:grid;column-gap:${GAP}px;row-gap:${GAP}px;grid-template-rows:${ROW}px ${ROW}px;direction:${direction}"><div data-node="${FIRST}"></div></div>`;
  const [element, child] = document.querySelectorAll<HTMLElement>('[data-node]');
  const width = (): number => tracks().reduce((sum, share) => sum + share * SHARE + GAP, -GAP);
  const layOut = (): void => {
    element?.style.setProperty(
      'grid-template-columns',
      tracks()
        .map((share) => `${share === 0 ? 50 : share * SHARE}px`)
        .join(' '),
    );
    if (element) element.getBoundingClientRect = () => new DOMRect(0, 0, width(), 2 * ROW + GAP);
    const left = direction === 'rtl' ? width() - SHARE : 0;
    if (child) child.getBoundingClientRect = () => new DOMRect(left, 0, SHARE, ROW);
  };
  layOut();
  const said: string[] = [];
  const controls = new GridControls({
    doc: document,
    store,
    getGrid: () =>
      store.single === undefined ? undefined : readGrid(store, store.single, viewport),
    announce: (text) => said.push(text),
  });
  const draw = (): void => {
    layOut();
    controls.update();
  };
  stops.push(store.subscribe(draw), store.subscribeSelection(draw), () => controls.remove());
  store.select([GRID]);
  const getCells = () => store.node(FIRST)?.props.cells;
  return { store, controls, said, tracks, getCells, element, child };
}

const handles = () => screen.queryAllByRole('slider');
const handle = (number: number) => handles()[number - 1] as HTMLElement;
const press = (key: string, init: KeyboardEventInit = {}): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
};
type Move = { readonly x?: number; readonly y?: number };
const drag = (number: number, { x = 0, y = 0 }: Move, init: PointerEventInit = {}): void => {
  const at = (part: number) => ({
    clientX: 300 + x * part,
    clientY: 300 + y * part,
    pointerId: 1,
    button: 0,
    ...init,
  });
  fireEvent.pointerDown(handle(number), at(0));
  fireEvent.pointerMove(window, at(0.5));
  fireEvent.pointerMove(window, at(1));
};
const drop = ({ x = 0, y = 0 }: Move, init: PointerEventInit = {}): void => {
  fireEvent.pointerUp(window, { clientX: 300 + x, clientY: 300 + y, pointerId: 1, ...init });
};

it('drags the line between two columns in quarters, as one step of the history', () => {
  const { store, tracks, said, element } = open();
  expect(handles().map((one) => one.getAttribute('aria-label'))).toEqual([
    'Line 1 between columns of Grid',
    'Line 2 between columns of Grid',
  ]);
  drag(1, { x: 45 });
  expect(screen.getByText('1.5fr + 0.5fr on desktop').className).toBe('at-handle-label');
  expect(element?.style.getPropertyValue('grid-template-columns')).toBe(
    'minmax(0px, 6fr) minmax(0px, 2fr) minmax(0px, 8fr)',
  );
  expect(tracks()).toEqual([1, 1, 2]);
  drop({ x: 45 });
  expect([tracks(), said]).toEqual([[1.5, 0.5, 2], ['1.5fr + 0.5fr on desktop']]);
  expect(store.history.list().labels).toEqual(['Change grid columns']);
  store.undo();
  expect(tracks()).toEqual([1, 1, 2]);
});

it('drags freely with Alt, keeps a quarter for each column, and is cancelled by Escape', () => {
  const { tracks, said } = open();
  drag(2, { x: -13 }, { altKey: true });
  drop({ x: -13 }, { altKey: true });
  expect(tracks()).toEqual([1, 0.85, 2.15]);
  drag(2, { x: 900 });
  drop({ x: 900 });
  expect(tracks()).toEqual([1, 2.75, 0.25]);
  drag(1, { x: 45 });
  press('Escape');
  drop({ x: 45 });
  expect([tracks(), said.at(-1)]).toEqual([[1, 2.75, 0.25], 'Drag cancelled']);
});

it('gives columns that fit their content a share of their width', () => {
  const { tracks } = open({ grid: { tracks: { desktop: [0, 1, 2] } } });
  drag(1, { x: 25 });
  drop({ x: 25 });
  expect(tracks()).toEqual([0.75, 0.75, 2]);
});

it('follows the direction of the page', () => {
  const { tracks } = open({ direction: 'rtl' });
  drag(1, { x: -25 });
  drop({ x: -25 });
  expect(tracks()).toEqual([1.25, 0.75, 2]);
});

it('stores columns of the current device, and begins with those that it shows', () => {
  const { store, tracks, said } = open({ viewport: 'tablet' });
  drag(1, { x: 25 });
  drop({ x: 25 });
  expect(store.node(GRID)?.props.tracks).toEqual({ desktop: [1, 1, 2], tablet: [1.25, 0.75, 2] });
  expect([tracks(), said]).toEqual([[1.25, 0.75, 2], ['1.25fr + 0.75fr on tablet']]);
});

it('moves a line by the keyboard', () => {
  const { controls, tracks } = open();
  expect(controls.focusFirst()).toBe(true);
  press('ArrowRight');
  expect(handle(1).getAttribute('aria-valuetext')).toBe('1.25fr + 0.75fr on desktop');
  press('ArrowLeft', { altKey: true });
  expect(tracks()).toEqual([1.2, 0.8, 2]);
  press('ArrowLeft');
  expect(tracks()).toEqual([1, 1, 2]);
  press('Home');
  expect(tracks()).toEqual([0.25, 1.75, 2]);
  press('Delete');
  expect(tracks()).toEqual([1, 1, 2]);
  press('Tab');
  expect(document.activeElement).toBe(handle(2));
  press('Escape');
  expect(document.activeElement).toBe(document.body);
});

it('adds and removes columns by buttons', () => {
  const { store, tracks, said } = open({ grid: { tracks: { desktop: [2, 1] } } });
  const [add, remove] = screen.getAllByRole('button');
  if (!add || !remove) throw new Error('There are no buttons');
  fireEvent.click(add);
  expect([tracks(), said]).toEqual([[2, 1, 1], ['3 columns on desktop']]);
  fireEvent.click(remove);
  fireEvent.click(remove);
  fireEvent.click(remove);
  expect([tracks(), said.at(-1)]).toEqual([[2], 'A grid has at least one column']);
  store.undo();
  expect(tracks()).toEqual([2, 1]);
});

it('reaches the buttons by the keyboard', () => {
  const { controls, tracks } = open({ grid: { tracks: { desktop: [1] } } });
  controls.focusFirst();
  expect(document.activeElement?.textContent).toBe('Add column');
  press('Enter');
  expect(tracks()).toEqual([1, 1]);
});

it('drags the edges of a block over columns and rows', () => {
  const { store, getCells, child, said } = open();
  store.select([FIRST]);
  expect(handles().map((one) => one.getAttribute('aria-label'))).toEqual([
    'Columns of Column in Grid',
    'Rows of Column in Grid',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  drag(1, { x: 100 });
  expect(screen.getByText('2 columns on desktop').className).toBe('at-handle-label');
  expect(child?.style.getPropertyValue('grid-column-end')).toBe('span 2');
  drop({ x: 100 });
  expect(child?.style.getPropertyValue('grid-column-end')).toBe('');
  expect(getCells()).toEqual({ desktop: { columnSpan: 2, rowSpan: 1, column: 0, row: 0 } });
  drag(2, { y: 300 });
  drop({ y: 300 });
  expect(getCells()).toEqual({ desktop: { columnSpan: 2, rowSpan: 3, column: 0, row: 0 } });
  expect(said).toEqual(['2 columns on desktop', '3 rows on desktop']);
  expect(store.history.list().labels).toEqual(['Change grid cell', 'Change grid cell']);
  store.undo();
  store.undo();
  expect(getCells()).toEqual({});
});

it('changes spans by the keyboard, within the columns from where the block begins', () => {
  const cells = { desktop: { columnSpan: 1, rowSpan: 1, column: 2, row: 1 } };
  const { store, controls, getCells } = open({ cells });
  store.select([FIRST]);
  controls.focusFirst();
  press('End');
  expect(getCells()).toEqual({ desktop: { columnSpan: 2, rowSpan: 1, column: 2, row: 1 } });
  press('ArrowDown');
  press('Tab');
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowUp');
  expect(getCells()).toEqual({ desktop: { columnSpan: 2, rowSpan: 2, column: 2, row: 1 } });
});

it('has one column on phones, and spans of their own there', () => {
  const cells = { desktop: { columnSpan: 2, rowSpan: 2, column: 2, row: 1 } };
  const { store, tracks, getCells } = open({ viewport: 'mobile', cells });
  expect([tracks(), handles()]).toEqual([[1], []]);
  store.select([FIRST]);
  expect(handles().map((one) => one.getAttribute('aria-valuetext'))).toEqual(['1 row on mobile']);
  drag(1, { y: 170 });
  drop({ y: 170 });
  expect(getCells()).toEqual({
    ...cells,
    mobile: { columnSpan: 1, rowSpan: 2, column: 0, row: 0 },
  });
});

it('has no edges of a row between the columns of a grid', () => {
  const { store } = open();
  expect(readColumnRow(store, GRID, 'desktop')).toBeUndefined();
  expect(readColumnRow(store, FIRST, 'desktop')).toBeUndefined();
});
