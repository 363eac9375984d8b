import { randomUUID } from 'node:crypto';
import { getId, maker, type Policy, staff } from './policy.ts';
import type { TestApi } from './test-api.ts';
import type { ActorName, TenantRows } from './world.ts';

const R = '/api/v1/admin/releases/';
const PAGES = '/api/v1/admin/pages/';
const FAR = '2999-01-01T00:00:00.000Z';
const UNKNOWN = { kind: 'page', id: 990_003 };

interface FreshRelease {
  readonly id: number;
  readonly item: number;
  readonly page: number;
}

/** Creates a release with a page that is not public. */
async function freshRelease(t: TestApi, as: ActorName): Promise<FreshRelease> {
  const creator = maker(as);
  const body = { title: 'Matrix', excerpt: 'e', publish_date: '2026-01-01' };
  const page = getId(await t.call('POST', PAGES, { as: creator, body }), 'page');
  const answer = await t.call('POST', R, {
    as: creator,
    body: { name: `Matrix ${randomUUID()}`, items: [{ kind: 'page', id: page }] },
  });
  const [item] = answer.body.items as { id: number }[];
  return { id: getId(answer, 'release'), item: item?.id ?? 0, page };
}

/** Returns the policy of a command on a release that only the path names. */
function command(
  name: string,
  body?: object,
  prepare?: (t: TestApi, path: string, creator: ActorName) => Promise<unknown>,
): Policy {
  const withBody = body && { body };
  return {
    ...staff(),
    own: async (_rows, t, as) => {
      const { id } = await freshRelease(t, as);
      await prepare?.(t, `${R}${id}/`, maker(as));
      return { path: `${R}${id}/${name}`, ...withBody };
    },
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ release }: TenantRows) => ({ path: `${R}${release}/${name}`, ...withBody }),
      },
    ],
  };
}

/** Policies of releases. */
export const RELEASE_POLICIES: Readonly<Record<string, Policy>> = {
  'releases.list': {
    ...staff(),
    own: () => ({ path: R }),
    foreign: [
      { place: 'query', status: 200, attempt: ({ release }) => ({ path: `${R}?ids=${release}` }) },
    ],
  },
  'releases.create': {
    ...staff(201),
    own: () => ({ path: R, body: { name: `Matrix ${randomUUID()}` } }),
    foreign: [
      {
        place: 'list',
        status: 422,
        attempt: ({ page }) => ({
          path: R,
          body: { name: 'Taken', items: [{ kind: 'page', id: page }] },
        }),
      },
      {
        place: 'list',
        status: 422,
        attempt: ({ post }) => ({
          path: R,
          body: { name: 'Taken', items: [{ kind: 'post', id: post }] },
        }),
      },
    ],
  },
  'releases.candidates': { ...staff(), own: () => ({ path: `${R}candidates/` }), foreign: [] },
  'releases.pending': { ...staff(), own: () => ({ path: `${R}pending/` }), foreign: [] },
  'releases.get': {
    ...staff(),
    own: ({ release }) => ({ path: `${R}${release}/` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ release }) => ({ path: `${R}${release}/` }) },
    ],
  },
  'releases.update': command('', { note: 'Changed' }),
  'releases.remove': command(''),
  'releases.addItems': {
    ...staff(),
    own: async (_rows, t, as) => {
      const { id, page } = await freshRelease(t, as);
      return { path: `${R}${id}/items/`, body: { items: [{ kind: 'page', id: page }] } };
    },
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ release }) => ({ path: `${R}${release}/items/`, body: { items: [UNKNOWN] } }),
      },
    ],
  },
  'releases.removeItems': {
    ...staff(),
    own: async (_rows, t, as) => {
      const { id, item } = await freshRelease(t, as);
      return { path: `${R}${id}/items/`, body: { ids: [item] } };
    },
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ release, releaseItem }) => ({
          path: `${R}${release}/items/`,
          body: { ids: [releaseItem] },
        }),
      },
    ],
  },
  'releases.publish': command('publish/'),
  'releases.schedule': command('schedule/', { publish_at: FAR }),
  'releases.cancelSchedule': command('cancel-schedule/'),
  'releases.goBack': command('go-back/', undefined, (t, path, as) =>
    t.call('POST', `${path}publish/`, { as }),
  ),
};
