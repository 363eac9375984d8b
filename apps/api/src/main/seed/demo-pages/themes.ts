import type { SettingsUpdate } from '@org/schema';

/** Colours of Northwind Gardens: leaf green, earth, and paper. */
export const GARDEN_THEME = {
  primary: '#2f6b4f',
  secondary: '#8a5a3c',
  tertiary: '#b8862d',
  dark: '#17261f',
  light: '#f5f2e9',
  radius: '10px',
} satisfies SettingsUpdate['theme'];

/** Colours of Harbour Street Bicycles: harbour blue, slate, and sea air. */
export const BICYCLE_THEME = {
  primary: '#0b5c8a',
  secondary: '#44546a',
  tertiary: '#c0533c',
  dark: '#10222e',
  light: '#eef4f7',
  radius: '10px',
} satisfies SettingsUpdate['theme'];
