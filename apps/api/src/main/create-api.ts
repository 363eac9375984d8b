import { join } from 'node:path';
import type { BlockRegistry } from '@org/content';
import { apiContract } from '@org/schema';
import type { Logger } from 'pino';
import type { Config } from '../kernel/config/config.ts';
import { createEncryption } from '../kernel/crypto/encryption.ts';
import { derivedKey } from '../kernel/crypto/secret.ts';
import type { Database } from '../kernel/database/open-database.ts';
import { bulkWorkRoutes } from '../kernel/entities/bulk-work.routes.ts';
import { bulkWorkJob } from '../kernel/entities/bulk-work.service.ts';
import { entityRoutes } from '../kernel/entities/entity.routes.ts';
import { runBulkWork } from '../kernel/entities/run-bulk-work.ts';
import type { ChangeFeed } from '../kernel/events/change-feed.ts';
import { type EventHub, eventHub, type HubTimes } from '../kernel/events/event-hub.ts';
import { tenantChanges } from '../kernel/events/tenant-changes.ts';
import { exportRoutes } from '../kernel/exports/exports.routes.ts';
import { exportJob, exportSources } from '../kernel/exports/exports.service.ts';
import { writeExport } from '../kernel/exports/write-export.ts';
import { type MediaStore, mediaStore } from '../kernel/files/media-store.ts';
import { type AppBindings, buildApp } from '../kernel/http/build-app.ts';
import { type HostTable, hostTable } from '../kernel/http/host-table.ts';
import { pageNotes } from '../kernel/http/page-notes.ts';
import { pageTokens } from '../kernel/http/page-token.ts';
import { responseCache } from '../kernel/http/response-cache.ts';
import { tenantCache } from '../kernel/http/tenant-cache.ts';
import { importRoutes } from '../kernel/imports/imports.routes.ts';
import { createJobs, type Jobs } from '../kernel/jobs/create-jobs.ts';
import { openMailbox } from '../kernel/mail/mailbox.ts';
import { createMailer } from '../kernel/mail/mailer.ts';
import { createOutgoing, sendMailJob } from '../kernel/mail/outgoing.ts';
import { sendMail } from '../kernel/mail/send-mail.ts';
import { getSmtpServer } from '../kernel/mail/smtp-url.ts';
import { processMetrics } from '../kernel/monitoring/metrics.ts';
import { addDocs } from '../kernel/openapi/serve-docs.ts';
import { MOVEMENT_SOURCE } from '../modules/commerce/inventory/movement-list.ts';
import { handleShopWork } from '../modules/commerce/orders/handle-shop-work.ts';
import { shopRoutes } from '../modules/commerce/orders/shop-routes.ts';
import type { PaymentTools } from '../modules/commerce/payments/payments.service.ts';
import { stripe } from '../modules/commerce/payments/stripe.ts';
import { productEntity } from '../modules/commerce/products/product.entity.ts';
import { postingsCache } from '../modules/commerce/store/postings-cache.ts';
import { blogRoutes } from '../modules/content/blog/blog.routes.ts';
import { categoryRoutes } from '../modules/content/categories/categories.routes.ts';
import { addMediaFiles } from '../modules/content/media/add-media-files.ts';
import { mediaRoutes } from '../modules/content/media/media.routes.ts';
import { mediaFolderRoutes } from '../modules/content/media/media-folders.routes.ts';
import { goLiveHandler, goLiveJob } from '../modules/content/pages/go-live.ts';
import { pageRoutes } from '../modules/content/pages/pages.routes.ts';
import { PREVIEW_KEY, previewTokens } from '../modules/content/pages/preview-tokens.ts';
import { publicPageRoutes } from '../modules/content/pages/public-pages.routes.ts';
import { shareCards } from '../modules/content/site/share-card.ts';
import { siteRoutes } from '../modules/content/site/site.routes.ts';
import { templateRoutes } from '../modules/content/templates/templates.routes.ts';
import { customerRoutes } from '../modules/crm/customers/customers.routes.ts';
import { formSubmissionRoutes } from '../modules/crm/form-submissions/form-submissions.routes.ts';
import { formLimits } from '../modules/crm/forms/form-limits.ts';
import { formRoutes } from '../modules/crm/forms/forms.routes.ts';
import { notifyJob, notifyRecipients } from '../modules/crm/forms/notify-recipients.ts';
import { formFileSweep } from '../modules/crm/forms/sweep-form-files.ts';
import { noteEntity } from '../modules/crm/notes/note.entity.ts';
import { analyticsRoutes } from '../modules/marketing/analytics/analytics.routes.ts';
import { eventLimits } from '../modules/marketing/analytics/event-limits.ts';
import { campaignRoutes } from '../modules/marketing/campaigns/campaigns.routes.ts';
import { newsletterRoutes } from '../modules/marketing/newsletter/newsletter.routes.ts';
import {
  confirmJob,
  createNewsletter,
} from '../modules/marketing/newsletter/newsletter.service.ts';
import {
  NEWSLETTER_KEY,
  newsletterTokens,
} from '../modules/marketing/newsletter/newsletter-tokens.ts';
import { subscriberRoutes } from '../modules/marketing/newsletter/subscribers.routes.ts';
import { assigneeRoutes } from '../modules/platform/assignees/assignees.routes.ts';
import { AUDIT_LOG_SOURCE } from '../modules/platform/audit-log/audit-log.list.ts';
import { auditLogRoutes } from '../modules/platform/audit-log/audit-log.routes.ts';
import { createSecurityLog, unprovenEventJob } from '../modules/platform/audit-log/security-log.ts';
import { accountRoutes } from '../modules/platform/auth/account.routes.ts';
import { authRoutes } from '../modules/platform/auth/auth.routes.ts';
import { createCredentials } from '../modules/platform/auth/credentials.ts';
import { createIdentity, type Identity } from '../modules/platform/auth/identity.ts';
import { linkLimits } from '../modules/platform/auth/link-limits.ts';
import { mailResetLink, resetJob } from '../modules/platform/auth/password-reset.ts';
import { sessionReader } from '../modules/platform/auth/session-reader.ts';
import { signInLibrary } from '../modules/platform/auth/sign-in-library.ts';
import { signInLimits } from '../modules/platform/auth/sign-in-limits.ts';
import { findSiteViewer } from '../modules/platform/auth/site-view.ts';
import { findSiteTenant } from '../modules/platform/auth/tenant-access.repository.ts';
import { askProvider } from '../modules/platform/captcha/ask-provider.ts';
import { captchaRoutes } from '../modules/platform/captcha/captcha.routes.ts';
import { domainRoutes } from '../modules/platform/domains/domains.routes.ts';
import { findTexts } from '../modules/platform/domains/find-texts.ts';
import { eventRoutes } from '../modules/platform/events/events.routes.ts';
import { firstStepRoutes } from '../modules/platform/first-steps/first-steps.routes.ts';
import { healthRoutes } from '../modules/platform/health/health.routes.ts';
import { proveReady } from '../modules/platform/health/prove-ready.ts';
import { jobRoutes } from '../modules/platform/jobs/jobs.routes.ts';
import { mailRoutes } from '../modules/platform/mail/mail.routes.ts';
import { googlePlaces } from '../modules/platform/places/google-places.ts';
import { placesRoutes } from '../modules/platform/places/places.routes.ts';
import { roleRoutes } from '../modules/platform/roles/roles.routes.ts';
import { settingsRoutes } from '../modules/platform/settings/settings.routes.ts';
import {
  type MakeTools,
  makeStartedSite,
} from '../modules/platform/starter-sites/make-started-site.ts';
import { starterSiteJob } from '../modules/platform/starter-sites/started-sites.service.ts';
import { starterSiteRoutes } from '../modules/platform/starter-sites/starter-sites.routes.ts';
import { tenantRoutes } from '../modules/platform/tenants/tenants.routes.ts';
import {
  type ForwardTools,
  forwardEvent,
  forwardEventJob,
} from '../modules/platform/tracking/forward-event.ts';
import { measurementProtocol } from '../modules/platform/tracking/measurement-protocol.ts';
import { readSiteHosts } from '../modules/platform/tracking/tracking.repository.ts';
import { trackingRoutes } from '../modules/platform/tracking/tracking.routes.ts';
import { userRoutes } from '../modules/platform/users/users.routes.ts';
import { viewRoutes } from '../modules/platform/views/views.routes.ts';
import { entityDefinitions, viewedEntities } from './entity-definitions.ts';
import { handleImports, type PictureTimes } from './handle-imports.ts';
import { addHousekeeping } from './housekeeping-tasks.ts';
import { SHOWN_TENANT } from './seed/demo-people.ts';

type Feed = Pick<ChangeFeed, 'onBell' | 'subscribe'>;

/** Change feed that never reports anything. */
const SILENT_FEED: Feed = { onBell: () => () => undefined, subscribe: () => () => undefined };

/** Dependencies of the API. */
export interface ApiOptions {
  readonly config: Pick<
    Config,
    | 'environment'
    | 'adminOrigin'
    | 'siteHostSuffix'
    | 'dataDir'
    | 'seed'
    | 'metricsToken'
    | 'smtpUrl'
    | 'mailFrom'
    | 'dnsServers'
    | 'pictureHosts'
    | 'placesKey'
    | 'placesUrl'
    | 'trackingUrl'
    | 'stripeUrl'
  >;
  readonly database: Database;
  readonly secret: string;
  /** Blocks that content may contain. */
  readonly registry: BlockRegistry;
  readonly log: Logger;
  /** True while the process shuts down, so that it reports that it is not ready. */
  readonly isDraining?: (() => boolean) | undefined;
  /** Reports changes as they happen; without it, event streams poll. */
  readonly feed?: Feed | undefined;
  /** Fetches from external services: captcha, places, tracking. @default the global one */
  readonly fetch?: typeof fetch | undefined;
  /** DNS lookup of image hosts and delay of retries, for tests. */
  readonly pictures?: PictureTimes | undefined;
  /** Timings of event streams, for tests. */
  readonly eventTimes?: HubTimes | undefined;
}

/** The API as a function from requests to responses, with what the rest of the process needs. */
export interface Api {
  /** Handles `/api/v1`, `/media`, `/healthz` and `/readyz`; other paths are not found. */
  fetch(request: Request, env?: AppBindings): Promise<Response>;
  readonly identity: Identity;
  readonly hosts: HostTable;
  readonly store: MediaStore;
  /** Background jobs: they can be sent immediately, and run once started. */
  readonly jobs: Jobs;
  readonly events: EventHub;
}

/**
 * Creates the API on an open database. Errors: throws when an endpoint of the contract has no handler or an incomplete
 * declaration.
 */
export function createApi(options: ApiOptions): Api {
  const { config, database, secret, registry, log } = options;
  const { db, authPool } = database;
  const demo = config.seed !== 'none';
  const library = signInLibrary({
    pool: authPool,
    secret: derivedKey(secret, 'sessions'),
    adminOrigin: config.adminOrigin,
  });
  const limits = signInLimits(authPool);
  const readSession = sessionReader(library, authPool);
  const identity = createIdentity({ library, readSession, db, limits, demo });
  const feed = options.feed ?? SILENT_FEED;
  // Without a feed, changes of other processes are not reported.
  const changes = options.feed && tenantChanges(options.feed);
  const postings = postingsCache(changes);
  const tenants = tenantCache((by) =>
    db.asPlatform('resolve host', (tx) => findSiteTenant(tx, by)),
  );
  feed.subscribe(({ entity, action }) => {
    if (action === 'reset' || entity === 'domain' || entity === 'tenant') tenants.forget();
  });
  const hosts = hostTable({
    adminOrigin: config.adminOrigin,
    siteHostSuffix: config.siteHostSuffix,
    findTenant: tenants.find,
  });
  const store = mediaStore(join(config.dataDir, 'media'));
  const jobs = createJobs(database, log);
  const kinds = entityDefinitions();
  const sources = exportSources([...kinds.values()], [MOVEMENT_SOURCE, AUDIT_LOG_SOURCE]);
  const exportTools = { db, folder: join(config.dataDir, 'exports'), sources };
  const importTools = handleImports(jobs, { db, store }, config, options.pictures);
  jobs.handle(exportJob, (work) => writeExport(exportTools, work));
  jobs.handle(bulkWorkJob, (work) => runBulkWork({ db, kinds }, work));
  const siteTools: MakeTools = { db, store, registry };
  jobs.handle(starterSiteJob, (work) => makeStartedSite(siteTools, work));
  const isProduction = config.environment === 'production';
  const seal = createEncryption(secret, 'mail');
  const mailbox = openMailbox(join(config.dataDir, 'mailbox'));
  const mailer = createMailer({
    installation: config.smtpUrl === undefined ? undefined : getSmtpServer(config.smtpUrl),
    mailbox,
    innerHosts: !isProduction,
  });
  const account = {
    db,
    adminOrigin: config.adminOrigin,
    publicUrl: hosts.publicUrl,
    credentials: createCredentials(library, authPool),
    limits: linkLimits(authPool),
    signInLimits: limits,
    outgoing: createOutgoing(jobs.send, seal),
    seal,
  };
  jobs.handleAny(sendMailJob, (work) =>
    sendMail({ db, mailer, seal, mailFrom: config.mailFrom }, work),
  );
  const securityLog = createSecurityLog({ db, send: jobs.send, seal });
  jobs.handleAny(unprovenEventJob, ({ payload }) => securityLog.handleUnproven(payload));
  jobs.handleAny(resetJob, ({ payload }) => mailResetLink(account, payload));
  const formFiles = mediaStore(join(config.dataDir, 'form-files'));
  jobs.housekeeping.add(formFileSweep(formFiles, db));
  const formLimit = formLimits(authPool);
  const send = options.fetch ?? fetch;
  const captcha = {
    seal: createEncryption(secret, 'captcha'),
    ask: askProvider(send),
  };
  const places =
    config.placesKey === undefined
      ? undefined
      : googlePlaces({ url: config.placesUrl, key: config.placesKey, send, log });
  const getSite = async (tenantId: number): Promise<string> =>
    hosts.publicUrl(
      await db.asPlatform('domains of a tenant', (tx) => readSiteHosts(tx, tenantId)),
    );
  const trackingSeal = createEncryption(secret, 'tracking');
  const tracking: ForwardTools = {
    db,
    seal: trackingSeal,
    service: measurementProtocol({ url: config.trackingUrl, fetch: send }),
    getSite,
  };
  jobs.handle(forwardEventJob, (work) => forwardEvent(tracking, work));
  const tokens = newsletterTokens(derivedKey(secret, NEWSLETTER_KEY));
  const newsletter = createNewsletter({
    db,
    send: jobs.send,
    outgoing: account.outgoing,
    tokens,
    hosts,
  });
  jobs.handle(confirmJob, (work) => newsletter.mailConfirmation(work));
  const hasProvider = mailer.hasServer || !isProduction;
  jobs.handle(notifyJob, (work) =>
    notifyRecipients(
      {
        db,
        outgoing: account.outgoing,
        adminOrigin: config.adminOrigin,
        hasProvider,
      },
      work,
    ),
  );
  const payments: PaymentTools = {
    db,
    seal: createEncryption(secret, 'payments'),
    provider: stripe({ url: config.stripeUrl, fetch: send }),
    send: jobs.send,
  };
  jobs.handle(goLiveJob, goLiveHandler(db));
  handleShopWork(jobs, { account, payments, getSite });
  addHousekeeping(jobs.housekeeping, { database, store });
  const events = eventHub(db, feed, log, options.eventTimes);

  const { metricsToken } = config;
  const metrics =
    metricsToken === undefined
      ? undefined
      : processMetrics(metricsToken, {
          pools: database.pools,
          streams: () => events.size,
          jobs,
        });

  const routes = [
    ...authRoutes({ identity, securityLog, db, hosts, demo, findsPlaces: places !== undefined }),
    ...accountRoutes({ ...account, identity, securityLog, send: jobs.send }),
    ...mailRoutes({
      ...account,
      mailer,
      mailbox,
      showMailbox: isProduction ? 'never' : demo ? 'demo' : 'own',
    }),
    ...roleRoutes(db),
    ...userRoutes(account),
    ...eventRoutes(events, identity),
    ...jobRoutes(jobs),
    ...analyticsRoutes({ identity, limits: eventLimits(), send: jobs.send }),
    ...assigneeRoutes(db),
    ...auditLogRoutes(jobs.send),
    ...blogRoutes(jobs.send),
    ...categoryRoutes(),
    ...firstStepRoutes(db),
    ...shopRoutes({
      identity,
      payments,
      publicUrl: hosts.publicUrl,
      outgoing: account.outgoing,
      limits: account.limits,
      store,
      postings,
    }),
    ...customerRoutes(jobs.send),
    ...formRoutes({
      registry,
      captcha,
      limits: formLimit,
      store: formFiles,
      send: jobs.send,
      newsletter,
    }),
    ...formSubmissionRoutes({
      db,
      send: jobs.send,
      outgoing: account.outgoing,
      store: formFiles,
      hasServer: mailer.hasServer,
      hasProvider,
    }),
    ...newsletterRoutes({ newsletter, tokens, captcha, limits: formLimit }),
    ...campaignRoutes(jobs.send),
    ...subscriberRoutes(jobs.send),
    ...entityRoutes(apiContract.products, productEntity, jobs.send),
    ...entityRoutes(apiContract.notes, noteEntity, jobs.send),
    ...bulkWorkRoutes(kinds, jobs.send),
    ...exportRoutes(exportTools),
    ...importRoutes(importTools),
    ...viewRoutes(viewedEntities(), db),
    ...healthRoutes(proveReady(db, store), options.isDraining ?? (() => false)),
    ...mediaRoutes(store),
    ...mediaFolderRoutes(),
    ...pageRoutes(jobs.send),
    ...publicPageRoutes({
      registry,
      previews: previewTokens(derivedKey(secret, PREVIEW_KEY)),
      publicUrl: hosts.publicUrl,
    }),
    ...settingsRoutes({ findsPlaces: places !== undefined }),
    ...placesRoutes({ places }),
    ...trackingRoutes(trackingSeal),
    ...siteRoutes(shareCards(store), postings),
    ...starterSiteRoutes(jobs.send),
    ...captchaRoutes({ ...captcha, limits: account.limits }),
    ...domainRoutes({ db, hosts, findTexts: findTexts(config.dnsServers) }),
    ...templateRoutes(registry),
    ...tenantRoutes({ ...account, siteUrl: hosts.siteUrl }),
  ];
  const app = buildApp(routes, {
    db,
    hosts,
    whoIs: identity.whoIs,
    pageTokens: pageTokens(secret),
    pageNotes: pageNotes(secret),
    findSiteViewer: (view) => findSiteViewer({ db, identity }, view),
    // The demo's site is public; an installation without the demo shows no tenant to strangers.
    findShownTenant: async () => (demo ? tenants.find({ slug: SHOWN_TENANT }) : undefined),
    log,
    onAnswer: metrics?.onAnswer,
    answers: responseCache(changes),
    checkAnswers: config.environment !== 'production',
  });
  app.get('/metrics', async (c) => (await metrics?.answer(c.req.raw)) ?? c.notFound());
  addDocs(app, config.adminOrigin.startsWith('https:'));
  addMediaFiles(app, { store, db, hosts, log });
  return {
    fetch: async (request, env) => app.fetch(request, env ?? {}),
    identity,
    hosts,
    store,
    jobs,
    events,
  };
}
