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
import {
  BUTTON_VARIANTS,
  FONT_WEIGHTS,
  type FontWeight,
  LINK_TARGETS,
  type LinkTarget,
} from './constants.ts';
import { lineField } from './fields.ts';
import { MESSAGES } from './messages.ts';

/** What a menu's items may be. Source: NAV-012. */
export const NAV_ITEM_TYPES = ['link', 'button', 'cart', 'search', 'dropdown'] as const;
export type NavItemType = (typeof NAV_ITEM_TYPES)[number];
/** Paths of the items that lead to a page of the product itself. They are icons beside the menu, on phones too. */
export const NAV_SITE_PAGES = { search: '/search', cart: '/cart' } as const;
/** What the items at the right end may be. Source: NAV-020. */
export const RIGHT_ITEM_TYPES = ['link', 'button', 'icon'] as const;
export type RightItemType = (typeof RIGHT_ITEM_TYPES)[number];
/** Sizes of a menu's buttons; `md` is a button's `default`. Source: NAV-006. */
export const NAV_SIZES = ['sm', 'md', 'lg'] as const;
/** Where a dropdown opens: below its word, or beside it. */
export const NAV_DROPS = ['down', 'end'] as const;
/** How the menu of narrow pages comes in, and from which side. */
export const MOBILE_NAV = {
  styles: ['offcanvas', 'dropdown'],
  positions: ['start', 'end'],
} as const;

/** Levels of children that an item can have below it. Source: NAV-013. */
export const NAV_DEPTH = 2;
/** Items that a menu holds at most, all levels together. */
export const MAX_NAV_ITEMS = 150;

/** One item of a menu, with the items below it. Source: NAV-012, NAV-020. */
export interface NavItem {
  /** Unique in its menu. */
  readonly id: string;
  readonly field_type: NavItemType | RightItemType;
  readonly linkText: string;
  readonly href: string;
  readonly target: LinkTarget;
  /** Name of an icon of the set; '' for none. */
  readonly icon: string;
  /** CSS classes of the tenant's own, separated by spaces. */
  readonly classes: string;
  /** True where it and what follows it stand at the end of the bar. */
  readonly rightAlign: boolean;
  /** Colours of a button; '' for other types. */
  readonly variant: string;
  readonly size: '' | (typeof NAV_SIZES)[number];
  readonly drop: (typeof NAV_DROPS)[number];
  readonly children: readonly NavItem[];
}

/** An item as its form holds it: without its place in the menu. */
export type NavItemForm = Omit<NavItem, 'id' | 'children'>;

/** A new item of a menu, without its id. */
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

/** A text that must be there for items of some types. */
const needed = (max: number, message: string, isNeeded: (type: unknown) => boolean) =>
  lineField(max)
    .trim()
    .default('')
    .when('field_type', ([type], field) =>
      isNeeded(type) ? field.required(message) : field.defined(),
    );

/** Returns whether items of this type lead to a page of the product itself. */
export function isSitePageItem(type: unknown): type is keyof typeof NAV_SITE_PAGES {
  return typeof type === 'string' && Object.hasOwn(NAV_SITE_PAGES, type);
}

const isButton = (type: unknown): boolean => type === 'button';

/** Fields of an item beside its id and what stands below it. Source: NAV-031 to NAV-034. */
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

// A function of its own: the shape of an item names that of the items below it.
function lower(depth: number, types: readonly string[], deepest: number): ObjectSchema<object> {
  return itemAt(depth + 1, types, deepest).required();
}

/** All items of a menu, those below others too. */
function flatten(items: readonly NavItem[]): NavItem[] {
  return items.flatMap((item) => [item, ...flatten(item.children ?? [])]);
}

const menuField = (types: readonly string[], deepest: number) =>
  // The shape above says the same as the type; yup has no word for shapes that hold themselves.
  array(itemAt(0, types, deepest) as unknown as ObjectSchema<NavItem>)
    .test('size', `A menu holds at most ${MAX_NAV_ITEMS} items`, (items) =>
      items ? flatten(items).length <= MAX_NAV_ITEMS : true,
    )
    .test('ids', 'Each item of a menu needs an id of its own', (items) => {
      const ids = flatten(items ?? []).map(({ id }) => id);
      return new Set(ids).size === ids.length;
    })
    .default(undefined);

/** The form of an item. Shape: which types it offers → its shape. */
export const navItemFormSchema = (
  types: readonly NavItem['field_type'][],
): ObjectSchema<NavItemForm> =>
  object(itemFields(types)).noUnknown() as unknown as ObjectSchema<NavItemForm>;

/** Smallest and largest values of the settings that are lengths, px. */
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
  /** True where the content of a bar reaches from edge to edge. */
  fluid: boolean(),
  sticky: boolean(),
  transparentOnHomepage: boolean(),
  navItemColor: lineField(80),
  navItemFontWeight: number<FontWeight>().oneOf(FONT_WEIGHTS),
  mobileNavStyle: string().oneOf(MOBILE_NAV.styles),
  mobileNavStylePosition: string().oneOf(MOBILE_NAV.positions),
  mainnav_items: menuField(NAV_ITEM_TYPES, NAV_DEPTH),
}).noUnknown();
/** How a tenant's navigation bars look wherever a bar does not say otherwise. Source: NAV-018. */
export type NavSettings = InferType<typeof navSettingsShape>;

/** The parts of a theme that navigation bars are made of. Source: NAV-018 to NAV-020. */
export const navigationFields = () => ({
  /** Taken as an object or as its JSON text, answered as an object. */
  mainnav_settings: navSettingsShape.meta({ json: true }).default(undefined).optional(),
  mainnav_items: menuField(NAV_ITEM_TYPES, NAV_DEPTH).optional(),
  rightnav_items: menuField(RIGHT_ITEM_TYPES, 0).optional(),
});
