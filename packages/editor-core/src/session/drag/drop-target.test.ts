// @vitest-environment jsdom
import type { NodeId } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { COLUMN, FIRST, getPage, SECOND, SECTION } from '../../../test/editor-registry.ts';
import { openStore } from '../../../test/open-store.ts';
import type { Box } from '../canvas-document/canvas-dom.ts';
import { type Dragged, DropFinder } from './drop-target.ts';

const box = (top: number, height: number, left = 0, width = 400): Box => ({
  top,
  height,
  left,
  width,
});
// A column with two blocks of 100 px, one above the other, 20 px apart.
const boxes: Record<NodeId, Box> = {
  ROOT: box(0, 800),
  [SECTION]: box(40, 260),
  [COLUMN]: box(50, 240),
  [FIRST]: box(60, 100),
  [SECOND]: box(180, 100),
};

function finder(dragged: Dragged, { rows = [] as NodeId[] } = {}) {
  const { store } = openStore(getPage({ type: 'Container' }, { type: 'Text' }));
  return new DropFinder(
    store,
    { box: (id) => boxes[id], horizontal: (id) => rows.includes(id) },
    dragged,
  );
}

describe('DropFinder', () => {
  it('drops into the innermost block that accepts it, before the child below the pointer', () => {
    const find = finder({ kind: 'new', type: 'Text' });
    expect(find.find([COLUMN, SECTION, 'ROOT'], { x: 50, y: 170 })).toMatchObject({
      ok: true,
      place: { parent: COLUMN, index: 1 },
      vertical: false,
    });
    expect(find.find([COLUMN, SECTION, 'ROOT'], { x: 50, y: 281 })).toMatchObject({
      ok: true,
      place: { parent: COLUMN, index: 2 },
    });
    expect(find.find([FIRST, COLUMN, SECTION, 'ROOT'], { x: 50, y: 110 })).toMatchObject({
      ok: true,
      place: { parent: FIRST, index: 0 },
    });
  });

  it('prefers the parent near the edge of a container, so that the gap between two can be hit', () => {
    const find = finder({ kind: 'new', type: 'Text' });
    expect(find.find([FIRST, COLUMN, SECTION, 'ROOT'], { x: 50, y: 62 })).toMatchObject({
      ok: true,
      place: { parent: COLUMN, index: 0 },
    });
    expect(find.find([FIRST, COLUMN, SECTION, 'ROOT'], { x: 50, y: 158 })).toMatchObject({
      ok: true,
      place: { parent: COLUMN, index: 1 },
    });
  });

  it('stays in a column at its edge within the surrounding section', () => {
    const find = finder({ kind: 'new', type: 'Text' });
    expect(find.find([COLUMN, SECTION, 'ROOT'], { x: 50, y: 288 })).toMatchObject({
      ok: true,
      place: { parent: COLUMN, index: 2 },
    });
  });

  it('skips blocks that cannot contain it', () => {
    const find = finder({ kind: 'new', type: 'Text' });
    expect(find.find([SECOND, COLUMN, SECTION, 'ROOT'], { x: 50, y: 190 })).toMatchObject({
      ok: true,
      place: { parent: COLUMN, index: 1 },
    });
  });

  it('EDIT-024 EDIT-027 reports why a block cannot be dropped', () => {
    const nested = finder({ kind: 'move', ids: [SECOND] });
    expect(nested.find([SECTION, 'ROOT'], { x: 5, y: 41 })).toEqual({
      ok: false,
      over: SECTION,
      box: boxes[SECTION],
      reason: 'Section holds only Column',
    });
    const { store } = openStore(getPage({ type: 'Container' }, { type: 'Container' }));
    const inContainer = new DropFinder(
      store,
      { box: (id) => boxes[id], horizontal: () => false },
      { kind: 'move', ids: [SECOND] },
    );
    expect(inContainer.find([FIRST], { x: 50, y: 110 })).toMatchObject({
      ok: false,
      reason: 'Container goes only into Column',
    });
  });

  it('uses the nearest column for a point between the columns of a section', () => {
    const find = finder({ kind: 'move', ids: [SECOND] });
    expect(find.find([SECTION, 'ROOT'], { x: 200, y: 291 })).toMatchObject({
      ok: true,
      place: { parent: COLUMN, index: 2 },
    });
  });

  it('refuses to drop a block into itself', () => {
    const find = finder({ kind: 'move', ids: [FIRST] });
    expect(find.find([FIRST], { x: 50, y: 110 })).toMatchObject({
      ok: false,
      reason: 'A block cannot go into itself',
    });
  });

  it('drops a new block on the page with the required wrappers', () => {
    const find = finder({ kind: 'new', type: 'Image' });
    expect(find.find(['ROOT'], { x: 50, y: 700 })).toMatchObject({
      ok: true,
      place: { parent: 'ROOT', index: 1 },
    });
  });

  it('uses the left half of children that are laid out horizontally', () => {
    const { store } = openStore(getPage({ type: 'Container' }, { type: 'Text' }));
    const wide: Record<NodeId, Box> = {
      ...boxes,
      [FIRST]: box(60, 100, 0, 190),
      [SECOND]: box(60, 100, 210, 190),
    };
    const find = new DropFinder(
      store,
      { box: (id) => wide[id], horizontal: (id) => id === COLUMN },
      { kind: 'new', type: 'Text' },
    );
    expect(find.find([COLUMN], { x: 200, y: 100 })).toMatchObject({
      ok: true,
      vertical: true,
      place: { index: 1 },
    });
    expect(find.find([COLUMN], { x: 390, y: 100 })).toMatchObject({
      ok: true,
      vertical: true,
      place: { index: 2 },
    });
  });
});
