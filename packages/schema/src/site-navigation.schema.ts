import { boolean, mixed, number, object, string } from 'yup';
import { FONT_WEIGHTS, type FontWeight } from './constants.ts';
import { type NavItem, navItemsField, type RightItem } from './nav-item.schema.ts';

const color = () =>
  string().matches(/^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i, {
    message: 'Use a colour such as #1a73e8',
    excludeEmptyString: true,
  });
const pixels = (most: number) => number().integer().min(0).max(most);

/** How the main navigation looks on every page, without its items. Source: NAV-018. */
export const navSettingsSchema = object({
  /** px. @default 80. Source: NAV-038. */
  navbarHeight: pixels(300).min(32),
  /** '' for the theme's. */
  backgroundColor: color(),
  /** px. */
  logoAreaWidth: pixels(600),
  /** px. */
  logoAreaHeight: pixels(300),
  /** True for the whole width of the window. */
  fluid: boolean(),
  sticky: boolean(),
  transparentOnHomepage: boolean(),
  /** '' for the theme's. */
  navItemColor: color(),
  navItemFontWeight: number().oneOf(FONT_WEIGHTS),
  mobileNavStyle: mixed<'offcanvas' | 'dropdown'>().oneOf(['offcanvas', 'dropdown']),
  /** The side from which the menu of a phone comes. */
  mobileNavStylePosition: mixed<'start' | 'end'>().oneOf(['start', 'end']),
});

/** The main navigation where nothing is set. Source: NAV-018, NAV-038, NAV-040. */
export const NAV_DEFAULTS = {
  navbarHeight: 80,
  backgroundColor: '',
  logoAreaWidth: 180,
  logoAreaHeight: 70,
  fluid: false,
  sticky: false,
  transparentOnHomepage: false,
  navItemColor: '',
  navItemFontWeight: 400 as FontWeight,
  mobileNavStyle: 'offcanvas' as 'offcanvas' | 'dropdown',
  mobileNavStylePosition: 'start' as 'start' | 'end',
};
export type NavSettings = typeof NAV_DEFAULTS;

/** Longest JSON of the settings of a navigation, characters. */
const LONGEST_JSON = 40_000;

const asObject = (json: string): Record<string, unknown> | undefined => {
  try {
    const read: unknown = JSON.parse(json);
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};

/** `theme.mainnav_settings`: JSON of the settings, which may hold the items as well; '' for none. Source: NAV-018, NAV-019. */
export const navJsonField = () =>
  string()
    .max(LONGEST_JSON)
    .test('navigation', (json, { createError }) => {
      if (!json) return true;
      const read = asObject(json);
      if (!read) return createError({ message: 'This field must be JSON of an object' });
      const { mainnav_items = [], ...settings } = read;
      try {
        navSettingsSchema.noUnknown().validateSync(settings, { strict: true });
        navItemsField().validateSync(mainnav_items);
        return true;
      } catch (error) {
        return createError({ message: error instanceof Error ? error.message : 'It is not valid' });
      }
    })
    .meta({ empty: '' });

/** What of a theme the navigation is made of. */
export interface NavTheme {
  readonly mainnav_settings?: string | undefined;
  readonly mainnav_items?: readonly NavItem[] | undefined;
  readonly rightnav_items?: readonly RightItem[] | undefined;
}

/** A site's navigation, defaults filled in. */
export interface SiteNavigation {
  readonly settings: NavSettings;
  readonly main: readonly NavItem[];
  readonly right: readonly RightItem[];
}

/**
 * The navigation of a theme: items inside the settings win over those beside them when there are any; what cannot be read is as
 * if it were not there. Never throws. Source: NAV-018, NAV-019.
 */
export function readNavigation(theme: NavTheme): SiteNavigation {
  const { mainnav_items: inside, ...given } = asObject(theme.mainnav_settings ?? '') ?? {};
  const known = Object.fromEntries(
    Object.entries(NAV_DEFAULTS).map(([name, fallback]) => {
      const value = given[name];
      const isGood =
        value !== undefined && navSettingsSchema.isValidSync({ [name]: value }, { strict: true });
      return [name, isGood ? value : fallback];
    }),
  );
  const isFilled =
    Array.isArray(inside) && inside.length > 0 && navItemsField().isValidSync(inside);
  return {
    // Each field has been checked by its own shape, or is the default's.
    settings: known as NavSettings,
    main: isFilled
      ? ((navItemsField().cast(inside) as NavItem[] | undefined) ?? [])
      : (theme.mainnav_items ?? []),
    right: theme.rightnav_items ?? [],
  };
}
