import { array, boolean, object, string } from 'yup';
import { idField } from '../fields/fields.ts';
import { listQuery } from './list.ts';
import { defineRoute, SMALL_BODY } from './route.ts';

/** A search result of a site. */
const found = object({
  kind: string().oneOf(['page', 'post', 'item', 'section']).required(),
  id: idField().required(),
  title: string().defined(),
  /** Path of the site without the leading slash; '' is the home page. */
  path: string().defined(),
  excerpt: string().defined(),
});

/** Endpoints of a site as a whole. */
export const siteContract = {
  search: defineRoute({
    id: 'site.search',
    method: 'GET',
    path: '/api/v1/site/search/',
    summary:
      'Search pages, posts, items of collections and categories of the site; title matches first, with typos',
    access: { audience: 'public' },
    query: listQuery([], {}, 10).pick(['search', 'currentPage', 'itemsPerPage', 'limit']),
    response: object({
      rows: array(found.required()).required(),
      hasMore: boolean().required(),
      /** Search terms that were used instead of the typed ones; null where those found something. */
      didYouMean: string().nullable().defined(),
    }),
  }),
  checkPaths: defineRoute({
    id: 'site.checkPaths',
    method: 'POST',
    path: '/api/v1/admin/site/check-paths/',
    summary: 'Find the paths at which visitors find neither a page nor a post',
    access: { audience: 'staff', permission: 'pages.can_view' },
    body: object({
      /** Paths of the site, such as `/about`. */
      paths: array(string().max(400).defined()).max(200).required(),
    }).noUnknown(),
    bodyLimit: SMALL_BODY * 2,
    response: object({ missing: array(string().defined()).required() }),
  }),
  card: defineRoute({
    id: 'site.card',
    method: 'GET',
    path: '/api/v1/site/card/',
    summary: 'Get the sharing picture of a page or post (image/png, 1200 by 630)',
    access: { audience: 'public' },
    query: object({ path: string().max(400).defined().default('') }).noUnknown(),
    stream: true,
    response: object({}),
    errors: ['not_found', 'unavailable'],
  }),
  lost: defineRoute({
    id: 'site.lost',
    method: 'GET',
    path: '/api/v1/site/lost/',
    summary: 'Get the redirect of an old path, and similar pages',
    access: { audience: 'public' },
    query: object({ path: string().max(400).required() }).noUnknown(),
    response: object({
      /** Path without the leading slash, '' for the home page; null when nothing is known to have been there. */
      movedTo: string().nullable().defined(),
      /** True when the suggestions are similar to the path; otherwise they are the site's main pages. */
      isAlike: boolean().required(),
      suggestions: array(found.pick(['title', 'path', 'excerpt']).required()).required(),
    }),
  }),
};
