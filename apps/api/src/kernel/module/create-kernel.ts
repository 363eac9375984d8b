import { join } from 'node:path';
import { findSiteTenant, readSiteHosts } from '../access/tenant-access.repository.ts';
import { createEncryption } from '../crypto/encryption.ts';
import { derivedKey } from '../crypto/secret.ts';
import { eventHub } from '../events/event-hub.ts';
import { tenantChanges } from '../events/tenant-changes.ts';
import { mediaStore } from '../files/media-store.ts';
import { hostTable } from '../http/host-table.ts';
import { tenantCache } from '../http/tenant-cache.ts';
import { createJobs } from '../jobs/create-jobs.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import { createMailRate } from '../mail/mail-rate.ts';
import { getMailServer } from '../mail/mail-server-url.ts';
import { openMailbox } from '../mail/mailbox.ts';
import { createMailer } from '../mail/mailer.ts';
import { collectDeclared } from './collect-declared.ts';
import type { Module } from './define-module.ts';
import { designMail, designOptionalMail, MAIL_DESIGNERS } from './design-mail.ts';
import type { ExtensionPoint } from './extension-point.ts';
import type { Kernel, KernelOptions } from './kernel.ts';

/** Change feed that never reports anything. */
const SILENT_FEED: Kernel['feed'] = {
  onBell: () => () => undefined,
  subscribe: () => () => undefined,
};

/** Milliseconds before the first retry of a download. */
const DOWNLOAD_PAUSE = 30_000;

/** Creates a process's kernel for the given modules. Its jobs have no handlers yet: `bindModules` adds them. */
export function createKernel(options: KernelOptions, modules: readonly Module[]): Kernel {
  const { config, database, secret, registry, log } = options;
  const { db, authPool } = database;
  const isProduction = config.environment === 'production';
  const feed = options.feed ?? SILENT_FEED;
  const tenants = tenantCache((by) =>
    db.asPlatform('resolve host', (tx) => findSiteTenant(tx, by)),
  );
  const hosts = hostTable({
    adminOrigin: config.adminOrigin,
    siteHostSuffix: config.siteHostSuffix,
    findTenant: tenants.find,
  });
  const openStore = (name: string) => mediaStore(join(config.dataDir, name));
  const jobs = createJobs(database, log);
  const mailbox = openMailbox(join(config.dataDir, 'mailbox'));
  const mailer = createMailer({
    installation: config.smtpUrl === undefined ? undefined : getMailServer(config.smtpUrl),
    mailbox,
    innerHosts: !isProduction,
    sesUrl: config.sesUrl,
  });
  const extended = new Map<ExtensionPoint<unknown>, readonly unknown[]>();
  const kernel: Kernel = {
    config,
    database,
    db,
    authPool,
    registry,
    log,
    isProduction,
    isDemo: config.seed !== 'none',
    isDraining: options.isDraining ?? (() => false),
    adminOrigin: config.adminOrigin,
    hosts,
    publicUrl: hosts.publicUrl,
    siteUrl: hosts.siteUrl,
    getSite: async (tenantId) =>
      hosts.publicUrl(
        await db.asPlatform('domains of a tenant', (tx) => readSiteHosts(tx, tenantId)),
      ),
    getSiteWithin: async (tx, tenantId) =>
      hosts.publicUrl(
        await db.platformWithin(tx, 'domains of a tenant', (platform) =>
          readSiteHosts(platform, tenantId),
        ),
      ),
    tenants,
    store: openStore('media'),
    openStore,
    jobs,
    send: jobs.send,
    feed,
    changes: options.feed && tenantChanges(options.feed),
    events: eventHub(db, feed, log, options.eventTimes),
    mailbox,
    mailer,
    mailRate: config.mailRate && createMailRate(db, config.mailRate),
    mailQueue: createMailQueue(jobs.send, createEncryption(secret, 'mail')),
    designMail: (tx, tenantId, mail) =>
      designMail(kernel.extensions(MAIL_DESIGNERS), tx, tenantId, mail),
    designOptionalMail: (tx, tenantId, mail) =>
      designOptionalMail(kernel.extensions(MAIL_DESIGNERS), tx, tenantId, mail),
    hasMailProvider: mailer.hasServer || !isProduction,
    fetch: options.fetch ?? fetch,
    pictures: options.pictures ?? { pause: DOWNLOAD_PAUSE },
    signInDelays: options.signInDelays,
    encryption: (purpose) => createEncryption(secret, purpose),
    key: (purpose) => derivedKey(secret, purpose),
    declared: collectDeclared(modules),
    extensions<Value>(point: ExtensionPoint<Value>) {
      const values =
        extended.get(point) ??
        modules
          .flatMap(({ extensions = [] }) => extensions)
          .filter((extension) => extension.point === point)
          .map(({ create }) => create(kernel));
      extended.set(point, values);
      // The point binds the type of its values.
      return values as readonly Value[];
    },
  };
  return kernel;
}
