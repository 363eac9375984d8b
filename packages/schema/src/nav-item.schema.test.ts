import { describe, expect, it } from 'vitest';
import { navItemSchema, navItemsField, rightItemsField } from './nav-item.schema.ts';

const link = { id: 'a', field_type: 'link', linkText: 'About', href: '/about' };
const problem = (item: object): string => {
  try {
    navItemSchema.validateSync(item);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};
const nested = (levels: number): object =>
  levels === 0 ? link : { ...link, field_type: 'dropdown', children: [nested(levels - 1)] };

describe('an item of a navigation', () => {
  it('NAV-012 has a type, text, address, target, icon, classes, place, look, size, side and children', () => {
    expect(navItemsField().validateSync([link])).toEqual([
      {
        ...link,
        target: '_self',
        icon: '',
        classes: '',
        rightAlign: false,
        variant: '',
        size: '',
        drop: 'down',
        children: [],
      },
    ]);
    for (const size of ['sm', 'md', 'lg'])
      expect(problem({ ...link, field_type: 'button', variant: 'dark', size })).toBe('');
  });

  it('NAV-013 has children of two levels and no more', () => {
    expect(navItemsField().isValidSync([nested(2)])).toBe(true);
    expect(() => navItemsField().validateSync([nested(3)])).toThrow('at most 2 levels');
  });

  it('NAV-020 at the right is a button, an icon or a link, and an icon is there alone', () => {
    const icon = { id: 'a', field_type: 'icon', icon: 'phone', href: 'tel:+14165550100' };
    expect(rightItemsField().isValidSync([icon, link])).toBe(true);
    expect(rightItemsField().isValidSync([{ ...link, field_type: 'cart' }])).toBe(false);
    expect(navItemsField().isValidSync([icon])).toBe(false);
  });

  it.each([
    ['NAV-031', { field_type: undefined }, 'Field type is required'],
    ['NAV-031', { field_type: 'other' }, 'Field type is required'],
    ['NAV-032', { linkText: ' ' }, 'Link Text is required'],
    ['NAV-032', { field_type: 'cart', linkText: '' }, ''],
    ['NAV-033', { href: '' }, 'Href is required'],
    ['NAV-033', { field_type: 'dropdown', href: '' }, ''],
    ['NAV-034', { field_type: 'button', size: 'sm' }, 'Variant is required'],
    ['NAV-034', { field_type: 'button', variant: 'primary' }, 'Size is required'],
  ])('%s says of %j: %s', (_id, change, words) => {
    expect(problem({ ...link, ...change })).toBe(words);
  });

  it.each([
    ['/about', true],
    ['#contact', true],
    ['https://example.com/a?b', true],
    ['mailto:a@example.com', true],
    ['tel:+1 416 555-0100', true],
    ['javascript:alert(1)', false],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['data:text/html,x', false],
  ])('leads to %s: %s', (href, isGood) => {
    expect(problem({ ...link, href }) === '').toBe(isGood);
  });
});
