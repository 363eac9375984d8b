// @vitest-environment jsdom
import type { NodeId } from '@org/schema/entities';
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DistanceLines } from './distance-lines.ts';

const BOXES: Readonly<Record<string, DOMRect>> = {
  column: new DOMRect(0, 0, 400, 300),
  first: new DOMRect(20, 20, 360, 100),
  second: new DOMRect(20, 144, 360, 100),
};
let lines: DistanceLines | undefined;
afterEach(() => {
  lines?.remove();
  Reflect.deleteProperty(document, 'elementFromPoint');
  document.body.innerHTML = '';
});

/** Two blocks in a column; the first one is selected and the pointer is over another. */
function open(over: string): void {
  document.body.innerHTML =
    '<div data-node="column"><div data-node="first"></div><div data-node="second"></div></div>';
  for (const element of document.querySelectorAll('[data-node]'))
    element.getBoundingClientRect = () =>
      BOXES[element.getAttribute('data-node') ?? ''] ?? new DOMRect();
  // jsdom has no layout.
  document.elementFromPoint = () => document.querySelector(`[data-node="${over}"]`);
  lines = new DistanceLines({
    doc: document,
    getSelected: () => 'first' as NodeId,
    getParent: () => 'column' as NodeId,
  });
  fireEvent.pointerMove(window, { clientX: 30, clientY: 150 });
}
const shown = (): (string | null)[] =>
  [...document.querySelectorAll('.at-distance')].map((line) => line.textContent);

it('shows the distance to the block under the pointer while Alt is held', () => {
  open('second');
  expect(shown()).toEqual([]);
  fireEvent.keyDown(window, { key: 'Alt', altKey: true });
  expect(shown()).toEqual(['24']);
  fireEvent.keyUp(window, { key: 'Alt' });
  expect(shown()).toEqual([]);
});

it('shows the distances to the block around while the pointer is over the block itself', () => {
  open('first');
  fireEvent.pointerMove(window, { clientX: 30, clientY: 30, altKey: true });
  expect(shown()).toEqual(['20', '20', '20', '180']);
  fireEvent.pointerMove(window, { clientX: 30, clientY: 30 });
  expect(shown()).toEqual([]);
});
