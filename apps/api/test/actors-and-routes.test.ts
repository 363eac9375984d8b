import { drawSample, isDrawn } from '@org/config/test-sample';
import { type PermissionModule, roleCan } from '@org/schema';
import { type Access, allRoutes, type RouteContract } from '@org/schema/contract';
import { PLANS, type Plan, type TenantModule } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attempt, MATRIX_ACTORS, type MatrixActor, type Policy } from './support/policy.ts';
import { POLICIES } from './support/policy-table.ts';
import { type RowWatch, watchRows } from './support/row-watch.ts';
import { ALPHA_SITE, type Answer, type TestApi, testApi } from './support/test-api.ts';
import { ACTORS, CANARY, type TenantRows } from './support/world.ts';

let t: TestApi;
let rows: RowWatch;
let cells = 0;
beforeAll(async () => {
  t = await testApi();
  rows = await watchRows(t.database);
});
afterAll(async () => {
  await t.close();
  process.stdout.write(`actors and routes: ${cells} cells\n`);
});

/** Actors with access to both tenants cannot test tenant isolation. */
const ONE_TENANT = MATRIX_ACTORS.filter(
  (actor) => actor !== 'agency' && actor !== 'owner' && actor !== 'anonymous',
);

type MatrixRoute = Pick<RouteContract, 'id' | 'access'>;

function getPolicy(id: string): Policy {
  const policy = POLICIES[id];
  if (!policy) throw new Error(`${id} has no policy`);
  return policy;
}

const getHome = (actor: MatrixActor): { own: TenantRows; other: TenantRows } =>
  actor === 'otherAdmin'
    ? { own: t.world.beta, other: t.world.alpha }
    : { own: t.world.alpha, other: t.world.beta };
/** Returns texts that every row of a tenant contains. */
const getMarks = (rows: TenantRows): string[] =>
  rows === t.world.beta
    ? [CANARY]
    : ['Author alpha', 'Home alpha', 'Child alpha', 'Template alpha', 'Company alpha'];

async function attempt(
  route: { method: string; id: string; access: { audience: string } },
  actor: MatrixActor,
  { path, body, origin: asked }: Attempt,
): Promise<Answer> {
  cells++;
  // The visitor is signed in only on the site of alpha.
  const isOnSite = actor === 'visitor' && route.access.audience === 'public';
  const origin = asked ?? (isOnSite ? ALPHA_SITE : undefined);
  // Each sign-in attempt comes from a separate address, because the rate limits have their own tests.
  return t.call(route.method, path, {
    ...(actor === 'anonymous' ? {} : { as: actor }),
    body,
    origin,
    ...(isOnSite && origin && { headers: { origin } }),
    address: `10.1.${cells >> 8}.${cells & 255}`,
  });
}

/** Plans and modules of the tenants in the access matrix. */
const TENANTS = {
  alpha: { plan: 'enterprise', modules: ['email_marketing'] },
  beta: { plan: 'basic', modules: [] },
} as const satisfies Record<string, { plan: Plan; modules: readonly TenantModule[] }>;

/** Returns whether the contract allows an actor to call a staff route. */
function meetsContract(access: Access, actor: Exclude<MatrixActor, 'anonymous'>): boolean {
  if (access.audience !== 'staff') throw new Error('Only calls of staff derive from the contract');
  const tenant = actor === 'otherAdmin' ? TENANTS.beta : TENANTS.alpha;
  const modules: readonly TenantModule[] = tenant.modules;
  return (
    roleCan(ACTORS[actor].role, access.permission) &&
    PLANS.indexOf(tenant.plan) >= PLANS.indexOf(access.plan ?? 'basic') &&
    (access.module === undefined || modules.includes(access.module))
  );
}

/** Returns whether an actor sees the records of all users in a route's module. */
function seesAll(access: Access, actor: Exclude<MatrixActor, 'anonymous'>): boolean {
  if (access.audience !== 'staff') return true;
  const [module] = access.permission.split('.') as [PermissionModule];
  return roleCan(ACTORS[actor].role, `${module}.can_view_all`);
}

/** Returns whether an actor may call a route. */
function isAllowed({ id, access }: MatrixRoute, actor: MatrixActor): boolean {
  const { allowed, refused = [] } = getPolicy(id);
  if (refused.includes(actor)) return false;
  if (allowed !== 'contract') return allowed.includes(actor);
  return actor !== 'anonymous' && meetsContract(access, actor);
}

function expectedStatus(route: MatrixRoute, actor: MatrixActor): number {
  const { success, anonymous, visitor, isOthersRecord = false } = getPolicy(route.id);
  if (actor === 'anonymous') return anonymous;
  if (actor === 'visitor') return visitor;
  if (!isAllowed(route, actor)) return 403;
  const hidesOthers = isOthersRecord && !seesAll(route.access, actor);
  return hidesOthers ? 404 : success;
}

/** Name of the place in which a call has the ids of the actor's own tenant. */
const OWN = 'own';

/**
 * Returns the actors that try a call: all of them in the long form, and in a usual run one of those who may call the route and one
 * of those who may not, drawn by the commit. A usual run tries foreign ids in half of the places.
 */
function drawActors(
  route: MatrixRoute,
  place: string,
  among: readonly MatrixActor[],
): readonly MatrixActor[] {
  if (process.env.ATRIUM_CHAOS === 'long') return among;
  if (place !== OWN && !isDrawn(`${route.id} ${place}`, 2)) return [];
  const draw = (actors: readonly MatrixActor[]): readonly string[] =>
    drawSample(
      actors.map((actor) => `${route.id} ${place} ${actor}`),
      1,
    );
  const drawn = new Set([
    ...draw(among.filter((actor) => isAllowed(route, actor))),
    ...draw(among.filter((actor) => !isAllowed(route, actor))),
  ]);
  return among.filter((actor) => drawn.has(`${route.id} ${place} ${actor}`));
}

/** Returns the ids of rows that do not exist, and the guid as it is. */
const toMissing = (rows: TenantRows): TenantRows => ({
  ...(Object.fromEntries(
    Object.keys(rows).map((name) => [name, 990_001]),
  ) as unknown as TenantRows),
  child: 990_002,
  guid: rows.guid,
});

it('TEN-003 has a row for every route, and no other', () => {
  expect(Object.keys(POLICIES).sort()).toEqual(
    allRoutes()
      .map(({ id }) => id)
      .sort(),
  );
});

it('counts committed writes of a tenant, and none that were rolled back', async () => {
  const { alpha, beta } = t.world;
  const before = [await rows.writes(alpha.id), await rows.writes(beta.id)];
  const rename = `update app.customers set company = company where tenant_id = ${alpha.id} and id = ${alpha.customer}`;
  await t.database.asOwner(`begin; ${rename}; rollback`);
  expect([await rows.writes(alpha.id), await rows.writes(beta.id)]).toEqual(before);
  await t.database.asOwner(rename);
  expect(await rows.writes(alpha.id)).toBeGreaterThan(before[0] ?? 0);
  expect(await rows.writes(beta.id)).toBe(before[1]);
});

describe.each(allRoutes().filter(({ id }) => id !== 'auth.logout'))('$id', (route) => {
  const policy = getPolicy(route.id);

  it.each(drawActors(route, OWN, MATRIX_ACTORS))(
    'TEN-003 PERM-009 allows exactly the right actors, and changes no other tenant: %s',
    async (actor) => {
      const { own, other } = getHome(actor);
      const reachesBoth = actor === 'owner' || actor === 'agency';
      const request = await policy.own(own, t, actor === 'anonymous' ? 'admin' : actor);
      const expected = expectedStatus(route, actor);
      const untouched = expected >= 400 ? [own.id, other.id] : [other.id];
      const before = await rows.writes(...untouched);
      const answer = await attempt(route, actor, request);
      expect(answer.status, answer.text).toBe(expected);
      expect(
        await rows.writes(...untouched),
        'a refused call changes nothing, and none the other tenant',
      ).toBe(before);
      if (!reachesBoth) for (const mark of getMarks(other)) expect(answer.text).not.toContain(mark);
    },
  );

  for (const { place, status, attempt: foreign } of policy.foreign)
    it.each(drawActors(route, place, ONE_TENANT))(
      `TEN-003 responds to the id of another tenant in the ${place} as to one that does not exist: %s`,
      async (actor) => {
        const { other } = getHome(actor);
        const before = await rows.writes(other.id);
        const answer = await attempt(route, actor, foreign(other));
        const usual = expectedStatus(route, actor);
        expect(answer.status, answer.text).toBe(
          usual >= 400 && !isAllowed(route, actor) ? usual : status,
        );
        for (const mark of getMarks(other)) expect(answer.text).not.toContain(mark);
        expect(await rows.writes(other.id)).toBe(before);

        const nowhere = toMissing(other);
        const missing = await attempt(route, actor, foreign(nowhere));
        const ids = new Set(
          [...Object.values(other), ...Object.values(nowhere)].filter(
            (id): id is number => typeof id === 'number',
          ),
        );
        const plain = ({ text }: Answer): string =>
          [...ids].reduce(
            (words, id) => words.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '#'),
            text.replace(/"requestId":"[^"]+"/, ''),
          );
        expect(plain(answer)).toBe(plain(missing));
      },
    );
});

it('TEN-003 signs out only the session of the request', async () => {
  expect((await t.call('POST', '/api/v1/auth/logout/', { as: 'viewer' })).status).toBe(200);
  expect((await t.call('GET', '/api/v1/admin/me/', { as: 'viewer' })).status).toBe(401);
  for (const actor of MATRIX_ACTORS)
    if (actor !== 'anonymous' && actor !== 'viewer' && actor !== 'visitor')
      expect((await t.call('GET', '/api/v1/admin/me/', { as: actor })).status, actor).toBe(200);
});

/** Routes whose permission differs from the verb in their name, with the reason. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = {
  'domains.create': 'domains are settings of the site',
  'domains.remove': 'domains are settings of the site',
  'pageComments.create': 'people who may view a page may comment on it',
  'pageComments.remove': 'people delete their own comments, and those of others with can_delete',
  'releases.create': 'releases belong to people who may publish pages',
  'releases.remove': 'releases belong to people who may publish pages',
  'schedules.remove': 'people who may change their plans may also delete them',
  'timeEntries.remove': 'people who may change their time may also delete it',
  'views.create': 'people save views of the lists that they may view',
  'views.remove': 'people save views of the lists that they may view',
};

/** Permission that each verb at the end of a route's name requires. */
const NEEDS = [
  [/\.(?:remove|bulkRemove|merge|empty\w*)$/, 'can_delete'],
  [/\.create$/, 'can_create'],
  [/\.export$/, 'can_export'],
] as const;

it.each(allRoutes().filter(({ access }) => access.audience === 'staff'))(
  'PERM-009 requires the permission that matches the name of $id',
  ({ id, access }) => {
    const [, needed] = NEEDS.find(([verb]) => verb.test(id)) ?? [];
    if (!needed || NAMED_OTHERWISE[id] || access.audience !== 'staff') return;
    expect(access.permission.split('.')[1]).toBe(needed);
  },
);
