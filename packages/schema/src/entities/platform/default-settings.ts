import type { PublicSettings, Settings } from './settings.schema.ts';

/** Public settings of a tenant that has configured nothing yet. */
export const DEFAULT_PUBLIC_SETTINGS: Omit<PublicSettings, 'version'> = {
  company_name: '',
  email: '',
  phone: '',
  timezone: 'America/Toronto',
  locale: 'en-CA',
  currency: 'CAD',
  favicon: '',
  main_logo: '',
  main_logo_alt: '',
  theme: {
    primary: '#2456d6',
    secondary: '#475467',
    tertiary: '#7c3aed',
    success: '#1a7f4b',
    warning: '#b45309',
    danger: '#c62f2f',
    dark: '#101828',
    light: '#f5f7fa',
    info: '#0e7490',
    mode: 'light',
    fontFamily: 'Inter',
    headingFont: '',
    radius: '8px',
    mainnav_items: [],
    rightnav_items: [],
  },
  cart: { enabled: false },
  seo: {
    title_suffix: '',
    meta_description: '',
    og_image: '',
    noindex: false,
    google_verification: '',
    bing_verification: '',
  },
  analytics: { enabled: false, text: '' },
  opening_hours: { weekly: [], exceptions: [] },
};

/** Default settings of a tenant. */
export const DEFAULT_SETTINGS: Omit<Settings, 'version'> = {
  ...DEFAULT_PUBLIC_SETTINGS,
  legal_name: '',
  tax_number: '',
  address: '',
  date_style: '',
  number_style: '',
  live_chat_enabled: false,
  site: { header_id: null, footer_id: null, page_title_id: null },
  voip: { enabled: false, host: '' },
  invoice_settings: { use_vehicle: false },
  permissions: { command_menu: { can_view: true }, voip: { can_view: true } },
};
