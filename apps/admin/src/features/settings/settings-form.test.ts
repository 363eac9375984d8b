import { DEFAULT_SETTINGS, THEME_COLORS } from '@org/schema';
import { describe, expect, it } from 'vitest';
import {
  type SettingsFormValues,
  settingsResolver,
  settingsToForm,
  toSettingsUpdate,
} from './settings-form.ts';

const stored = { ...DEFAULT_SETTINGS, company_name: 'Kiln & Clay', version: 4 };
const form = (over: Partial<SettingsFormValues> = {}) => ({ ...settingsToForm(stored), ...over });

async function wrong(values: SettingsFormValues): Promise<string[]> {
  const { errors } = await settingsResolver(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.keys(errors);
}

describe('the settings form', () => {
  it('SET-002 holds every theme colour and sends it below theme', () => {
    const { theme, version, company_name } = toSettingsUpdate(form({ primary: '#123456' }), 4);
    expect(Object.keys(theme ?? {})).toEqual(expect.arrayContaining([...THEME_COLORS]));
    expect([theme?.primary, version, company_name]).toEqual(['#123456', 4, 'Kiln & Clay']);
  });

  it('sends the templates around every page, and none where none is chosen', () => {
    const site = { header_id: 7, footer_id: null, page_title_id: 9 };
    const values = settingsToForm({ ...stored, site });
    expect([values.header_id, values.footer_id, values.page_title_id]).toEqual(['7', '', '9']);
    expect(toSettingsUpdate({ ...values, page_title_id: '' }, 4).site).toEqual({
      header_id: 7,
      footer_id: null,
      page_title_id: null,
    });
  });

  it('leaves alone what the screen does not show', () => {
    expect(Object.keys(toSettingsUpdate(form(), 4))).not.toContain('invoice_settings');
  });

  it('names the fields that are wrong, those of the theme too', async () => {
    expect(await wrong(form())).toEqual([]);
    expect(
      await wrong(form({ company_name: ' ', email: 'no', primary: 'blue', radius: '1em' })),
    ).toEqual(expect.arrayContaining(['company_name', 'email', 'primary', 'radius']));
  });
});
