import { type Policy, site, staff } from './policy.ts';

const P = '/api/v1/admin/analytics/';
const PERIOD = 'from=2026-03-01&to=2026-03-07';
const SESSION = 'a'.repeat(32);

/** Expectations of the calls of visits and places, and of the picture that is drawn of a page. */
export const ANALYTICS_POLICIES: Readonly<Record<string, Policy>> = {
  'analytics.collect': {
    ...site,
    success: 202,
    visitor: 202,
    own: () => ({
      path: '/api/v1/site/events/',
      body: { kind: 'page_view', path: '/', device: 'desktop' },
    }),
    foreign: [],
  },
  // The installation of the tests has no service of places.
  'places.find': {
    ...site,
    success: 503,
    visitor: 503,
    own: () => ({ path: '/api/v1/site/places/', body: { search: '12 Elm', session: SESSION } }),
    foreign: [],
  },
  'places.address': {
    ...site,
    success: 503,
    visitor: 503,
    own: () => ({ path: '/api/v1/site/places/address/', body: { place: 'a', session: SESSION } }),
    foreign: [],
  },
  'site.card': { ...site, own: () => ({ path: '/api/v1/site/card/' }), foreign: [] },
  'analytics.report': { ...staff(), own: () => ({ path: `${P}?${PERIOD}` }), foreign: [] },
  'analytics.file': {
    ...staff(),
    own: () => ({ path: `${P}file/?${PERIOD}` }),
    foreign: [],
  },
};
