import { describe, expect, it } from 'vitest';
import type { SettingField } from '../../session/host/editor-blocks.ts';
import { itemKeys, itemTitle, moveItem, readItems, writeItems } from './list-items.ts';

const field = (more: Partial<SettingField> = {}): SettingField => ({
  kind: 'list',
  prop: 'items',
  label: 'Items',
  itemLabel: 'Tab',
  fields: [
    { kind: 'color', prop: 'color', label: 'Color' },
    { kind: 'text', prop: 'title', label: 'Title' },
  ],
  ...more,
});
const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('the items of a list setting', () => {
  it('are the objects of any stored value', () => {
    for (const value of [undefined, null, 7, 'x', {}, [null, 7, 'x', []]])
      expect(readItems(value as never, field())).toEqual([]);
    expect(readItems([a, null, b], field())).toEqual([a, b]);
  });

  it('are sorted by their position property, which is stored with them', () => {
    const sorted = field({ orderBy: 'sort' });
    const stored = [{ id: 'late', sort: 5 }, { id: 'nowhere' }, { id: 'first', sort: -1 }];
    const shown = readItems(stored, sorted);
    expect(shown.map(({ id }) => id)).toEqual(['first', 'late', 'nowhere']);
    expect(writeItems(shown, sorted)).toEqual([
      { id: 'first', sort: 0 },
      { id: 'late', sort: 1 },
      { id: 'nowhere', sort: 2 },
    ]);
    expect(writeItems([a, b], field())).toEqual([a, b]);
  });

  it('are mapped when the list is stored in another form', () => {
    const mapped = field({
      mapped: {
        toItems: (kept) => Object.entries(kept ?? {}).map(([id, title]) => ({ id, title })),
        toKept: (items) =>
          Object.fromEntries(items.map(({ id, title }) => [String(id), title ?? ''])),
        problems: () => ({}),
      },
    });
    const shown = readItems({ one: 'First' }, mapped);
    expect(shown).toEqual([{ id: 'one', title: 'First' }]);
    expect(writeItems([...shown, { id: 'two', title: 'Second' }], mapped)).toEqual({
      one: 'First',
      two: 'Second',
    });
  });

  it('can only be moved within the list', () => {
    const items = [a, b, c];
    expect(moveItem(items, 0, 2)).toEqual([b, c, a]);
    expect(moveItem(items, 2, 0)).toEqual([c, a, b]);
    expect(moveItem(items, 1, 99)).toEqual([a, c, b]);
    for (const [from, to] of [
      [1, 1],
      [0, -1],
      [7, 0],
    ] as const)
      expect(moveItem(items, from, to)).toBe(items);
  });

  it('are named by their first text, and have unique keys', () => {
    expect(itemTitle({ color: '#fff', title: 'Clay' }, field(), 0)).toBe('Clay');
    expect(itemTitle({ color: '#fff', title: '' }, field(), 1)).toBe('Tab 2');
    expect(itemKeys([a, b, { id: 'a' }, {}])).toEqual(['a', 'b', '#2', '#3']);
  });
});
