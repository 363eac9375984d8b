import type { DateStyle, NumberStyle, RoleId, StarterSiteName } from '@org/schema';
import type { ExportFormat, Import, ImportUndoReport } from '@org/schema/contract';
import type {
  AbTest,
  Address,
  AutomationStart,
  AutomationStep,
  BillingSettings,
  BillTo,
  BounceProvider,
  CartSettings,
  ChecklistItem,
  CheckoutDetails,
  CollectionField,
  Contact,
  Crop,
  CustomFieldType,
  CustomValue,
  DiscountType,
  DocumentEventType,
  DocumentLine,
  DomainCheck,
  EmailDevice,
  EventItem,
  FormAnswer,
  FormFile,
  Invoice,
  InvoicePayment,
  InvoicePaymentMethod,
  InvoiceStatus,
  InvoiceType,
  ItemValues,
  OrderAddress,
  OrderEventType,
  OrderItem,
  OverviewLayout,
  PageStatus,
  ProductAttribute,
  ProductImage,
  ProductVariant,
  Quote,
  QuoteStatus,
  SendWindow,
  Settings,
  StockStatus,
  StoredWebOrderSettings,
  StructuredSettings,
  TagColor,
  TaxCategory,
  TaxLine,
  TrackingNumber,
} from '@org/schema/entities';

/** Version of a page that visitors see while a later one is scheduled. */
export type LiveVersion = {
  readonly title: string;
  readonly excerpt: string;
  readonly image: string;
  readonly content: string | null;
  readonly show_page_title: boolean;
  readonly canonical_url: string;
  readonly meta_title: string;
  readonly meta_keywords: string;
  readonly meta_description: string;
  readonly focus_keyphrase: string;
  readonly og_image: string;
  readonly header_id: number | null;
  readonly without_header: boolean;
  readonly footer_id: number | null;
  readonly without_footer: boolean;
  readonly template: string;
};

/** State of a page or post before a release published it, to which it can return. */
export interface StateBeforeRelease {
  readonly status: PageStatus;
  readonly publish_date: string;
  readonly wasPublic: boolean;
  /** Version that visitors saw; null for a page that they did not see, and for posts. */
  readonly live: LiveVersion | null;
  /** Fields that the release changed for visitors. */
  readonly changed: readonly string[];
}

/** Values of a customer that a merge can change, by field. */
export type MergedValues = Readonly<Record<string, unknown>>;

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

/** Pieces that were taken from a place for a thing that was ordered. */
export interface AllocatedStock {
  readonly location: number;
  readonly quantity: number;
}

/** Content of the refund email beside the amount: the reason, and the returned quantities. */
export interface RefundEmail {
  readonly reason: string;
  readonly pieces: readonly { readonly item: number; readonly quantity: number }[];
}

/** Items that a refund covers, by their ids, and whether it covers the delivery. */
export interface RefundCoverage {
  readonly items: readonly { readonly id: number; readonly quantity: number }[];
  readonly delivery: boolean;
}

/** Ids of what the making of a site has made so far, and what was there before. */
export interface StartedWork {
  /** Pictures by their names. */
  readonly pictures?: Readonly<Record<string, { readonly id: number; readonly file: string }>>;
  readonly site?: {
    readonly pages: readonly number[];
    readonly templates: readonly number[];
    readonly posts: readonly number[];
    readonly categories: readonly number[];
    /** The page to open first. */
    readonly homePage: number;
    readonly homeSlug: string;
  };
  /** The settings of before, where the site's were taken over, and the version that this left behind. */
  readonly before?: Settings;
  readonly settingsVersion?: number;
  /** The home page of before, where another took its place. */
  readonly homeBefore?: number;
}

/** Email about a document, as its history stores it. */
export interface DocumentMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly message: string;
  readonly attachPdf: boolean;
  /** Files to attach as well; those that are deleted or no longer shared by then are left out. */
  readonly fileIds?: readonly number[];
}

/** Data of the sender that structured invoices need. */
export interface StructuredSeller extends Omit<StructuredSettings, 'mode'> {
  /** Categories of taxes by their ids. */
  readonly categories: Readonly<Record<string, TaxCategory>>;
}

/** Receiver of a document with its sender, as they were when it was issued. */
export interface StoredBillTo extends BillTo {
  readonly seller?: {
    readonly name: string;
    readonly taxNumber: string;
    readonly address: string;
    readonly email: string;
    readonly phone: string;
    /** Settings of structured invoices, with the category of each tax. */
    readonly structured?: StructuredSeller;
  };
}

/** A project as a plan: dates are milliseconds of the tenant's clocks since the start. */
export interface StoredProjectPlan {
  readonly project: {
    readonly description: string;
    readonly est_hours: number;
    readonly end: number | null;
    readonly priority: string;
    readonly budget_minutes: number | null;
    readonly budget_amount: number | null;
    readonly is_billable: boolean;
    readonly hourly_rate: number | null;
    readonly color: string;
    readonly custom_fields: Record<string, { value: CustomValue }>;
    readonly tagIds: readonly number[];
  };
  readonly tasks: readonly StoredPlannedTask[];
}

/** A task of a plan; other tasks are named by their position in it. */
export interface StoredPlannedTask {
  readonly title: string;
  readonly description: string;
  readonly est_hours: number;
  readonly priority: string;
  readonly is_billable: boolean | null;
  readonly hourly_rate: number | null;
  readonly recurrence: string;
  readonly start: number | null;
  readonly due: number | null;
  readonly checklist: readonly ChecklistItem[];
  /** Undefined in templates that were saved before tasks had custom fields. */
  readonly custom_fields?: Record<string, { value: CustomValue }>;
  readonly tagIds: readonly number[];
  readonly parent: number | null;
  readonly blocked_by: readonly number[];
}

/**
 * Values that PostgreSQL knows only as JSON or as text, by table and column. The types of tables take them from here; a column of
 * JSON needs a line.
 */
export interface StoredValues {
  'audit_log.changes': Record<string, readonly [unknown, unknown]>;
  'billing_settings.settings': Partial<BillingSettings> & { readonly lastTaxId?: number };
  'bulk_works.request': object;
  'carts.details': CheckoutDetails;
  'carts.problems': Readonly<Record<string, string>>;
  'collection_items.values': ItemValues;
  'collections.fields': CollectionField[];
  'custom_fields.options': string[];
  'custom_fields.type': CustomFieldType;
  'customer_merges.added_tags': number[];
  'customer_merges.after': MergedValues;
  'customer_merges.before': MergedValues;
  'customer_merges.merged_ids': number[];
  'customer_merges.moved': Record<string, [id: number, customerId: number][]>;
  'customers.addresses': Address[];
  'customers.contacts': Contact[];
  'customers.custom_fields': Record<string, { value: CustomValue }>;
  'email_campaigns.filters': object;
  'email_campaigns.ab_test': AbTest;
  'email_campaigns.send_window': SendWindow;
  'email_campaigns.guard_base': {
    readonly tried: number;
    readonly bounces: number;
    readonly complaints: number;
  };
  'email_bounce_settings.provider': BounceProvider;
  'email_sends.bounce': '' | 'soft' | 'hard';
  'email_sends.device': '' | EmailDevice;
  'email_sends.recent_clicks': readonly (readonly [
    link: number,
    at: number,
    agent: string,
    isNew: boolean,
  ])[];
  'email_automation_versions.start': AutomationStart;
  'email_automation_versions.steps': readonly AutomationStep[];
  'email_automations.start': AutomationStart;
  'email_automations.steps': readonly AutomationStep[];
  'email_segments.filters': object;
  'sender_domains.checks': readonly DomainCheck[];
  'email_campaigns.list_ids': readonly number[];
  'email_campaigns.exclude_list_ids': readonly number[];
  'exports.format': ExportFormat;
  'exports.request': object;
  'failed_jobs.payload': Record<string, unknown>;
  'form_submissions.answers': FormAnswer[];
  'form_submissions.files': FormFile[];
  'form_submissions.utm': Record<string, string>;
  'import_corrections.cells': string[];
  'import_pictures.skus': string[];
  'import_rows.before': Record<string, unknown>;
  'import_rows.cells': string[];
  'invoices.bill_to': StoredBillTo;
  'invoices.lines': DocumentLine[];
  'invoices.status': InvoiceStatus;
  'invoices.type': InvoiceType;
  'invoices.deposit_type': DiscountType;
  'invoices.tax_lines': Invoice['taxLines'];
  'document_events.mail': DocumentMail;
  'statement_mails.mail': DocumentMail;
  'document_events.type': DocumentEventType;
  'invoice_payments.kind': InvoicePayment['kind'];
  'invoice_payments.method': InvoicePaymentMethod;
  'invoice_payments.status': InvoicePayment['status'];
  'imports.checked': NonNullable<Import['check']>;
  'imports.columns': string[];
  'imports.made_categories': number[];
  'imports.mapping': string[];
  'imports.replacements': { column: number; from: string; to: string }[];
  'imports.sample': string[][];
  'imports.undo_report': ImportUndoReport;
  'inventory_movements.attributes': ProductVariant['attributes'];
  'list_members.consent': Record<string, string>;
  'media.crop': Crop;
  'media.original': StoredOriginal;
  'media.variants': StoredVariant[];
  'order_events.type': OrderEventType;
  'order_items.options': OrderItem['selectedOptions'];
  'order_items.stock_status': StockStatus;
  'order_items.taken': AllocatedStock[];
  'orders.addresses': { billing: OrderAddress; shipping: OrderAddress | null };
  'orders.coupons': { code: string; discount: number }[];
  'orders.payment_method': { key: string; label: string };
  'orders.shipping_method': { id: string; name: string };
  'orders.tax_lines': TaxLine[];
  'orders.tracking': TrackingNumber[];
  'outbox.payload': object;
  'overview_layouts.layout': OverviewLayout;
  'pages.live_version': LiveVersion;
  'payments.covers': RefundCoverage;
  'payments.refund_email': RefundEmail;
  'personal_views.config': object;
  'product_variants.attributes': ProductVariant['attributes'];
  'products.attributes': ProductAttribute[];
  'products.images': ProductImage[];
  'recurring_invoices.bill_to': StoredBillTo;
  'recurring_invoices.lines': DocumentLine[];
  'recurring_invoices.tax_lines': Invoice['taxLines'];
  'release_items.before': StateBeforeRelease;
  'quotes.bill_to': StoredBillTo;
  'quotes.lines': DocumentLine[];
  'quotes.status': QuoteStatus;
  'quotes.deposit_type': DiscountType;
  'quotes.tax_lines': Quote['taxLines'];
  'quotes.signature': NonNullable<Quote['signature']>;
  'saved_views.config': object;
  'settings.value': Record<string, unknown>;
  'shop_settings.cart': Partial<Omit<CartSettings, 'enabled'>>;
  'shop_settings.orders': Partial<StoredWebOrderSettings>;
  'site_events.item': EventItem;
  'started_sites.made': StartedWork;
  'started_sites.site': StarterSiteName;
  'project_templates.plan': StoredProjectPlan;
  'projects.custom_fields': Record<string, { value: CustomValue }>;
  'tasks.custom_fields': Record<string, { value: CustomValue }>;
  'tags.color': TagColor;
  'tasks.checklist': ChecklistItem[];
  'work_comments.mentions': number[];
  'page_comments.mentions': number[];
  'roles.base_role': RoleId;
  'invitations.role_id': RoleId;
  'users.date_style': DateStyle;
  'users.number_style': NumberStyle;
}
