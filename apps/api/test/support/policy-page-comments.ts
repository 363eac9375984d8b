import { getId, maker, type Policy, staff } from './policy.ts';
import type { TestApi } from './test-api.ts';
import type { ActorName, TenantRows } from './world.ts';

const PAGES = '/api/v1/admin/pages/';
const body = { body: '<p>Matrix</p>' };
const NONE = 987_654_321;

const at = ({ page }: TenantRows): string => `${PAGES}${page}/comments/`;

/** Everybody comments on a page themselves and changes that comment; who may not comment gets the path of none. */
async function ownComment(t: TestApi, as: ActorName): Promise<string> {
  const creator = maker(as);
  const page = getId(
    await t.call('POST', PAGES, {
      as: creator,
      body: { title: 'Matrix', excerpt: 'e', publish_date: '2026-01-01' },
    }),
    'page',
  );
  const made = await t.call('POST', `${PAGES}${page}/comments/`, { as, body });
  return `${PAGES}${page}/comments/${made.status === 201 ? getId(made, 'comment') : NONE}/`;
}

/** Returns the policy of a command on a comment that only the path names. */
function command(name: string, sent?: object): Policy {
  const withBody = sent && { body: sent };
  return {
    ...staff(),
    own: async (_rows, t, as) => ({ path: `${await ownComment(t, as)}${name}`, ...withBody }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: (rows) => ({ path: `${at(rows)}${NONE}/${name}`, ...withBody }),
      },
    ],
  };
}

/** Policies of comments on pages. */
export const PAGE_COMMENT_POLICIES: Readonly<Record<string, Policy>> = {
  'pageComments.list': {
    ...staff(),
    own: (rows) => ({ path: at(rows) }),
    foreign: [{ place: 'path', status: 404, attempt: (rows) => ({ path: at(rows) }) }],
  },
  'pageComments.create': {
    ...staff(201),
    own: (rows) => ({ path: at(rows), body }),
    foreign: [{ place: 'path', status: 404, attempt: (rows) => ({ path: at(rows), body }) }],
  },
  'pageComments.update': command('', body),
  'pageComments.remove': command(''),
  'pageComments.resolve': command('resolve/'),
  'pageComments.reopen': command('reopen/'),
};
