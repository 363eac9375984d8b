import { type Policy, site, staff } from './policy.ts';

const P = '/api/v1/admin/analytics/';
const PERIOD = 'from=2026-03-01&to=2026-03-07';
const SESSION = 'a'.repeat(32);

/** Policies of the routes of analytics and places, and of share cards. */
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
  // The test installation has no geocoding service.
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
