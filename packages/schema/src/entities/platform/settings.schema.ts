import { boolean, type InferType, object, string } from 'yup';
import { idField, lineField, textField, versionField } from '../../fields/fields.ts';
import { openingHoursSchema, openingHoursUpdateSchema } from '../../fields/opening-hours.ts';
import { dateStyleField, numberStyleField } from '../../reading/formats.schema.ts';
import { THEME_COLORS, type ThemeColor } from '../../values/constants.ts';
import { normaliseHost } from '../../values/host-name.ts';
import { navigationFields } from '../content/navigation.schema.ts';
import { textStylesField } from '../content/text-styles.ts';
import { shadowsField, spaceStepsField } from '../content/theme-tokens.ts';

const color = () =>
  string().matches(/^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'Use a color such as #1a73e8');

/** Fonts of a site; all are bundled with the product, so that no other host is contacted. */
export const THEME_FONTS = [
  'Inter',
  'Archivo',
  'Bricolage Grotesque',
  'Fraunces',
  'Georgia',
  'System',
  'Mono',
] as const;

const colors = () =>
  Object.fromEntries(THEME_COLORS.map((name) => [name, color()])) as Record<
    ThemeColor,
    ReturnType<typeof color>
  >;

/** Theme of a tenant's sites. */
export const themeSchema = object({
  ...colors(),
  mode: string().oneOf(['light', 'dark', 'auto']),
  fontFamily: string().oneOf(THEME_FONTS),
  /** Font of headings; '' for that of the text. */
  headingFont: string().oneOf([...THEME_FONTS, '']),
  /** CSS length, such as `8px`. */
  radius: string().matches(/^\d{1,2}px$/, 'Use a length such as 8px'),
  /** Text styles that differ from their defaults. */
  textStyles: textStylesField(),
  /** Steps of the spacing scale that differ from their defaults. */
  spacing: spaceStepsField(),
  /** Shadows that differ from their defaults. */
  shadows: shadowsField(),
  ...navigationFields(),
}).noUnknown();

/** Default component templates of every page; null for none. */
const siteSchema = object({
  header_id: idField().nullable().defined(),
  footer_id: idField().nullable().defined(),
  page_title_id: idField().nullable().defined(),
}).noUnknown();

const verificationField = () =>
  string()
    .trim()
    .max(200)
    .matches(/^[\w-]*$/, 'Use only the code, without the surrounding tag')
    .meta({ empty: '' });

/** Default SEO settings of pages. */
const seoSchema = object({
  /** Suffix of the titles of pages without an SEO title. */
  title_suffix: lineField(120),
  meta_description: textField(1000),
  og_image: textField(2000),
  /** True asks search engines not to index the site. */
  noindex: boolean(),
  google_verification: verificationField(),
  bing_verification: verificationField(),
}).noUnknown();

/** Analytics settings. Visitors are asked for consent with `text`; '' for the default text. */
const analyticsSchema = object({
  enabled: boolean().required(),
  text: textField(600).defined(),
}).noUnknown();

/** Internet telephony: `host` accepts SIP calls. */
const voipSchema = object({
  enabled: boolean(),
  host: string()
    .trim()
    .lowercase()
    .max(253)
    .test(
      'host',
      'Use a host name such as sip.example.com',
      (host) => !host || normaliseHost(host) === host,
    )
    .test('needed', 'Please enter the telephone server', (host, { parent }) =>
      host === '' ? (parent as { enabled?: unknown }).enabled !== true : true,
    )
    .meta({ empty: '' }),
}).noUnknown();

/** Visibility of a part of the admin for the tenant, in addition to permissions; a missing value counts as true. */
const canView = () => object({ can_view: boolean() }).noUnknown().default(undefined);

/** Settings of a tenant as the API returns them. */
export const settingsSchema = object({
  company_name: string().defined(),
  legal_name: string().defined(),
  tax_number: string().defined(),
  address: string().defined(),
  email: string().defined(),
  phone: string().defined(),
  timezone: string().required(),
  locale: string().required(),
  currency: string().required(),
  date_style: dateStyleField().defined(),
  number_style: numberStyleField().defined(),
  favicon: string().defined(),
  main_logo: string().defined(),
  main_logo_alt: string().defined(),
  live_chat_enabled: boolean().required(),
  theme: themeSchema.required(),
  site: siteSchema.required(),
  cart: object({ enabled: boolean().required() }).required(),
  seo: seoSchema.required(),
  analytics: analyticsSchema.required(),
  voip: object({ enabled: boolean().required(), host: string().defined() }).required(),
  invoice_settings: object({ use_vehicle: boolean().required() }).required(),
  opening_hours: openingHoursSchema.required(),
  permissions: object({
    command_menu: object({ can_view: boolean().required() }).required(),
    voip: object({ can_view: boolean().required() }).required(),
  }).required(),
  version: versionField().required(),
});
export type Settings = InferType<typeof settingsSchema>;
/** Colors, fonts and radius of a site. */
export type Theme = Settings['theme'];

/** Body that updates the settings: any subset, merged field by field. */
export const settingsUpdateSchema = object({
  company_name: lineField(200).trim().min(1, 'Please enter a company name'),
  legal_name: lineField(200),
  tax_number: lineField(60),
  address: textField(500),
  email: string().email().max(254).meta({ empty: '' }),
  phone: lineField(40),
  timezone: lineField(60).min(1),
  locale: lineField(20).min(2),
  currency: string().matches(/^[A-Z]{3}$/, 'Use a currency code such as CAD'),
  date_style: dateStyleField(),
  number_style: numberStyleField(),
  favicon: textField(2000),
  main_logo: textField(2000),
  main_logo_alt: lineField(300),
  live_chat_enabled: boolean(),
  theme: themeSchema.default(undefined),
  site: siteSchema.partial().default(undefined),
  cart: object({ enabled: boolean() }).noUnknown().default(undefined),
  seo: seoSchema.default(undefined),
  analytics: analyticsSchema.partial().default(undefined),
  voip: voipSchema.default(undefined),
  invoice_settings: object({ use_vehicle: boolean() }).noUnknown().default(undefined),
  opening_hours: openingHoursUpdateSchema.default(undefined),
  permissions: object({ command_menu: canView(), voip: canView() }).noUnknown().default(undefined),
  version: versionField(),
}).noUnknown();
export type SettingsUpdate = InferType<typeof settingsUpdateSchema>;

/** Body as the server accepts it: only the server knows whether an empty name was empty before. */
export const settingsBodySchema = settingsUpdateSchema.shape({
  company_name: lineField(200).trim(),
});

/** Settings of a tenant that public pages may use. */
export const publicSettingsSchema = settingsSchema.pick([
  'company_name',
  'email',
  'phone',
  'timezone',
  'locale',
  'currency',
  'favicon',
  'main_logo',
  'main_logo_alt',
  'theme',
  'cart',
  'seo',
  'analytics',
  'opening_hours',
  'version',
]);
export type PublicSettings = InferType<typeof publicSettingsSchema>;
