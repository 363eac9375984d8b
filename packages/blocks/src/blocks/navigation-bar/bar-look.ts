import { inkFor, safeColor } from '@org/device-settings';
import { FONT_WEIGHTS } from '@org/schema';
import { NAV_RANGES, type NavSettings } from '@org/schema/entities';
import { numberWithin } from '../../props/read-props.ts';
import type { RenderContext } from '../../render/block-view.ts';
import { logoArea } from '../nav-logo-section/logo-area.ts';
import {
  MENU_ALIGNMENTS,
  NAV_BEHAVIOURS,
  NAV_BORDER_WIDTHS,
  NAV_BORDERS,
  NAV_SHADOWS,
  NAV_STYLES,
  NAV_WIDTHS,
  type NavigationBarProps,
} from './navigation-bar.definition.ts';

/** Default height of a bar when neither it nor the site sets one, px. */
const SITE_HEIGHT = 80;
const BLUR: Readonly<Record<string, string | undefined>> = { medium: '10px', large: '15px' };

/** Appearance and behavior of a bar, merged from its props and the site's settings. */
export interface BarLook {
  /** Attributes that the styles select by; undefined ones are not rendered. */
  readonly attributes: Readonly<Record<`data-${string}`, string | true | undefined>>;
  /** Custom properties, without the leading dashes. */
  readonly vars: Readonly<Record<string, string | number | undefined>>;
}

function known<Value>(values: readonly Value[], value: unknown, fallback: Value): Value {
  return values.find((one) => one === value) ?? fallback;
}

/** Returns the style of the bar, and whether it is sticky. */
function behaviour(props: NavigationBarProps, settings: NavSettings) {
  const named = known(NAV_STYLES, props.navStyle, 'Default');
  const style = named === 'Fixed' || named === 'Floating' ? named : 'Default';
  const chosen = known(NAV_BEHAVIOURS, props.navBarBehaviour, 'default');
  const isSticky =
    chosen === 'default' ? props.sticky || settings.sticky === true : chosen === 'sticky';
  return {
    style,
    floats: chosen === 'float',
    sticks: style === 'Fixed' || isSticky || chosen === 'float',
  };
}

/** Merges a bar's props with the site's settings; the result is safe to render for any stored values. */
export function barLook(props: NavigationBarProps, { site, page }: RenderContext): BarLook {
  const settings: NavSettings = site.theme.mainnav_settings ?? {};
  const { style, floats, sticks } = behaviour(props, settings);
  const isTransparent = settings.transparentOnHomepage === true && page.isHomepage;
  const isFloating = style === 'Floating';
  const background = safeColor(props.backgroundColor) || safeColor(settings.backgroundColor);
  const ink =
    safeColor(props.navTextColor) ||
    safeColor(settings.navItemColor) ||
    (background && inkFor(background));
  const own = numberWithin(props.height, { min: 0, max: 200 }) ?? 0;
  const height =
    own || (numberWithin(settings.navbarHeight, NAV_RANGES.navbarHeight) ?? SITE_HEIGHT);
  const weight =
    FONT_WEIGHTS.find((one) => one === props.fontWeight) ??
    FONT_WEIGHTS.find((one) => one === settings.navItemFontWeight);
  const border = known(NAV_BORDERS, props.borderStyle, 'none');
  const shadow = known(NAV_SHADOWS, props.boxShadow, 'none');
  const opacity = numberWithin(props.opacity, { min: 0, max: 1 });
  const width = known(NAV_WIDTHS, props.width, '100%');
  const align = known(MENU_ALIGNMENTS, props.menuAlignment, 'Right');
  const logo = logoArea(settings);
  return {
    attributes: {
      'data-style': style === 'Default' ? undefined : style.toLowerCase(),
      'data-mode': props.mode === 'dark' ? 'dark' : undefined,
      'data-align': align === 'Right' ? undefined : align.toLowerCase(),
      'data-width': width === '100%' ? undefined : width === 'auto' ? 'auto' : 'boxed',
      'data-fluid': props.fullWidth || settings.fluid === true || undefined,
      'data-sticks': sticks || undefined,
      'data-floats': (isFloating && floats) || undefined,
      'data-transparent': isTransparent || undefined,
      'data-still': props.showAnimation ? undefined : true,
      'data-glass': (opacity !== undefined && opacity < 1) || undefined,
      'data-bordered': border === 'none' ? undefined : true,
      'data-shadow': shadow === 'none' ? undefined : shadow,
      'data-enhance': isTransparent || (isFloating && sticks) ? 'nav-scroll' : undefined,
    },
    vars: {
      'org-nav-h': height === 72 ? undefined : `${height}px`,
      'org-nav-bg': background,
      'org-nav-ink': ink || undefined,
      'org-nav-hover': safeColor(props.hoverColor),
      'org-nav-size':
        props.fontSize === 14 ? undefined : numberWithin(props.fontSize, { min: 8, max: 40 }),
      'org-nav-weight': weight === 400 ? undefined : weight,
      'org-nav-alpha': opacity === 1 ? undefined : opacity,
      'org-nav-radius': props.borderRadius
        ? `${numberWithin(props.borderRadius, { min: 0, max: 100 })}px`
        : undefined,
      'org-nav-border':
        border === 'none'
          ? undefined
          : `${known(NAV_BORDER_WIDTHS, props.borderWidth, 'thin')} ${border} ${safeColor(props.borderColor) || 'var(--org-color-border)'}`,
      'org-nav-blur': BLUR[shadow],
      'org-nav-logo-w': logo.width === 180 ? undefined : `${logo.width}px`,
      'org-nav-logo-h': logo.height === 70 ? undefined : `${logo.height}px`,
    },
  };
}
