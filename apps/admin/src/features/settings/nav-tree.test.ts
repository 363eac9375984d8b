import type { NavItem } from '@org/schema';
import { describe, expect, it } from 'vitest';
import { appended, removed, replaced, rowsOf, stepped } from './nav-tree.ts';

const item = (id: string, children: readonly NavItem[] = []): NavItem => ({
  id,
  field_type: children.length > 0 ? 'dropdown' : 'link',
  linkText: id,
  href: '/',
  target: '_self',
  icon: '',
  classes: '',
  rightAlign: false,
  variant: '',
  size: '',
  drop: 'down',
  children,
});
const TREE = [item('a'), item('b', [item('c', [item('d')]), item('e')]), item('f')];
/** Items by name, with a stroke for each level. */
const drawn = (items: readonly NavItem[] | undefined): string =>
  items
    ? rowsOf(items)
        .map(({ item: { id }, depth }) => '-'.repeat(depth) + id)
        .join(' ')
    : 'none';

describe('a tree of items', () => {
  it('is read level by level', () => {
    expect(drawn(TREE)).toBe('a b -c --d -e f');
  });

  it.each([
    ['f', 'up', 'a f b -c --d -e'],
    ['a', 'down', 'b -c --d -e a f'],
    ['e', 'up', 'a b -e -c --d f'],
    ['f', 'in', 'a b -c --d -e -f'],
    ['e', 'in', 'a b -c --d --e f'],
    ['c', 'out', 'a b -e c -d f'],
    ['d', 'out', 'a b -c -d -e f'],
    ['a', 'up', 'none'],
    ['a', 'in', 'none'],
    ['a', 'out', 'none'],
    ['f', 'down', 'none'],
    ['x', 'up', 'none'],
  ] as const)('moves %s %s', (id, step, wanted) => {
    expect(drawn(stepped(TREE, id, step))).toBe(wanted);
  });

  it('NAV-013 goes no deeper than two levels of children, whatever moves along', () => {
    expect(drawn(stepped([item('a'), item('b', [item('c', [item('d')])])], 'b', 'in'))).toBe(
      'none',
    );
    expect(drawn(stepped(TREE, 'd', 'in'))).toBe('none');
  });

  it('NAV-014 makes a dropdown of what gets a child', () => {
    const added = appended(TREE, item('g'), 'a');
    expect(drawn(added)).toBe('a -g b -c --d -e f');
    expect(added[0]?.field_type).toBe('dropdown');
    expect(drawn(appended(TREE, item('g')))).toBe('a b -c --d -e f g');
    expect(stepped(TREE, 'b', 'up')?.[0]?.id).toBe('b');
  });

  it('changes and removes one, and leaves the rest the same', () => {
    expect(drawn(removed(TREE, 'c'))).toBe('a b -e f');
    const next = replaced(TREE, { ...item('d'), linkText: 'new' });
    expect(rowsOf(next).find(({ item: { id } }) => id === 'd')?.item.linkText).toBe('new');
    expect(next[0]).toBe(TREE[0]);
  });
});
