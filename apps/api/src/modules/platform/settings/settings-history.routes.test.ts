import type { SettingsEntry } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import type { ActorName } from '../../../../test/support/world.ts';

const PATH = '/api/v1/admin/settings/';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const put = (body: object, as: ActorName = 'admin') => t.call('PUT', PATH, { as, body });
async function history(query = '', as: ActorName = 'admin'): Promise<SettingsEntry[]> {
  const { body, text } = await t.call('GET', `${PATH}history/${query}`, { as });
  expect(body.success, text).toBe(true);
  return (body.results as { rows: SettingsEntry[] }).rows;
}
const restore = (id: number, body: object, as: ActorName = 'admin') =>
  t.call('POST', `${PATH}history/${id}/restore/`, { as, body });
const latest = async (): Promise<SettingsEntry> => {
  const [entry] = await history('?itemsPerPage=1');
  if (!entry) throw new Error('Nothing has changed yet');
  return entry;
};

describe('the history of settings', () => {
  it('shows who changed which setting, with both values and the time, newest first', async () => {
    await put({ phone: '+1 416 555 0100', theme: { primary: '#112233' } });
    await put({ permissions: { command_menu: { can_view: false } } }, 'manager');
    const [second, first] = await history('?itemsPerPage=2');
    expect(second).toMatchObject({
      area: 'settings',
      action: 'updated',
      user: { displayName: 'manager' },
      changes: [
        {
          key: 'permissions.command_menu.can_view',
          from: true,
          to: false,
          secret: false,
          restorable: true,
        },
      ],
    });
    expect(first?.user?.displayName).toBe('admin');
    expect(first?.changes.map(({ key, from, to }) => [key, from, to])).toEqual([
      ['phone', '', '+1 416 555 0100'],
      ['theme.primary', '#2456d6', '#112233'],
    ]);
    expect(Date.parse(second?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('has no entry for a save without changes, and continues by cursor', async () => {
    const before = await latest();
    await put({ phone: '+1 416 555 0100' });
    expect((await latest()).id).toBe(before.id);
    const first = await t.call('GET', `${PATH}history/?itemsPerPage=1`, { as: 'admin' });
    const { nextCursor } = first.body.results as { nextCursor: string };
    const [next] = await history(`?itemsPerPage=1&cursor=${encodeURIComponent(nextCursor)}`);
    expect(next?.id).toBeLessThan(before.id);
  });

  it('shows of a password only whether there is one', async () => {
    const server = {
      host: 'mail.kiln.example',
      port: 465,
      security: 'tls',
      username: 'user',
      password: 's3cret words',
      from_email: 'post@kiln.example',
    };
    await t.call('PUT', `${PATH}mail-server/`, { as: 'admin', body: server });
    await t.call('DELETE', `${PATH}mail-server/`, { as: 'admin' });
    const { text } = await t.call('GET', `${PATH}history/?area=mail_server`, { as: 'admin' });
    expect(text).not.toContain('s3cret');
    const [gone, set] = await history('?area=mail_server');
    const password = (entry: SettingsEntry | undefined) =>
      entry?.changes.find(({ key }) => key === 'password');
    expect(password(set)).toMatchObject({ from: false, to: true, secret: true, restorable: false });
    expect(password(gone)).toMatchObject({ from: true, to: false });
    expect(set?.changes.map(({ key }) => key)).toContain('host');
  });

  it('belongs to one tenant only', async () => {
    const { settingsEntry } = t.world.alpha;
    expect(await history(`?ids=${settingsEntry}`, 'otherAdmin')).toEqual([]);
    const foreign = await restore(settingsEntry, { key: 'company_name' }, 'otherAdmin');
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
  });
});

describe('restoring a setting', () => {
  it('changes only that setting, and is recorded in the history itself', async () => {
    await put({ legal_name: 'Kiln Inc.', tax_number: 'R-1' });
    await put({ legal_name: 'Kiln Ltd.', tax_number: 'R-2' });
    const { id } = await latest();
    const answer = await restore(id, { key: 'legal_name' });
    expect(answer.body).toMatchObject({
      message: 'Setting reverted',
      settings: { legal_name: 'Kiln Inc.', tax_number: 'R-2' },
    });
    expect((await latest()).changes).toMatchObject([
      { key: 'legal_name', from: 'Kiln Ltd.', to: 'Kiln Inc.' },
    ]);
  });

  it('restores lists and nested settings', async () => {
    const item = { id: 'a', field_type: 'link', linkText: 'About', href: '/about' };
    await put({ theme: { mainnav_items: [item] } });
    await put({ theme: { mainnav_items: [] }, site: { header_id: t.world.alpha.template } });
    const { id } = await latest();
    const back = await restore(id, { key: 'theme.mainnav_items' });
    expect(back.body.settings).toMatchObject({
      theme: { mainnav_items: [{ ...item, children: [] }] },
      site: { header_id: t.world.alpha.template },
    });
    expect((await restore(id, { key: 'site.header_id' })).body.settings).toMatchObject({
      site: { header_id: null },
    });
  });

  it('restores settings of the navigation bar, and ignores an empty list that was not set before', async () => {
    const look = { navbarHeight: 90, mainnav_items: [] };
    await put({ theme: { mainnav_settings: look } });
    expect((await latest()).changes).toEqual([
      {
        key: 'theme.mainnav_settings.navbarHeight',
        from: null,
        to: 90,
        secret: false,
        restorable: false,
      },
    ]);
    await put({ theme: { mainnav_settings: { navbarHeight: 64 } } });
    const { id } = await latest();
    const back = await restore(id, { key: 'theme.mainnav_settings.navbarHeight' });
    expect(back.body.settings).toMatchObject({ theme: { mainnav_settings: look } });
  });

  it('does not overwrite later changes', async () => {
    const { settings } = (await put({ legal_name: 'One' })).body as {
      settings: { version: number };
    };
    const { id } = await latest();
    await put({ legal_name: 'Two' });
    const late = await restore(id, { key: 'legal_name', version: settings.version });
    expect(late.body).toMatchObject({ code: 'conflict', current: { legal_name: 'Two' } });
  });

  it('rejects settings that are not in the entry, unknown ones, and values that are invalid now', async () => {
    await put({ legal_name: 'Three' });
    const { id } = await latest();
    expect((await restore(id, { key: 'phone' })).body.code).toBe('not_found');
    expect((await restore(id, { key: '__proto__' })).body.code).toBe('not_found');
    const [mail] = await history('?area=mail_server&itemsPerPage=1');
    expect((await restore(mail?.id ?? 0, { key: 'host' })).body.code).toBe('not_now');
    const nameless = await restore(t.world.alpha.settingsEntry, { key: 'company_name' });
    expect(nameless.body.formErrors).toEqual({ company_name: 'Please enter a company name' });
  });
});

describe('telephony', () => {
  const voip = { enabled: true, host: 'sip.kiln.example' };

  it('PERM-004 requires the enterprise plan and the permission', async () => {
    expect((await put({ voip })).body.settings).toMatchObject({ voip });
    const basic = await put({ voip }, 'otherAdmin');
    expect([basic.status, basic.body.code]).toEqual([403, 'plan_required']);
    await put({ permissions: { voip: { can_view: false } } });
    const hidden = await put({ voip: { enabled: false, host: '' } });
    expect([hidden.status, hidden.body.code]).toEqual([403, 'forbidden']);
    const back = await put({ permissions: { voip: { can_view: true } } });
    expect(back.body.settings).toMatchObject({ voip });
  });

  it('accepts unchanged settings from users who may not change them', async () => {
    const { settings } = (await t.call('GET', PATH, { as: 'otherAdmin' })).body;
    const answer = await put(settings as object, 'otherAdmin');
    expect(answer.status, answer.text).toBe(200);
  });

  it.each([
    [{ enabled: true, host: '' }, 'Please enter the telephone server'],
    [{ host: 'http://sip.kiln.example' }, 'Use a host name such as sip.example.com'],
  ])('rejects %j', async (change, problem) => {
    expect((await put({ voip: change })).body.formErrors).toEqual({ 'voip.host': problem });
  });
});
