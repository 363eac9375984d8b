import type {
  CaptchaProvider,
  ChangeAction,
  Crop,
  EventItem,
  EventKind,
  PageStatus,
  TemplateType,
} from '@org/schema';
import type {
  ColumnType,
  Generated,
  GeneratedAlways,
  Insertable,
  JSONColumnType,
  Selectable,
  Updateable,
} from 'kysely';
import type { Made, TenantId } from './column-types.ts';
import type { EntityTables } from './entity-tables.ts';
import type { ShopTables } from './shop-tables.ts';
import type { WorkTables } from './work-tables.ts';

interface PeopleTable {
  tenant_id: TenantId;
  user_id: number;
  display_name: string;
}

interface OutboxTable {
  tenant_id: TenantId;
  seq: GeneratedAlways<number>;
  /** Name of the event. */
  topic: Generated<string>;
  /** Entity of the changed record; null for events without a record. */
  entity: string | null;
  /** Null when many rows changed. */
  entity_id: number | null;
  action: ChangeAction | null;
  version: number | null;
  actor_id: number | null;
  payload: JSONColumnType<object | null, string | null | undefined, never>;
  /** User that the event is for; null for everyone with access. */
  user_id: number | null;
  created_at: Made<Date>;
}

interface FailedJobsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  job_id: string;
  name: string;
  payload: JSONColumnType<Record<string, unknown>>;
  error: string;
  attempts: number;
  failed_at: Made<Date>;
}

interface AuditLogTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  user_id: number | null;
  action: string;
  entity: string;
  entity_id: number;
  request_id: string;
  address: string;
  /** Browser that caused the entry; '' for work in the background. */
  user_agent: Generated<string>;
  /** Lets the database accept the entry; it is not stored. */
  signature: ColumnType<null, string | undefined, never>;
  /** Subject of a security event, such as the exported list. */
  detail: Generated<string>;
  /** Each changed column with what it was and what it is. */
  changes: JSONColumnType<
    Record<string, readonly [unknown, unknown]> | null,
    string | null | undefined,
    never
  >;
  created_at: Made<Date>;
}

interface IdempotencyKeysTable {
  tenant_id: TenantId;
  key: string;
  request_hash: string;
  status: number | null;
  response: string | null;
  expires_at: Date;
}

interface SettingsTable {
  tenant_id: TenantId;
  value: JSONColumnType<Record<string, unknown>>;
  usages_known: Generated<boolean>;
  version: Generated<number>;
  updated_at: Made<Date>;
  updated_by: number | null;
}

/** Columns of rows that staff edit and that may show images. */
interface WrittenRow {
  /** True once the images of this row are indexed in `media_usages`. */
  usages_known: Generated<boolean>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Made<Date>;
  updated_at: Made<Date>;
  deleted_at: Made<Date | null>;
}

/** Columns of a page that wait for its publish date where visitors see an earlier version until then. */
interface PageVersionColumns {
  title: string;
  excerpt: string;
  image: string;
  content: string | null;
  show_page_title: boolean;
  canonical_url: string;
  meta_title: string;
  meta_keywords: string;
  meta_description: string;
  focus_keyphrase: string;
  og_image: Generated<string>;
  header_id: number | null;
  /** True for a page without header, whatever the site's is; `header_id` is null then. */
  without_header: Generated<boolean>;
  footer_id: number | null;
  without_footer: Generated<boolean>;
  template: Generated<string>;
}
/** Version of a page that visitors see while a later one is scheduled. */
export type LiveVersion = Selectable<PageVersionColumns>;

interface PagesTable extends WrittenRow, PageVersionColumns {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  slug: string;
  parent_id: number | null;
  status: PageStatus;
  publish_date: Date;
  is_homepage: boolean;
  noindex: Generated<boolean>;
  sort: Generated<number>;
  /** Version that visitors see until `publish_date`; null when no later version is scheduled. */
  live_version: JSONColumnType<LiveVersion | null, string | null | undefined, string | null>;
  /** True where `live_version` is there: lists need not read it. */
  has_live_version: GeneratedAlways<boolean>;
}
export type PageRecord = Selectable<PagesTable>;
export type NewPageRecord = Omit<Insertable<PagesTable>, 'tenant_id'>;
export type PageChange = Updateable<PagesTable>;

interface PageRevisionsTable {
  tenant_id: TenantId;
  page_id: number;
  version: number;
  id: GeneratedAlways<number>;
  title: string;
  content: string | null;
  label: Generated<string>;
  user_id: number | null;
  created_at: Made<Date>;
}

interface ComponentTemplatesTable extends WrittenRow {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  name: string;
  type: TemplateType;
  content: string | null;
  /** `encoded`: text of the content codec. `fragment`: JSON of `{rootNodeId, nodes}`. */
  content_form: 'encoded' | 'fragment';
  thumbnail: string | null;
  category: string | null;
  is_system: Generated<boolean>;
}
export type TemplateRecord = Selectable<ComponentTemplatesTable>;

/** One stored width of an image. */
export interface StoredVariant {
  readonly w: number;
  readonly file: string;
  readonly format: string;
}

/** The picture that an image had before it was cropped. */
export interface StoredOriginal {
  readonly revision: string;
  readonly width: number;
  readonly height: number;
  readonly variants: readonly StoredVariant[];
}

interface MediaTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  guid: string;
  /** File name in the address: lower case, without extension. */
  name: string;
  /** Name of the uploaded file. */
  filename: string;
  mime_type: string;
  bytes: number;
  width: number;
  height: number;
  alt: Generated<string>;
  title: Generated<string>;
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  version: Generated<number>;
  updated_at: Made<Date>;
  variants: JSONColumnType<StoredVariant[]>;
  folder_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Names the files that are shown now; '0' for those of before there were revisions. */
  revision: Generated<string>;
  crop: JSONColumnType<Crop | null, string | null | undefined, string | null>;
  /** There while the image is cropped. */
  original: JSONColumnType<StoredOriginal | null, string | null | undefined, string | null>;
  author_id: number | null;
  created_at: Made<Date>;
  deleted_at: Made<Date | null>;
}
export type MediaRecord = Selectable<MediaTable>;

interface MediaFoldersTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  parent_id: number | null;
  name: string;
  version: Generated<number>;
  created_at: Made<Date>;
  updated_at: Made<Date>;
}
export type MediaFolderRecord = Selectable<MediaFoldersTable>;

/** Owners of images, also the name of an entity in the outbox. */
export type UsingEntity =
  | 'page'
  | 'template'
  | 'settings'
  | 'blog_post'
  | 'category'
  | 'campaign'
  | 'product';

interface MediaUsagesTable {
  tenant_id: TenantId;
  media_id: number;
  entity: UsingEntity;
  entity_id: number;
  field: string;
}

interface MailServersTable {
  tenant_id: TenantId;
  host: string;
  port: number;
  /** `tls`: encrypted from the first byte. `starttls`: begins in the clear and must switch. */
  security: 'tls' | 'starttls';
  username: string;
  /** Encrypted; '' for none. */
  password: string;
  from_name: string;
  from_email: string;
  reply_to: string;
  version: Generated<number>;
  updated_at: Made<Date>;
}
export type MailServerRecord = Selectable<MailServersTable>;

interface CaptchasTable {
  tenant_id: TenantId;
  provider: CaptchaProvider;
  site_key: string;
  /** Encrypted; '' for none. */
  secret_key: string;
  version: Generated<number>;
  updated_at: Made<Date>;
}
export type CaptchaRecord = Selectable<CaptchasTable>;

interface TrackingServicesTable {
  tenant_id: TenantId;
  /** '' for none. */
  measurement_id: string;
  /** Encrypted; '' for none. */
  secret_key: string;
  failed_at: Date | null;
  version: Generated<number>;
  updated_at: Made<Date>;
}
export type TrackingRecord = Selectable<TrackingServicesTable>;

interface CanariesTable {
  tenant_id: TenantId;
  name: string;
}

interface MovedAddressesTable {
  tenant_id: TenantId;
  path: string;
  page_id: number | null;
  post_id: number | null;
  product_id: number | null;
  moved_at: Generated<Date>;
}

interface SiteSaltsTable {
  tenant_id: TenantId;
  day: string;
  salt: Buffer;
}

interface SiteEventsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  at: Made<Date>;
  day: string;
  kind: EventKind;
  path: string;
  name: string;
  referrer: string;
  device: string;
  visitor: Buffer;
  /** JSON of the product; null where it is about none. */
  item: ColumnType<EventItem | null, string | null, never>;
}

interface SiteStatsTable {
  tenant_id: TenantId;
  day: string;
  dimension: string;
  key: string;
  views: number;
  visitors: number;
}

interface SiteStatsUntilTable {
  tenant_id: TenantId;
  day: string;
}

/** Tables of a tenant, which only `asTenant` can access. */
export interface TenantTables extends EntityTables, ShopTables, WorkTables {
  audit_log: AuditLogTable;
  canaries: CanariesTable;
  captchas: CaptchasTable;
  component_templates: ComponentTemplatesTable;
  failed_jobs: FailedJobsTable;
  idempotency_keys: IdempotencyKeysTable;
  mail_servers: MailServersTable;
  media: MediaTable;
  media_folders: MediaFoldersTable;
  media_usages: MediaUsagesTable;
  moved_addresses: MovedAddressesTable;
  outbox: OutboxTable;
  page_revisions: PageRevisionsTable;
  pages: PagesTable;
  people: PeopleTable;
  settings: SettingsTable;
  site_events: SiteEventsTable;
  site_salts: SiteSaltsTable;
  site_stats: SiteStatsTable;
  site_stats_until: SiteStatsUntilTable;
  tracking_services: TrackingServicesTable;
}
