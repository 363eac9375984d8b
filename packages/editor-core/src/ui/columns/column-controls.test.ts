// @vitest-environment jsdom
import { createRegistry, createTree } from '@org/content';
import { countingIds, testBlock } from '@org/content/testing';
import type { Viewport } from '@org/schema';
import type { JsonObject, NodeId } from '@org/schema/entities';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../../test/open-store.ts';
import { ColumnControls } from './column-controls.ts';
import { getStoredSpan, readColumnRow } from './column-row.ts';

const registry = createRegistry([
  testBlock('Wrapper', { canvas: true }),
  testBlock('Section', { canvas: true, groups: ['alignment'] }),
  testBlock('Column', { canvas: true, groups: ['alignment'] }),
]);
const [SECTION, FIRST, SECOND, THIRD] = [1, 2, 3, 4].map(
  (number) => `n00000000${number}` as NodeId,
) as [NodeId, NodeId, NodeId, NodeId];
/** Width of the row and its gap, px: a twelfth is 100 px. */
const WIDTH = 1184;
const GAP = 16;

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

/** A section with three columns that share its width, or have the widths that are stored. */
function open(viewport: Viewport = 'desktop', columns: readonly JsonObject[] = [{}, {}, {}]) {
  const tree = createTree(
    {
      type: 'Wrapper',
      children: [
        { type: 'Section', children: columns.map((props) => ({ type: 'Column', props })) },
      ],
    },
    registry,
    countingIds(),
  );
  const { store, clock } = openStore(tree, registry);
  document.body.innerHTML = `<div data-node="${SECTION}" style="column-gap:${GAP}px">${[FIRST, SECOND, THIRD].map((id) => `<div data-node="${id}" data-block="column"></div>`).join('')}</div>`;
  const device = viewport === 'email' ? 'desktop' : viewport;
  const read = () => [FIRST, SECOND, THIRD].map((id) => getStoredSpan(store, id, device));
  const getBox = (element: Element): DOMRect => {
    const id = element.getAttribute('data-node');
    if (id === SECTION) return new DOMRect(0, 0, WIDTH, 300);
    const spans = read().map((span) => span ?? 4);
    const index = [FIRST, SECOND, THIRD].indexOf(id as NodeId);
    const left = spans.slice(0, index).reduce((sum, span) => sum + span * 100, 0);
    return new DOMRect(left, 0, (spans[index] ?? 0) * 100 - GAP, 300);
  };
  for (const element of document.querySelectorAll('[data-node]'))
    element.getBoundingClientRect = () => getBox(element);
  const said: string[] = [];
  const controls = new ColumnControls({
    doc: document,
    store,
    getRow: () =>
      store.single === undefined ? undefined : readColumnRow(store, store.single, viewport),
    announce: (text) => said.push(text),
  });
  const draw = (): void => controls.update();
  stops.push(store.subscribe(draw), store.subscribeSelection(draw), () => controls.remove());
  store.select([SECTION]);
  return { store, clock, controls, said, read };
}

const edges = () => screen.queryAllByRole('slider');
const edge = (number: number) => edges()[number - 1] as HTMLElement;
const press = (key: string, init: KeyboardEventInit = {}): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
};
const drag = (from: number, to: number, init: PointerEventInit = {}): void => {
  const at = (clientX: number) => ({ clientX, clientY: 280, pointerId: 1, button: 0, ...init });
  fireEvent.pointerDown(edge(1), at(from));
  fireEvent.pointerMove(window, at((from + to) / 2));
  fireEvent.pointerMove(window, at(to));
};
const drop = (at: number, init: PointerEventInit = {}): void => {
  fireEvent.pointerUp(window, { clientX: at, clientY: 280, pointerId: 1, ...init });
};

it('drags an edge in twelfths, as one step of the history', () => {
  const { store, read, said } = open();
  expect(edges()).toHaveLength(2);
  drag(392, 580);
  expect(screen.getByText('6 + 2 of 12 on desktop').className).toBe('at-handle-label');
  expect(read()).toEqual([undefined, undefined, undefined]);
  const element = document.querySelector<HTMLElement>(`[data-node="${FIRST}"]`);
  expect(element?.style.getPropertyValue('flex')).toContain('6');
  drop(580);
  expect([read(), said]).toEqual([[6, 2, undefined], ['6 + 2 of 12 on desktop']]);
  expect(element?.style.getPropertyValue('flex')).toBe('');
  expect(store.history.list().labels).toEqual(['Change column widths']);
  store.undo();
  expect(read()).toEqual([undefined, undefined, undefined]);
});

it('drags freely with Alt, and leaves each column its minimum width', () => {
  const { read } = open();
  drag(392, 417, { altKey: true });
  drop(417, { altKey: true });
  expect(read()).toEqual([4.25, 3.75, undefined]);
  drag(417, 3000, { altKey: true });
  drop(3000, { altKey: true });
  expect(read()).toEqual([7.1, 0.9, undefined]);
});

it('cancels a drag with Escape, and a press without movement changes nothing', () => {
  const { read, said, store } = open();
  drag(392, 580);
  press('Escape');
  drop(580);
  expect([read(), said]).toEqual([[undefined, undefined, undefined], ['Drag cancelled']]);
  fireEvent.pointerDown(edge(1), { clientX: 392, clientY: 280, pointerId: 1, button: 0 });
  drop(392);
  expect(store.history.undoable).toBeUndefined();
});

it('stores the widths of the current device', () => {
  const { read, store } = open('mobile', [{ span: 8, spans: { tablet: 6 } }, { span: 4 }, {}]);
  drag(392, 492);
  drop(492);
  expect(read()).toEqual([5, 3, undefined]);
  expect(store.node(FIRST)?.props).toMatchObject({ span: 8, spans: { tablet: 6, mobile: 5 } });
});

it('moves an edge by the keyboard', () => {
  const { controls, read, said } = open();
  expect(controls.focusFirst()).toBe(true);
  expect(document.activeElement).toBe(edge(1));
  press('ArrowRight');
  expect(read()).toEqual([5, 3, undefined]);
  expect(edge(1).getAttribute('aria-valuetext')).toBe('5 + 3 of 12 on desktop');
  press('ArrowLeft', { altKey: true });
  expect(read()).toEqual([4.9, 3.1, undefined]);
  press('ArrowLeft');
  expect(read()).toEqual([4, 4, undefined]);
  press('End');
  expect(read()).toEqual([7, 1, undefined]);
  press('Delete');
  expect([read(), said]).toEqual([
    [undefined, undefined, undefined],
    ['Column widths are automatic on desktop'],
  ]);
  press('Tab');
  expect(document.activeElement).toBe(edge(2));
  press('Tab');
  expect(document.activeElement).toBe(edge(1));
  press('Escape');
  expect(document.activeElement).toBe(document.body);
});

it('moves an edge to exact tenths of a twelfth with Alt', () => {
  const { controls, read } = open('desktop', [{ span: 3.42 }, { span: 4.58 }, { span: 4 }]);
  controls.focusFirst();
  const texts = Array.from({ length: 8 }, () => {
    press('ArrowRight', { altKey: true });
    return edge(1).getAttribute('aria-valuetext');
  });
  const starts = ['3.5', '3.6', '3.7', '3.8', '3.9', '4', '4.1', '4.2'];
  const ends = ['4.5', '4.4', '4.3', '4.2', '4.1', '4', '3.9', '3.8'];
  expect(texts).toEqual(starts.map((start, at) => `${start} + ${ends[at]} of 12 on desktop`));
  press('ArrowLeft', { altKey: true });
  expect([read(), edge(1).getAttribute('aria-valuenow')]).toEqual([[4.1, 3.9, 4], '4.1']);
});

it('has edges for a column of the row, and none beside a width of its style', () => {
  const fixed = { desktop: { alignment: { widthAuto: false, width: 300, widthUnit: 'px' } } };
  const { store } = open('desktop', [{}, {}, { settings: fixed }]);
  store.select([SECOND]);
  expect(edges()).toHaveLength(1);
  store.select([]);
  expect(edges()).toHaveLength(0);
});
