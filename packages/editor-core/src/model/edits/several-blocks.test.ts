// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { COLUMN, getPage, SECTION } from '../../../test/editor-registry.ts';
import { openStore } from '../../../test/open-store.ts';
import {
  duplicateBlocks,
  moveBlocks,
  refuseRemoval,
  removeBlocks,
  topmost,
  unwrapBlock,
  wrapBlocks,
} from './several-blocks.ts';

/** A column with texts A to E; `order` returns them, with a container as a nested list. */
function open() {
  const { store } = openStore(
    getPage(...['A', 'B', 'C', 'D', 'E'].map((text) => ({ type: 'Text', props: { text } }))),
  );
  const ids = [...(store.node(COLUMN)?.nodes ?? [])];
  const getName = (id: string): string => {
    const node = store.node(id);
    if (node?.type.resolvedName !== 'Container') return String(node?.props.text);
    return `(${node.nodes.map(getName).join('')})`;
  };
  const order = (): string => (store.node(COLUMN)?.nodes ?? []).map(getName).join('');
  const pick = (letters: string): string[] =>
    [...letters].map((letter) => ids.find((id) => store.node(id)?.props.text === letter) ?? '');
  const selected = (): string => store.selected().map(getName).join('');
  return { store, order, pick, selected };
}

describe('selected blocks', () => {
  it('are sorted in document order, without descendants of each other', () => {
    const { store, pick } = open();
    expect(topmost(store, [...pick('DB'), 'ROOT', 'gone'])).toEqual(pick('BD'));
    expect(topmost(store, [...pick('DB'), COLUMN])).toEqual([COLUMN]);
  });

  it.each([
    ['BD', 0, 'BDACE'],
    ['BD', 5, 'ACEBD'],
    ['BD', 2, 'ABDCE'],
    ['AE', 3, 'BCAED'],
    ['AB', 1, 'ABCDE'],
  ])('move %s to position %i', (letters, index, expected) => {
    const { store, order, pick, selected } = open();
    expect(moveBlocks(store, pick(letters), { parent: COLUMN, index })).toEqual({ ok: true });
    expect([order(), selected()]).toEqual([expected, letters]);
    store.undo();
    expect(order()).toBe('ABCDE');
  });

  it('are removed in one step, and a sibling is selected', () => {
    const { store, order, pick, selected } = open();
    expect(removeBlocks(store, pick('BC')).ok).toBe(true);
    expect([order(), selected()]).toEqual(['ADE', 'D']);
    store.undo();
    expect(order()).toBe('ABCDE');
    removeBlocks(store, pick('DE'));
    expect([order(), selected()]).toEqual(['ABC', 'C']);
  });

  it('EDIT-033 are duplicated, each directly after the original', () => {
    const { store, order, pick, selected } = open();
    expect(duplicateBlocks(store, pick('AC')).ok).toBe(true);
    expect([order(), selected()]).toEqual(['AABCCDE', 'AC']);
    expect(store.selected().some((id) => pick('AC').includes(id))).toBe(false);
  });

  it('are wrapped in a container and unwrapped again', () => {
    const { store, order, pick, selected } = open();
    expect(wrapBlocks(store, pick('DB')).ok).toBe(true);
    expect([order(), selected()]).toEqual(['A(BD)CE', '(BD)']);
    expect(unwrapBlock(store, store.single ?? '').ok).toBe(true);
    expect([order(), selected()]).toEqual(['ABDCE', 'BD']);
    expect(unwrapBlock(store, pick('A')[0] ?? '')).toMatchObject({ ok: false });
  });

  it('do not change when one of them is refused', () => {
    const { store, order, pick } = open();
    wrapBlocks(store, pick('A'));
    const container = store.single ?? '';
    expect(wrapBlocks(store, [container, ...pick('C')])).toMatchObject({ ok: false });
    expect(order()).toBe('(A)BCDE');
  });
});

it('show why the only column of a section cannot be removed', () => {
  const { store, pick } = open();
  expect(refuseRemoval(store, [COLUMN])).toBe(
    'Section needs at least 1 column. Remove the whole section instead.',
  );
  expect(refuseRemoval(store, [SECTION])).toBe('');
  expect(refuseRemoval(store, [COLUMN, SECTION])).toBe('');
  expect(refuseRemoval(store, pick('ABCDE'))).toBe('');
});
