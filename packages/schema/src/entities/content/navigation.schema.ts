import {
  array,
  boolean,
  type InferType,
  mixed,
  number,
  type ObjectSchema,
  object,
  string,
} from 'yup';
import { MESSAGES } from '../../copy/messages.ts';
import { lineField } from '../../fields/fields.ts';
import {
  BUTTON_VARIANTS,
  FONT_WEIGHTS,
  type FontWeight,
  LINK_TARGETS,
  type LinkTarget,
} from '../../values/constants.ts';

/** Types of menu items. */
export const NAV_ITEM_TYPES = ['link', 'button', 'cart', 'search', 'dropdown'] as const;
export type NavItemType = (typeof NAV_ITEM_TYPES)[number];
/** Paths of items that lead to built-in pages. They are icons beside the menu, also on mobile. */
export const NAV_SITE_PAGES = { search: '/search', cart: '/cart' } as const;
/** Types of items at the right end. */
export const RIGHT_ITEM_TYPES = ['link', 'button', 'icon'] as const;
export type RightItemType = (typeof RIGHT_ITEM_TYPES)[number];
/** Sizes of buttons in a menu; `md` is a button's `default`. */
export const NAV_SIZES = ['sm', 'md', 'lg'] as const;
/** Directions in which a dropdown opens: below its item, or beside it. */
export const NAV_DROPS = ['down', 'end'] as const;
/** Effect and side of the mobile menu. */
export const MOBILE_NAV = {
  styles: ['offcanvas', 'dropdown'],
  positions: ['start', 'end'],
} as const;

/** Maximum number of levels below an item. */
export const NAV_DEPTH = 2;
/** Maximum number of items of a menu, including all levels. */
export const MAX_NAV_ITEMS = 150;

/** A menu item with its child items. */
export interface NavItem {
  /** Unique within its menu. */
  readonly id: string;
  readonly field_type: NavItemType | RightItemType;
  readonly linkText: string;
  readonly href: string;
  readonly target: LinkTarget;
  /** Name of an icon; '' for none. */
  readonly icon: string;
  /** Custom CSS classes, separated by spaces. */
  readonly classes: string;
  /** True when this item and the following ones are aligned to the end of the bar. */
  readonly rightAlign: boolean;
  /** Color variant of a button; '' for other types. */
  readonly variant: string;
  readonly size: '' | (typeof NAV_SIZES)[number];
  readonly drop: (typeof NAV_DROPS)[number];
  readonly children: readonly NavItem[];
}

/** A menu item as its form holds it, without its position in the menu. */
export type NavItemForm = Omit<NavItem, 'id' | 'children'>;

/** Default values of a new menu item, without its id. */
export const NEW_NAV_ITEM: Omit<NavItem, 'id'> = {
  field_type: 'link',
  linkText: '',
  href: '',
  target: '_self',
  icon: '',
  classes: '',
  rightAlign: false,
  variant: '',
  size: '',
  drop: 'down',
  children: [],
};

/** Returns a text field that is required for items of some types. */
const needed = (max: number, message: string, isNeeded: (type: unknown) => boolean) =>
  lineField(max)
    .trim()
    .default('')
    .when('field_type', ([type], field) =>
      isNeeded(type) ? field.required(message) : field.defined(),
    );

/** Returns true for items of a type that leads to a built-in page. */
export function isSitePageItem(type: unknown): type is keyof typeof NAV_SITE_PAGES {
  return typeof type === 'string' && Object.hasOwn(NAV_SITE_PAGES, type);
}

const isButton = (type: unknown): boolean => type === 'button';

/** Fields of an item except its id and its children. */
const itemFields = (types: readonly string[]) => ({
  field_type: string().oneOf(types, MESSAGES.navTypeRequired).required(MESSAGES.navTypeRequired),
  linkText: needed(120, MESSAGES.navTextRequired, (type) => !isSitePageItem(type)),
  href: needed(2000, MESSAGES.navHrefRequired, (type) => type === 'link'),
  target: string().oneOf(LINK_TARGETS).default('_self').defined(),
  icon: lineField(60).default('').defined(),
  classes: lineField(300).default('').defined(),
  rightAlign: boolean().default(false).defined(),
  variant: needed(20, MESSAGES.navVariantRequired, isButton).oneOf([...BUTTON_VARIANTS, '']),
  size: needed(10, MESSAGES.navSizeRequired, isButton).oneOf([...NAV_SIZES, '']),
  drop: string().oneOf(NAV_DROPS).default('down').defined(),
});

const itemAt = (depth: number, types: readonly string[], deepest: number) =>
  object({
    id: lineField(40).min(1).required(),
    ...itemFields(types),
    children: (depth < deepest
      ? array(mixed().required()).of(lower(depth, types, deepest))
      : array(mixed().required()).max(0, 'Items can have two levels below them')
    ).default([]),
  }).noUnknown();

// A separate function, since the schema of an item refers to itself for its children.
function lower(depth: number, types: readonly string[], deepest: number): ObjectSchema<object> {
  return itemAt(depth + 1, types, deepest).required();
}

/** Returns all items of a menu, including nested ones. */
function flatten(items: readonly NavItem[]): NavItem[] {
  return items.flatMap((item) => [item, ...flatten(item.children ?? [])]);
}

const menuField = (types: readonly string[], deepest: number) =>
  // The schema matches the type, but yup cannot express recursive types.
  array(itemAt(0, types, deepest) as unknown as ObjectSchema<NavItem>)
    .test('size', `A menu holds at most ${MAX_NAV_ITEMS} items`, (items) =>
      items ? flatten(items).length <= MAX_NAV_ITEMS : true,
    )
    .test('ids', 'Each item of a menu needs an id of its own', (items) => {
      const ids = flatten(items ?? []).map(({ id }) => id);
      return new Set(ids).size === ids.length;
    })
    .default(undefined);

/**
 * Returns the schema of a menu item's form.
 * @param types - offered types
 */
export const navItemFormSchema = (
  types: readonly NavItem['field_type'][],
): ObjectSchema<NavItemForm> =>
  object(itemFields(types)).noUnknown() as unknown as ObjectSchema<NavItemForm>;

/** Ranges of the settings that are lengths, px. */
export const NAV_RANGES = {
  navbarHeight: { min: 40, max: 200 },
  logoAreaWidth: { min: 24, max: 600 },
  logoAreaHeight: { min: 16, max: 200 },
} as const;

const length = ({ min, max }: { readonly min: number; readonly max: number }) =>
  number().min(min).max(max);

const navSettingsShape = object({
  /** px */
  navbarHeight: length(NAV_RANGES.navbarHeight),
  backgroundColor: lineField(80),
  /** px */
  logoAreaWidth: length(NAV_RANGES.logoAreaWidth),
  /** px */
  logoAreaHeight: length(NAV_RANGES.logoAreaHeight),
  /** True when the content of a bar has the full width. */
  fluid: boolean(),
  sticky: boolean(),
  transparentOnHomepage: boolean(),
  navItemColor: lineField(80),
  navItemFontWeight: number<FontWeight>().oneOf(FONT_WEIGHTS),
  mobileNavStyle: string().oneOf(MOBILE_NAV.styles),
  mobileNavStylePosition: string().oneOf(MOBILE_NAV.positions),
  mainnav_items: menuField(NAV_ITEM_TYPES, NAV_DEPTH),
}).noUnknown();
/** Default style of a tenant's navigation bars. */
export type NavSettings = InferType<typeof navSettingsShape>;

/** Navigation fields of a theme. */
export const navigationFields = () => ({
  /** Accepted as an object or as JSON text, returned as an object. */
  mainnav_settings: navSettingsShape.meta({ json: true }).default(undefined).optional(),
  mainnav_items: menuField(NAV_ITEM_TYPES, NAV_DEPTH).optional(),
  rightnav_items: menuField(RIGHT_ITEM_TYPES, 0).optional(),
});
