import { phoneHref } from '@org/admin-kit';
import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { permissionTree } from '@org/schema';
import { DEFAULT_SETTINGS, type Me, shellSettingsSchema } from '@org/schema/entities';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ChannelsSection } from './channels-section.tsx';

const server = startAnswerServer();
beforeEach(() => {
  const settings = { ...DEFAULT_SETTINGS, version: 2 };
  server.answer('GET /api/v1/admin/settings/', () => ({
    status: 200,
    body: { success: true, settings, results: settings },
  }));
});

const enterprise: Partial<Me> = { plan: { level: 'enterprise', modules: [] } };
const settingsWith = (change: object): Me['settings'] =>
  shellSettingsSchema.cast({ ...DEFAULT_SETTINGS, ...change }, { stripUnknown: true });
const hidden = settingsWith({
  permissions: { command_menu: { can_view: true }, voip: { can_view: false } },
});
const { voip: _none, ...withoutVoip } = permissionTree('3');

const control = () => screen.queryByRole('switch', { name: /telephone server/ });

describe('telephony settings', () => {
  it('PERM-004 are available on the enterprise plan with the permission', async () => {
    await renderAs(testMe(enterprise), <ChannelsSection />, '/admin', server.origin());
    expect(await screen.findByRole('switch', { name: /telephone server/ })).toBeTruthy();
  });

  it.each<[string, Partial<Me>]>([
    ['on a smaller plan', { plan: { level: 'basic', modules: ['email_marketing'] } }],
    ['for a role without it', { ...enterprise, permissions: withoutVoip }],
    ['where the settings take it away', { ...enterprise, settings: hidden }],
  ])('PERM-004 are hidden %s', async (_where, over) => {
    await renderAs(testMe(over), <ChannelsSection />, '/admin', server.origin());
    // The rest of the section is rendered by now.
    await screen.findAllByText(/live chat/i);
    expect(control()).toBeNull();
  });

  it('PERM-004 require the telephone server when calls go through it', async () => {
    await renderAs(testMe(enterprise), <ChannelsSection />, '/admin', server.origin());
    await userEvent.click(await screen.findByRole('switch', { name: /telephone server/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect((await screen.findAllByText('Please enter the telephone server')).length).toBe(1);
    expect(server.requests.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('PERM-004 are allowed when the settings are missing', async () => {
    const silent = { ...settingsWith({}), permissions: undefined } as unknown as Me['settings'];
    const me = testMe({ ...enterprise, settings: silent });
    await renderAs(me, <ChannelsSection />, '/admin', server.origin());
    expect(await screen.findByRole('switch', { name: /telephone server/ })).toBeTruthy();
  });
});

describe('a phone number', () => {
  const voip = { enabled: true, host: 'sip.kiln.test' };
  const settings = settingsWith({ voip });

  it("calls through the company's telephone server if there is one", () => {
    expect(phoneHref(testMe({ ...enterprise, settings }), '+1 416 555-0100')).toBe(
      'sip:+14165550100@sip.kiln.test',
    );
  });

  it('calls through the device otherwise', () => {
    const calls = [
      testMe(enterprise),
      testMe({ settings }),
      testMe({ ...enterprise, settings: settingsWith({ voip: { ...voip, enabled: false } }) }),
      testMe({ ...enterprise, settings: null }),
    ].map((me) => phoneHref(me, '+1 416 555-0100'));
    expect(new Set(calls)).toEqual(new Set(['tel:+1 416 555-0100']));
  });
});
