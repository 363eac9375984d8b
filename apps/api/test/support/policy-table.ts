import { getId, maker, open, type Policy, session, site, staff } from './policy.ts';
import { ANALYTICS_POLICIES } from './policy-analytics.ts';
import { AUDIT_LOG_POLICIES } from './policy-audit-log.ts';
import { AUTOMATION_POLICIES } from './policy-automations.ts';
import { BILLING_POLICIES } from './policy-billing.ts';
import { BLOG_POLICIES } from './policy-blog.ts';
import { CAMPAIGN_SENDING_POLICIES } from './policy-campaign-sending.ts';
import { CAMPAIGN_POLICIES } from './policy-campaigns.ts';
import { CART_POLICIES } from './policy-cart.ts';
import { COLLECTION_ITEM_POLICIES } from './policy-collection-items.ts';
import { COLLECTION_POLICIES } from './policy-collections.ts';
import { COMPONENT_POLICIES } from './policy-components.ts';
import { manyPolicies } from './policy-entities.ts';
import { FORM_SUBMISSION_POLICIES } from './policy-form-submissions.ts';
import { INVENTORY_POLICIES } from './policy-inventory.ts';
import { JOB_POLICIES } from './policy-jobs.ts';
import { LIST_POLICIES } from './policy-lists.ts';
import { MEDIA_POLICIES } from './policy-media.ts';
import { NOTIFICATION_POLICIES } from './policy-notifications.ts';
import { ORDER_POLICIES } from './policy-orders.ts';
import { PAGE_COMMENT_POLICIES } from './policy-page-comments.ts';
import { PEOPLE_POLICIES } from './policy-people.ts';
import { PRODUCT_POLICIES } from './policy-products.ts';
import { RECURRING_POLICIES } from './policy-recurring.ts';
import { RELEASE_POLICIES } from './policy-releases.ts';
import { SEGMENT_POLICIES } from './policy-segments.ts';
import { SETTINGS_POLICIES } from './policy-settings.ts';
import { TENANT_POLICIES } from './policy-tenants.ts';
import { TIME_POLICIES } from './policy-time.ts';
import { WORK_POLICIES } from './policy-work.ts';
import { boxWith } from './sample-fragment.ts';
import type { TestApi } from './test-api.ts';
import { type ActorName, contentWith } from './world.ts';

const P = '/api/v1/admin/pages/';
const T = '/api/v1/admin/page/component-template/';
const FIRST_STEPS = '/api/v1/admin/first-steps/';
const newPage = { title: 'Matrix', excerpt: 'e', publish_date: '2026-01-01' };
const fragment = boxWith();

const freshPage = async (t: TestApi, as: ActorName): Promise<number> =>
  getId(await t.call('POST', P, { as: maker(as), body: newPage }), 'page');
const freshTemplate = async (t: TestApi, as: ActorName): Promise<number> =>
  getId(await t.call('POST', T, { as: maker(as), body: { componentName: 'Matrix' } }), 'template');

/** Policies with one row per route of the contract; the access matrix fails when a row is missing. */
export const POLICIES: Readonly<Record<string, Policy>> = {
  'auth.login': {
    ...open(401),
    own: () => ({
      path: '/api/v1/auth/login/',
      body: { email: 'nobody-there@test.example', password: 'x' },
    }),
    foreign: [],
  },
  'auth.logout': { ...open(200), own: () => ({ path: '/api/v1/auth/logout/' }), foreign: [] },
  'auth.session': { ...open(200), own: () => ({ path: '/api/v1/auth/session/' }), foreign: [] },
  'auth.viewSite': {
    ...staff(),
    own: () => ({ path: '/api/v1/admin/me/site-view/', body: { path: '/' } }),
    foreign: [],
  },
  'auth.enterSiteView': {
    ...site,
    success: 404,
    visitor: 404,
    own: () => ({ path: '/api/v1/auth/site-view/', body: { code: 'x'.repeat(43) } }),
    foreign: [],
  },
  'auth.me': { ...session, own: () => ({ path: '/api/v1/admin/me/' }), foreign: [] },
  'auth.switchTenant': {
    ...session,
    own: ({ id }) => ({ path: '/api/v1/admin/me/tenant/', body: { tenant_id: id } }),
    foreign: [
      {
        place: 'body',
        status: 404,
        attempt: ({ id }) => ({ path: '/api/v1/admin/me/tenant/', body: { tenant_id: id } }),
      },
    ],
  },
  'events.listen': {
    ...session,
    own: () => ({ path: '/api/v1/admin/events/?once=1' }),
    foreign: [],
  },
  'events.stream': {
    ...session,
    own: () => ({ path: '/api/v1/admin/events/stream?once=1' }),
    foreign: [],
  },
  'overview.get': {
    ...staff(),
    own: () => ({ path: '/api/v1/admin/overview/' }),
    foreign: [],
  },
  'overview.arrange': {
    ...staff(),
    own: () => ({ path: '/api/v1/admin/overview/', body: { order: [], hidden: [] } }),
    foreign: [],
  },
  'search.find': {
    ...staff(),
    own: () => ({ path: '/api/v1/admin/search/?search=matrix' }),
    foreign: [],
  },
  'firstSteps.get': { ...staff(), own: () => ({ path: FIRST_STEPS }), foreign: [] },
  'firstSteps.setHidden': {
    ...staff(),
    own: () => ({ path: FIRST_STEPS, body: { isHidden: false } }),
    foreign: [],
  },
  ...ANALYTICS_POLICIES,
  ...AUDIT_LOG_POLICIES,
  ...BLOG_POLICIES,
  ...JOB_POLICIES,
  ...LIST_POLICIES,
  ...PAGE_COMMENT_POLICIES,
  ...PEOPLE_POLICIES,
  'health.live': { ...open(200), own: () => ({ path: '/healthz/' }), foreign: [] },
  'health.ready': { ...open(200), own: () => ({ path: '/readyz/' }), foreign: [] },
  ...TENANT_POLICIES,
  ...WORK_POLICIES,
  ...BILLING_POLICIES,
  ...RECURRING_POLICIES,
  ...RELEASE_POLICIES,
  ...COMPONENT_POLICIES,
  ...TIME_POLICIES,
  ...SETTINGS_POLICIES,
  ...MEDIA_POLICIES,
  ...FORM_SUBMISSION_POLICIES,
  ...CAMPAIGN_POLICIES,
  ...CAMPAIGN_SENDING_POLICIES,
  ...NOTIFICATION_POLICIES,
  ...SEGMENT_POLICIES,
  ...AUTOMATION_POLICIES,
  ...PRODUCT_POLICIES,
  ...CART_POLICIES,
  ...INVENTORY_POLICIES,
  ...ORDER_POLICIES,
  ...COLLECTION_POLICIES,
  ...COLLECTION_ITEM_POLICIES,
  'pages.list': { ...staff(), own: () => ({ path: P }), foreign: [] },
  'pages.get': {
    ...staff(),
    own: ({ page }) => ({ path: `${P}${page}/` }),
    foreign: [{ place: 'path', status: 404, attempt: ({ page }) => ({ path: `${P}${page}/` }) }],
  },
  'pages.create': {
    ...staff(201),
    own: () => ({ path: P, body: newPage }),
    foreign: [
      {
        place: 'body',
        status: 422,
        attempt: ({ page }) => ({ path: P, body: { ...newPage, parentId: page } }),
      },
      {
        place: 'body',
        status: 422,
        attempt: ({ page }) => ({ path: P, body: { ...newPage, copyFrom: page } }),
      },
      {
        place: 'body',
        status: 422,
        attempt: ({ template }) => ({ path: P, body: { ...newPage, header_id: template } }),
      },
    ],
  },
  'pages.update': {
    ...staff(),
    own: ({ page }) => ({ path: P, body: { id: page, excerpt: 'changed' } }),
    foreign: [
      {
        place: 'body',
        status: 404,
        attempt: ({ page }) => ({ path: P, body: { id: page, title: 'Taken over' } }),
      },
    ],
  },
  'pages.updateById': {
    ...staff(),
    own: ({ page }) => ({ path: `${P}${page}/`, body: { excerpt: 'changed' } }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ page }) => ({ path: `${P}${page}/`, body: { title: 'Taken over' } }),
      },
    ],
  },
  'pages.updateContent': {
    ...staff(),
    own: ({ page }) => ({
      path: '/api/v1/admin/page/updatecontent/',
      body: { id: page, content: contentWith('matrix') },
    }),
    foreign: [
      {
        place: 'body',
        status: 404,
        attempt: ({ page }) => ({
          path: '/api/v1/admin/page/updatecontent/',
          body: { id: page, content: contentWith('taken') },
        }),
      },
    ],
  },
  'pages.remove': {
    ...staff(),
    own: async (_rows, t, as) => ({ path: `${P}${await freshPage(t, as)}/` }),
    foreign: [{ place: 'path', status: 404, attempt: ({ page }) => ({ path: `${P}${page}/` }) }],
  },
  ...manyPolicies({
    plural: 'pages',
    name: 'page',
    row: ({ page }) => page,
    fresh: newPage,
    set: { status: 'published' },
  }),
  'pages.revisions': {
    ...staff(),
    own: ({ page }) => ({ path: `${P}${page}/revisions/` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ page }) => ({ path: `${P}${page}/revisions/` }) },
    ],
  },
  'pages.revision': {
    ...staff(),
    own: ({ page }) => ({ path: `${P}${page}/revisions/1/` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ page }) => ({ path: `${P}${page}/revisions/1/` }) },
    ],
  },
  'pages.restoreRevision': {
    ...staff(),
    own: ({ page }) => ({ path: `${P}${page}/revisions/1/restore/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ page }) => ({ path: `${P}${page}/revisions/1/restore/` }),
      },
    ],
  },
  'pages.presence': {
    ...staff(),
    own: ({ page }) => ({ path: `${P}${page}/presence/`, body: { isPresent: true } }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ page }) => ({ path: `${P}${page}/presence/`, body: { isPresent: true } }),
      },
    ],
  },
  'pages.publish': {
    ...staff(),
    own: ({ page }) => ({ path: `${P}${page}/publish/` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ page }) => ({ path: `${P}${page}/publish/` }) },
    ],
  },
  'pages.discardChanges': {
    ...staff(),
    own: ({ page }) => ({ path: `${P}${page}/discard-changes/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ page }) => ({ path: `${P}${page}/discard-changes/` }),
      },
    ],
  },
  'pages.live': {
    ...staff(),
    own: ({ page }) => ({ path: `${P}${page}/live/` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ page }) => ({ path: `${P}${page}/live/` }) },
    ],
  },
  'pages.cancelSchedule': {
    ...staff(),
    own: ({ page }) => ({ path: `${P}${page}/cancel-schedule/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ page }) => ({ path: `${P}${page}/cancel-schedule/` }),
      },
    ],
  },
  'pages.previewLink': {
    ...staff(201),
    own: ({ page }) => ({ path: `${P}${page}/preview-link/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ page }) => ({ path: `${P}${page}/preview-link/` }),
      },
    ],
  },
  'site.checkPaths': {
    ...staff(),
    own: () => ({ path: '/api/v1/admin/site/check-paths/', body: { paths: ['/child'] } }),
    foreign: [],
  },
  'pages.publicGet': { ...site, own: () => ({ path: '/api/v1/pages/?slug=child' }), foreign: [] },
  'pages.submenu': {
    ...site,
    own: ({ page }) => ({ path: `/api/v1/pages/submenu/?pageId=${page}` }),
    foreign: [
      {
        place: 'query',
        status: 404,
        attempt: ({ page }) => ({ path: `/api/v1/pages/submenu/?pageId=${page}` }),
      },
    ],
  },
  'site.search': {
    ...site,
    own: () => ({ path: '/api/v1/site/search/?search=home' }),
    foreign: [],
  },
  'site.lost': { ...site, own: () => ({ path: '/api/v1/site/lost/?path=nowhere' }), foreign: [] },
  'pages.sitemap': { ...site, own: () => ({ path: '/api/v1/pages/sitemap/' }), foreign: [] },
  'templates.sections': { ...staff(), own: () => ({ path: `${T}section/` }), foreign: [] },
  'templates.containers': {
    ...staff(),
    own: () => ({ path: `${T}container/` }),
    foreign: [],
  },
  'templates.list': {
    ...staff(),
    own: () => ({ path: '/api/v1/admin/page/getcomponenttemplates/' }),
    foreign: [],
  },
  'templates.get': {
    ...staff(),
    own: ({ template }) => ({ path: `${T}${template}` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ template }) => ({ path: `${T}${template}` }) },
    ],
  },
  'templates.saveContainer': {
    ...staff(201),
    own: () => ({
      path: '/api/v1/admin/page/savecomponenttemplate/',
      body: { componentName: 'Matrix', content: fragment },
    }),
    foreign: [],
  },
  'templates.create': {
    ...staff(201),
    own: () => ({ path: T, body: { componentName: 'Matrix' } }),
    foreign: [],
  },
  'templates.update': {
    ...staff(),
    own: ({ template }) => ({ path: `${T}${template}/`, body: { name: 'Renamed' } }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ template }) => ({ path: `${T}${template}/`, body: { name: 'Taken over' } }),
      },
    ],
  },
  'templates.usage': {
    ...staff(),
    own: ({ template }) => ({ path: `${T}${template}/usage/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ template }) => ({ path: `${T}${template}/usage/` }),
      },
    ],
  },
  'templates.remove': {
    ...staff(),
    own: async (_rows, t, as) => ({ path: `${T}${await freshTemplate(t, as)}/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ template }) => ({ path: `${T}${template}/?force=1` }),
      },
    ],
  },
};
