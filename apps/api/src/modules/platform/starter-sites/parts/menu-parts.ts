import { type NavItem, NEW_NAV_ITEM } from '@org/schema';

/** An item of a demo's menu. Shape: text, address, what differs from a plain link. */
export function menuItem(
  linkText: string,
  href: string,
  more: Partial<Omit<NavItem, 'children'>> & { readonly children?: NavItem[] } = {},
): NavItem & { children: NavItem[] } {
  return {
    ...NEW_NAV_ITEM,
    id: linkText.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    linkText,
    href,
    children: [],
    ...more,
  };
}
