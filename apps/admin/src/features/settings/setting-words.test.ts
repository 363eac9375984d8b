import type { SettingChange } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { describeNavigation } from './navigation-words.ts';
import { inFormOrder, settingLabel, settingWords } from './setting-words.tsx';

const getChange = (key: string, fields: Partial<SettingChange> = {}): SettingChange => ({
  key,
  from: null,
  to: null,
  secret: false,
  restorable: true,
  ...fields,
});
const getWords = (key: string, value: unknown): string => settingWords(getChange(key), value);
const ITEMS = [
  { id: 'a', field_type: 'link', linkText: 'Home' },
  { id: 'b', field_type: 'cart', linkText: '' },
];

describe('texts of the settings history', () => {
  it('use the labels of the forms', () => {
    expect(settingLabel('settings', 'theme.primary')).toBe('Primary');
    expect(settingLabel('settings', 'permissions.command_menu.can_view')).toBe('Command menu');
    expect(settingLabel('settings', 'theme.mainnav_settings.navbarHeight')).toBe(
      'Navigation bar: height',
    );
    expect(settingLabel('captcha', 'secret_key')).toBe('Secret key');
    expect(settingLabel('domain', 'www.kiln.example')).toBe('www.kiln.example');
  });

  it('format values for people', () => {
    expect(getWords('seo.noindex', true)).toBe('On');
    expect(getWords('legal_name', '')).toBe('Empty');
    expect(getWords('theme.mainnav_items', [])).toBe('Empty');
    expect(getWords('theme.mainnav_items', ITEMS)).toBe('Home, Cart');
    expect(getWords('theme.mainnav_settings.sticky', false)).toBe('Off');
    expect(getWords('theme.mainnav_settings.mobileNavStyle', 'offcanvas')).toBe('Slides in');
    expect(getWords('theme.mainnav_settings.navbarHeight', 90)).toBe('90');
    expect(getWords('site.header_id', 7)).toBe('Template #7');
    expect(getWords('address', 'x'.repeat(200))).toHaveLength(81);
  });

  it('never contain a secret', () => {
    expect(settingWords(getChange('secret_key', { secret: true }), true)).toBe('••••••');
    expect(settingWords(getChange('secret_key', { secret: true }), 'shown')).not.toContain('shown');
  });

  it('are sorted like the forms', () => {
    const keys = ['theme.primary', 'nowhere', 'company_name'];
    expect(inFormOrder(keys.map((key) => getChange(key))).map(({ key }) => key)).toEqual([
      'company_name',
      'theme.primary',
      'nowhere',
    ]);
  });
});

describe('a comparison of two versions of the navigation', () => {
  it('names items and style settings, none as code', () => {
    expect(describeNavigation('items', ITEMS)).toBe('Home, Cart');
    expect(describeNavigation('cart', true)).toBe('On');
    expect(
      describeNavigation('look', JSON.stringify({ fluid: true, mobileNavStylePosition: 'end' })),
    ).toBe('Full width: On, Side on phones: End');
  });
});
