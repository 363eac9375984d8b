import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import { TIMES } from '@org/schema';
import { DARK_TOKENS, LIGHT_TOKENS, type Tokens, tokenVariables } from './tokens.ts';

const accent: MantineColorsTuple = [
  '#eceefd',
  '#d5d9fa',
  '#a6b0ff',
  '#8490f5',
  '#6c7bf0',
  '#5465e6',
  '#3f4fd0',
  '#3442b4',
  '#2b3798',
  '#222c7a',
];
const red: MantineColorsTuple = [
  '#fdefef',
  '#f9d6d7',
  '#f5abad',
  '#f38a8c',
  '#e2555a',
  '#c5373d',
  '#c0272d',
  '#a11f25',
  '#84191e',
  '#661317',
];
const gray: MantineColorsTuple = [
  '#fafbfc',
  '#f4f5f7',
  '#eff1f4',
  '#e2e5ea',
  '#cdd1d9',
  '#868c98',
  '#656b77',
  '#535965',
  '#31353d',
  '#17191e',
];
const dark: MantineColorsTuple = [
  '#eceef2',
  '#cfd3da',
  '#a9afba',
  '#727986',
  '#2a2d35',
  '#25282f',
  '#1d1f25',
  '#16181d',
  '#111216',
  '#0c0d10',
];

const FONT = "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif";
const MONO = "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace";
const CONTROL_RADIUS = '6px';
const CARD_RADIUS = '8px';
const quick = { duration: 140, timingFunction: 'ease-out' };

const field = {
  defaultProps: { size: 'sm', inputWrapperOrder: ['label', 'input', 'error', 'description'] },
};
const floating = { transitionProps: { ...quick, transition: 'fade' }, offset: 4 };

/** Theme of the admin for Mantine: typography, spacing, radius, motion and defaults of components. */
export const atriumTheme: MantineThemeOverride = createTheme({
  fontFamily: FONT,
  fontFamilyMonospace: MONO,
  headings: { fontFamily: FONT, fontWeight: '600' },
  fontSizes: { xs: '13px', sm: '14px', md: '15px', lg: '17px', xl: '20px' },
  lineHeights: { xs: '1.45', sm: '1.45', md: '1.45', lg: '1.4', xl: '1.3' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: CONTROL_RADIUS, md: CARD_RADIUS, lg: CARD_RADIUS, xl: '12px' },
  defaultRadius: 'sm',
  shadows: Object.fromEntries(
    ['xs', 'sm', 'md', 'lg', 'xl'].map((size) => [size, 'var(--at-shadow)']),
  ),
  colors: { accent, red, gray, dark },
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 5 },
  white: '#ffffff',
  black: LIGHT_TOKENS.text,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    TextInput: field,
    Textarea: field,
    PasswordInput: field,
    NumberInput: field,
    NativeSelect: field,
    FileInput: field,
    Select: {
      defaultProps: {
        ...field.defaultProps,
        allowDeselect: false,
        checkIconPosition: 'right',
        comboboxProps: floating,
        maxDropdownHeight: 320,
      },
    },
    MultiSelect: {
      defaultProps: { ...field.defaultProps, comboboxProps: floating, maxDropdownHeight: 320 },
    },
    Menu: {
      defaultProps: {
        ...floating,
        position: 'bottom-end',
        radius: 'md',
        shadow: 'md',
        // Mantine's empty focus placeholder is not a menu item, and a menu may only contain items.
        withInitialFocusPlaceholder: false,
      },
    },
    Popover: { defaultProps: { ...floating, radius: 'md', shadow: 'md' } },
    Tooltip: {
      defaultProps: { openDelay: TIMES.tooltipDelay, ...floating, offset: 6, withinPortal: true },
    },
    ModalOverlay: { defaultProps: { backgroundOpacity: 0.45 } },
    ModalRoot: {
      defaultProps: {
        closeOnClickOutside: false,
        radius: 'md',
        shadow: 'md',
        yOffset: '12dvh',
        transitionProps: { ...quick, transition: 'fade' },
      },
    },
    Drawer: {
      defaultProps: {
        overlayProps: { backgroundOpacity: 0.45 },
        transitionProps: { duration: 180, timingFunction: 'ease-out' },
      },
    },
    Button: { defaultProps: { size: 'sm', variant: 'default' } },
    ActionIcon: { defaultProps: { size: 'md', variant: 'subtle', color: 'gray' } },
    SegmentedControl: { defaultProps: { size: 'xs', transitionDuration: 140 } },
    Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } },
    Checkbox: { defaultProps: { size: 'xs', radius: 'xs' } },
    Loader: { defaultProps: { size: 'sm', type: 'oval' } },
  },
});

function mantineVariables(tokens: Tokens): Record<string, string> {
  return {
    ...tokenVariables(tokens),
    '--mantine-color-body': tokens.app,
    '--mantine-color-text': tokens.text,
    '--mantine-color-bright': tokens.text,
    '--mantine-color-dimmed': tokens.muted,
    '--mantine-color-placeholder': tokens.faint,
    '--mantine-color-anchor': tokens.accentText,
    '--mantine-color-error': tokens.danger,
    '--mantine-color-success': tokens.success,
    '--mantine-color-default': tokens.raised,
    '--mantine-color-default-hover': tokens.hover,
    '--mantine-color-default-color': tokens.text,
    '--mantine-color-default-border': tokens.hairline,
    '--mantine-color-gray-light-color': tokens.muted,
    '--mantine-color-gray-light': tokens.hover,
    '--mantine-color-gray-light-hover': tokens.hover,
    '--mantine-color-red-light-color': tokens.danger,
    '--mantine-color-red-light': tokens.dangerSoft,
    '--mantine-color-red-light-hover': tokens.dangerSoft,
    '--mantine-color-red-filled': tokens.dangerFill,
    '--mantine-color-accent-filled': tokens.accent,
    '--mantine-color-accent-filled-hover': tokens.accentHover,
    '--mantine-color-accent-light': tokens.accentSoft,
    '--mantine-color-accent-light-hover': tokens.accentSoft,
    '--mantine-color-accent-light-color': tokens.accentText,
    '--mantine-primary-color-filled': tokens.accent,
    '--mantine-primary-color-filled-hover': tokens.accentHover,
    '--mantine-primary-color-light': tokens.accentSoft,
    '--mantine-primary-color-light-color': tokens.accentText,
  };
}

/** Returns the CSS variables of both color schemes, Mantine's and ours. */
export const atriumVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: mantineVariables(LIGHT_TOKENS),
  dark: mantineVariables(DARK_TOKENS),
});
