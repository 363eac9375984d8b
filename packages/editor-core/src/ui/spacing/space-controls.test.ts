// @vitest-environment jsdom
import { createRegistry, createTree } from '@org/content';
import { countingIds, testBlock } from '@org/content/testing';
import { effective } from '@org/device-settings';
import { DEFAULT_SPACES, type Space, type SparseSettings } from '@org/schema/entities';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../../test/open-store.ts';
import { readSpaceBlock } from './space-block.ts';
import { SpaceControls } from './space-controls.ts';
import { SIDES, type SideField } from './space-fields.ts';

const TEXT = 'n000000001';
const registry = createRegistry([
  testBlock('Wrapper', { canvas: true }),
  testBlock('Text', { groups: ['spacing'] }),
]);
const FIELDS = (['padding', 'margin'] as const).flatMap((kind) =>
  SIDES.map((side): SideField => `${kind}${side}`),
);

const getPixels = (space: Space): number =>
  typeof space === 'number' ? space : DEFAULT_SPACES[space];

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

/** A text block of 400 × 200 px that shows its stored spacing. */
function open() {
  const tree = createTree(
    { type: 'Wrapper', children: [{ type: 'Text' }] },
    registry,
    countingIds(),
  );
  const { store, clock } = openStore(tree, registry);
  document.body.innerHTML = `<div data-node="${TEXT}"></div>`;
  const element = document.body.firstElementChild as HTMLElement;
  element.getBoundingClientRect = () => new DOMRect(100, 100, 400, 200);
  const read = () =>
    effective((store.node(TEXT)?.props.settings ?? {}) as SparseSettings, 'desktop', 'spacing');
  const said: string[] = [];
  const controls = new SpaceControls({
    doc: document,
    store,
    getBlock: () => {
      const id = store.single;
      return id === undefined ? undefined : readSpaceBlock(store, {}, id, 'desktop');
    },
    announce: (text) => said.push(text),
  });
  const draw = (): void => {
    for (const field of FIELDS)
      element.style.setProperty(
        field.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`),
        `${getPixels(read()[field])}px`,
      );
    controls.update();
  };
  stops.push(store.subscribe(draw), store.subscribeSelection(draw), () => controls.remove());
  store.select([TEXT]);
  return { store, clock, controls, element, said, read };
}

const slider = (name: string) => screen.getByRole('slider', { name: `${name} of Text` });
const press = (key: string, init: KeyboardEventInit = {}): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
};

it('changes a value by the keyboard, each pause being a step of the history', () => {
  const { store, clock, controls, read } = open();
  expect(controls.focusFirst()).toBe(true);
  expect(document.activeElement).toBe(slider('Padding top'));
  press('ArrowUp');
  press('ArrowUp', { shiftKey: true });
  expect(read().paddingTop).toBe(9);
  expect(slider('Padding top').getAttribute('aria-valuetext')).toBe('9 px on desktop');
  clock.now += 2000;
  press('ArrowDown');
  expect(read().paddingTop).toBe(8);
  expect(store.history.list().labels).toEqual(['Change padding of Text', 'Change padding of Text']);
  store.undo();
  expect(read().paddingTop).toBe(9);
  store.undo();
  expect(read().paddingTop).toBe(0);
});

it('goes through the steps of the theme with Page up and Page down', () => {
  const { controls, store } = open();
  const stored = () =>
    (store.node(TEXT)?.props.settings as SparseSettings | undefined)?.desktop?.spacing;
  controls.focusFirst();
  press('PageUp');
  press('PageUp');
  expect(stored()).toEqual({ paddingTop: 's' });
  expect(slider('Padding top').getAttribute('aria-valuetext')).toBe('8 px (S) on desktop');
  expect(slider('Padding top').getAttribute('aria-valuenow')).toBe('8');
  press('ArrowUp');
  expect(stored()).toEqual({ paddingTop: 9 });
  press('PageDown');
  press('PageDown');
  press('PageDown');
  press('PageDown');
  expect(stored()).toEqual({ paddingTop: 0 });
});

it('links sides by the keyboard, and resets a value with Delete', () => {
  const { controls, read } = open();
  controls.focusFirst();
  press('ArrowUp', { altKey: true, shiftKey: true });
  expect(read()).toMatchObject({
    paddingTop: 1,
    paddingRight: 1,
    paddingBottom: 1,
    paddingLeft: 1,
  });
  press('ArrowUp', { altKey: true });
  expect(read()).toMatchObject({ paddingTop: 2, paddingRight: 1, paddingBottom: 2 });
  press('Delete');
  expect(read()).toMatchObject({ paddingTop: 0, paddingBottom: 2 });
});

it('stores no negative padding, and negative margins', () => {
  const { controls, read, store } = open();
  controls.focusFirst();
  press('ArrowDown');
  expect(store.history.undoable).toBeUndefined();
  slider('Margin top').focus();
  press('ArrowDown', { shiftKey: true });
  expect(read().marginTop).toBe(-8);
  press('Home');
  expect(read().marginTop).toBe(0);
});

it('moves the focus round the handles with Tab, and back to the page with Escape', () => {
  const { controls } = open();
  controls.focusFirst();
  press('Tab');
  expect(document.activeElement).toBe(slider('Padding right'));
  press('Tab', { shiftKey: true });
  press('Tab', { shiftKey: true });
  expect(document.activeElement).toBe(slider('Margin left'));
  press('Tab');
  expect(document.activeElement).toBe(slider('Padding top'));
  press('Escape');
  expect(document.activeElement).toBe(document.body);
});

it('has no handles without a single selected block, or while its text is edited', () => {
  const { store, controls, element } = open();
  const count = () => screen.queryAllByRole('slider').length;
  expect(count()).toBe(8);
  element.setAttribute('data-editing', 'plain');
  controls.update();
  expect(count()).toBe(0);
  element.removeAttribute('data-editing');
  controls.update();
  expect(count()).toBe(8);
  store.select([]);
  expect([count(), controls.focusFirst()]).toEqual([0, false]);
});

it('has no handle for a side that custom CSS sets to another value', () => {
  const { store, controls, element } = open();
  const settings = { desktop: { spacing: { paddingTop: 12 } } };
  store.run([{ type: 'setProp', id: TEXT, path: ['settings'], value: settings }], { label: 'Set' });
  expect(screen.queryByRole('slider', { name: 'Padding top of Text' })).not.toBeNull();
  element.style.setProperty('padding-top', '40px');
  controls.update();
  expect(screen.queryByRole('slider', { name: 'Padding top of Text' })).toBeNull();
});

it('passes a press without movement on to the page', () => {
  const { element } = open();
  // jsdom has no layout.
  document.elementsFromPoint = () => [slider('Padding top'), element, document.body];
  stops.push(() => Reflect.deleteProperty(document, 'elementsFromPoint'));
  const clicked: EventTarget[] = [];
  element.addEventListener('click', (event) => clicked.push(event.target as EventTarget));
  fireEvent.click(slider('Padding top'), { clientX: 300, clientY: 106 });
  expect(clicked).toEqual([element]);
});
