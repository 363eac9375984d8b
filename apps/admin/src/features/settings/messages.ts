import { THEME_COLORS, type ThemeColor } from '@org/schema';

const COLOR_NAMES: Record<ThemeColor, string> = {
  primary: 'Primary',
  secondary: 'Secondary',
  tertiary: 'Tertiary',
  success: 'Success',
  warning: 'Warning',
  danger: 'Danger',
  dark: 'Dark',
  light: 'Light',
  info: 'Info',
};

/** Texts of the settings. */
export const text = {
  title: 'Settings',
  seeSettings: 'see settings',
  save: 'Save settings',
  saved: 'Settings saved',
  readOnly: 'Your role may look at the settings, but not change them.',
  company: 'Company',
  companyText: 'Shown on your site and on documents.',
  region: 'Region',
  regionText: 'How dates, numbers and money are written.',
  brand: 'Brand',
  brandText: 'Your logo and the small picture in browser tabs.',
  theme: 'Theme',
  themeText: 'The look of your public site. Visitors get a change with their next page.',
  frame: 'Around every page',
  frameText:
    'Templates that stand on all pages of your site. A page may have a header and footer of its own.',
  noTemplate: 'None',
  plainTitle: 'A plain heading',
  editTemplate: 'Edit',
  makeTemplate: 'Make one',
  preview: 'Preview',
  previewTitle: 'Made by hand, made to last',
  previewText: 'Ordinary text with a link in it, as your visitors read it.',
  previewLink: 'a link',
  previewButton: 'Book a visit',
  previewSecond: 'Read more',
  contrastGood: (ratio: string) => `Contrast of its text ${ratio}:1`,
  contrastWeak: (ratio: string) => `Contrast of its text ${ratio}:1, hard to read below 4.5:1`,
  defaults: 'Back to the standard colours',
} as const;

/** What each field of the settings is called. */
export const LABELS = {
  company_name: 'Company name',
  legal_name: 'Legal name',
  email: 'Email',
  phone: 'Phone',
  timezone: 'Time zone',
  locale: 'Language and region',
  currency: 'Currency',
  favicon: 'Favicon',
  main_logo: 'Logo',
  main_logo_alt: 'Description of the logo',
  mode: 'Mode',
  fontFamily: 'Font',
  radius: 'Corner radius',
  header_id: 'Site header',
  footer_id: 'Site footer',
  page_title_id: 'Page title',
  ...(Object.fromEntries(THEME_COLORS.map((name) => [name, COLOR_NAMES[name]])) as Record<
    ThemeColor,
    string
  >),
} as const;

export const MODES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'As the visitor’s system' },
] as const;

/** Locales to choose from, named in themselves. */
export const LOCALES = [
  'en-CA',
  'en-US',
  'en-GB',
  'fr-CA',
  'fr-FR',
  'de-DE',
  'es-ES',
  'it-IT',
  'nl-NL',
  'pt-BR',
  'sv-SE',
  'pl-PL',
  'ja-JP',
  'he-IL',
  'ar-EG',
] as const;
export const CURRENCIES = [
  'CAD',
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'AUD',
  'NZD',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'JPY',
  'BRL',
  'MXN',
  'INR',
  'ZAR',
] as const;
