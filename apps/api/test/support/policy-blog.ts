import { randomUUID } from 'node:crypto';
import { idOrNone, maker, type Policy, site, staff } from './policy.ts';
import { entityPolicies } from './policy-entities.ts';
import { CANARY, type TenantRows } from './world.ts';

const P = '/api/v1/admin/blog/posts/';
const PUBLIC = '/api/v1/blog/posts/';

/** Returns the policies of one kind of categories. */
function categoryPolicies(
  name: string,
  kind: 'products' | 'blog',
  row: (rows: TenantRows) => number,
): Record<string, Policy> {
  const path = `/api/v1/admin/${kind}/categories/`;
  const fresh = () => ({ category: `Matrix ${randomUUID()}` });
  const own: Policy['own'] = (rows) => ({
    path: `${path}${row(rows)}/`,
    body: { description: 'Matrix' },
  });
  const made: Policy['own'] = async (_rows, t, as) => {
    const answer = t.call('POST', path, { as: maker(as), body: fresh() });
    return { path: `${path}${await idOrNone(answer, 'category')}/` };
  };
  return {
    [`${name}.list`]: {
      ...staff(),
      own: () => ({ path }),
      foreign: [
        { place: 'query', status: 200, attempt: (rows) => ({ path: `${path}?ids=${row(rows)}` }) },
        { place: 'list', status: 200, attempt: () => ({ path: `${path}?limit=-1` }) },
      ],
    },
    [`${name}.create`]: {
      ...staff(201),
      own: () => ({ path, body: fresh() }),
      foreign: [
        {
          place: 'body',
          status: 422,
          attempt: (rows) => ({ path, body: { ...fresh(), parent_id: row(rows) } }),
        },
      ],
    },
    [`${name}.update`]: {
      ...staff(),
      own: (rows) => ({ path, body: { id: row(rows), description: 'Matrix' } }),
      foreign: [
        {
          place: 'body',
          status: 404,
          attempt: (rows) => ({ path, body: { id: row(rows), category: 'Taken over' } }),
        },
      ],
    },
    [`${name}.updateById`]: {
      ...staff(),
      own,
      foreign: [
        {
          place: 'path',
          status: 404,
          attempt: (rows) => ({
            path: `${path}${row(rows)}/`,
            body: { category: 'Taken over' },
          }),
        },
      ],
    },
    [`${name}.remove`]: {
      ...staff(),
      own: made,
      foreign: [
        { place: 'path', status: 404, attempt: (rows) => ({ path: `${path}${row(rows)}/` }) },
      ],
    },
    [`${name}.bulkRemove`]: {
      ...staff(),
      own: async (_rows, t, as) => {
        const answer = t.call('POST', path, { as: maker(as), body: fresh() });
        return { path, body: { categoriesToDelete: [await idOrNone(answer, 'category')] } };
      },
      foreign: [
        {
          place: 'list',
          status: 409,
          attempt: (rows) => ({ path, body: { categoriesToDelete: [row(rows)] } }),
        },
      ],
    },
    [`${name}.restore`]: {
      ...staff(),
      own: () => ({ path: `${path}restore/`, body: { ids: [987_654_321] } }),
      foreign: [
        {
          place: 'body',
          status: 200,
          attempt: (rows) => ({ path: `${path}restore/`, body: { ids: [row(rows)] } }),
        },
      ],
    },
  };
}

/** Policies of categories and blog posts. */
export const BLOG_POLICIES: Readonly<Record<string, Policy>> = {
  ...categoryPolicies('productCategories', 'products', (rows) => rows.productCategory),
  ...categoryPolicies('blogCategories', 'blog', (rows) => rows.blogCategory),
  'productCategories.publicList': {
    ...site,
    own: () => ({ path: '/api/v1/products/categories/?limit=-1' }),
    foreign: [
      {
        place: 'query',
        status: 200,
        attempt: ({ productCategory }) => ({
          path: `/api/v1/products/categories/?categoryIds=${productCategory}`,
        }),
      },
    ],
  },
  ...entityPolicies({
    plural: 'posts',
    name: 'blog_post',
    path: 'blog/posts',
    row: ({ post }) => post,
    fresh: { title: 'Matrix', publish_date: '2026-01-01' },
    set: { status: 'published' },
  }),
  'posts.revisions': {
    ...staff(),
    own: ({ post }) => ({ path: `${P}${post}/revisions/` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ post }) => ({ path: `${P}${post}/revisions/` }) },
    ],
  },
  'posts.revision': {
    ...staff(),
    own: ({ post }) => ({ path: `${P}${post}/revisions/1/` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ post }) => ({ path: `${P}${post}/revisions/1/` }) },
    ],
  },
  'posts.restoreRevision': {
    ...staff(),
    own: ({ post }) => ({ path: `${P}${post}/revisions/1/restore/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ post }) => ({ path: `${P}${post}/revisions/1/restore/` }),
      },
    ],
  },
  'posts.publicList': {
    ...site,
    own: () => ({ path: PUBLIC }),
    foreign: [{ place: 'list', status: 200, attempt: () => ({ path: `${PUBLIC}?limit=200` }) }],
  },
  'posts.publicGet': {
    ...site,
    own: (_rows, _t, as) => ({
      path: `${PUBLIC}by-slug/?slug=post-${as === 'otherAdmin' ? CANARY : 'alpha'}`,
    }),
    foreign: [],
  },
};
