import { FONT_WEIGHTS } from '@org/schema';
import { defineSettings, getOptions } from '../../define/define-settings.ts';
import {
  MENU_ALIGNMENTS,
  NAV_BEHAVIOURS,
  NAV_BORDER_WIDTHS,
  NAV_BORDERS,
  NAV_MODES,
  NAV_STYLES,
  type NavigationBarProps,
} from './navigation-bar.definition.ts';

/** Settings of a navigation bar. */
export const navigationBarSettings = defineSettings<NavigationBarProps>([
  { kind: 'control', prop: 'menu', label: 'Menu' },
  {
    kind: 'select',
    prop: 'navStyle',
    label: 'Style',
    options: NAV_STYLES.map((style) => ({
      value: style,
      label: style,
      disabled: style === 'Ecommerce' || style === 'Custom',
    })),
  },
  {
    kind: 'segments',
    prop: 'navBarBehaviour',
    label: 'On scroll',
    options: getOptions(NAV_BEHAVIOURS),
    help: 'Sticky keeps the bar at the top of the window. With the style Floating, Float also makes the bar narrower.',
  },
  {
    kind: 'toggle',
    prop: 'sticky',
    label: 'Sticky',
    when: { prop: 'navBarBehaviour', is: ['default'] },
  },
  { kind: 'segments', prop: 'menuAlignment', label: 'Menu', options: getOptions(MENU_ALIGNMENTS) },
  { kind: 'toggle', prop: 'logoSection', label: 'Logo' },
  {
    kind: 'image',
    prop: 'logoSource',
    label: 'Own logo',
    when: { prop: 'logoSection', is: [true] },
    help: "In place of the site's logo, which is chosen in the settings of the site.",
  },
  { kind: 'toggle', prop: 'mainSection', label: 'Menu shown' },
  { kind: 'toggle', prop: 'infoSection', label: 'Info section' },
  { kind: 'toggle', prop: 'headerSection', label: 'Header section' },
  {
    kind: 'slider',
    prop: 'height',
    label: 'Height',
    min: 0,
    max: 200,
    step: 1,
    unit: 'px',
    help: '0 takes the height that the site has for its bars.',
  },
  {
    kind: 'select',
    prop: 'width',
    label: 'Width',
    options: [
      { value: '100%', label: 'Full' },
      { value: '1320px', label: '1320 px' },
      { value: 'auto', label: 'Fit content' },
    ],
  },
  { kind: 'toggle', prop: 'fullWidth', label: 'Edge to edge' },
  { kind: 'segments', prop: 'mode', label: 'Mode', options: getOptions(NAV_MODES) },
  { kind: 'color', prop: 'backgroundColor', label: 'Background' },
  { kind: 'slider', prop: 'opacity', label: 'Opacity', min: 0, max: 1, step: 0.05 },
  { kind: 'color', prop: 'navTextColor', label: 'Text' },
  { kind: 'color', prop: 'hoverColor', label: 'Text, hover' },
  { kind: 'slider', prop: 'fontSize', label: 'Text size', min: 8, max: 40, step: 1, unit: 'px' },
  {
    kind: 'select',
    prop: 'fontWeight',
    label: 'Weight',
    options: [
      { value: 0, label: "The site's" },
      ...FONT_WEIGHTS.map((weight) => ({ value: weight, label: String(weight) })),
    ],
  },
  { kind: 'select', prop: 'borderStyle', label: 'Border', options: getOptions(NAV_BORDERS) },
  {
    kind: 'segments',
    prop: 'borderWidth',
    label: 'Border width',
    options: getOptions(NAV_BORDER_WIDTHS),
    when: { prop: 'borderStyle', is: NAV_BORDERS.filter((style) => style !== 'none') },
  },
  {
    kind: 'color',
    prop: 'borderColor',
    label: 'Border color',
    when: { prop: 'borderStyle', is: NAV_BORDERS.filter((style) => style !== 'none') },
  },
  { kind: 'slider', prop: 'borderRadius', label: 'Radius', min: 0, max: 100, step: 1, unit: 'px' },
  {
    kind: 'segments',
    prop: 'boxShadow',
    label: 'Shadow',
    options: [
      { value: 'none', label: 'None' },
      { value: 'medium', label: '10 px' },
      { value: 'large', label: '15 px' },
    ],
  },
  { kind: 'toggle', prop: 'showAnimation', label: 'Animation' },
]);
