/** Value of `cache-control` of what every visitor gets alike, until something of the site changes. */
export const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Value of `cache-control` of files whose name changes with their content. */
export const FOREVER = 'public, max-age=31536000, immutable';
