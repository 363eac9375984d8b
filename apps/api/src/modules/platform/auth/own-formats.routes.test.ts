import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import type { ActorName } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const choose = (body: object, as: ActorName = 'editor') =>
  t.call('PUT', '/api/v1/admin/me/formats/', { as, body });
const me = async (as: ActorName = 'editor') =>
  (await t.call('GET', '/api/v1/admin/me/', { as })).body;

it('saves the formats that a user chooses, only for that user', async () => {
  expect((await me()).user).toMatchObject({
    locale: '',
    timezone: '',
    date_style: '',
    number_style: '',
  });
  const chosen = await choose({ locale: 'de-DE', timezone: 'Europe/Berlin', date_style: 'dots' });
  expect(chosen.body.formats).toEqual({
    locale: 'de-DE',
    timezone: 'Europe/Berlin',
    date_style: 'dots',
    number_style: '',
  });
  expect((await choose({ number_style: 'space-comma' })).body.formats).toMatchObject({
    locale: 'de-DE',
    number_style: 'space-comma',
  });
  expect((await me()).user).toMatchObject({ timezone: 'Europe/Berlin', date_style: 'dots' });
  expect((await me('admin')).user).toMatchObject({ timezone: '', date_style: '' });
  expect((await choose({ locale: '' })).body.formats).toMatchObject({ locale: '' });
});

it.each([
  [{ locale: 'no such language' }, 'locale'],
  [{ timezone: 'Mars/Base' }, 'timezone'],
  [{ date_style: 'backwards' }, 'date_style'],
  [{ hour: 24 }, 'hour'],
])('rejects %j and names the field', async (body, field) => {
  expect(Object.keys((await choose(body)).body.formErrors as object)).toEqual([field]);
});

it('returns the company settings that screens need to every user, and none of another tenant', async () => {
  await t.call('PUT', '/api/v1/admin/settings/', {
    as: 'admin',
    body: { timezone: 'America/Vancouver', permissions: { command_menu: { can_view: false } } },
  });
  expect((await me('viewer')).settings).toMatchObject({
    company_name: 'Company alpha',
    timezone: 'America/Vancouver',
    permissions: { command_menu: { can_view: false }, voip: { can_view: true } },
  });
  expect((await me('otherAdmin')).settings).toMatchObject({ timezone: 'America/Toronto' });
  expect((await me('nobody')).settings).toBeNull();
  expect(JSON.stringify((await me('viewer')).settings)).not.toContain('legal_name');
});
