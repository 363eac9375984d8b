import { FONT_WEIGHTS } from '@org/schema';
import { boolean, type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

export const NAV_STYLES = ['Default', 'Fixed', 'Ecommerce', 'Floating', 'Custom'] as const;
export const NAV_WIDTHS = ['100%', '1320px', 'auto'] as const;
export const NAV_MODES = ['light', 'dark'] as const;
export const MENU_ALIGNMENTS = ['Left', 'Center', 'Right'] as const;
export const NAV_BORDERS = ['none', 'solid', 'dashed', 'dotted', 'double'] as const;
export const NAV_BORDER_WIDTHS = ['thin', 'medium', 'thick'] as const;
/** Shadow presets of 10 px and 15 px. */
export const NAV_SHADOWS = ['none', 'medium', 'large'] as const;
export const NAV_BEHAVIOURS = ['default', 'sticky', 'float'] as const;

const color = () => string().max(80).defined();

const shape = object({
  navStyle: string().oneOf(NAV_STYLES).required(),
  /** px; 0 uses the site's height. */
  height: number().min(0).max(200).required(),
  /** Width of the bar itself. */
  width: string().oneOf(NAV_WIDTHS).required(),
  /** True when its content has the full width. */
  fullWidth: boolean().required(),
  mode: string().oneOf(NAV_MODES).required(),
  /** '' uses the color of the site or of the mode. */
  backgroundColor: color(),
  /** Opacity of the background, 0 to 1. */
  opacity: number().min(0).max(1).required(),
  sticky: boolean().required(),
  menuAlignment: string().oneOf(MENU_ALIGNMENTS).required(),
  hoverColor: color(),
  /** '' uses the color of the site or of the mode. */
  navTextColor: color(),
  /** px */
  fontSize: number().min(8).max(40).required(),
  /** 0 uses the site's weight. */
  fontWeight: number()
    .oneOf([0, ...FONT_WEIGHTS])
    .required(),
  /** URL of an image that replaces the site's logo; '' for the site's. */
  logoSource: string().max(20_000).defined(),
  /** Visibility of each kind of section. */
  logoSection: boolean().required(),
  infoSection: boolean().required(),
  headerSection: boolean().required(),
  mainSection: boolean().required(),
  /** True animates menus when they open. */
  showAnimation: boolean().required(),
  borderStyle: string().oneOf(NAV_BORDERS).required(),
  borderWidth: string().oneOf(NAV_BORDER_WIDTHS).required(),
  borderColor: color(),
  /** px */
  borderRadius: number().min(0).max(100).required(),
  boxShadow: string().oneOf(NAV_SHADOWS).required(),
  navBarBehaviour: string().oneOf(NAV_BEHAVIOURS).required(),
});
export type NavigationBarProps = InferType<typeof shape>;

/** The bar at the top of a site, with its logo and the tenant's menu. */
export const navigationBarDefinition = defineBlock({
  type: 'NavigationBar',
  label: 'Navigation bar',
  description: 'The bar at the top of a site with logo, menu and more.',
  category: 'navigation',
  icon: 'layout-navbar',
  shape,
  defaults: {
    navStyle: 'Default',
    height: 72,
    width: '100%',
    fullWidth: false,
    mode: 'light',
    backgroundColor: '',
    opacity: 1,
    sticky: false,
    menuAlignment: 'Right',
    hoverColor: '',
    navTextColor: '',
    fontSize: 14,
    fontWeight: 400,
    logoSource: '',
    logoSection: true,
    infoSection: true,
    headerSection: true,
    mainSection: true,
    showAnimation: true,
    borderStyle: 'none',
    borderWidth: 'thin',
    borderColor: '',
    borderRadius: 0,
    boxShadow: 'none',
    navBarBehaviour: 'default',
  },
  canvas: true,
  rules: {
    parents: ['Wrapper'],
    children: ['NavInfoSection', 'NavLogoSection', 'NavHeaderSection', 'NavMainSection'],
    max: 8,
  },
  groups: ['spacing'],
  children: [{ type: 'NavLogoSection' }, { type: 'NavMainSection' }],
  aliases: ['MainHeader', 'Navbar'],
  hasItems: true,
  // A bar without sections renders logo and menu itself.
  usesStylesOf: ['NavLogoSection', 'NavMainSection', 'Button'],
});
