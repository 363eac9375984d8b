import { maker, type Policy, site, staff } from './policy.ts';
import type { TestApi } from './test-api.ts';
import type { ActorName, TenantRows } from './world.ts';

const P = '/api/v1/admin/settings/';
const D = `${P}domains/`;

let made = 0;

/** Changes a setting that can then be restored. */
async function freshEntry(t: TestApi, as: ActorName): Promise<number> {
  const call = { as: maker(as) };
  await t.call('PUT', P, { ...call, body: { legal_name: `Matrix ${++made}` } });
  const { body } = await t.call('GET', `${P}history/?itemsPerPage=1`, call);
  return (body.results as { rows: { id: number }[] }).rows[0]?.id ?? 0;
}

/** Inserts an unverified domain of the tenant, and removes those of other attempts. */
async function freshDomain({ database }: TestApi, { id }: TenantRows): Promise<number> {
  const [row] = await database.asOwner<{ id: number }>(
    `with old as (delete from platform.domains where host like 'matrix-%')
     insert into platform.domains (tenant_id, host, verified_at) values ($1, $2, now()) returning id::int`,
    [id, `matrix-${++made}.example`],
  );
  return row?.id ?? 0;
}

const foreignDomain = (action: string, body?: object): Policy['foreign'] => [
  {
    place: 'path',
    status: 404,
    attempt: ({ domain }) => ({ path: `${D}${domain}/${action}`, body }),
  },
];

/** Policies of settings, captcha and domains. */
export const SETTINGS_POLICIES: Readonly<Record<string, Policy>> = {
  'settings.get': { ...staff(), own: () => ({ path: P }), foreign: [] },
  'settings.update': {
    ...staff(),
    own: () => ({ path: P, body: { phone: '1' } }),
    foreign: [
      {
        place: 'body',
        status: 422,
        attempt: ({ template }) => ({ path: P, body: { site: { header_id: template } } }),
      },
    ],
  },
  'settings.history': {
    ...staff(),
    own: () => ({ path: `${P}history/` }),
    foreign: [
      {
        place: 'query',
        status: 200,
        attempt: ({ settingsEntry }) => ({ path: `${P}history/?ids=${settingsEntry}` }),
      },
    ],
  },
  'settings.restore': {
    ...staff(),
    own: async (_rows, t, as) => ({
      path: `${P}history/${await freshEntry(t, as)}/restore/`,
      body: { key: 'legal_name' },
    }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ settingsEntry }) => ({
          path: `${P}history/${settingsEntry}/restore/`,
          body: { key: 'company_name' },
        }),
      },
    ],
  },
  'settings.publicGet': { ...site, own: () => ({ path: '/api/v1/settings/' }), foreign: [] },
  'captcha.get': { ...staff(), own: () => ({ path: `${P}captcha/` }), foreign: [] },
  'captcha.save': {
    ...staff(),
    own: () => ({ path: `${P}captcha/`, body: { provider: 'none' } }),
    foreign: [],
  },
  'captcha.test': {
    ...staff(404),
    own: () => ({ path: `${P}captcha/test/` }),
    foreign: [],
  },
  'tracking.get': { ...staff(), own: () => ({ path: `${P}tracking/` }), foreign: [] },
  'tracking.save': {
    ...staff(),
    own: () => ({ path: `${P}tracking/`, body: { measurement_id: '' } }),
    foreign: [],
  },
  'domains.list': { ...staff(), own: () => ({ path: D }), foreign: [] },
  'domains.create': {
    ...staff(201),
    own: () => ({ path: D, body: { host: `matrix-${++made}.example` } }),
    foreign: [],
  },
  'domains.verify': {
    ...staff(),
    own: async (rows, t) => ({ path: `${D}${await freshDomain(t, rows)}/verify/` }),
    foreign: foreignDomain('verify/'),
  },
  'domains.update': {
    ...staff(),
    own: async (rows, t) => ({
      path: `${D}${await freshDomain(t, rows)}/`,
      body: { is_primary: false },
    }),
    foreign: foreignDomain('', { is_primary: true }),
  },
  'domains.remove': {
    ...staff(),
    own: async (rows, t) => ({ path: `${D}${await freshDomain(t, rows)}/` }),
    foreign: foreignDomain(''),
  },
};
