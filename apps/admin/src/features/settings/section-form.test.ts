import { THEME_COLORS } from '@org/schema';
import { DEFAULT_SETTINGS, type NavItem, NEW_NAV_ITEM } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { GENERAL } from './general-section.tsx';
import { NAVIGATION } from './navigation-section.tsx';
import { PERMISSIONS } from './permissions-section.tsx';
import {
  type FieldValue,
  fieldAt,
  type SectionForm,
  sectionResolver,
  toForm,
  toUpdate,
} from './section-form.ts';
import { SITE } from './site-section.tsx';
import { THEME } from './theme-section.tsx';

const stored = { ...DEFAULT_SETTINGS, company_name: 'Kiln & Clay', version: 4 };

async function wrong<Values extends Record<string, FieldValue>>(
  section: SectionForm<Values>,
  change: Partial<Values>,
): Promise<Record<string, string | undefined>> {
  const { errors } = await sectionResolver(section)(
    { ...toForm(section, stored), ...change },
    undefined,
    { fields: {}, shouldUseNativeValidation: false },
  );
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field,
      (error as { message?: string }).message,
    ]),
  );
}

describe('the form of a section', () => {
  it('SET-002 holds every theme color and sends it under theme, and nothing of another section', () => {
    const values = { ...toForm(THEME, stored), primary: '#123456' };
    const { theme, version, ...rest } = toUpdate(THEME, values, 4);
    expect(Object.keys(theme)).toEqual(expect.arrayContaining([...THEME_COLORS]));
    expect([theme.primary, version, rest]).toEqual(['#123456', 4, {}]);
    expect(Object.keys(theme)).not.toContain('mainnav_items');
  });

  it('sends a nested switch without its siblings', () => {
    const values = { ...toForm(PERMISSIONS, stored), command_menu: false };
    expect(toUpdate(PERMISSIONS, values)).toEqual({
      permissions: { command_menu: { can_view: false }, voip: { can_view: true } },
    });
    expect(toForm(GENERAL, stored).use_vehicle).toBe(false);
  });

  it('sends the default templates of pages, and null when none is chosen', () => {
    const site = { header_id: 7, footer_id: null, page_title_id: 9 };
    const values = toForm(SITE, { ...stored, site });
    expect([values.header_id, values.footer_id, values.page_title_id]).toEqual(['7', '', '9']);
    expect(toUpdate(SITE, { ...values, page_title_id: '' }).site).toEqual({
      header_id: 7,
      footer_id: null,
      page_title_id: null,
    });
  });

  it('reads items from the navigation settings, where they may be stored too', () => {
    const item: NavItem = { ...NEW_NAV_ITEM, id: 'a', linkText: 'Home', href: '/' };
    const theme = {
      ...DEFAULT_SETTINGS.theme,
      mainnav_settings: { sticky: true, mainnav_items: [item] },
    };
    const values = toForm(NAVIGATION, { ...stored, theme });
    expect(values.items).toEqual([item]);
    const { theme: sent } = toUpdate(NAVIGATION, values);
    expect(sent.mainnav_settings).toEqual({ sticky: true, mainnav_items: [] });
    expect(sent.mainnav_items).toEqual([item]);
  });

  it("reports invalid fields by the server's rules, however deeply nested", async () => {
    expect(await wrong(GENERAL, {})).toEqual({});
    expect(Object.keys(await wrong(GENERAL, { company_name: ' ', email: 'no' }))).toEqual([
      'company_name',
      'email',
    ]);
    expect(Object.keys(await wrong(THEME, { primary: 'blue', radius: '1em' }))).toEqual([
      'primary',
      'radius',
    ]);
    const bad = toForm(NAVIGATION, stored);
    expect(
      await wrong(NAVIGATION, {
        items: [
          { id: 'a', field_type: 'link', linkText: '', href: '/' },
        ] as unknown as typeof bad.items,
      }),
    ).toEqual({ items: 'Link Text is required' });
  });

  it('maps the paths of server errors to its fields', () => {
    expect(fieldAt(THEME, 'theme.primary')).toBe('primary');
    expect(fieldAt(NAVIGATION, 'theme.mainnav_items[0].href')).toBe('items');
    expect(fieldAt(THEME, 'company_name')).toBeUndefined();
  });
});
