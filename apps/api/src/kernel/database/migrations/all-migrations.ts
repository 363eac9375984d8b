import type { Migration } from '../migration.ts';
import { platformTables } from './0001-platform.ts';
import { signInTables } from './0002-sign-in.ts';
import { tenantTables } from './0003-tenant.ts';
import { contentTables } from './0004-content.ts';
import { pageParts } from './0005-page-parts.ts';
import { mediaLibrary } from './0006-media-library.ts';
import { lists } from './0007-lists.ts';
import { customers } from './0008-customers.ts';
import { eventsAndJobs } from './0009-events-and-jobs.ts';
import { roomAndRevisions } from './0010-room-and-revisions.ts';
import { imports } from './0011-imports.ts';
import { peopleAndMail } from './0012-people-and-mail.ts';
import { emptyTrash } from './0013-empty-trash.ts';
import { blog } from './0014-blog.ts';
import { formatsAndCaptcha } from './0015-formats-and-captcha.ts';
import { domains } from './0016-domains.ts';
import { pagesAndViews } from './0017-pages-and-views.ts';
import { listsByIndexes } from './0018-lists-by-indexes.ts';
import { formSubmissionsTable } from './0019-form-submissions.ts';
import { newsletter } from './0020-newsletter.ts';
import { movedAddresses } from './0021-moved-addresses.ts';
import { emailCampaigns } from './0022-email-campaigns.ts';
import { subscribers } from './0023-subscribers.ts';
import { siteSessions } from './0025-site-sessions.ts';
import { analytics } from './0026-analytics.ts';
import { starterSites } from './0028-starter-sites.ts';
import { tracking } from './0030-tracking.ts';
import { campaignRevisions } from './0032-campaign-revisions.ts';
import { catalogue } from './0033-catalogue.ts';
import { productPictures } from './0034-product-pictures.ts';
import { carts } from './0035-carts.ts';
import { orders } from './0036-orders.ts';
import { paymentAccounts } from './0037-payment-accounts.ts';
import { stockPlaces } from './0040-stock-places.ts';
import { typoVariants } from './0045-spellings.ts';
import { listingByProduct } from './0046-listing-by-product.ts';
import { choicesToLearn } from './0050-choices-to-learn.ts';
import { shopAccounts } from './0051-shop-accounts.ts';
import { cartNames } from './0052-cart-names.ts';
import { importForms } from './0055-import-forms.ts';
import { importPictures } from './0056-import-pictures.ts';
import { wordsWithoutAKey } from './0058-words-without-a-key.ts';
import { pricesInCents } from './0059-prices-in-cents.ts';
import { orderStandings } from './0064-order-standings.ts';
import { ordersOfVisitors } from './0065-orders-of-visitors.ts';
import { choiceCounts } from './0068-choice-counts.ts';
import { rareValues } from './0070-rare-values.ts';
import { paymentsThatDiffer } from './0073-payments-that-differ.ts';
import { bulkWorks } from './0078-bulk-works.ts';
import { boundedHolds } from './0079-bounded-holds.ts';
import { watchedOrdersAndStock } from './0080-watched-orders-and-stock.ts';
import { oneWayToTheTenant } from './0081-one-way-to-the-tenant.ts';
import { visitorAccounts } from './0090-visitor-accounts.ts';
import { hashedSessions } from './0091-hashed-sessions.ts';
import { siteViews } from './0092-site-views.ts';
import { auditClock } from './0100-audit-clock.ts';
import { importResults } from './0110-import-results.ts';
import { deliveryDestinations } from './0111-delivery-destinations.ts';
import { securityLog } from './0120-security-log.ts';
import { liveVersions } from './0121-live-versions.ts';
import { firstSteps } from './0122-first-steps.ts';
import { refundedItems } from './0130-refunded-items.ts';
import { ordersOfStaff } from './0131-orders-of-staff.ts';
import { signedAuditLog } from './0140-signed-audit-log.ts';
import { siteViewsOfSessions } from './0160-site-views-of-sessions.ts';
import { paymentMismatches } from './0170-payment-mismatches.ts';

/** Every step of the schema, oldest first. */
export const ALL_MIGRATIONS: readonly Migration[] = [
  platformTables,
  signInTables,
  tenantTables,
  contentTables,
  pageParts,
  mediaLibrary,
  lists,
  customers,
  eventsAndJobs,
  roomAndRevisions,
  imports,
  peopleAndMail,
  emptyTrash,
  blog,
  formatsAndCaptcha,
  domains,
  pagesAndViews,
  listsByIndexes,
  formSubmissionsTable,
  newsletter,
  movedAddresses,
  emailCampaigns,
  subscribers,
  siteSessions,
  analytics,
  starterSites,
  tracking,
  campaignRevisions,
  catalogue,
  productPictures,
  carts,
  orders,
  paymentAccounts,
  stockPlaces,
  typoVariants,
  listingByProduct,
  choicesToLearn,
  shopAccounts,
  cartNames,
  importForms,
  importPictures,
  wordsWithoutAKey,
  pricesInCents,
  orderStandings,
  ordersOfVisitors,
  choiceCounts,
  rareValues,
  paymentsThatDiffer,
  bulkWorks,
  boundedHolds,
  watchedOrdersAndStock,
  oneWayToTheTenant,
  visitorAccounts,
  hashedSessions,
  siteViews,
  importResults,
  auditClock,
  deliveryDestinations,
  securityLog,
  liveVersions,
  firstSteps,
  refundedItems,
  ordersOfStaff,
  signedAuditLog,
  siteViewsOfSessions,
  paymentMismatches,
];
