// Generated from the database by `pnpm gen:tables`. Do not edit: change a migration instead.
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Amount, Json, NullableAmount, NullableJson, TenantId } from './column-types.ts';
import type { StoredValues } from './stored-values.ts';

interface AuditLogTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  user_id: number | null;
  action: string;
  entity: string;
  entity_id: number;
  request_id: string;
  address: string;
  created_at: Generated<Date>;
  /** Each changed column with its value before and after. */
  changes: NullableJson<StoredValues['audit_log.changes']>;
  /** Browser that caused the entry; '' for work in the background. */
  user_agent: Generated<string>;
  /** Subject of a security event, such as the exported list. */
  detail: Generated<string>;
  /** Lets the database accept the entry; it is not stored. */
  signature: string | null;
}

interface BillingSettingsTable {
  tenant_id: TenantId;
  /** Settings that differ from the defaults. */
  settings: Json<StoredValues['billing_settings.settings']>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

interface BlogPostCategoriesTable {
  tenant_id: TenantId;
  post_id: number;
  category_id: number;
}

interface BlogPostRevisionsTable {
  tenant_id: TenantId;
  post_id: number;
  version: number;
  title: string;
  excerpt: string;
  content: string;
  label: Generated<string>;
  user_id: number | null;
  created_at: Generated<Date>;
}

interface BlogPostsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  title: string;
  slug: string;
  excerpt: Generated<string>;
  /** Formatted text, cleaned when it is saved. */
  content: Generated<string>;
  featured_image: Generated<string>;
  publish_date: Date;
  status: Generated<'draft' | 'published' | 'archived'>;
  reading_minutes: Generated<number>;
  canonical_url: Generated<string>;
  meta_title: Generated<string>;
  meta_keywords: Generated<string>;
  meta_description: Generated<string>;
  focus_keyphrase: Generated<string>;
  og_image: Generated<string>;
  noindex: Generated<boolean>;
  /** Title in lower case, computed by the database. */
  title_key: GeneratedAlways<string>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

interface BoardColumnsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  board_id: number;
  name: string;
  color: Generated<string>;
  position: number;
  wip_limit: number | null;
  is_done: Generated<boolean>;
}

interface BoardMembersTable {
  tenant_id: TenantId;
  board_id: number;
  user_id: number;
}

/** People who look at a board now. */
interface BoardVisitsTable {
  tenant_id: TenantId;
  board_id: number;
  user_id: number;
  seen_at: Generated<Date>;
}

interface BoardsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  name: string;
  color: Generated<string>;
  /** Owner; null for a board of everybody. */
  user_id: number | null;
  is_default: Generated<boolean>;
  /** Name in lower case, computed by the database. */
  name_key: GeneratedAlways<string>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

interface BulkWorkRowsTable {
  tenant_id: TenantId;
  work_id: number;
  entity_id: number;
  /** Null until the record was processed. */
  is_changed: boolean | null;
  /** Reason for leaving the record unchanged; '' otherwise. */
  error: Generated<string>;
}

interface BulkWorksTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  user_id: number;
  entity: string;
  action: 'change' | 'remove' | 'restore';
  /** Purpose and values of the change; for a restoration, the deletion that it undoes. */
  request: JSONColumnType<StoredValues['bulk_works.request']>;
  status: Generated<'gathering' | 'running' | 'done' | 'stopped' | 'failed'>;
  total: number | null;
  done: Generated<number>;
  changed: Generated<number>;
  failed: Generated<number>;
  /** Id of the last processed record. */
  after_id: Generated<number>;
  /** Id of the bulk change that undoes this one. */
  undone_by: number | null;
  error: Generated<string>;
  created_at: Generated<Date>;
  finished_at: Date | null;
}

interface CanariesTable {
  tenant_id: TenantId;
  name: string;
}

interface CaptchasTable {
  tenant_id: TenantId;
  provider: 'none' | 'turnstile' | 'hcaptcha' | 'recaptcha';
  site_key: string;
  /** Encrypted; '' for none. */
  secret_key: string;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

interface CartItemsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  cart_id: number;
  variant_id: number;
  quantity: number;
  /** Price that the visitor last saw in the cart. */
  seen_price: Amount;
  created_at: Generated<Date>;
  /** Id of the item in responses. */
  key: Generated<string>;
}

interface CartsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  /** Hash of the key in the visitor's cookie; the key itself is not stored. */
  key_hash: string;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** Signed-in visitor; each has one cart. */
  user_id: number | null;
  /** Code of the applied coupon; '' for none. */
  coupon_code: Generated<string>;
  /** Values that the visitor has entered into the checkout. */
  details: Json<StoredValues['carts.details']>;
  problems: Json<StoredValues['carts.problems']>;
  /** Time until which the quantity in the cart is reserved; null without a reservation. */
  reserved_until: Date | null;
  /** Id of the cart in responses; it gives no access to the cart. */
  guid: Generated<string>;
  /** Network address that reserved the quantity, by which attempts are counted; null without a reservation. */
  reserved_by_address: string | null;
}

interface CategoriesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  kind: 'products' | 'blog';
  category: string;
  slug: string;
  description: Generated<string>;
  thumbnail: Generated<string>;
  parent_id: number | null;
  sort: Generated<number>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

interface CategoryCountsTable {
  tenant_id: TenantId;
  category_id: number;
  n: number;
}

interface ChoiceCountsTable {
  tenant_id: TenantId;
  category_id: number;
  word: string;
  n: number;
}

interface CollectionItemsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  collection_id: number;
  title: string;
  slug: string;
  /** Values by the keys of fields. Those of removed fields stay until the item is saved. */
  values: Json<StoredValues['collection_items.values']>;
  position: Generated<number>;
  status: Generated<'draft' | 'published'>;
  title_key: GeneratedAlways<string>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

/** Pages (with their live version) and templates (also components) that list the items of a collection. */
interface CollectionUsagesTable {
  tenant_id: TenantId;
  collection_id: number;
  entity: 'page' | 'template';
  entity_id: number;
}

interface CollectionsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  name: string;
  slug: string;
  description: Generated<string>;
  /** Fields of its items, in their order. */
  fields: Json<StoredValues['collections.fields']>;
  name_key: GeneratedAlways<string>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

interface ComponentTemplatesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  name: string;
  /** container and section: copied into pages. component: shown by pages as it is now. */
  type: 'container' | 'section' | 'component';
  content: string | null;
  /** encoded: text of the content codec. fragment: JSON of {rootNodeId, nodes}. */
  content_form: 'encoded' | 'fragment';
  thumbnail: string | null;
  category: string | null;
  is_system: Generated<boolean>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  /** True once the images of this row are indexed in media_usages. */
  usages_known: Generated<boolean>;
  /** Pages or emails, by the blocks of its first content. It never changes. */
  target: Generated<'page' | 'email'>;
}

/** Pages (with their live version) and templates (also components) that show a component. */
interface ComponentUsagesTable {
  tenant_id: TenantId;
  component_id: number;
  entity: 'page' | 'template';
  entity_id: number;
}

interface CountersTable {
  tenant_id: TenantId;
  name: string;
  value: number;
}

interface CouponUsesTable {
  tenant_id: TenantId;
  order_id: number;
  coupon_id: number;
  email_key: string;
}

interface CouponsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  code: string;
  description: Generated<string>;
  kind: 'percent' | 'amount' | 'free_shipping';
  value: Amount;
  enabled: Generated<boolean>;
  starts_at: Date | null;
  ends_at: Date | null;
  min_subtotal: Amount;
  max_uses: number | null;
  max_uses_per_customer: number | null;
  uses: Generated<number>;
  code_key: GeneratedAlways<string>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

interface CustomFieldsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  entity: string;
  key: string;
  label: string;
  type: StoredValues['custom_fields.type'];
  options: Json<StoredValues['custom_fields.options']>;
  required: Generated<boolean>;
  field_group: Generated<string>;
  sort: Generated<number>;
  show_in_list: Generated<boolean>;
  version: Generated<number>;
}

interface CustomerCreditsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  customer_id: number;
  currency: string;
  /** What a customer was given, or has used where it is negative. */
  amount: Amount;
  invoice_id: number;
  payment_id: number | null;
  user_id: number | null;
  created_at: Generated<Date>;
}

interface CustomerEmailsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  customer_id: number;
  recipient: string;
  subject: string;
  message: string;
  user_id: number | null;
  created_at: Generated<Date>;
}

interface CustomerMergesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  kept_id: number;
  merged_ids: JSONColumnType<StoredValues['customer_merges.merged_ids']>;
  names: string[];
  /** Ids of the moved records and the customers they belonged to, by table. */
  moved: JSONColumnType<StoredValues['customer_merges.moved']>;
  /** Values of the kept customer before the merge. */
  before: JSONColumnType<StoredValues['customer_merges.before']>;
  /** Values of the kept customer after the merge. */
  after: JSONColumnType<StoredValues['customer_merges.after']>;
  added_tags: Json<StoredValues['customer_merges.added_tags']>;
  user_id: number | null;
  created_at: Generated<Date>;
  undone_at: Date | null;
}

interface CustomersTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  firstname: Generated<string>;
  lastname: Generated<string>;
  display_name: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  country: Generated<string>;
  company: Generated<string>;
  job_title: Generated<string>;
  website: Generated<string>;
  status: Generated<'lead' | 'active' | 'inactive'>;
  source: Generated<string>;
  owner_id: number | null;
  addresses: Json<StoredValues['customers.addresses']>;
  custom_fields: Json<StoredValues['customers.custom_fields']>;
  consent_email: Generated<boolean>;
  consent_sms: Generated<boolean>;
  /** Display name in lower case, computed by the database. */
  display_name_key: GeneratedAlways<string>;
  firstname_key: GeneratedAlways<string>;
  lastname_key: GeneratedAlways<string>;
  email_key: GeneratedAlways<string>;
  company_key: GeneratedAlways<string>;
  country_key: GeneratedAlways<string>;
  source_key: GeneratedAlways<string>;
  /** Id in the system that the customer was imported from. */
  imported_id: string | null;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  contacts: Json<StoredValues['customers.contacts']>;
  tax_number: Generated<string>;
}

/** Pairs of customers that a person said are not duplicates. */
interface DistinctCustomersTable {
  tenant_id: TenantId;
  one_id: number;
  other_id: number;
  user_id: number | null;
  created_at: Generated<Date>;
}

interface DocumentEventsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  quote_id: number | null;
  invoice_id: number | null;
  type: StoredValues['document_events.type'];
  text: Generated<string>;
  user_id: number | null;
  /** Recipients and text of the email that the entry sends. */
  mail: NullableJson<StoredValues['document_events.mail']>;
  /** Time at which its emails were queued, once. */
  mailed_at: Date | null;
  created_at: Generated<Date>;
}

/** Files of quotes and invoices. */
interface DocumentFilesTable {
  tenant_id: TenantId;
  file_id: number;
  quote_id: number | null;
  invoice_id: number | null;
  /** True when the customer sees the file and gets it by email. */
  is_shared: Generated<boolean>;
}

/** Reminders that were sent, so that each step of the plan is sent once. */
interface DocumentRemindersTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  quote_id: number | null;
  invoice_id: number | null;
  /** Due day of an invoice or last day of a quote, for which the step was counted. */
  last_day: string;
  days: number;
  event_id: number;
  created_at: Generated<Date>;
}

interface EmailAutomationLogTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  run_id: number;
  step: string;
  kind: string;
  result: Generated<string>;
  created_at: Generated<Date>;
}

/** People on their way through automations, each once at a time and once for each record that starts one. */
interface EmailAutomationRunsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  automation_id: number;
  number: number;
  subscriber_id: number;
  /** Order, quote, invoice or list membership that started it. */
  record_id: number;
  state: Generated<'waiting' | 'done' | 'left' | 'failed'>;
  /** Step that is next. */
  step: Generated<string>;
  due_at: Generated<Date>;
  reason: Generated<string>;
  created_at: Generated<Date>;
  ended_at: Date | null;
}

/** Published steps. Who is on their way stays in the version in which they began. */
interface EmailAutomationVersionsTable {
  tenant_id: TenantId;
  automation_id: number;
  number: number;
  start: JSONColumnType<StoredValues['email_automation_versions.start']>;
  steps: JSONColumnType<StoredValues['email_automation_versions.steps']>;
  created_at: Generated<Date>;
}

interface EmailAutomationsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  name: string;
  description: Generated<string>;
  status: Generated<'draft' | 'active' | 'paused'>;
  start: JSONColumnType<StoredValues['email_automations.start']>;
  /** Steps as they are edited; people follow those of a published version. */
  steps: Json<StoredValues['email_automations.steps']>;
  /** Number of the published version; 0 before the first one. */
  published: Generated<number>;
  /** True when the steps differ from the published version. */
  is_changed: Generated<boolean>;
  /** User who published it last; steps act in their name. */
  author_id: number | null;
  activated_at: Date | null;
  /** Time of the last search for people who enter. */
  scanned_at: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

interface EmailBounceSettingsTable {
  tenant_id: TenantId;
  provider: Generated<StoredValues['email_bounce_settings.provider']>;
  /** Secret part of the address of the webhook. */
  webhook_key: string;
  /** Encrypted key that verifies webhooks, as is the password; '' for none. */
  secret: Generated<string>;
  webhook_at: Date | null;
  /** Address that undeliverable emails are returned to; '' without a mailbox. */
  address: Generated<string>;
  host: Generated<string>;
  port: Generated<number>;
  username: Generated<string>;
  password: Generated<string>;
  uid_validity: Generated<string>;
  /** Number of the last message that was read, within its uid_validity. */
  last_uid: Generated<number>;
  checked_at: Date | null;
  /** Why the mailbox could not be read; '' otherwise. */
  problem: Generated<string>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

interface EmailCampaignRevisionsTable {
  tenant_id: TenantId;
  campaign_id: number;
  version: number;
  name: string;
  subject: string;
  preheader: string;
  content: string | null;
  label: Generated<string>;
  user_id: number | null;
  created_at: Generated<Date>;
}

interface EmailCampaignsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  name: string;
  subject: Generated<string>;
  preheader: Generated<string>;
  status: Generated<'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled' | 'failed'>;
  filters: NullableJson<StoredValues['email_campaigns.filters']>;
  content: string | null;
  scheduled_at: Date | null;
  sent_at: Date | null;
  name_key: GeneratedAlways<string>;
  subject_key: GeneratedAlways<string>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  /** Lists whose subscribers get the campaign; empty for all lists. */
  list_ids: Json<StoredValues['email_campaigns.list_ids']>;
  exclude_list_ids: Json<StoredValues['email_campaigns.exclude_list_ids']>;
  from_name: Generated<string>;
  reply_to: Generated<string>;
  track_opens: Generated<boolean>;
  track_clicks: Generated<boolean>;
  started_at: Date | null;
  /** Time at which every recipient had a row; null while they are written. */
  audience_at: Date | null;
  /** Number of recipients that were not left out when sending began. */
  recipients: Generated<number>;
  /** Reason of a pause or a failure, in one sentence; empty otherwise. */
  pause_reason: Generated<string>;
  segment_id: number | null;
  /** Campaign whose recipients get this one if they did not open it; null for every other campaign. It stays when that campaign is deleted: then nobody gets this one, instead of everybody. */
  resend_of: number | null;
  /** Automation that sends this email to one person at a time; null for a campaign. */
  automation_id: number | null;
  /** Further subjects, who gets them, and how the best one is chosen; null without an A/B test. */
  ab_test: NullableJson<StoredValues['email_campaigns.ab_test']>;
  /** Index of the subject that everybody outside of the test gets; null until it is chosen. */
  ab_winner: number | null;
  /** Days and times of the tenant at which emails are sent; null for any time. */
  send_window: NullableJson<StoredValues['email_campaigns.send_window']>;
  /** Time at which the A/B test ends, and people outside of it are due. */
  rest_at: Date | null;
  /** Figures at the time when it was last resumed: the guard counts what came after. */
  guard_base: NullableJson<StoredValues['email_campaigns.guard_base']>;
  /** The site shows it in its archive once it is sent. */
  in_archive: Generated<boolean>;
  /** Time that the clocks of each recipient show when the email is sent; empty for one instant for everybody. */
  local_time: Generated<string>;
}

interface EmailLinksTable {
  tenant_id: TenantId;
  campaign_id: number;
  position: number;
  url: string;
  clicks: Generated<number>;
  unique_clicks: Generated<number>;
  bot_clicks: Generated<number>;
}

interface EmailListsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  guid: Generated<string>;
  name: string;
  description: Generated<string>;
  /** Visitors can only sign up to public lists. */
  visibility: Generated<'public' | 'private'>;
  /** double: subscribers confirm by email before they get anything. */
  optin: Generated<'single' | 'double'>;
  is_default: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface EmailNotificationEmailsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  notification_id: number;
  email: string;
}

/** Snapshot up to which the outbox was read for notifications. */
interface EmailNotificationPositionsTable {
  tenant_id: TenantId;
  snapshot: string;
}

/** Records that a notification is sent for, each once. */
interface EmailNotificationRunsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  notification_id: number;
  event: string;
  record_id: number;
  /** Time at which its emails were queued; null before. */
  sent_at: Date | null;
  created_at: Generated<Date>;
}

interface EmailNotificationsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  name: string;
  description: Generated<string>;
  event: string;
  subject: Generated<string>;
  content: string | null;
  enabled: Generated<boolean>;
  sent: Generated<number>;
  last_sent_at: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** team: its addresses; customer: the customer whom the event is about, and staff: the staff whom it concerns, in place of the standard email. */
  audience: Generated<'team' | 'customer' | 'staff'>;
}

/** Named filters of subscribers. A deleted one still narrows the campaigns that were sent with it, and copies of them. */
interface EmailSegmentsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  name: string;
  description: Generated<string>;
  filters: JSONColumnType<StoredValues['email_segments.filters']>;
  /** Number of subscribers that get campaigns, as of counted_at. */
  count: Generated<number>;
  counted_at: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

interface EmailSendsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  campaign_id: number;
  subscriber_id: number | null;
  email: string;
  /** Domain of the address, in lower case. */
  domain: string;
  status: 'pending' | 'claimed' | 'dispatching' | 'sent' | 'deferred' | 'failed' | 'skipped' | 'uncertain';
  /** Why a recipient was left out, or why sending failed, as one word. */
  reason: Generated<string>;
  /** What the mail server said last. */
  error: Generated<string>;
  attempts: Generated<number>;
  /** Not before this time; infinity for people outside of an A/B test, who wait for its winner. */
  due_at: Generated<Date>;
  lease_until: Date | null;
  /** Number of the batch that has taken the row; only its worker may send it. */
  claim: number | null;
  sent_at: Date | null;
  opened_at: Date | null;
  clicked_at: Date | null;
  /** Positions of the links that the recipient has followed. */
  clicked_links: Generated<number[]>;
  unsubscribed_at: Date | null;
  /** Run of the automation that sends it; null for campaigns, which a person gets once. */
  run_id: number | null;
  /** How an email came back that was sent: hard when the mailbox does not exist. */
  bounce: Generated<StoredValues['email_sends.bounce']>;
  bounced_at: Date | null;
  complained_at: Date | null;
  /** Index of the subject in an A/B test; null for recipients outside of it. */
  variant: number | null;
  /** Device of the reader who opened or clicked it; empty while it is unknown. */
  device: Generated<StoredValues['email_sends.device']>;
  /** Last clicks within seconds: position of the link, time in ms, short hash of the user agent, whether the link was new. */
  recent_clicks: Json<StoredValues['email_sends.recent_clicks']>;
  /** Time at which a program was found to follow its links one after another. */
  scanned_at: Date | null;
  /** Short hash of the user agent of that program. */
  scanned_by: Generated<string>;
  /** Time zone of the recipient of a campaign with a local time; empty for that of the tenant. */
  timezone: Generated<string>;
}

/** Compiled content of campaigns as it is sent, with placeholders of merge fields and links. */
interface EmailSnapshotsTable {
  tenant_id: TenantId;
  campaign_id: number;
  subject: string;
  html: string;
  /** The email as plain text. */
  body: string;
  created_at: Generated<Date>;
}

/** Counts of campaigns by the day of the tenant on which they happened. */
interface EmailStatsTable {
  tenant_id: TenantId;
  campaign_id: number;
  day: string;
  sent: Generated<number>;
  failed: Generated<number>;
  /** Failed because the mailbox does not exist. */
  bounces: Generated<number>;
  opens: Generated<number>;
  unique_opens: Generated<number>;
  bot_opens: Generated<number>;
  clicks: Generated<number>;
  unique_clicks: Generated<number>;
  bot_clicks: Generated<number>;
  unsubscribes: Generated<number>;
  /** Sent, and returned later because the mailbox does not exist. */
  returned: Generated<number>;
  soft_bounces: Generated<number>;
  complaints: Generated<number>;
  /** Opens by proxies that load pictures before anybody reads the email. */
  proxy_opens: Generated<number>;
}

interface ExportsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  guid: string;
  user_id: number;
  entity: string;
  format: StoredValues['exports.format'];
  request: JSONColumnType<StoredValues['exports.request']>;
  status: Generated<'waiting' | 'running' | 'done' | 'failed' | 'expired'>;
  total: number | null;
  done: Generated<number>;
  error: Generated<string>;
  created_at: Generated<Date>;
  expires_at: Date | null;
}

interface FailedJobsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  job_id: string;
  name: string;
  payload: JSONColumnType<StoredValues['failed_jobs.payload']>;
  error: string;
  attempts: number;
  failed_at: Generated<Date>;
}

interface FetchedPicturesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  address: string;
  /** Hash of the URL, which may be longer than an index takes. */
  address_key: string;
  status: Generated<'waiting' | 'done' | 'failed'>;
  tries: Generated<number>;
  next_at: Generated<Date>;
  /** Image in the media library; null before it was fetched, and after it was deleted for good. */
  media_id: number | null;
  error: Generated<string>;
}

/** Tenants that have hidden the checklist of first steps. */
interface FirstStepsTable {
  tenant_id: TenantId;
  is_hidden: boolean;
  hidden_by: number;
  updated_at: Generated<Date>;
}

interface FormRepliesTable {
  tenant_id: TenantId;
  submission_id: number;
  id: GeneratedAlways<number>;
  subject: string;
  text: string;
  author_id: number;
  created_at: Generated<Date>;
}

interface FormSubmissionsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  subject: string;
  form_name: Generated<string>;
  email: Generated<string>;
  status: Generated<'new' | 'read' | 'replied' | 'archived' | 'spam'>;
  message: Generated<string>;
  guid: Generated<string>;
  page_url: Generated<string>;
  answers: Json<StoredValues['form_submissions.answers']>;
  files: Json<StoredValues['form_submissions.files']>;
  utm: Json<StoredValues['form_submissions.utm']>;
  visitor_id: Generated<string>;
  recipients: Generated<string[]>;
  /** Result of notifying the recipients; '' while it is pending. */
  notified: Generated<'' | 'sent' | 'no_recipients' | 'no_provider' | 'spam' | 'form_unknown'>;
  customer_id: number | null;
  assignee_id: number | null;
  subject_key: GeneratedAlways<string>;
  form_name_key: GeneratedAlways<string>;
  email_key: GeneratedAlways<string>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  booked_from: Date | null;
  booked_until: Date | null;
  booked_places: number | null;
}

interface IdempotencyKeysTable {
  tenant_id: TenantId;
  key: string;
  request_hash: string;
  status: number | null;
  response: string | null;
  expires_at: Date;
}

interface ImportCorrectionsTable {
  tenant_id: TenantId;
  import_id: number;
  row_no: number;
  /** All cells of the row as people corrected them before the import. */
  cells: JSONColumnType<StoredValues['import_corrections.cells']>;
}

interface ImportPicturesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  import_id: number;
  /** Row of the file that names the picture. */
  row_no: number;
  fetched_id: number;
  product_id: number;
  /** Position among the images of the product; null for an image of variants only. */
  place: number | null;
  alt: Generated<string>;
  /** SKUs of the variants that show the picture. */
  skus: Json<StoredValues['import_pictures.skus']>;
  is_placed: Generated<boolean>;
  error: Generated<string>;
}

interface ImportRowsTable {
  tenant_id: TenantId;
  import_id: number;
  row_no: number;
  outcome: 'created' | 'updated' | 'skipped' | 'failed';
  entity_id: number | null;
  /** Version of the record after the import. */
  entity_version: number | null;
  /** Columns of an updated record before the import. */
  before: NullableJson<StoredValues['import_rows.before']>;
  error: Generated<string>;
  /** Effect of the undo on the record; '' before. */
  undo: Generated<'' | 'removed' | 'restored' | 'kept'>;
  /** Reason for leaving the record unchanged in an undo, and its title. */
  undo_reason: Generated<string>;
  undo_title: Generated<string>;
  /** Cells of a failed row, to be corrected. */
  cells: NullableJson<StoredValues['import_rows.cells']>;
}

interface ImportsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  guid: string;
  user_id: number;
  entity: string;
  filename: string;
  status: Generated<'mapping' | 'validating' | 'ready' | 'running' | 'done' | 'partial' | 'failed' | 'cancelled' | 'undoing' | 'undone'>;
  columns: JSONColumnType<StoredValues['imports.columns']>;
  sample: JSONColumnType<StoredValues['imports.sample']>;
  mapping: JSONColumnType<StoredValues['imports.mapping']>;
  match_on: Generated<string>;
  on_match: Generated<'update' | 'skip' | 'create'>;
  /** Number of records in the file. */
  total: number;
  processed: Generated<number>;
  created: Generated<number>;
  updated: Generated<number>;
  skipped: Generated<number>;
  failed: Generated<number>;
  /** Result of a dry run. */
  checked: NullableJson<StoredValues['imports.checked']>;
  error: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  started_at: Date | null;
  finished_at: Date | null;
  /** Name of the program whose format the file has; '' for none. */
  format: Generated<string>;
  /** Number of rows in the file; null when each row is a record. */
  line_count: number | null;
  /** Number of rows that belong to the record of another row. */
  parts: Generated<number>;
  makes_missing: Generated<boolean>;
  /** Ids of the categories that the import created. */
  made_categories: Json<StoredValues['imports.made_categories']>;
  /** Number of records that an undo removed, restored and left unchanged, with reasons. */
  undo_report: NullableJson<StoredValues['imports.undo_report']>;
  /** Values that people replaced in a column after a check. */
  replacements: Json<StoredValues['imports.replacements']>;
}

interface InventoryLevelsTable {
  tenant_id: TenantId;
  variant_id: number;
  location_id: number;
  on_hand: Generated<number>;
  reserved: Generated<number>;
  reorder_point: Generated<number>;
  /** True while backorders exceed the stock: on_hand can be negative only then. */
  may_backorder: Generated<boolean>;
  updated_at: Generated<Date>;
}

/** Append-only stock ledger. Entries remain when their variant is deleted. */
interface InventoryMovementsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  /** Product, which may have been deleted since. */
  product_id: number;
  /** Variant, which may have been deleted since. */
  variant_id: number;
  /** Name of the product at the time of the movement. */
  product_name: string;
  /** SKU of the variant at the time of the movement. */
  sku: string;
  /** Attribute values of the variant at the time of the movement. */
  attributes: Json<StoredValues['inventory_movements.attributes']>;
  location_id: number;
  delta: number;
  balance_after: number;
  reason: 'count' | 'damage' | 'purchase' | 'return' | 'correction' | 'transfer' | 'sale' | 'import';
  note: Generated<string>;
  ref_type: Generated<string>;
  ref_id: number | null;
  user_id: number | null;
  created_at: Generated<Date>;
  name_key: GeneratedAlways<string>;
  sku_key: GeneratedAlways<string>;
}

interface InvoicePaymentsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  invoice_id: number | null;
  /** Quote whose deposit it pays; its invoice takes the payment over. */
  quote_id: number | null;
  kind: StoredValues['invoice_payments.kind'];
  amount: Amount;
  /** Part that exceeded the balance and became credit of the customer. */
  surplus: Amount;
  paid_on: string;
  method: StoredValues['invoice_payments.method'];
  reference: Generated<string>;
  status: Generated<StoredValues['invoice_payments.status']>;
  provider: string | null;
  provider_ref: string | null;
  url: string | null;
  user_id: number | null;
  created_at: Generated<Date>;
  part: Generated<'balance' | 'deposit'>;
  /** Online payment that a refund returns to the card. */
  refunds_id: number | null;
}

interface InvoicesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  type: Generated<StoredValues['invoices.type']>;
  invoice_number: string | null;
  invoice_date: string;
  due_date: string | null;
  amount_paid: Amount;
  amount_credited: Amount;
  /** Amount left to pay; 0 for drafts, credit notes and cancelled invoices. */
  balance: Amount;
  quote_id: number | null;
  order_id: number | null;
  recurring_id: number | null;
  credited_invoice_id: number | null;
  reminders_off: Generated<boolean>;
  invoice_number_key: GeneratedAlways<string>;
  /** Due day, computed by the database; invoices without one come last. */
  due_key: GeneratedAlways<string>;
  /** Secret of the address at which the customer reads the invoice. */
  guid: Generated<string>;
  title: Generated<string>;
  status: Generated<StoredValues['invoices.status']>;
  customer_id: number | null;
  customer_name: Generated<string>;
  vehicle_id: number | null;
  project_id: number | null;
  po_number: Generated<string>;
  currency: string;
  tax_inclusive: Generated<boolean>;
  lines: Json<StoredValues['invoices.lines']>;
  tax_lines: Json<StoredValues['invoices.tax_lines']>;
  subtotal: Amount;
  discount_total: Amount;
  tax_total: Amount;
  grand_total: Amount;
  deposit_type: Generated<StoredValues['invoices.deposit_type']>;
  deposit: Amount;
  terms: Generated<string>;
  public_notes: Generated<string>;
  private_notes: Generated<string>;
  footer: Generated<string>;
  bill_to: NullableJson<StoredValues['invoices.bill_to']>;
  issued_at: Date | null;
  last_sent_at: Date | null;
  last_viewed_at: Date | null;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  title_key: GeneratedAlways<string>;
  customer_name_key: GeneratedAlways<string>;
  /** Day of the schedule for which a recurring invoice created it, once. */
  recurring_date: string | null;
}

interface ListMembersTable {
  tenant_id: TenantId;
  list_id: number;
  subscriber_id: number;
  status: 'unconfirmed' | 'subscribed' | 'unsubscribed';
  /** Time, IP address and form of the sign-up, the confirmation and the unsubscription. */
  consent: Json<StoredValues['list_members.consent']>;
  /** Time of the last request to confirm. */
  mailed_at: Date | null;
  updated_at: Generated<Date>;
}

/** Variants at or below their low-stock alert, until they rise above it. */
interface LowStockTable {
  tenant_id: TenantId;
  variant_id: number;
  fell_at: Generated<Date>;
  /** Time at which staff were notified; null before. */
  notified_at: Date | null;
}

/** Number of campaign emails that were sent in an hour. Earlier hours are deleted. */
interface MailHoursTable {
  tenant_id: TenantId;
  hour: Date;
  emails: Generated<number>;
}

interface MailServersTable {
  tenant_id: TenantId;
  host: string;
  port: number;
  /** tls: encrypted from the first byte. starttls: begins unencrypted and must switch. */
  security: 'tls' | 'starttls';
  username: string;
  /** Encrypted; '' for none. */
  password: string;
  from_name: string;
  from_email: string;
  reply_to: string;
  version: Generated<number>;
  updated_at: Generated<Date>;
  /** Emails of campaigns and automations in an hour; null for no limit. */
  hourly_limit: number | null;
  /** How emails are handed over: by SMTP, or by the API of Amazon SES, with the access key as username and password. */
  transport: Generated<'smtp' | 'ses'>;
  /** Region of Amazon SES; empty for SMTP. */
  region: Generated<string>;
  /** Configuration set of Amazon SES; empty for none. */
  configuration_set: Generated<string>;
}

interface MediaTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  guid: string;
  /** File name in the URL: lower case, without extension. */
  name: string;
  /** Name of the uploaded file. */
  filename: string;
  mime_type: string;
  bytes: number;
  width: number;
  height: number;
  alt: Generated<string>;
  variants: JSONColumnType<StoredValues['media.variants']>;
  author_id: number | null;
  created_at: Generated<Date>;
  deleted_at: Date | null;
  title: Generated<string>;
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  version: Generated<number>;
  updated_at: Generated<Date>;
  folder_id: number | null;
  /** Identifies the files that are shown now; '0' for files without revisions. */
  revision: Generated<string>;
  crop: NullableJson<StoredValues['media.crop']>;
  /** Image before it was cropped; null when it is not cropped. */
  original: NullableJson<StoredValues['media.original']>;
}

interface MediaFoldersTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  parent_id: number | null;
  name: string;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface MediaUsagesTable {
  tenant_id: TenantId;
  media_id: number;
  entity: 'page' | 'template' | 'settings' | 'blog_post' | 'category' | 'campaign' | 'product' | 'collection_item';
  entity_id: number;
  field: string;
}

interface MovedAddressesTable {
  tenant_id: TenantId;
  path: string;
  page_id: number | null;
  post_id: number | null;
  moved_at: Generated<Date>;
  product_id: number | null;
  item_id: number | null;
}

interface NotesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  title: string;
  content: Generated<string>;
  /** A calendar day, YYYY-MM-DD. */
  due_date: string | null;
  customer_id: number | null;
  pinned: Generated<boolean>;
  done: Generated<boolean>;
  /** Title in lower case, computed by the database. */
  title_key: GeneratedAlways<string>;
  remind_at: Date | null;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

interface OrderEventsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  order_id: number;
  type: StoredValues['order_events.type'];
  text: Generated<string>;
  user_id: number | null;
  created_at: Generated<Date>;
}

interface OrderItemsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  order_id: number;
  product_id: number;
  variant_id: number;
  sku: string;
  name: string;
  options: Json<StoredValues['order_items.options']>;
  quantity: number;
  unit_price: Amount;
  sale_price: NullableAmount;
  discount: Amount;
  tax: Amount;
  line_total: Amount;
  stock_status: StoredValues['order_items.stock_status'];
  fulfilled: Generated<number>;
  /** Quantity that was returned to stock. */
  restocked: Generated<number>;
  /** Locations that the stock was allocated from; empty for items without stock tracking. */
  taken: Json<StoredValues['order_items.taken']>;
}

interface OrdersTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  guid: Generated<string>;
  /** Counts up without gaps; the number has the prefix of the shop before it. */
  seq: number;
  number: string;
  status: 'pending' | 'ready for pickup' | 'shipped' | 'completed';
  payment_status: Generated<'unpaid' | 'authorized' | 'paid' | 'partially_refunded' | 'refunded' | 'failed'>;
  cancelled_at: Date | null;
  customer_id: number | null;
  /** Visitor who was signed in on the site. */
  visitor_id: number | null;
  email: string;
  firstname: Generated<string>;
  lastname: Generated<string>;
  phone: Generated<string>;
  currency: string;
  subtotal: Amount;
  discount: Amount;
  shipping: Amount;
  tax: Amount;
  total: Amount;
  paid: Amount;
  refunded: Amount;
  includes_tax: boolean;
  tax_lines: Json<StoredValues['orders.tax_lines']>;
  items_count: number;
  addresses: JSONColumnType<StoredValues['orders.addresses']>;
  is_pickup: boolean;
  shipping_method: NullableJson<StoredValues['orders.shipping_method']>;
  payment_method: JSONColumnType<StoredValues['orders.payment_method']>;
  coupons: Json<StoredValues['orders.coupons']>;
  tracking: Json<StoredValues['orders.tracking']>;
  note: Generated<string>;
  notes: Generated<string>;
  /** Cart that became the order, which happens once; null for an order that staff created. */
  cart_id: number | null;
  cart_hash: Generated<string>;
  /** Time at which customer and shop were notified; null while that is pending. */
  mailed_at: Date | null;
  customer_name: GeneratedAlways<string>;
  number_key: GeneratedAlways<string>;
  email_key: GeneratedAlways<string>;
  name_key: GeneratedAlways<string>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  /** True while a guest who requested an account has not got the email for it. */
  account_wanted: Generated<boolean>;
  /** Time at which the invoice was issued; null without an invoice. */
  invoiced_at: Date | null;
  /** Status in lists: that of the order, or cancelled. */
  display_status: GeneratedAlways<string>;
  /** True while a payment of a different amount than requested is not resolved by staff. */
  has_payment_mismatch: Generated<boolean>;
}

interface OutboxTable {
  tenant_id: TenantId;
  seq: GeneratedAlways<number>;
  /** Entity of the changed record; null for events without a record. */
  entity: string | null;
  /** Null when many rows changed. */
  entity_id: number | null;
  action: 'created' | 'updated' | 'deleted' | 'moved' | 'restored' | null;
  version: number | null;
  actor_id: number | null;
  created_at: Generated<Date>;
  /** Name of the event. */
  topic: Generated<string>;
  payload: NullableJson<StoredValues['outbox.payload']>;
  /** User that the event is for; null for everyone with access. */
  user_id: number | null;
  txid: Generated<string>;
}

interface OverviewLayoutsTable {
  tenant_id: TenantId;
  user_id: number;
  layout: JSONColumnType<StoredValues['overview_layouts.layout']>;
}

interface PageCommentsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  page_id: number;
  /** Comment of the same page that this one replies to; replies have no replies. */
  parent_id: number | null;
  /** Block that the comment is about; null for the whole page and for replies. The block may be gone. */
  node: string | null;
  body: string;
  mentions: Json<StoredValues['page_comments.mentions']>;
  author_id: number;
  resolved_at: Date | null;
  resolved_by: number | null;
  created_at: Generated<Date>;
  edited_at: Date | null;
}

interface PageRevisionsTable {
  tenant_id: TenantId;
  page_id: number;
  version: number;
  id: GeneratedAlways<number>;
  title: string;
  content: string | null;
  label: Generated<string>;
  user_id: number | null;
  created_at: Generated<Date>;
  /** Time from which visitors saw this version; null if they never did. */
  published_at: Date | null;
}

/** People who have a page open in the editor now. */
interface PageVisitsTable {
  tenant_id: TenantId;
  page_id: number;
  user_id: number;
  /** Block that the person has selected; null for none. */
  node: string | null;
  seen_at: Generated<Date>;
}

interface PagesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  slug: string;
  title: string;
  excerpt: Generated<string>;
  image: Generated<string>;
  content: string | null;
  parent_id: number | null;
  status: Generated<'draft' | 'published' | 'archived'>;
  publish_date: Date;
  show_page_title: Generated<boolean>;
  is_homepage: Generated<boolean>;
  canonical_url: Generated<string>;
  meta_title: Generated<string>;
  meta_keywords: Generated<string>;
  meta_description: Generated<string>;
  focus_keyphrase: Generated<string>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  og_image: Generated<string>;
  noindex: Generated<boolean>;
  header_id: number | null;
  /** True for a page without header, whatever the site's is; header_id is null then. */
  without_header: Generated<boolean>;
  footer_id: number | null;
  without_footer: Generated<boolean>;
  template: Generated<string>;
  sort: Generated<number>;
  /** True once the images of this row are indexed in media_usages. */
  usages_known: Generated<boolean>;
  /** Version that visitors see until publish_date, or until the changes after it are published; null when they see this row. */
  live_version: NullableJson<StoredValues['pages.live_version']>;
  /** True when live_version is set, so that lists need not read it. */
  has_live_version: GeneratedAlways<boolean>;
  /** True when this row has changes after live_version that are not published. */
  has_unpublished_changes: Generated<boolean>;
  /** Collection that the page shows one item of, at its slug and the slug of the item; null for an ordinary page. */
  item_collection_id: number | null;
}

interface PaymentAccountsTable {
  tenant_id: TenantId;
  provider: string;
  /** Encrypted, as is the webhook secret. */
  secret_key: string;
  webhook_secret: string;
  updated_at: Generated<Date>;
}

interface PaymentNoticesTable {
  tenant_id: TenantId;
  provider: string;
  notice: string;
  created_at: Generated<Date>;
}

interface PaymentsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  order_id: number;
  kind: 'payment' | 'refund';
  provider: string;
  /** Id of the payment at the provider. */
  provider_ref: string | null;
  amount: Amount;
  /** mismatch when a different amount than requested was paid: it does not count. */
  status: 'open' | 'done' | 'failed' | 'mismatch';
  reference: Generated<string>;
  /** URL of the payment page. */
  url: Generated<string>;
  user_id: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** Content of the refund email, sent once the provider has refunded; null when nobody is notified. */
  refund_email: NullableJson<StoredValues['payments.refund_email']>;
  /** Items and delivery that a refund covers; empty for a refund of an amount only. */
  covers: Json<StoredValues['payments.covers']>;
}

interface PeopleTable {
  tenant_id: TenantId;
  user_id: number;
  display_name: string;
}

/** Files that only users who see their record may read. */
interface PrivateFilesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  guid: string;
  /** Domain whose records refer to the file. */
  owner: 'work' | 'billing';
  name: string;
  mime_type: string;
  bytes: number;
  author_id: number;
  created_at: Generated<Date>;
}

interface ProductCategoriesTable {
  tenant_id: TenantId;
  product_id: number;
  category_id: number;
}

interface ProductListingTable {
  tenant_id: TenantId;
  /** 0 for the whole shop. */
  category_id: number;
  product_id: number;
  name_key: string;
  created_at: Date;
  sales: number;
  /** Lowest price in whole cents. */
  cents: number;
}

interface ProductVariantsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  product_id: number;
  /** True for the default variant, which stands for a product without variants. */
  is_own: Generated<boolean>;
  /** False in the trash, and for the default variant while the product has others: another variant may have its SKU then. */
  is_live: Generated<boolean>;
  sku: string;
  barcode: Generated<string>;
  price: Amount;
  sale_price: NullableAmount;
  imported_variant_id: string | null;
  attributes: Json<StoredValues['product_variants.attributes']>;
  /** Attribute values of the variant as a key, so that no combination exists twice; '' for the default variant. */
  choice_key: Generated<string>;
  image: Generated<string>;
  weight: number | null;
  length: number | null;
  width: number | null;
  height: number | null;
  sort: Generated<number>;
  /** Quantity that can be sold now, over all locations. */
  stock: Generated<number>;
  sku_key: GeneratedAlways<string>;
}

interface ProductsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  name: string;
  sku: string;
  slug: string;
  status: Generated<'draft' | 'published' | 'archived'>;
  excerpt: Generated<string>;
  /** Formatted text, cleaned when it is saved. */
  description: Generated<string>;
  unit_price: Amount;
  sale_price: NullableAmount;
  images: Json<StoredValues['products.images']>;
  badge_text: Generated<string>;
  badge_color: Generated<string>;
  attributes: Json<StoredValues['products.attributes']>;
  weight: number | null;
  length: number | null;
  width: number | null;
  height: number | null;
  weight_unit: Generated<string>;
  length_unit: Generated<string>;
  brand: Generated<string>;
  barcode: Generated<string>;
  tax_class: Generated<string>;
  track_inventory: Generated<boolean>;
  allow_backorder: Generated<boolean>;
  stock_status_set: Generated<string>;
  imported_id: string | null;
  canonical_url: Generated<string>;
  meta_title: Generated<string>;
  meta_keywords: Generated<string>;
  meta_description: Generated<string>;
  focus_keyphrase: Generated<string>;
  og_image: Generated<string>;
  noindex: Generated<boolean>;
  /** Stock of all variants, updated by the transaction that changes them. */
  stock: Generated<number>;
  variant_count: Generated<number>;
  min_price: Amount;
  max_price: Amount;
  sales: Generated<number>;
  name_key: GeneratedAlways<string>;
  sku_key: GeneratedAlways<string>;
  brand_key: GeneratedAlways<string>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

interface ProjectAssigneesTable {
  tenant_id: TenantId;
  project_id: number;
  user_id: number;
}

/** Invoices that people have attached to a project. */
interface ProjectInvoicesTable {
  tenant_id: TenantId;
  project_id: number;
  invoice_id: number;
}

interface ProjectTemplatesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  name: string;
  /** Fields of the project and its tasks, with dates relative to the start. */
  plan: JSONColumnType<StoredValues['project_templates.plan']>;
  version: Generated<number>;
  author_id: number;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface ProjectsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  number: number;
  title: string;
  description: Generated<string>;
  est_hours: Amount;
  start_date: Generated<Date>;
  end_date: Date | null;
  customer_id: number | null;
  vehicle_id: number | null;
  board_id: number | null;
  column_id: number | null;
  position: string | null;
  status: Generated<'active' | 'on_hold' | 'completed' | 'cancelled'>;
  priority: Generated<'none' | 'low' | 'medium' | 'high' | 'urgent'>;
  budget_minutes: number | null;
  budget_amount: NullableAmount;
  is_billable: Generated<boolean>;
  hourly_rate: NullableAmount;
  color: Generated<string>;
  custom_fields: Json<StoredValues['projects.custom_fields']>;
  /** Sum of its time entries. */
  tracked_minutes: Generated<number>;
  /** Title in lower case, computed by the database. */
  title_key: GeneratedAlways<string>;
  /** End date, or the last day there is; computed by the database. */
  end_key: GeneratedAlways<Date>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

interface QuotesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  quote_number: string | null;
  quote_date: string;
  expiry_date: string | null;
  signature: NullableJson<StoredValues['quotes.signature']>;
  decline_reason: Generated<string>;
  invoice_id: number | null;
  quote_number_key: GeneratedAlways<string>;
  /** Last day, computed by the database; quotes without one come last. */
  expiry_key: GeneratedAlways<string>;
  /** Secret of the address at which the customer reads the quote. */
  guid: Generated<string>;
  title: Generated<string>;
  status: Generated<StoredValues['quotes.status']>;
  customer_id: number | null;
  customer_name: Generated<string>;
  vehicle_id: number | null;
  project_id: number | null;
  po_number: Generated<string>;
  currency: string;
  tax_inclusive: Generated<boolean>;
  lines: Json<StoredValues['quotes.lines']>;
  tax_lines: Json<StoredValues['quotes.tax_lines']>;
  subtotal: Amount;
  discount_total: Amount;
  tax_total: Amount;
  grand_total: Amount;
  deposit_type: Generated<StoredValues['quotes.deposit_type']>;
  deposit: Amount;
  terms: Generated<string>;
  public_notes: Generated<string>;
  private_notes: Generated<string>;
  footer: Generated<string>;
  bill_to: NullableJson<StoredValues['quotes.bill_to']>;
  issued_at: Date | null;
  last_sent_at: Date | null;
  last_viewed_at: Date | null;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  title_key: GeneratedAlways<string>;
  customer_name_key: GeneratedAlways<string>;
}

interface RecurringInvoicesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  title: Generated<string>;
  status: Generated<'active' | 'paused' | 'ended'>;
  /** Recurrence rule of RFC 5545 without an end. */
  rrule: string;
  start_date: string;
  end_date: string | null;
  max_count: number | null;
  due_days: number;
  auto_issue: Generated<boolean>;
  auto_send: Generated<boolean>;
  /** Day of the next invoice; null unless it is active. */
  next_date: string | null;
  /** Last day of the schedule that was handled. */
  last_date: string | null;
  invoice_count: Generated<number>;
  /** Why the last invoice needs the attention of staff. */
  notice: Generated<string>;
  /** Failed attempts of the next invoice since the last one that was created. */
  failures: Generated<number>;
  /** Time before which a failed invoice is not tried again. */
  retry_at: Date | null;
  quote_id: number | null;
  customer_id: number | null;
  customer_name: Generated<string>;
  vehicle_id: number | null;
  project_id: number | null;
  po_number: Generated<string>;
  currency: string;
  tax_inclusive: Generated<boolean>;
  lines: Json<StoredValues['recurring_invoices.lines']>;
  tax_lines: Json<StoredValues['recurring_invoices.tax_lines']>;
  subtotal: Amount;
  discount_total: Amount;
  tax_total: Amount;
  grand_total: Amount;
  deposit_type: Generated<'percent' | 'amount'>;
  deposit: Amount;
  terms: Generated<string>;
  public_notes: Generated<string>;
  private_notes: Generated<string>;
  footer: Generated<string>;
  bill_to: NullableJson<StoredValues['recurring_invoices.bill_to']>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  title_key: GeneratedAlways<string>;
  customer_name_key: GeneratedAlways<string>;
  /** Day of the next invoice, computed by the database; those without one come last. */
  next_key: GeneratedAlways<string>;
}

interface ReleaseItemsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  release_id: number;
  page_id: number | null;
  post_id: number | null;
  /** Version of the page or post when it was added. */
  added_version: number;
  /** True until the release is published: a page or post is in one such release at most. */
  is_pending: Generated<boolean>;
  published_version: number | null;
  /** State of the page or post before the release was published. */
  before: NullableJson<StoredValues['release_items.before']>;
  created_at: Generated<Date>;
}

/** Places of cards on boards that are in the trash. */
interface ReleasedCardsTable {
  tenant_id: TenantId;
  task_id: number | null;
  project_id: number | null;
  board_id: number;
  column_id: number;
  position: string;
}

interface ReleasesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  name: string;
  note: Generated<string>;
  state: Generated<'open' | 'scheduled' | 'published' | 'failed'>;
  publish_at: Date | null;
  /** Person whose permissions are checked when the scheduled time has come. */
  scheduled_by: number | null;
  published_at: Date | null;
  published_by: number | null;
  reverted_at: Date | null;
  reverted_by: number | null;
  /** Reason for which the scheduled publication was refused. */
  failure: Generated<string>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface ReservationsTable {
  tenant_id: TenantId;
  cart_id: number;
  variant_id: number;
  location_id: number;
  quantity: number;
}

interface RowCountsTable {
  tenant_id: TenantId;
  entity: string;
  n: number;
}

interface SavedViewsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  user_id: number;
  entity: string;
  name: string;
  config: JSONColumnType<StoredValues['saved_views.config']>;
  is_shared: Generated<boolean>;
  is_default: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface SchedulesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  task_id: number;
  user_id: number;
  scheduled_start_time: Date;
  scheduled_end_time: Date;
  allocated_minutes: number;
  all_day: Generated<boolean>;
  /** Time zone in which its recurrence keeps the time of day. */
  timezone: string;
  status: Generated<'planned' | 'in_progress' | 'done' | 'cancelled'>;
  notes: Generated<string>;
  color: Generated<string>;
  /** Recurrence rule of RFC 5545; '' for none. */
  rrule: Generated<string>;
  repeats_until: Date | null;
  /** Starts of occurrences that do not take place, or are schedules of their own. */
  excluded: Generated<Date[]>;
  recurrence_id: number | null;
  /** Start that it had as an occurrence of the schedule it was taken from. */
  recurrence_start: Date | null;
  time_entry_id: number | null;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface SearchWordsTable {
  tenant_id: TenantId;
  entity: string;
  entity_id: number;
  word: string;
}

interface SenderDomainsTable {
  tenant_id: TenantId;
  domain: string;
  /** Name of the DKIM record below the domain. */
  selector: string;
  /** Base64 of the DER form, as the DKIM record has it. */
  public_key: string;
  /** Encrypted PEM. */
  private_key: string;
  checks: Json<StoredValues['sender_domains.checks']>;
  /** True while DNS has the public key: only then mails are signed. */
  signs: Generated<boolean>;
  checked_at: Date | null;
  created_at: Generated<Date>;
}

interface SettingsTable {
  tenant_id: TenantId;
  value: Json<StoredValues['settings.value']>;
  version: Generated<number>;
  updated_at: Generated<Date>;
  updated_by: number | null;
  usages_known: Generated<boolean>;
}

interface ShopSettingsTable {
  tenant_id: TenantId;
  /** Settings of the cart that differ from the defaults. */
  cart: Json<StoredValues['shop_settings.cart']>;
  version: Generated<number>;
  updated_at: Generated<Date>;
  /** Settings of orders that differ from the defaults. */
  orders: Json<StoredValues['shop_settings.orders']>;
}

interface SiteEventsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  at: Generated<Date>;
  day: string;
  kind: 'page_view' | 'button' | 'design_online_open' | 'view_item' | 'add_to_cart';
  path: string;
  name: Generated<string>;
  referrer: Generated<string>;
  device: 'desktop' | 'tablet' | 'mobile';
  visitor: Buffer;
  /** Product of the event; null for an event without one. */
  item: NullableJson<StoredValues['site_events.item']>;
}

interface SiteSaltsTable {
  tenant_id: TenantId;
  day: string;
  salt: Buffer;
}

interface SiteStatsTable {
  tenant_id: TenantId;
  day: string;
  dimension: 'all' | 'presses' | 'page' | 'referrer' | 'device' | 'button';
  key: string;
  views: number;
  visitors: number;
}

interface SiteStatsUntilTable {
  tenant_id: TenantId;
  day: string;
}

interface SpellingsTable {
  tenant_id: TenantId;
  entity: string;
  part: string;
  word: string;
}

interface StartedSitesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  site: StoredValues['started_sites.site'];
  user_id: number;
  status: Generated<'waiting' | 'running' | 'done' | 'failed' | 'undone'>;
  look: boolean;
  homepage: boolean;
  done: Generated<number>;
  total: number;
  /** Ids of the created records, and the settings before. */
  made: Json<StoredValues['started_sites.made']>;
  error: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface StatementMailsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  customer_id: number;
  start_date: string;
  end_date: string;
  /** Recipients and text of the email. */
  mail: JSONColumnType<StoredValues['statement_mails.mail']>;
  /** Time at which its emails were queued, once. */
  mailed_at: Date | null;
  user_id: number | null;
  created_at: Generated<Date>;
}

interface StockLocationsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  name: string;
  address: Generated<string>;
  is_default: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** Time of the deletion; stock movements still refer to deleted locations. */
  deleted_at: Date | null;
}

interface SubscribersTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  guid: Generated<string>;
  /** In lower case. */
  email: string;
  firstname: Generated<string>;
  lastname: Generated<string>;
  customer_id: number | null;
  status: Generated<'enabled' | 'suppressed'>;
  suppressed_reason: Generated<'' | 'unsubscribe' | 'hard_bounce' | 'complaint' | 'manual'>;
  source: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** Gets no campaign until then, after several emails were returned; null usually. */
  paused_until: Date | null;
  /** IANA name of the time zone; empty where it is unknown. */
  timezone: Generated<string>;
}

interface TaggingsTable {
  tenant_id: TenantId;
  entity: string;
  entity_id: number;
  tag_id: number;
  created_at: Generated<Date>;
}

interface TagsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  entity: string;
  name: string;
  slug: string;
  color: Generated<StoredValues['tags.color']>;
  created_at: Generated<Date>;
}

interface TaskAssigneesTable {
  tenant_id: TenantId;
  task_id: number;
  user_id: number;
  /** User who assigned the task; null for assignments before this was stored. */
  assigned_by: number | null;
  /** True until the email about the assignment was sent or found to be unwanted. */
  is_new: Generated<boolean>;
  /** Due date that the assignee was reminded of. */
  reminded_for: Date | null;
}

interface TaskBlockersTable {
  tenant_id: TenantId;
  task_id: number;
  blocked_by_id: number;
}

/** Emails about tasks that a person does not want to get. */
interface TaskEmailOptOutsTable {
  tenant_id: TenantId;
  user_id: number;
  event: 'task.assigned' | 'task.due_soon' | 'task.mentioned';
  created_at: Generated<Date>;
}

interface TaskWatchersTable {
  tenant_id: TenantId;
  task_id: number;
  user_id: number;
}

interface TasksTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  number: number;
  title: string;
  description: Generated<string>;
  est_hours: Amount;
  start_date: Date | null;
  due_date: Date | null;
  /** Start of its earliest open schedule. */
  scheduled_start_time: Date | null;
  scheduled_end_time: Date | null;
  project_id: number | null;
  parent_id: number | null;
  board_id: number | null;
  column_id: number | null;
  position: string | null;
  priority: Generated<'none' | 'low' | 'medium' | 'high' | 'urgent'>;
  is_done: Generated<boolean>;
  completed_at: Date | null;
  checklist: Json<StoredValues['tasks.checklist']>;
  /** Recurrence rule of RFC 5545; '' for none. */
  recurrence: Generated<string>;
  is_billable: boolean | null;
  hourly_rate: NullableAmount;
  /** Sum of its time entries. */
  tracked_minutes: Generated<number>;
  comments_count: Generated<number>;
  /** Title in lower case, computed by the database. */
  title_key: GeneratedAlways<string>;
  /** Due date, or the last day there is; computed by the database. */
  due_key: GeneratedAlways<Date>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  custom_fields: Json<StoredValues['tasks.custom_fields']>;
}

interface TimeEntriesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  task_id: number;
  user_id: number;
  /** A calendar day of the tenant. */
  entry_date: string;
  start_time: Date | null;
  end_time: Date | null;
  break_minutes: Generated<number>;
  duration_minutes: Generated<number>;
  description: Generated<string>;
  billable: Generated<boolean>;
  hourly_rate: NullableAmount;
  status: Generated<'running' | 'draft' | 'submitted' | 'approved' | 'rejected' | 'invoiced'>;
  source: Generated<'manual' | 'timer' | 'schedule' | 'import'>;
  invoice_id: number | null;
  author_id: number | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

interface TimeSettingsTable {
  tenant_id: TenantId;
  rounding_minutes: Generated<number>;
  rounding: Generated<'closest' | 'up' | 'down'>;
  lock_date: string | null;
  needs_approval: Generated<boolean>;
  strict_schedules: Generated<boolean>;
  hourly_rate: NullableAmount;
  /** Minutes of work on each day from Monday on. */
  working_minutes: Generated<number[]>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

interface TrackingServicesTable {
  tenant_id: TenantId;
  /** Empty for none. */
  measurement_id: string;
  /** Encrypted; '' for none. */
  secret_key: string;
  failed_at: Date | null;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

interface VehiclesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  customer_id: number;
  type: Generated<'car' | 'truck' | 'motorcycle'>;
  vin: Generated<string>;
  make: Generated<string>;
  model: Generated<string>;
  year: Generated<string>;
  color: Generated<string>;
  plate: Generated<string>;
  odometer: number | null;
  check_in_status: Generated<string>;
  notes: Generated<string>;
  created_at: Generated<Date>;
}

interface WorkCommentsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  task_id: number | null;
  project_id: number | null;
  body: string;
  mentions: Json<StoredValues['work_comments.mentions']>;
  author_id: number;
  created_at: Generated<Date>;
  edited_at: Date | null;
}

/** Files of tasks and projects. */
interface WorkFilesTable {
  tenant_id: TenantId;
  file_id: number;
  task_id: number | null;
  project_id: number | null;
}

interface WorkingHoursTable {
  tenant_id: TenantId;
  user_id: number;
  /** Minutes of work on each day from Monday on; null for those of the tenant. */
  working_minutes: number[] | null;
  hourly_rate: NullableAmount;
  /** Hash of the secret in the address of the person's calendar feed. */
  calendar_hash: string | null;
}

/** Requests for an account by guests of shops: the account is created when they follow the link in their email. */
interface AccountLinksTable {
  tenant_id: number;
  email: string;
  firstname: string;
  lastname: string;
  token_hash: string;
  expires_at: Date;
}

interface AgenciesTable {
  id: GeneratedAlways<number>;
  guid: Generated<string>;
  name: string;
  status: Generated<number>;
  created_at: Generated<Date>;
}

interface BounceMailboxesTable {
  host: string;
  username: string;
  uid_validity: Generated<string>;
  /** Number of the last message that was read, within its uid_validity. */
  last_uid: Generated<number>;
  checked_at: Date | null;
  /** Why the mailbox could not be read; empty otherwise. */
  problem: Generated<string>;
}

interface ChoicesToLearnTable {
  tenant_id: number;
  /** Id of the last processed product. */
  after_id: Generated<number>;
}

interface DomainsTable {
  tenant_id: number;
  host: string;
  is_primary: Generated<boolean>;
  created_at: Generated<Date>;
  id: GeneratedAlways<number>;
  /** Value of the DNS record that proves ownership of the domain. */
  token: Generated<string>;
  /** Null until the DNS record was found: until then the domain shows no site. */
  verified_at: Date | null;
  checked_at: Date | null;
  /** Reason why the last check failed; '' for none. */
  problem: Generated<string>;
}

interface InvitationsTable {
  tenant_id: number;
  id: GeneratedAlways<number>;
  email: string;
  role_id: StoredValues['invitations.role_id'];
  own_role_id: number | null;
  token_hash: string;
  invited_by: number;
  expires_at: Date;
  created_at: Generated<Date>;
}

interface MailRatesTable {
  name: string;
  /** Time at which the next email of a campaign may be sent; earlier ones are reserved. */
  next_at: Date;
}

interface MailsTable {
  id: GeneratedAlways<number>;
  /** Null for emails of the platform itself. */
  tenant_id: number | null;
  /** Mail server that sends the email. */
  via: 'installation' | 'tenant';
  kind: string;
  recipient: string;
  subject: string;
  /** Text and HTML, encrypted; emptied once it is sent, as it may contain a link with a token. */
  content: string;
  status: Generated<'queued' | 'sending' | 'sent' | 'failed' | 'uncertain'>;
  error: Generated<string>;
  /** User who caused the email, and who is notified when it cannot be sent. */
  user_id: number | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
  /** Reply-to address; '' for the one of the mail server settings. */
  reply_to: Generated<string>;
  /** Record that the email is about, in the words of its module; '' for none. */
  reference: Generated<string>;
}

interface MembershipsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  tenant_id: number | null;
  agency_id: number | null;
  role_id: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
  created_at: Generated<Date>;
  status: Generated<'active' | 'suspended'>;
  version: Generated<number>;
  /** Custom role of the tenant, which narrows the base role; null for none. */
  own_role_id: number | null;
}

interface PasswordResetsTable {
  user_id: number;
  token_hash: string;
  expires_at: Date;
}

interface PersonalViewsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  entity: string;
  name: string;
  config: JSONColumnType<StoredValues['personal_views.config']>;
  is_default: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface ReadinessTable {
  id: number;
  proven_at: Date;
}

interface RolesTable {
  tenant_id: number;
  id: GeneratedAlways<number>;
  name: string;
  base_role: StoredValues['roles.base_role'];
  permissions: string[];
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface SiteViewsTable {
  tenant_id: number;
  id: GeneratedAlways<number>;
  user_id: number;
  host: string;
  /** Hash of the single-use code; null after the exchange. */
  code_hash: string | null;
  token_hash: string | null;
  expires_at: Date;
  /** Hash of the token of the session that opened the view; the view is deleted with it. */
  session_hash: string;
}

interface TenantModulesTable {
  tenant_id: number;
  module: string;
  enabled: Generated<boolean>;
}

interface TenantsTable {
  id: GeneratedAlways<number>;
  guid: Generated<string>;
  agency_id: number | null;
  name: string;
  slug: string;
  favicon: Generated<string>;
  status: Generated<'active' | 'suspended'>;
  plan: Generated<'basic' | 'enterprise'>;
  created_at: Generated<Date>;
  version: Generated<number>;
}

interface UsersTable {
  id: GeneratedAlways<number>;
  auth_id: string;
  email: string;
  firstname: Generated<string>;
  lastname: Generated<string>;
  display_name: string;
  is_demo: Generated<boolean>;
  status: Generated<'active' | 'suspended'>;
  created_at: Generated<Date>;
  /** Formats of the user; '' for those of the company. */
  locale: Generated<string>;
  timezone: Generated<string>;
  date_style: Generated<StoredValues['users.date_style']>;
  number_style: Generated<StoredValues['users.number_style']>;
  /** Tenant of a visitor's account; null for staff. */
  tenant_id: number | null;
}

/** Tables of a tenant, which only `asTenant` can access. */
export interface TenantTables {
  audit_log: AuditLogTable;
  billing_settings: BillingSettingsTable;
  blog_post_categories: BlogPostCategoriesTable;
  blog_post_revisions: BlogPostRevisionsTable;
  blog_posts: BlogPostsTable;
  board_columns: BoardColumnsTable;
  board_members: BoardMembersTable;
  board_visits: BoardVisitsTable;
  boards: BoardsTable;
  bulk_work_rows: BulkWorkRowsTable;
  bulk_works: BulkWorksTable;
  canaries: CanariesTable;
  captchas: CaptchasTable;
  cart_items: CartItemsTable;
  carts: CartsTable;
  categories: CategoriesTable;
  category_counts: CategoryCountsTable;
  choice_counts: ChoiceCountsTable;
  collection_items: CollectionItemsTable;
  collection_usages: CollectionUsagesTable;
  collections: CollectionsTable;
  component_templates: ComponentTemplatesTable;
  component_usages: ComponentUsagesTable;
  counters: CountersTable;
  coupon_uses: CouponUsesTable;
  coupons: CouponsTable;
  custom_fields: CustomFieldsTable;
  customer_credits: CustomerCreditsTable;
  customer_emails: CustomerEmailsTable;
  customer_merges: CustomerMergesTable;
  customers: CustomersTable;
  distinct_customers: DistinctCustomersTable;
  document_events: DocumentEventsTable;
  document_files: DocumentFilesTable;
  document_reminders: DocumentRemindersTable;
  email_automation_log: EmailAutomationLogTable;
  email_automation_runs: EmailAutomationRunsTable;
  email_automation_versions: EmailAutomationVersionsTable;
  email_automations: EmailAutomationsTable;
  email_bounce_settings: EmailBounceSettingsTable;
  email_campaign_revisions: EmailCampaignRevisionsTable;
  email_campaigns: EmailCampaignsTable;
  email_links: EmailLinksTable;
  email_lists: EmailListsTable;
  email_notification_emails: EmailNotificationEmailsTable;
  email_notification_positions: EmailNotificationPositionsTable;
  email_notification_runs: EmailNotificationRunsTable;
  email_notifications: EmailNotificationsTable;
  email_segments: EmailSegmentsTable;
  email_sends: EmailSendsTable;
  email_snapshots: EmailSnapshotsTable;
  email_stats: EmailStatsTable;
  exports: ExportsTable;
  failed_jobs: FailedJobsTable;
  fetched_pictures: FetchedPicturesTable;
  first_steps: FirstStepsTable;
  form_replies: FormRepliesTable;
  form_submissions: FormSubmissionsTable;
  idempotency_keys: IdempotencyKeysTable;
  import_corrections: ImportCorrectionsTable;
  import_pictures: ImportPicturesTable;
  import_rows: ImportRowsTable;
  imports: ImportsTable;
  inventory_levels: InventoryLevelsTable;
  inventory_movements: InventoryMovementsTable;
  invoice_payments: InvoicePaymentsTable;
  invoices: InvoicesTable;
  list_members: ListMembersTable;
  low_stock: LowStockTable;
  mail_hours: MailHoursTable;
  mail_servers: MailServersTable;
  media: MediaTable;
  media_folders: MediaFoldersTable;
  media_usages: MediaUsagesTable;
  moved_addresses: MovedAddressesTable;
  notes: NotesTable;
  order_events: OrderEventsTable;
  order_items: OrderItemsTable;
  orders: OrdersTable;
  outbox: OutboxTable;
  overview_layouts: OverviewLayoutsTable;
  page_comments: PageCommentsTable;
  page_revisions: PageRevisionsTable;
  page_visits: PageVisitsTable;
  pages: PagesTable;
  payment_accounts: PaymentAccountsTable;
  payment_notices: PaymentNoticesTable;
  payments: PaymentsTable;
  people: PeopleTable;
  private_files: PrivateFilesTable;
  product_categories: ProductCategoriesTable;
  product_listing: ProductListingTable;
  product_variants: ProductVariantsTable;
  products: ProductsTable;
  project_assignees: ProjectAssigneesTable;
  project_invoices: ProjectInvoicesTable;
  project_templates: ProjectTemplatesTable;
  projects: ProjectsTable;
  quotes: QuotesTable;
  recurring_invoices: RecurringInvoicesTable;
  release_items: ReleaseItemsTable;
  released_cards: ReleasedCardsTable;
  releases: ReleasesTable;
  reservations: ReservationsTable;
  row_counts: RowCountsTable;
  saved_views: SavedViewsTable;
  schedules: SchedulesTable;
  search_words: SearchWordsTable;
  sender_domains: SenderDomainsTable;
  settings: SettingsTable;
  shop_settings: ShopSettingsTable;
  site_events: SiteEventsTable;
  site_salts: SiteSaltsTable;
  site_stats: SiteStatsTable;
  site_stats_until: SiteStatsUntilTable;
  spellings: SpellingsTable;
  started_sites: StartedSitesTable;
  statement_mails: StatementMailsTable;
  stock_locations: StockLocationsTable;
  subscribers: SubscribersTable;
  taggings: TaggingsTable;
  tags: TagsTable;
  task_assignees: TaskAssigneesTable;
  task_blockers: TaskBlockersTable;
  task_email_opt_outs: TaskEmailOptOutsTable;
  task_watchers: TaskWatchersTable;
  tasks: TasksTable;
  time_entries: TimeEntriesTable;
  time_settings: TimeSettingsTable;
  tracking_services: TrackingServicesTable;
  vehicles: VehiclesTable;
  work_comments: WorkCommentsTable;
  work_files: WorkFilesTable;
  working_hours: WorkingHoursTable;
}

/** Tables of the platform, which only `asPlatform` can access. */
export interface PlatformTables {
  account_links: AccountLinksTable;
  agencies: AgenciesTable;
  bounce_mailboxes: BounceMailboxesTable;
  choices_to_learn: ChoicesToLearnTable;
  domains: DomainsTable;
  invitations: InvitationsTable;
  mail_rates: MailRatesTable;
  mails: MailsTable;
  memberships: MembershipsTable;
  password_resets: PasswordResetsTable;
  personal_views: PersonalViewsTable;
  readiness: ReadinessTable;
  roles: RolesTable;
  site_views: SiteViewsTable;
  tenant_modules: TenantModulesTable;
  tenants: TenantsTable;
  users: UsersTable;
}
