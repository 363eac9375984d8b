// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { COLUMN, FIRST, getPage, SECOND, SECTION } from '../../../test/editor-registry.ts';
import { openStore } from '../../../test/open-store.ts';
import { layerDrop } from './layer-drop.ts';
import { layerAct } from './layer-key.ts';
import { openAtFirst, outlineRows } from './outline-rows.ts';

const open = () => openStore(getPage({ type: 'Text' }, { type: 'Container' })).store;
const shape = (rows: ReturnType<typeof outlineRows>): string[] =>
  rows.map(({ id, depth, isOpen }) => `${depth} ${id}${isOpen ? ' open' : ''}`);

describe('outlineRows', () => {
  it('shows a short document completely and in order', () => {
    const store = open();
    expect(outlineRows(store, openAtFirst(store))).toEqual([
      { id: SECTION, depth: 1, isOpen: true, hasChildren: true, position: 1, siblings: 1 },
      { id: COLUMN, depth: 2, isOpen: true, hasChildren: true, position: 1, siblings: 1 },
      { id: FIRST, depth: 3, isOpen: false, hasChildren: false, position: 1, siblings: 2 },
      { id: SECOND, depth: 3, isOpen: false, hasChildren: false, position: 2, siblings: 2 },
    ]);
  });

  it('omits collapsed blocks', () => {
    expect(shape(outlineRows(open(), new Set([SECTION])))).toEqual([
      `1 ${SECTION} open`,
      `2 ${COLUMN}`,
    ]);
  });

  it('shows search results with their ancestors, even when they are collapsed', () => {
    expect(shape(outlineRows(open(), new Set(), 'text'))).toEqual([
      `1 ${SECTION} open`,
      `2 ${COLUMN} open`,
      `3 ${FIRST}`,
    ]);
    expect(outlineRows(open(), new Set(), 'nothing of the kind')).toEqual([]);
  });
});

describe('layerAct', () => {
  const store = open();
  const rows = outlineRows(store, openAtFirst(store));
  const act = (at: number, key: string, shiftKey = false) => layerAct(rows, at, { key, shiftKey });

  it.each([
    ['ArrowDown', 0, { kind: 'go', to: 1 }],
    ['ArrowDown', 3, { kind: 'go', to: 3 }],
    ['ArrowUp', 0, { kind: 'go', to: 0 }],
    ['End', 0, { kind: 'go', to: 3 }],
    ['ArrowRight', 0, { kind: 'go', to: 1 }],
    ['ArrowLeft', 0, { kind: 'close' }],
    ['ArrowLeft', 3, { kind: 'go', to: 1 }],
    ['F2', 2, { kind: 'rename' }],
    ['Delete', 2, { kind: 'remove' }],
    ['x', 2, undefined],
  ])('%s on row %i', (key, at, expected) => expect(act(at, key)).toEqual(expected));

  it('opens the menu with Shift+F10', () => {
    expect([act(0, 'F10'), act(0, 'F10', true)]).toEqual([undefined, { kind: 'menu' }]);
  });
});

describe('layerDrop', () => {
  it('drops beside a row at its edges and into it in its middle', () => {
    const store = open();
    const drop = (part: number) => layerDrop(store, [FIRST], SECOND, part);
    expect([drop(0.1), drop(0.5), drop(0.9)]).toEqual([
      { ok: true, edge: 'before', place: { parent: COLUMN, index: 1 } },
      { ok: true, edge: 'inside', place: { parent: SECOND, index: 0 } },
      { ok: true, edge: 'after', place: { parent: COLUMN, index: 2 } },
    ]);
  });

  it('drops beside a block without children, and shows why a target is not allowed', () => {
    const store = open();
    expect(layerDrop(store, [SECOND], FIRST, 0.6)).toEqual({
      ok: true,
      edge: 'after',
      place: { parent: COLUMN, index: 1 },
    });
    expect(layerDrop(store, [SECTION], FIRST, 0.5)).toEqual({
      ok: false,
      reason: expect.stringMatching(/\S/),
    });
  });
});
