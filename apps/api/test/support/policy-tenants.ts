import { getId, idOrNone, type Policy, session } from './policy.ts';
import type { TestApi } from './test-api.ts';
import type { ActorName } from './world.ts';

const P = '/api/v1/admin/tenants/';
const A = '/api/v1/admin/agencies/';

let made = 0;
const newTenant = () => ({
  name: 'Matrix',
  slug: `matrix-${++made}`,
  administrator: `matrix-tenant-${made}@test.example`,
});
const V = `${P}views/`;
const newView = () => ({ entity: 'tenants', name: `Matrix ${++made}`, config: {} });
const freshView = (t: TestApi, as: ActorName): Promise<number> =>
  idOrNone(t.call('POST', V, { as, body: newView() }), 'view');
const freshAgency = async (t: TestApi): Promise<number> =>
  getId(await t.call('POST', A, { as: 'owner', body: { name: 'Matrix' } }), 'agency');
const freshTenant = async (t: TestApi): Promise<number> =>
  getId(await t.call('POST', P, { as: 'owner', body: newTenant() }), 'tenant');

const agency = {
  allowed: ['agency', 'owner'],
  success: 200,
  anonymous: 401,
  visitor: 401,
} as const;
const platform = (success: number) =>
  ({ allowed: ['owner'], success, anonymous: 401, visitor: 401 }) as const;

/** Policies of tenants and agencies. Only the owner reaches tenants of others, and has none. */
export const TENANT_POLICIES: Readonly<Record<string, Policy>> = {
  'tenants.list': { ...session, own: () => ({ path: P }), foreign: [] },
  'tenants.managed': { ...agency, own: () => ({ path: `${P}managed/` }), foreign: [] },
  'tenantViews.list': {
    ...agency,
    own: () => ({ path: `${V}?entity=tenants` }),
    foreign: [],
  },
  'tenantViews.create': {
    ...agency,
    success: 201,
    own: () => ({ path: V, body: newView() }),
    foreign: [],
  },
  'tenantViews.update': {
    ...agency,
    own: async (_rows, t, as) => ({
      path: `${V}${await freshView(t, as)}/`,
      body: { is_default: true },
    }),
    foreign: [],
  },
  'tenantViews.remove': {
    ...agency,
    own: async (_rows, t, as) => ({ path: `${V}${await freshView(t, as)}/` }),
    foreign: [],
  },
  'tenants.create': { ...platform(201), own: () => ({ path: P, body: newTenant() }), foreign: [] },
  'tenants.update': {
    ...platform(200),
    own: async (_rows, t) => ({
      path: `${P}${await freshTenant(t)}/`,
      body: { plan: 'enterprise', status: 'suspended' },
    }),
    foreign: [
      {
        place: 'path',
        status: 403,
        attempt: ({ id }) => ({ path: `${P}${id}/`, body: { status: 'suspended' } }),
      },
    ],
  },
  'tenants.agencies': { ...platform(200), own: () => ({ path: A }), foreign: [] },
  'tenants.createAgency': {
    ...platform(201),
    own: () => ({ path: A, body: { name: 'Matrix' } }),
    foreign: [],
  },
  'tenants.updateAgency': {
    ...platform(200),
    own: async (_rows, t) => ({
      path: `${A}${await freshAgency(t)}/`,
      body: { name: 'Matrix 2', status: 0 },
    }),
    foreign: [],
  },
};
