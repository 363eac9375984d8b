// The public sites of all tenants
export { createSite, type Site, type SiteOptions } from './create-site.ts';
export type { PageBlocks } from './page-blocks.ts';
export type { SiteChange } from './page-cache.ts';
export type { PageThreads } from './page-threads.ts';
export { ROUTE_CLASSES, type RouteClass } from './route-classes.ts';
export type { PageAnswer, SitePage } from './site-page.ts';
