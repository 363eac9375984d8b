import { describe, expect, it } from 'vitest';
import { THEME_COLORS } from './constants.ts';
import { DEFAULT_SETTINGS, themeSchema } from './settings.schema.ts';
import { NAV_DEFAULTS, readNavigation } from './site-navigation.schema.ts';

const item = (linkText: string) => ({
  id: linkText,
  field_type: 'link' as const,
  linkText,
  href: '/',
  target: '_self' as const,
  icon: '',
  classes: '',
  rightAlign: false,
  variant: '',
  size: '',
  drop: 'down' as const,
  children: [],
});
const look = {
  navbarHeight: 64,
  backgroundColor: '#ffffff',
  logoAreaWidth: 200,
  logoAreaHeight: 60,
  fluid: true,
  sticky: true,
  transparentOnHomepage: true,
  navItemColor: '#101828',
  navItemFontWeight: 600,
  mobileNavStyle: 'dropdown',
  mobileNavStylePosition: 'end',
} as const;

describe('the navigation of a theme', () => {
  it('NAV-018 is JSON with the look of the bar, and nothing that is not of it', () => {
    const good = JSON.stringify({ ...look, mainnav_items: [item('Home')] });
    expect(themeSchema.isValidSync({ mainnav_settings: good }, { strict: true })).toBe(true);
    expect(readNavigation({ mainnav_settings: good }).settings).toEqual(look);
    for (const bad of [
      '{',
      '[]',
      '{"navbarHeight":"80px"}',
      '{"mobileNavStyle":"other"}',
      '{"x":1}',
    ])
      expect(themeSchema.isValidSync({ mainnav_settings: bad }, { strict: true }), bad).toBe(false);
  });

  it('NAV-019 takes the items inside the settings where there are any, else those beside them', () => {
    const beside = { mainnav_items: [item('Beside')] };
    const names = (inside: object): string[] =>
      readNavigation({ ...beside, mainnav_settings: JSON.stringify(inside) }).main.map(
        ({ linkText }) => linkText,
      );
    expect(names({ mainnav_items: [item('Inside')] })).toEqual(['Inside']);
    expect(names({ mainnav_items: [] })).toEqual(['Beside']);
    expect(names({})).toEqual(['Beside']);
    expect(readNavigation(beside).main).toEqual(beside.mainnav_items);
  });

  it('is read field by field: what is broken is as if it were not there', () => {
    const broken = JSON.stringify({ navbarHeight: 9999, sticky: true, mainnav_items: 'x' });
    expect(readNavigation({ mainnav_settings: broken })).toEqual({
      settings: { ...NAV_DEFAULTS, sticky: true },
      main: [],
      right: [],
    });
    for (const text of ['', 'no json', 'null', '7'])
      expect(readNavigation({ mainnav_settings: text }).settings).toEqual(NAV_DEFAULTS);
  });

  it('is empty where nothing was set, beside the nine colours', () => {
    const { theme } = DEFAULT_SETTINGS;
    expect(readNavigation(theme)).toEqual({ settings: NAV_DEFAULTS, main: [], right: [] });
    expect(Object.keys(theme)).toEqual(expect.arrayContaining([...THEME_COLORS]));
  });
});
