import { type NavItem, NEW_NAV_ITEM } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import {
  duplicateItem,
  findRow,
  getDrop,
  getRows,
  getStep,
  insertItem,
  moveItem,
  type NavPlace,
  type NavTree,
  removeItem,
  updateItem,
} from './nav-tree.ts';

const item = (id: string, ...children: NavItem[]): NavItem => ({
  ...NEW_NAV_ITEM,
  id,
  linkText: id,
  field_type: children.length > 0 ? 'dropdown' : 'link',
  children,
});
/** a, b(c, d(e)), f, and a cart. */
const MENU: NavTree = [
  item('a'),
  item('b', item('c'), item('d', item('e'))),
  item('f'),
  { ...item('cart'), field_type: 'cart' },
];
/** Formats a menu: `b(c d(e))`. */
const short = (items: NavTree | undefined): string | undefined =>
  items
    ?.map(({ id, children }) => (children.length > 0 ? `${id}(${short(children)})` : id))
    .join(' ');
const at = (parent: string | undefined, index: number): NavPlace => ({ parent, index });

describe('a menu', () => {
  it('lists its items with their depth, and updates and removes one of them', () => {
    expect(getRows(MENU).map((row) => `${row.depth}${row.item.id}`)).toEqual(
      '0a 0b 1c 1d 2e 0f 0cart'.split(' '),
    );
    expect(findRow(updateItem(MENU, 'e', { linkText: 'new' }), 'e')?.item.linkText).toBe('new');
    expect(short(removeItem(MENU, 'd'))).toBe('a b(c) f cart');
  });

  it('NAV-014 turns an item into a dropdown when another is added below it', () => {
    const next = insertItem(MENU, item('new'), at('a', 0));
    expect(short(next)).toBe('a(new) b(c d(e)) f cart');
    expect(next[0]?.field_type).toBe('dropdown');
    const moved = moveItem(MENU, 'f', at('c', 0));
    expect(findRow(moved ?? [], 'c')?.item.field_type).toBe('dropdown');
  });

  it('NAV-013 allows at most two nested levels, and none below a cart', () => {
    expect(moveItem(MENU, 'f', at('e', 0))).toBeUndefined();
    expect(moveItem(MENU, 'b', at('a', 0))).toBeUndefined();
    expect(short(moveItem(MENU, 'd', at('a', 0)))).toBe('a(d(e)) b(c) f cart');
    expect(moveItem(MENU, 'a', at('cart', 0))).toBeUndefined();
    expect(moveItem(MENU, 'a', at('f', 0), 0)).toBeUndefined();
  });

  it('does not allow an item below itself', () => {
    for (const parent of ['b', 'd', 'e'])
      expect(moveItem(MENU, 'b', at(parent, 0)), parent).toBeUndefined();
  });

  it('moves an item among its siblings, into the one above, and out', () => {
    const go = (id: string, step: 'up' | 'down' | 'in' | 'out') => {
      const to = getStep(MENU, id, step);
      return to && short(moveItem(MENU, id, to));
    };
    expect([go('f', 'up'), go('a', 'down'), go('a', 'up'), go('cart', 'down')]).toEqual([
      'a f b(c d(e)) cart',
      'b(c d(e)) a f cart',
      undefined,
      undefined,
    ]);
    expect([go('f', 'in'), go('d', 'in'), go('a', 'in'), go('b', 'in')]).toEqual([
      'a b(c d(e) f) cart',
      undefined,
      undefined,
      undefined,
    ]);
    expect([go('e', 'out'), go('c', 'out'), go('a', 'out')]).toEqual([
      'a b(c d e) f cart',
      'a b(d(e)) c f cart',
      undefined,
    ]);
  });

  it('accepts a drop before, after or inside another item', () => {
    const drop = (id: string, target: string, zone: 'before' | 'inside' | 'after') => {
      const to = getDrop(MENU, id, { target, zone });
      return to && short(moveItem(MENU, id, to));
    };
    expect([
      drop('f', 'a', 'before'),
      drop('a', 'f', 'after'),
      drop('a', 'e', 'before'),
      drop('f', 'b', 'inside'),
      drop('c', 'b', 'inside'),
      drop('b', 'c', 'before'),
      drop('a', 'a', 'after'),
      drop('f', 'cart', 'inside'),
    ]).toEqual([
      'f a b(c d(e)) cart',
      'b(c d(e)) f a cart',
      'b(c d(a e)) f cart',
      'a b(c d(e) f) cart',
      'a b(d(e) c) f cart',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('duplicates an item and its descendants with new ids', () => {
    let count = 0;
    const next = duplicateItem(MENU, 'd', () => `new${++count}`);
    expect(short(next)).toBe('a b(c d(e) new1(new2)) f cart');
    expect(short(duplicateItem(MENU, 'other', () => 'x'))).toBe(short(MENU));
  });
});
