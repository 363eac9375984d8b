import { allRoutes } from '@org/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attempt, MATRIX_ACTORS, type MatrixActor } from './support/policy.ts';
import { POLICIES } from './support/policy-table.ts';
import { type RowWatch, watchRows } from './support/row-watch.ts';
import { ALPHA_SITE, type Answer, type TestApi, testApi } from './support/test-api.ts';
import { CANARY, type TenantRows } from './support/world.ts';

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

/** Actors who reach both tenants are no test of the wall between them. */
const ONE_TENANT = MATRIX_ACTORS.filter(
  (actor) => actor !== 'agency' && actor !== 'owner' && actor !== 'anonymous',
);

const homeOf = (actor: MatrixActor): { own: TenantRows; other: TenantRows } =>
  actor === 'otherAdmin'
    ? { own: t.world.beta, other: t.world.alpha }
    : { own: t.world.alpha, other: t.world.beta };
/** Names that stand in every row of a tenant. */
const marksOf = (rows: TenantRows): string[] =>
  rows === t.world.beta
    ? [CANARY]
    : ['Author alpha', 'Home alpha', 'Child alpha', 'Template alpha', 'Company alpha'];

async function attempt(
  route: { method: string; id: string; access: { audience: string } },
  actor: MatrixActor,
  { path, body, origin: asked }: Attempt,
): Promise<Answer> {
  cells++;
  // A visitor is signed in on the site of alpha, and nowhere else.
  const isOnSite = actor === 'visitor' && route.access.audience === 'public';
  const origin = asked ?? (isOnSite ? ALPHA_SITE : undefined);
  // Each sign-in attempt comes from an address of its own: the limits have tests of their own.
  return t.call(route.method, path, {
    ...(actor === 'anonymous' ? {} : { as: actor }),
    body,
    origin,
    ...(isOnSite && origin && { headers: { origin } }),
    address: `10.1.${cells >> 8}.${cells & 255}`,
  });
}

function expectedStatus(
  actor: MatrixActor,
  { allowed, success, anonymous, visitor }: (typeof POLICIES)[string],
): number {
  if (actor === 'anonymous') return anonymous;
  if (actor === 'visitor') return visitor;
  return allowed.includes(actor) ? success : 403;
}

it('TEN-003 has a row for every route, and no other', () => {
  expect(Object.keys(POLICIES).sort()).toEqual(
    allRoutes()
      .map(({ id }) => id)
      .sort(),
  );
});

it('sees each row that is written of a tenant, and none that is taken back', async () => {
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
  const policy = POLICIES[route.id];
  if (!policy) throw new Error(`${route.id} has no policy`);

  it.each(MATRIX_ACTORS)(
    'TEN-003 PERM-009 lets in whom it should, and touches no other tenant: %s',
    async (actor) => {
      const { own, other } = homeOf(actor);
      const reachesBoth = actor === 'owner' || actor === 'agency';
      const request = await policy.own(own, t, actor === 'anonymous' ? 'admin' : actor);
      const expected = expectedStatus(actor, policy);
      const untouched = expected >= 400 ? [own.id, other.id] : [other.id];
      const before = await rows.writes(...untouched);
      const answer = await attempt(route, actor, request);
      expect(answer.status, answer.text).toBe(expected);
      expect(
        await rows.writes(...untouched),
        'a refused call changes nothing, and none the other tenant',
      ).toBe(before);
      if (!reachesBoth) for (const mark of marksOf(other)) expect(answer.text).not.toContain(mark);
    },
  );

  for (const { place, status, attempt: foreign } of policy.foreign)
    it.each(ONE_TENANT)(
      `TEN-003 answers the id of another tenant in the ${place} like one that is not there: %s`,
      async (actor) => {
        const { other } = homeOf(actor);
        const before = await rows.writes(other.id);
        const answer = await attempt(route, actor, foreign(other));
        const usual = expectedStatus(actor, policy);
        expect(answer.status, answer.text).toBe(
          usual >= 400 && !policy.allowed.includes(actor) ? usual : status,
        );
        for (const mark of marksOf(other)) expect(answer.text).not.toContain(mark);
        expect(await rows.writes(other.id)).toBe(before);

        const nowhere: TenantRows = {
          id: 990_001,
          guid: other.guid,
          page: 990_001,
          child: 990_002,
          template: 990_001,
          media: 990_001,
          folder: 990_001,
          failedJob: 990_001,
          customer: 990_001,
          formSubmission: 990_001,
          campaign: 990_001,
          subscriber: 990_001,
          emailList: 990_001,
          product: 990_001,
          variant: 990_001,
          stockLocation: 990_001,
          order: 990_001,
          coupon: 990_001,
          customField: 990_001,
          note: 990_001,
          post: 990_001,
          blogCategory: 990_001,
          productCategory: 990_001,
          view: 990_001,
          bulkWork: 990_001,
          export: 990_001,
          import: 990_001,
          member: 990_001,
          role: 990_001,
          invitation: 990_001,
          domain: 990_001,
          settingsEntry: 990_001,
        };
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

it('TEN-003 signs out whoever asks, and nobody else', async () => {
  expect((await t.call('POST', '/api/v1/auth/logout/', { as: 'viewer' })).status).toBe(200);
  expect((await t.call('GET', '/api/v1/admin/me/', { as: 'viewer' })).status).toBe(401);
  for (const actor of MATRIX_ACTORS)
    if (actor !== 'anonymous' && actor !== 'viewer' && actor !== 'visitor')
      expect((await t.call('GET', '/api/v1/admin/me/', { as: actor })).status, actor).toBe(200);
});
