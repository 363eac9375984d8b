// @vitest-environment jsdom
import type { JsonValue } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { FIRST, getPage } from '../../../test/editor-registry.ts';
import { openStore } from '../../../test/open-store.ts';
import { setParts } from './set-parts.ts';

const COUNTED = { prop: 'numberOfItems', type: 'FoldPart' };
const LISTED = { prop: 'heads', type: 'FoldPart', key: 'at' };
const part = (at: number, text: string) => ({
  type: 'FoldPart',
  props: { at },
  children: [{ type: 'Text', props: { text } }],
});
const open = (props: object, ...children: ReturnType<typeof part>[]) =>
  openStore(getPage({ type: 'Fold', props: props as never, children })).store;
type Store = ReturnType<typeof open>;
/** Returns key and text of each part. */
const parts = (store: Store): [JsonValue | undefined, JsonValue | undefined][] =>
  (store.node(FIRST)?.nodes ?? []).map((id) => {
    const node = store.node(id);
    return [node?.props.at, store.node(node?.nodes[0] ?? '')?.props.text];
  });
const heads = (store: Store) => store.node(FIRST)?.props.heads;

describe('parts that follow a number', () => {
  it('BLK-ACCORDION-01 match the number, and one undo restores removed ones', () => {
    const store = open({ numberOfItems: 2 }, part(0, 'A'), part(1, 'B'));
    const before = store.print();
    expect(setParts(store, FIRST, COUNTED, 4)).toEqual({ ok: true });
    expect([parts(store).length, store.node(FIRST)?.props.numberOfItems]).toEqual([4, 4]);
    setParts(store, FIRST, COUNTED, 1);
    expect(parts(store)).toEqual([[0, 'A']]);
    store.undo();
    store.undo();
    expect(store.print()).toBe(before);
  });

  it('are corrected when their number differs', () => {
    const store = open({ numberOfItems: 3 }, part(0, 'A'));
    setParts(store, FIRST, COUNTED, 3);
    expect(parts(store)).toHaveLength(3);
  });
});

describe('parts that follow a list', () => {
  const [one, two] = [
    { id: 'a', at: 0, title: 'One' },
    { id: 'b', at: 5, title: 'Two' },
  ];

  it('BLK-TABS-01 a new item adds an empty part', () => {
    const store = open({ heads: [one, two] }, part(0, 'A'), part(5, 'B'));
    setParts(store, FIRST, LISTED, [one, two, { id: 'c', at: -1, title: 'New' }]);
    expect(heads(store)).toEqual([one, two, { id: 'c', at: 6, title: 'New' }]);
    expect(parts(store)).toEqual([
      [0, 'A'],
      [5, 'B'],
      [6, undefined],
    ]);
  });

  it('a copied item copies the content of its part', () => {
    const store = open({ heads: [one, two] }, part(0, 'A'), part(5, 'B'));
    const before = store.print();
    setParts(store, FIRST, LISTED, [one, { ...one, id: 'c' }, two]);
    expect(heads(store)).toEqual([one, { id: 'c', at: 6, title: 'One' }, two]);
    expect(parts(store)).toEqual([
      [0, 'A'],
      [5, 'B'],
      [6, 'A'],
    ]);
    store.undo();
    expect(store.print()).toBe(before);
  });

  it('a deleted item deletes its part, and no other', () => {
    const store = open({ heads: [one, two] }, part(0, 'A'), part(5, 'B'), part(9, 'Lost'));
    setParts(store, FIRST, LISTED, [two]);
    expect(parts(store)).toEqual([
      [5, 'B'],
      [9, 'Lost'],
    ]);
  });

  it('editing an item changes no part, and is merged with previous typing', () => {
    const store = open({ heads: [one, two] }, part(0, 'A'), part(5, 'B'));
    for (const title of ['O', 'On', 'One more'])
      setParts(store, FIRST, LISTED, [{ ...one, title }, two]);
    expect(store.history.list().labels).toHaveLength(1);
    setParts(store, FIRST, LISTED, [two, one]);
    expect(parts(store)).toEqual([
      [0, 'A'],
      [5, 'B'],
    ]);
  });

  it('are created from any stored value', () => {
    for (const stored of [7, 'x', null, [null, 'x', { at: 'y' }, { at: 1e99 }]]) {
      const store = open({ heads: stored }, part(0, 'A'));
      expect(setParts(store, FIRST, LISTED, stored as JsonValue)).toMatchObject({});
      expect(parts(store)[0]).toEqual([0, 'A']);
    }
  });
});
