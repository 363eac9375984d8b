// @vitest-environment jsdom
import { createRegistry, createTree } from '@org/content';
import { countingIds, testBlock } from '@org/content/testing';
import type { Viewport } from '@org/schema';
import type { JsonValue, NodeId } from '@org/schema/entities';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../../test/open-store.ts';
import { readPictureBlock } from './picture-block.ts';
import { PictureControls } from './picture-controls.ts';

const IMAGE = 'n000000001' as NodeId;
const registry = createRegistry([testBlock('Wrapper', { canvas: true }), testBlock('Image')]);
const SETTINGS = {
  Image: [{ kind: 'image', prop: 'src', label: 'Picture', also: { focus: 'focus' } }],
};

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

/** A picture of 1600 × 800 px in a frame of 400 × 400 px. */
function open(viewport: Viewport = 'desktop', natural = { width: 1600, height: 800 }) {
  const tree = createTree(
    { type: 'Wrapper', children: [{ type: 'Image' }] },
    registry,
    countingIds(),
  );
  const { store } = openStore(tree, registry);
  document.body.innerHTML = `<div data-node="${IMAGE}"><img data-part="picture" alt="" style="object-fit:cover;object-position:50% 50%"></div>`;
  const picture = document.querySelector('img') as HTMLImageElement;
  const sizes = {
    naturalWidth: natural.width,
    naturalHeight: natural.height,
    offsetWidth: 400,
    offsetHeight: 400,
  };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(picture, name, { configurable: true, value });
  const said: string[] = [];
  const controls = new PictureControls({
    doc: document,
    store,
    getBlock: () =>
      store.single === undefined
        ? undefined
        : readPictureBlock(store, SETTINGS, store.single, viewport),
    announce: (text) => said.push(text),
  });
  stops.push(
    store.subscribeSelection(() => controls.update()),
    () => controls.remove(),
  );
  store.select([IMAGE]);
  const read = (): JsonValue | undefined => store.node(IMAGE)?.props.focus;
  return { store, said, read, picture };
}

const handle = () => document.querySelector<HTMLElement>('.at-picture-handle') as HTMLElement;
const at = (clientX: number) => ({ clientX, clientY: 200, pointerId: 1, button: 0 });
const drag = (by: number): void => {
  fireEvent.pointerDown(handle(), at(200));
  fireEvent.pointerMove(window, at(200 + by));
};

it('moves a picture in its frame, as one step of the history', () => {
  const { store, said, read, picture } = open();
  expect(handle().hidden).toBe(false);
  drag(100);
  expect([picture.style.objectPosition, read()]).toEqual(['25% 50%', undefined]);
  expect(document.querySelector('.at-handle-label:not([hidden])')?.textContent).toBe(
    'Focus 25% from the left, 50% from the top on desktop',
  );
  fireEvent.pointerUp(window, at(300));
  expect([read(), picture.style.objectPosition]).toEqual([
    { desktop: { x: 25, y: 50 } },
    '50% 50%',
  ]);
  expect(said).toEqual(['Focus 25% from the left, 50% from the top on desktop']);
  expect(store.history.list().labels).toEqual(['Move picture of Image']);
  store.undo();
  expect(read()).toBeUndefined();
});

it('stores the focus of the current device beside that of desktop', () => {
  const { store, read } = open('mobile');
  store.run(
    [{ type: 'setProp', id: IMAGE, path: ['focus'], value: { desktop: { x: 10, y: 20 } } }],
    { label: 'Set' },
  );
  drag(-200);
  fireEvent.pointerUp(window, at(0));
  expect(read()).toEqual({ desktop: { x: 10, y: 20 }, mobile: { x: 100, y: 50 } });
});

it('restores the picture with Escape, and changes nothing by a press', () => {
  const { said, read, picture, store } = open();
  drag(100);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([picture.style.objectPosition, said, read()]).toEqual([
    '50% 50%',
    ['Drag cancelled'],
    undefined,
  ]);
  fireEvent.pointerDown(handle(), at(200));
  fireEvent.pointerUp(window, at(200));
  expect(store.history.undoable).toBeUndefined();
});

it('has no handle for a picture that is shown whole, nor without a selected one', () => {
  const { store } = open('desktop', { width: 800, height: 800 });
  expect(handle().hidden).toBe(true);
  store.select([]);
  expect(handle().hidden).toBe(true);
});
