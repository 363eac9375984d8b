/** Color tokens of the admin. */
export interface Tokens {
  /** Background of the app. */
  readonly app: string;
  /** Sidebars, panels, bars. */
  readonly panel: string;
  /** Cards, inputs, menus, dialogs. */
  readonly raised: string;
  readonly hover: string;
  readonly pressed: string;
  /** Decorative lines between surfaces. */
  readonly hairline: string;
  /** Borders of controls, 3:1. */
  readonly control: string;
  readonly text: string;
  readonly muted: string;
  readonly faint: string;
  /** Fill of the primary action. */
  readonly accent: string;
  readonly accentHover: string;
  /** Links, the active item, focus rings. */
  readonly accentText: string;
  /** Selected rows and items. */
  readonly accentSoft: string;
  readonly onAccent: string;
  readonly danger: string;
  readonly dangerFill: string;
  readonly dangerSoft: string;
  readonly success: string;
  readonly warning: string;
  readonly info: string;
  /** Synced or locked state: the editor's second hue. */
  readonly synced: string;
  readonly shadow: string;
}

/** The light theme. */
export const LIGHT_TOKENS: Tokens = {
  app: '#f4f5f7',
  panel: '#fafbfc',
  raised: '#ffffff',
  hover: '#eff1f4',
  pressed: '#e5e8ed',
  hairline: '#e2e5ea',
  control: '#868c98',
  text: '#17191e',
  muted: '#535965',
  faint: '#656b77',
  accent: '#3f4fd0',
  accentHover: '#3442b4',
  accentText: '#3745c2',
  accentSoft: '#eceefd',
  onAccent: '#ffffff',
  danger: '#b8232a',
  dangerFill: '#c0272d',
  dangerSoft: '#fdefef',
  success: '#13713c',
  warning: '#855000',
  info: '#0b6480',
  synced: '#7437b0',
  shadow: '0 1px 2px rgb(16 18 24 / 6%), 0 8px 24px rgb(16 18 24 / 12%)',
};

/** The dark theme, which is designed separately and not an inverted light one. */
export const DARK_TOKENS: Tokens = {
  app: '#111216',
  panel: '#16181d',
  raised: '#1d1f25',
  hover: '#25282f',
  pressed: '#2d3038',
  hairline: '#2a2d35',
  control: '#727986',
  text: '#eceef2',
  muted: '#a9afba',
  faint: '#969ca8',
  accent: '#5465e6',
  accentHover: '#4656d2',
  accentText: '#a6b0ff',
  accentSoft: '#242948',
  onAccent: '#ffffff',
  danger: '#f38a8c',
  dangerFill: '#c5373d',
  dangerSoft: '#3a1f23',
  success: '#62c78f',
  warning: '#e2ad60',
  info: '#62bfdb',
  synced: '#c9a0f3',
  shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 50%)',
};

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the CSS variables of the tokens, such as `--at-accent-soft`. */
export function tokenVariables(tokens: Tokens): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [`--at-${kebab(name)}`, String(value)]),
  );
}
