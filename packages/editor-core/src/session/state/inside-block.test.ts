// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { FIRST, getPage, SECOND } from '../../../test/editor-registry.ts';
import { openStore } from '../../../test/open-store.ts';
import { getParentBlock } from '../../model/edits/parent-block.ts';
import { EditorStateStore } from './editor-state-store.ts';
import { enterBlock, leaveBlock, leaveUnselected, pickItem } from './inside-block.ts';

const PART = SECOND;
const TEXT = 'n000000005';

/** A menu with one part, and a text beside it. */
function open() {
  const { store } = openStore(
    getPage(
      { type: 'Menu', props: { title: 'Main' }, children: [{ type: 'MenuPart' }] },
      { type: 'Text' },
    ),
  );
  const inside = { store, state: new EditorStateStore() };
  leaveUnselected(inside);
  return inside;
}

describe('editing the items of a block', () => {
  it('NAV-017 ends when the block is deselected', () => {
    const inside = open();
    const current = () => inside.state.get().insideBlock;
    expect(enterBlock(inside, FIRST)).toBe(true);
    expect([current(), inside.store.single]).toEqual([FIRST, FIRST]);
    inside.store.select([TEXT]);
    expect(current()).toBeNull();

    enterBlock(inside, FIRST);
    inside.store.select([]);
    expect(current()).toBeNull();

    // Selecting the block again does not start editing its items.
    inside.store.select([FIRST]);
    expect(current()).toBeNull();
    enterBlock(inside, FIRST);
    leaveBlock(inside);
    expect([current(), inside.store.single]).toEqual([null, FIRST]);
  });

  it('is limited to blocks with items', () => {
    const inside = open();
    expect([enterBlock(inside, TEXT), enterBlock(inside, 'gone')]).toEqual([false, false]);
    expect(inside.state.get().insideBlock).toBeNull();
  });

  it('selects items of the block and of its parts, and no others', () => {
    const inside = open();
    expect(pickItem(inside, FIRST, 'about')).toBe(false);
    enterBlock(inside, FIRST);
    inside.state.set({ activeTab: 'style' });
    expect(pickItem(inside, PART, 'about')).toBe(true);
    expect(inside.state.get()).toMatchObject({
      pickedItem: { id: 'about' },
      activeTab: 'settings',
    });
    expect(pickItem(inside, TEXT, 'other')).toBe(false);
    inside.store.select([TEXT]);
    expect(inside.state.get().pickedItem).toBeNull();
  });
});

it('passes the props of the parent block to its parts only', () => {
  const { store } = open();
  const whole = (id: string, above: string) => {
    const definition = store.registry.get(store.node(id)?.type.resolvedName ?? '');
    return definition && getParentBlock(store.registry, definition, store.node(above));
  };
  expect(whole(PART, FIRST)).toEqual({ title: 'Main' });
  expect([whole(PART, TEXT), whole(TEXT, FIRST), whole(PART, 'gone')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
