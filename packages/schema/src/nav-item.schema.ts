import {
  array,
  boolean,
  type InferType,
  mixed,
  object,
  type Schema,
  string,
  type TestContext,
} from 'yup';
import { LINK_TARGETS, type LinkTarget } from './constants.ts';
import { lineField } from './fields.ts';

/** What an item of the main navigation can be. Source: NAV-012. */
export const NAV_ITEM_TYPES = ['link', 'button', 'cart', 'dropdown'] as const;
export type NavItemType = (typeof NAV_ITEM_TYPES)[number];

/** What an item at the right can be. Source: NAV-020. */
export const RIGHT_ITEM_TYPES = ['button', 'icon', 'link'] as const;

/** Looks of a button in a navigation, by the colours of the theme. Source: NAV-036. */
export const NAV_VARIANTS = [
  'primary',
  'secondary',
  'tertiary',
  'success',
  'danger',
  'warning',
  'info',
  'light',
  'dark',
] as const;

/** Sizes of an item; `md` looks like the button block's `default`. Source: NAV-006. */
export const NAV_SIZES = ['sm', 'md', 'lg'] as const;

/** Where the children of an item open. */
export const NAV_DROPS = ['down', 'end'] as const;
export type NavDrop = (typeof NAV_DROPS)[number];

/** How many levels of children an item of the first level can have below it. Source: NAV-013. */
export const NAV_CHILD_LEVELS = 2;

/** Most items of one level. */
const MOST_ITEMS = 40;

/** An item of a navigation as it is stored. Source: NAV-012. */
export interface NavItem {
  readonly id: string;
  readonly field_type: NavItemType;
  readonly linkText: string;
  readonly href: string;
  readonly target: LinkTarget;
  /** Name of an icon of the blocks, '' for none. */
  readonly icon: string;
  readonly classes: string;
  readonly rightAlign: boolean;
  /** '' where the item is no button. */
  readonly variant: string;
  readonly size: string;
  readonly drop: NavDrop;
  readonly children: readonly NavItem[];
}

/** An address that an item can lead to: of the same site, an anchor, http, https, mail or telephone. */
const HREF =
  /^(?:\/(?![/\\])[^\s\\]*|#[\w-]*|https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d][\d\s().-]*)$/i;

/** A rule over the type of the same item. Shape: types that need the field, what is said where it is empty. */
const needed =
  (types: readonly string[], message: string) =>
  (value: string | undefined, { parent, createError }: TestContext) =>
    value || !types.includes(String(parent.field_type)) ? true : createError({ message });

const itemFields = <const Type extends string>(types: readonly Type[]) => ({
  id: string().max(40).required(),
  field_type: mixed<Type>()
    .oneOf(types, 'Field type is required')
    .required('Field type is required'),
  linkText: lineField(120)
    .trim()
    .default('')
    .test('text', needed(['link', 'button', 'dropdown'], 'Link Text is required')),
  href: string()
    .trim()
    .max(2000)
    .matches(HREF, {
      message: 'Use an address such as /about, https://example.com, mailto: or tel:',
      excludeEmptyString: true,
    })
    .default('')
    .meta({ empty: '' })
    .test('href', needed(['link', 'icon'], 'Href is required')),
  target: mixed<LinkTarget>().oneOf(LINK_TARGETS).default('_self'),
  icon: string()
    .max(60)
    .matches(/^[a-z0-9-]*$/, 'Choose an icon of the list')
    .default('')
    .test('icon', needed(['icon'], 'Icon is required')),
  classes: lineField(300).default(''),
  rightAlign: boolean().default(false),
  variant: string()
    .oneOf([...NAV_VARIANTS, ''])
    .default('')
    .test('variant', needed(['button'], 'Variant is required')),
  size: string()
    .oneOf([...NAV_SIZES, ''])
    .default('')
    .test('size', needed(['button'], 'Size is required')),
  drop: mixed<NavDrop>().oneOf(NAV_DROPS).default('down'),
});

/** Items of one level with so many levels below them. */
function itemsField(levels: number): Schema<NavItem[] | undefined> {
  const children =
    levels === 0
      ? array(mixed().required()).max(0, `Items nest at most ${NAV_CHILD_LEVELS} levels deep`)
      : itemsField(levels - 1);
  const item = object({
    ...itemFields(NAV_ITEM_TYPES),
    children: children.default([]),
  }).noUnknown();
  // An item holds items: the shape is written down by `NavItem`, as no inferred type can say it.
  return array(item.required()).max(MOST_ITEMS) as unknown as Schema<NavItem[] | undefined>;
}

/** The items of the main navigation, with children of up to two levels. Source: NAV-012, NAV-013. */
export const navItemsField = () => itemsField(NAV_CHILD_LEVELS);

/** The items at the right. Source: NAV-020. */
export const rightItemsField = () =>
  array(object(itemFields(RIGHT_ITEM_TYPES)).noUnknown().required()).max(MOST_ITEMS);

/** One item of the main navigation as its form checks it. Source: NAV-031 to NAV-034. */
export const navItemSchema = object(itemFields(NAV_ITEM_TYPES)).noUnknown();
/** One item at the right as its form checks it. */
export const rightItemSchema = object(itemFields(RIGHT_ITEM_TYPES)).noUnknown();

/** An item at the right: it has no children. */
export type RightItem = InferType<typeof rightItemSchema>;
