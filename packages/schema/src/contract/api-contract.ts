import { accountContract } from './account.contract.ts';
import { analyticsContract } from './analytics.contract.ts';
import { assigneesContract } from './assignees.contract.ts';
import { auditLogContract } from './audit-log.contract.ts';
import { automationsContract } from './automations.contract.ts';
import { billingReportsContract } from './billing-reports.contract.ts';
import { billingSettingsContract } from './billing-settings.contract.ts';
import { boardsContract } from './boards.contract.ts';
import { bulkWorksContract } from './bulk-work.contract.ts';
import { campaignSendingContract, emailTrackingContract } from './campaign-sending.contract.ts';
import { campaignsContract } from './campaigns.contract.ts';
import { captchaContract } from './captcha.contract.ts';
import { cartContract } from './cart.contract.ts';
import { blogCategoriesContract, productCategoriesContract } from './categories.contract.ts';
import { checkoutContract } from './checkout.contract.ts';
import { collectionItemsContract } from './collection-items.contract.ts';
import { collectionsContract } from './collections.contract.ts';
import { componentsContract } from './components.contract.ts';
import { customersContract } from './customers.contract.ts';
import { documentsContract } from './documents.contract.ts';
import { domainsContract } from './domains.contract.ts';
import { emailBouncesContract } from './email-bounces.contract.ts';
import { emailNotificationsContract } from './email-notifications.contract.ts';
import { emailReadersContract } from './email-readers.contract.ts';
import { emailSegmentsContract } from './email-segments.contract.ts';
import { eventsContract } from './events.contract.ts';
import { exportsContract } from './exports.contract.ts';
import { firstStepsContract } from './first-steps.contract.ts';
import { formSubmissionsContract } from './form-submissions.contract.ts';
import { formsContract, newsletterContract } from './forms.contract.ts';
import { importsContract } from './imports.contract.ts';
import {
  inventoryContract,
  movementsContract,
  stockLocationsContract,
} from './inventory.contract.ts';
import { invoicesContract } from './invoices.contract.ts';
import { jobsContract } from './jobs.contract.ts';
import { mailContract } from './mail.contract.ts';
import { mediaContract } from './media.contract.ts';
import { newsletterArchiveContract } from './newsletter-archive.contract.ts';
import { notesContract } from './notes.contract.ts';
import { orderDocumentsContract } from './order-documents.contract.ts';
import { overviewContract } from './overview.contract.ts';
import { pageCommentsContract } from './page-comments.contract.ts';
import { pagesContract } from './pages.contract.ts';
import { placesContract } from './places.contract.ts';
import { authContract, healthContract } from './platform.contract.ts';
import { postsContract } from './posts.contract.ts';
import { productsContract } from './products.contract.ts';
import { projectsContract } from './projects.contract.ts';
import { quotesContract } from './quotes.contract.ts';
import { recurringInvoicesContract } from './recurring-invoices.contract.ts';
import { releasesContract } from './releases.contract.ts';
import { rolesContract } from './roles.contract.ts';
import type { RouteContract } from './route.ts';
import { schedulesContract } from './schedules.contract.ts';
import { searchContract } from './search.contract.ts';
import { settingsContract } from './settings.contract.ts';
import { siteContract } from './site.contract.ts';
import { starterSitesContract } from './starter-sites.contract.ts';
import { storeContract } from './store.contract.ts';
import { emailListsContract, subscribersContract } from './subscribers.contract.ts';
import { taskEmailsContract } from './task-emails.contract.ts';
import { tasksContract } from './tasks.contract.ts';
import { templatesContract } from './templates.contract.ts';
import { tenantsContract } from './tenants.contract.ts';
import { timeEntriesContract } from './time-entries.contract.ts';
import { trackingContract } from './tracking.contract.ts';
import { usersContract } from './users.contract.ts';
import { tenantViewsContract, viewsContract } from './views.contract.ts';
import { couponsContract, webOrdersContract } from './web-orders.contract.ts';

/** Every endpoint of the API, by module. The server does not start when a route is missing here, or an endpoint has no route. */
export const apiContract = {
  account: accountContract,
  analytics: analyticsContract,
  assignees: assigneesContract,
  auditLog: auditLogContract,
  auth: authContract,
  automations: automationsContract,
  billingReports: billingReportsContract,
  billingSettings: billingSettingsContract,
  blogCategories: blogCategoriesContract,
  boards: boardsContract,
  bulkWorks: bulkWorksContract,
  campaignSending: campaignSendingContract,
  campaigns: campaignsContract,
  captcha: captchaContract,
  cart: cartContract,
  checkout: checkoutContract,
  collectionItems: collectionItemsContract,
  collections: collectionsContract,
  components: componentsContract,
  coupons: couponsContract,
  customers: customersContract,
  documents: documentsContract,
  domains: domainsContract,
  emailBounces: emailBouncesContract,
  emailLists: emailListsContract,
  emailNotifications: emailNotificationsContract,
  emailReaders: emailReadersContract,
  emailSegments: emailSegmentsContract,
  emailTracking: emailTrackingContract,
  events: eventsContract,
  exports: exportsContract,
  firstSteps: firstStepsContract,
  formSubmissions: formSubmissionsContract,
  forms: formsContract,
  health: healthContract,
  imports: importsContract,
  inventory: inventoryContract,
  invoices: invoicesContract,
  jobs: jobsContract,
  mail: mailContract,
  media: mediaContract,
  movements: movementsContract,
  newsletter: newsletterContract,
  newsletterArchive: newsletterArchiveContract,
  notes: notesContract,
  orderDocuments: orderDocumentsContract,
  overview: overviewContract,
  pageComments: pageCommentsContract,
  pages: pagesContract,
  places: placesContract,
  posts: postsContract,
  productCategories: productCategoriesContract,
  products: productsContract,
  projects: projectsContract,
  quotes: quotesContract,
  recurringInvoices: recurringInvoicesContract,
  releases: releasesContract,
  roles: rolesContract,
  schedules: schedulesContract,
  search: searchContract,
  settings: settingsContract,
  site: siteContract,
  starterSites: starterSitesContract,
  stockLocations: stockLocationsContract,
  store: storeContract,
  subscribers: subscribersContract,
  taskEmails: taskEmailsContract,
  tasks: tasksContract,
  templates: templatesContract,
  tenantViews: tenantViewsContract,
  tenants: tenantsContract,
  timeEntries: timeEntriesContract,
  tracking: trackingContract,
  users: usersContract,
  views: viewsContract,
  webOrders: webOrdersContract,
};

/** Returns every endpoint of the API as a list. */
export function allRoutes(): RouteContract[] {
  return Object.values(apiContract).flatMap((module) => Object.values(module) as RouteContract[]);
}
