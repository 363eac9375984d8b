import { THEME_COLORS } from '@org/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALPHA_SITE, type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const PATH = '/api/v1/admin/settings/';
const version = async () =>
  ((await t.call('GET', PATH, { as: 'admin' })).body.settings as { version: number }).version;

describe('settings', () => {
  it('SET-001 SET-002 API-GEN-09 returns every setting, with defaults', async () => {
    const { body } = await t.call('GET', PATH, { as: 'viewer' });
    expect(body).toMatchObject({
      success: true,
      settings: {
        company_name: 'Company alpha',
        favicon: '',
        live_chat_enabled: false,
        permissions: { command_menu: { can_view: true } },
        invoice_settings: { use_vehicle: false },
      },
    });
    expect(Object.keys((body.settings as { theme: object }).theme)).toEqual(
      expect.arrayContaining([...THEME_COLORS]),
    );
    expect(body.results).toEqual(body.settings);
  });

  it('API-SET-01 changes live_chat_enabled and keeps the others', async () => {
    const { body } = await t.call('PUT', PATH, { as: 'admin', body: { live_chat_enabled: true } });
    expect(body).toMatchObject({
      success: true,
      settings: { live_chat_enabled: true, company_name: 'Company alpha' },
    });
    expect((await t.call('GET', PATH, { as: 'admin' })).body).toMatchObject({
      settings: { live_chat_enabled: true },
    });
  });

  it('stores the text styles of the theme, and names what is wrong with one', async () => {
    const style = {
      name: 'heading1',
      size: 4,
      phoneSize: 2.25,
      lineHeight: 1.1,
      weight: 800,
      letterSpacing: -0.02,
    };
    const put = (textStyles: unknown) =>
      t.call('PUT', PATH, { as: 'admin', body: { theme: { textStyles } } });
    expect((await put([style])).body).toMatchObject({
      settings: { theme: { textStyles: [style], mode: 'light' } },
    });
    const wrong = await put([{ ...style, size: 40 }]);
    expect([wrong.status, wrong.body.formErrors]).toEqual([
      422,
      { 'theme.textStyles[0].size': 'Choose 12 or less' },
    ]);
    expect((await put([])).body).toMatchObject({ settings: { theme: { textStyles: [] } } });
  });

  it('stores the spacing scale and the shadows of the theme, and names what is wrong', async () => {
    const shadow = { name: 'large', y: 12, blur: 40, spread: -8, opacity: 0.2 };
    const put = (theme: object) => t.call('PUT', PATH, { as: 'admin', body: { theme } });
    expect(
      (await put({ spacing: [{ name: 'm', size: 20 }], shadows: [shadow] })).body,
    ).toMatchObject({
      settings: { theme: { spacing: [{ name: 'm', size: 20 }], shadows: [shadow] } },
    });
    const wrong = await put({
      spacing: [{ name: 'giant', size: 20 }],
      shadows: [{ ...shadow, opacity: 7 }],
    });
    expect([wrong.status, wrong.body.formErrors]).toEqual([
      422,
      {
        'theme.spacing[0].name': 'Choose a step of the spacing scale',
        'theme.shadows[0].opacity': 'Choose 1 or less',
      },
    ]);
    expect((await put({ spacing: [], shadows: [] })).body).toMatchObject({
      settings: { theme: { spacing: [], shadows: [] } },
    });
  });

  it('merges groups field by field', async () => {
    await t.call('PUT', PATH, { as: 'admin', body: { theme: { primary: '#112233' } } });
    const { body } = await t.call('PUT', PATH, {
      as: 'admin',
      body: { theme: { danger: '#aa0000' }, invoice_settings: { use_vehicle: true } },
    });
    expect(body).toMatchObject({
      settings: {
        theme: { primary: '#112233', danger: '#aa0000', info: '#0e7490' },
        invoice_settings: { use_vehicle: true },
      },
    });
  });

  it('responds with 409 and the current settings to an outdated version', async () => {
    const based = await version();
    await t.call('PUT', PATH, { as: 'admin', body: { company_name: 'First', version: based } });
    const late = await t.call('PUT', PATH, {
      as: 'admin',
      body: { company_name: 'Second', version: based },
    });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'conflict',
      current: { company_name: 'First', version: based + 1 },
    });
  });

  it.each([
    [{ timezone: 'Mars/Base' }, 'timezone'],
    [{ locale: 'x' }, 'locale'],
    [{ currency: 'dollars' }, 'currency'],
    [{ theme: { primary: 'red; }' } }, 'theme.primary'],
    [{ theme: { unknown: '#fff' } }, 'theme.unknown'],
    [{ plan: 'enterprise' }, 'plan'],
    [{ company_name: '' }, 'company_name'],
  ])('rejects %j and names the field', async (body, field) => {
    const before = await version();
    const answer = await t.call('PUT', PATH, { as: 'admin', body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.formErrors as object)).toEqual([field]);
    expect(await version()).toBe(before);
  });

  it('accepts settings as they were read, even without a company name, and keeps an existing name', async () => {
    const put = (body: unknown) => t.call('PUT', PATH, { as: 'admin', body });
    await t.database.asOwner("update app.settings set value = '{}' where tenant_id = $1", [
      t.world.alpha.id,
    ]);
    const { settings } = (await t.call('GET', PATH, { as: 'admin' })).body;
    expect(settings).toMatchObject({ company_name: '', timezone: 'America/Toronto' });
    const back = await put(settings);
    expect(back.status, back.text).toBe(200);
    expect(back.body.settings).toEqual({ ...(settings as object), version: await version() });
    expect((await put({ company_name: 'Kiln' })).status).toBe(200);
    for (const company_name of ['', ' ', null])
      expect((await put({ company_name })).body.formErrors).toEqual({
        company_name: 'Please enter a company name',
      });
  });

  const ITEM = {
    id: 'about',
    field_type: 'link',
    linkText: 'About',
    href: '/about',
    target: '_self',
    icon: '',
    classes: '',
    rightAlign: false,
    variant: '',
    size: '',
    drop: 'down',
    children: [],
  };

  it('NAV-018 NAV-021 saves the menu, merges its settings field by field, and shows visitors both', async () => {
    const put = (theme: object) =>
      t.call('PUT', PATH, { as: 'admin', body: { theme, cart: { enabled: true } } });
    await put({ mainnav_items: [ITEM], rightnav_items: [{ ...ITEM, field_type: 'icon' }] });
    await put({ mainnav_settings: { navbarHeight: 90, sticky: true } });
    const last = await put({ mainnav_settings: JSON.stringify({ fluid: true, sticky: false }) });
    expect(last.status, last.text).toBe(200);
    const { body } = await t.call('GET', '/api/v1/settings/', { origin: ALPHA_SITE });
    expect(body.settings).toMatchObject({
      main_logo: '',
      main_logo_alt: '',
      cart: { enabled: true },
      theme: {
        mainnav_items: [ITEM],
        rightnav_items: [{ ...ITEM, field_type: 'icon' }],
        mainnav_settings: { navbarHeight: 90, fluid: true, sticky: false },
      },
    });
  });

  it('NAV-012 NAV-013 adds defaults to a menu item, and reports invalid ones', async () => {
    const put = (...mainnav_items: object[]) =>
      t.call('PUT', PATH, { as: 'admin', body: { theme: { mainnav_items } } });
    const short = { id: 'about', field_type: 'link', linkText: 'About', href: '/about' };
    expect((await put(short)).body).toMatchObject({
      settings: { theme: { mainnav_items: [ITEM] } },
    });
    const below = (inner: object[], id: string) => ({ ...short, id, children: inner });
    const tooDeep = below([below([below([short], 'c')], 'b')], 'a');
    expect((await put(tooDeep)).body.formErrors).toEqual({
      'theme.mainnav_items[0].children[0].children[0].children':
        'Items can have two levels below them',
    });
    expect((await put({ ...short, href: '' })).body.formErrors).toEqual({
      'theme.mainnav_items[0].href': 'Href is required',
    });
  });

  it('shows visitors only the public settings', async () => {
    const { body } = await t.call('GET', '/api/v1/settings/', { origin: ALPHA_SITE });
    expect(body).toMatchObject({
      success: true,
      settings: { theme: { mode: 'light' } },
      tenant: { slug: 'alpha', guid: t.world.alpha.guid },
    });
    expect(Object.keys(body.settings as object).sort()).toEqual([
      'analytics',
      'cart',
      'company_name',
      'currency',
      'email',
      'favicon',
      'locale',
      'main_logo',
      'main_logo_alt',
      'opening_hours',
      'phone',
      'seo',
      'theme',
      'timezone',
      'version',
    ]);
  });
});
