// Pages that every site has, such as the cart and the sign-in

export type { AccountOrdersProps } from './site-pages/account/account-orders.tsx';
export type { LinkedAccount } from './site-pages/account/create-account-page.view.tsx';
export { ConsentBanner } from './site-pages/consent/consent-banner.view.tsx';
export { COOKIES_PATH, type Consent, ConsentLink } from './site-pages/consent/consent-parts.tsx';
export {
  EMAIL_DOCUMENT_PATH,
  EMAIL_SANDBOX,
} from './site-pages/newsletter/archived-email-page.view.tsx';
export {
  ARCHIVE_FEED_PATH,
  type ArchivedEmailLink,
} from './site-pages/newsletter/newsletter-page.view.tsx';
export type { PageNote } from './site-pages/parts/page-note.ts';
export { isSearchable } from './site-pages/search/is-searchable.ts';
export type { SearchResult } from './site-pages/search/result-list.tsx';
export { MAX_SEARCH_LENGTH } from './site-pages/search/search-form.tsx';
export { sitePageCss } from './site-pages/site-page-css.ts';
export type { SitePageSheet } from './site-pages/site-page-styles.gen.ts';
export {
  renderSitePage,
  SITE_PAGES,
  type SitePageContent,
  type SitePageDefinition,
  type SitePageName,
  type SitePageProps,
} from './site-pages/site-pages.ts';
export { StaffBar, type StaffBarProps } from './site-pages/staff/staff-bar.view.tsx';
