import { describe, expect, it } from 'vitest';
import { THEME_COLORS } from '../../values/constants.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import {
  publicSettingsSchema,
  settingsBodySchema,
  settingsSchema,
  settingsUpdateSchema,
  themeSchema,
} from './settings.schema.ts';

const strict = { strict: true } as const;
const settings = { ...DEFAULT_SETTINGS, version: 1 };

describe('settings', () => {
  it('SET-001 have name, favicon, live chat, command menu, vehicle and theme, each with a default', () => {
    expect(settingsSchema.validateSync(settings, strict)).toMatchObject({
      company_name: '',
      favicon: '',
      live_chat_enabled: false,
      permissions: { command_menu: { can_view: true } },
      invoice_settings: { use_vehicle: false },
      theme: { primary: '#2456d6' },
    });
    const required = 'company_name favicon live_chat_enabled permissions invoice_settings';
    for (const field of required.split(' ')) {
      const without = Object.fromEntries(
        Object.entries(settings).filter(([name]) => name !== field),
      );
      expect(settingsSchema.isValidSync(without, strict), field).toBe(false);
    }
  });

  it('SET-002 have a theme of nine colors', () => {
    expect(THEME_COLORS.join(' ')).toBe(
      'primary secondary tertiary success warning danger dark light info',
    );
    for (const name of THEME_COLORS) {
      expect(themeSchema.isValidSync({ [name]: '#1a73e8' }, strict), name).toBe(true);
      expect(themeSchema.isValidSync({ [name]: 'red; }' }, strict), name).toBe(false);
      expect(DEFAULT_SETTINGS.theme, name).toHaveProperty(name);
    }
  });

  it('may lack a company name, which the form requires and the API does not', () => {
    const unnamed = { company_name: '' };
    expect(settingsBodySchema.isValidSync(unnamed, strict)).toBe(true);
    expect(() => settingsUpdateSchema.validateSync(unnamed, strict)).toThrow(
      'Please enter a company name',
    );
    expect(settingsBodySchema.isValidSync({ plan: 'enterprise' }, strict)).toBe(false);
  });

  it('updates only what is sent and adds no empty groups', () => {
    expect(settingsUpdateSchema.validateSync({ phone: '555' })).toEqual({ phone: '555' });
    expect(settingsUpdateSchema.isValidSync({ plan: 'enterprise' }, strict)).toBe(false);
  });

  it('hide permissions, invoices and the legal name from visitors', () => {
    const shown = Object.keys(publicSettingsSchema.fields);
    for (const hidden of ['permissions', 'invoice_settings', 'legal_name', 'live_chat_enabled'])
      expect(shown).not.toContain(hidden);
  });
});
