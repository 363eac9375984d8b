import type { BlockRegistry } from '@org/content';
import type { ListFields, PermissionModule } from '@org/schema';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Encryption } from '../crypto/encryption.ts';
import type { Database } from '../database/open-database.ts';
import type { TenantDatabase, TenantTx } from '../database/tenant-database.ts';
import type { AnyEntityDefinition } from '../entities/entity-definition.ts';
import type { TrashedRecords } from '../entities/trashed-records.ts';
import type { ChangeFeed } from '../events/change-feed.ts';
import type { EventHub, HubTimes } from '../events/event-hub.ts';
import type { TenantChanges } from '../events/tenant-changes.ts';
import type { ExportSource } from '../exports/exports.service.ts';
import type { MediaStore } from '../files/media-store.ts';
import type { HostTable } from '../http/host-table.ts';
import type { FetchLimits } from '../http/safe-fetch.ts';
import type { CachedTenants } from '../http/tenant-cache.ts';
import type { ImportTarget } from '../imports/import-target.ts';
import type { Jobs } from '../jobs/create-jobs.ts';
import type { SendJob } from '../jobs/send-job.ts';
import type { MailContent } from '../mail/mail-message.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { MailRateLimit } from '../mail/mail-rate.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { EventMail } from './design-mail.ts';
import type { ExtensionPoint } from './extension-point.ts';

/** Settings of the installation that the API reads. */
export type KernelConfig = Pick<
  Config,
  | 'environment'
  | 'adminOrigin'
  | 'siteHostSuffix'
  | 'dataDir'
  | 'seed'
  | 'metricsToken'
  | 'smtpUrl'
  | 'mailFrom'
  | 'sesUrl'
  | 'bounceMailbox'
  | 'mailRate'
  | 'dnsServers'
  | 'pictureHosts'
  | 'placesKey'
  | 'placesUrl'
  | 'trackingUrl'
  | 'stripeUrl'
>;

/** DNS resolver of downloads, and milliseconds before the first retry. */
export interface DownloadTimes extends Pick<FetchLimits, 'resolve'> {
  readonly pause: number;
}

/** Work that makes guessing passwords slow: hashing, and waiting after many failures. */
export interface SignInDelays {
  readonly password: {
    readonly hash: (password: string) => Promise<string>;
    readonly verify: (stored: {
      readonly hash: string;
      readonly password: string;
    }) => Promise<boolean>;
  };
  /** Waits for a number of milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

/** Dependencies of a kernel. */
export interface KernelOptions {
  readonly config: KernelConfig;
  readonly database: Database;
  readonly secret: string;
  /** Blocks that content may contain. */
  readonly registry: BlockRegistry;
  readonly log: Logger;
  /** True while the process shuts down, so that it reports that it is not ready. */
  readonly isDraining?: (() => boolean) | undefined;
  /** Reports changes as they happen; without it, event streams poll. */
  readonly feed?: Pick<ChangeFeed, 'onBell' | 'subscribe'> | undefined;
  /** Fetches from external services: captcha, places, tracking. @default the global one */
  readonly fetch?: typeof fetch | undefined;
  /** Downloads of images, for tests. */
  readonly pictures?: DownloadTimes | undefined;
  /** Replaces hashing of passwords and waiting at sign-in, for tests. @default those of the sign-in library */
  readonly signInDelays?: SignInDelays | undefined;
  /** Timings of event streams, for tests. */
  readonly eventTimes?: HubTimes | undefined;
}

/** List with saved views. */
export interface ViewedList {
  readonly module: PermissionModule;
  readonly fields: ListFields;
  readonly hasCustomFields?: boolean | undefined;
}

/** Declarations of the modules of a process, by the plural names in their paths. */
export interface Declared {
  readonly entities: ReadonlyMap<string, AnyEntityDefinition>;
  readonly exportSources: ReadonlyMap<string, ExportSource>;
  readonly importTargets: ReadonlyMap<string, ImportTarget>;
  /** Everything with a trash, what refers to others before them. */
  readonly trash: readonly TrashedRecords[];
  /** Every list that has saved views. */
  readonly viewedLists: ReadonlyMap<string, ViewedList>;
}

/** Services that modules use: the database, jobs, events, mail, files and hosts of a process, and what other modules declare. */
export interface Kernel {
  readonly config: KernelConfig;
  readonly database: Database;
  readonly db: TenantDatabase;
  /** Connections of the sign-in library. */
  readonly authPool: Pool;
  readonly registry: BlockRegistry;
  readonly log: Logger;
  readonly isProduction: boolean;
  /** True for an installation with demo data. */
  readonly isDemo: boolean;
  readonly isDraining: () => boolean;
  readonly adminOrigin: string;
  readonly hosts: HostTable;
  readonly publicUrl: HostTable['publicUrl'];
  readonly siteUrl: HostTable['siteUrl'];
  /** Returns the URL of a tenant's site, with a trailing slash. */
  readonly getSite: (tenantId: number) => Promise<string>;
  /** Returns the same within an open transaction of the tenant. */
  readonly getSiteWithin: (tx: TenantTx, tenantId: number) => Promise<string>;
  readonly tenants: CachedTenants;
  /** Files of media. */
  readonly store: MediaStore;
  /** Opens another folder of files. */
  readonly openStore: (name: string) => MediaStore;
  readonly jobs: Jobs;
  readonly send: SendJob;
  readonly feed: Pick<ChangeFeed, 'onBell' | 'subscribe'>;
  /** Changes of tenants, for caches; undefined without a feed, because changes of other processes are not reported then. */
  readonly changes: TenantChanges | undefined;
  readonly events: EventHub;
  readonly mailbox: Mailbox;
  readonly mailer: Mailer;
  /** Limit of the installation's mail server; undefined for none. */
  readonly mailRate: MailRateLimit | undefined;
  readonly mailQueue: MailQueue;
  /** Renders an email about an event in a transaction: in the design of the tenant, or as the standard email. */
  readonly designMail: (tx: TenantTx, tenantId: number, mail: EventMail) => Promise<MailContent>;
  /** Renders the same for an event that the owner turns on; undefined where it is off. */
  readonly designOptionalMail: (
    tx: TenantTx,
    tenantId: number,
    mail: EventMail,
  ) => Promise<MailContent | undefined>;
  /** True when mails are sent without a mail server of the tenant. */
  readonly hasMailProvider: boolean;
  /** Fetches from external services. */
  readonly fetch: typeof fetch;
  readonly pictures: DownloadTimes;
  /** Hashing of passwords and waiting at sign-in; undefined for those of the sign-in library. */
  readonly signInDelays: SignInDelays | undefined;
  /** Creates the encryption of one purpose; its name never changes, because it is part of the key. */
  readonly encryption: (purpose: string) => Encryption;
  /** Returns the key of one purpose, derived from the secret of the installation. */
  readonly key: (purpose: string) => string;
  readonly declared: Declared;
  /** Returns the values that modules add to an extension point, in the order of the modules. */
  readonly extensions: <Value>(point: ExtensionPoint<Value>) => readonly Value[];
}
