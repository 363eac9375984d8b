import type { Insertable, Selectable, Updateable } from 'kysely';
import type { PlatformTables, TenantTables } from './tables.gen.ts';

// Rows as they are read, by the names that services use for them.
export type BoardColumnRecord = Selectable<TenantTables['board_columns']>;
export type BoardRecord = Selectable<TenantTables['boards']>;
export type BlogPostRecord = Selectable<TenantTables['blog_posts']>;
export type BulkWorkRecord = Selectable<TenantTables['bulk_works']>;
export type CampaignRecord = Selectable<TenantTables['email_campaigns']>;
export type CaptchaRecord = Selectable<TenantTables['captchas']>;
export type CategoryRecord = Selectable<TenantTables['categories']>;
export type CouponRecord = Selectable<TenantTables['coupons']>;
export type CustomFieldRecord = Selectable<TenantTables['custom_fields']>;
export type CustomerRecord = Selectable<TenantTables['customers']>;
export type DomainRecord = Selectable<PlatformTables['domains']>;
export type AutomationRecord = Selectable<TenantTables['email_automations']>;
export type AutomationRunRecord = Selectable<TenantTables['email_automation_runs']>;
export type BounceSettingsRecord = Selectable<TenantTables['email_bounce_settings']>;
export type EmailListRecord = Selectable<TenantTables['email_lists']>;
export type EmailNotificationRecord = Selectable<TenantTables['email_notifications']>;
export type EmailSegmentRecord = Selectable<TenantTables['email_segments']>;
export type SenderDomainRecord = Selectable<TenantTables['sender_domains']>;
export type ExportRecord = Selectable<TenantTables['exports']>;
export type FetchedPictureRecord = Selectable<TenantTables['fetched_pictures']>;
export type FormSubmissionRecord = Selectable<TenantTables['form_submissions']>;
export type ImportPictureRecord = Selectable<TenantTables['import_pictures']>;
export type ImportRecord = Selectable<TenantTables['imports']>;
export type ListMemberRecord = Selectable<TenantTables['list_members']>;
export type MailRecord = Selectable<PlatformTables['mails']>;
export type MailServerRecord = Selectable<TenantTables['mail_servers']>;
export type MediaFolderRecord = Selectable<TenantTables['media_folders']>;
export type MediaRecord = Selectable<TenantTables['media']>;
export type NoteRecord = Selectable<TenantTables['notes']>;
export type OrderItemRecord = Selectable<TenantTables['order_items']>;
export type OrderRecord = Selectable<TenantTables['orders']>;
export type PageCommentRecord = Selectable<TenantTables['page_comments']>;
export type PageRecord = Selectable<TenantTables['pages']>;
export type PaymentRecord = Selectable<TenantTables['payments']>;
export type PersonalViewRecord = Selectable<PlatformTables['personal_views']>;
export type ProductRecord = Selectable<TenantTables['products']>;
export type ProductVariantRecord = Selectable<TenantTables['product_variants']>;
export type QuoteRecord = Selectable<TenantTables['quotes']>;
export type InvoiceRecord = Selectable<TenantTables['invoices']>;
export type InvoicePaymentRecord = Selectable<TenantTables['invoice_payments']>;
export type PrivateFileRecord = Selectable<TenantTables['private_files']>;
export type ProjectRecord = Selectable<TenantTables['projects']>;
export type ProjectTemplateRecord = Selectable<TenantTables['project_templates']>;
export type RecurringInvoiceRecord = Selectable<TenantTables['recurring_invoices']>;
export type ScheduleRecord = Selectable<TenantTables['schedules']>;
export type TaskRecord = Selectable<TenantTables['tasks']>;
export type TimeEntryRecord = Selectable<TenantTables['time_entries']>;
export type WorkCommentRecord = Selectable<TenantTables['work_comments']>;
export type ReleaseRecord = Selectable<TenantTables['releases']>;
export type RoleRecord = Selectable<PlatformTables['roles']>;
export type SavedViewRecord = Selectable<TenantTables['saved_views']>;
export type StartedSiteRecord = Selectable<TenantTables['started_sites']>;
export type StockLocationRecord = Selectable<TenantTables['stock_locations']>;
export type SubscriberRecord = Selectable<TenantTables['subscribers']>;
export type TagRecord = Selectable<TenantTables['tags']>;
export type TemplateRecord = Selectable<TenantTables['component_templates']>;
export type TrackingRecord = Selectable<TenantTables['tracking_services']>;
export type VehicleRecord = Selectable<TenantTables['vehicles']>;
export type CollectionRecord = Selectable<TenantTables['collections']>;
export type CollectionItemRecord = Selectable<TenantTables['collection_items']>;

export type NewPageRecord = Omit<Insertable<TenantTables['pages']>, 'tenant_id'>;
export type PageChange = Updateable<TenantTables['pages']>;

/** Result of a row of an import. */
export type ImportOutcome = TenantTables['import_rows']['outcome'];
/** Status of an email that the server sends. */
export type MailStatus = MailRecord['status'];
/** Owners of images, also the name of an entity in the outbox. */
export type UsingEntity = TenantTables['media_usages']['entity'];
