// The public sites of all tenants
export { createSite, type Site, type SiteOptions } from './create-site.ts';
export type { SiteChange } from './page-cache.ts';
export { ROUTE_CLASSES, type RouteClass } from './route-classes.ts';
