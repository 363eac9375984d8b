import type {
  Address,
  CampaignStatus,
  CategoryKind,
  CustomerStatus,
  CustomFieldType,
  CustomValue,
  FormAnswer,
  FormFile,
  FormSubmissionStatus,
  Notified,
  PostStatus,
  TagColor,
  VehicleType,
} from '@org/schema';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { EntityTable, Json, Made, TenantId } from './column-types.ts';

interface CustomersTable extends EntityTable {
  firstname: Generated<string>;
  lastname: Generated<string>;
  display_name: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  country: Generated<string>;
  company: Generated<string>;
  job_title: Generated<string>;
  website: Generated<string>;
  status: Generated<CustomerStatus>;
  source: Generated<string>;
  owner_id: number | null;
  addresses: Json<Address[]>;
  custom_fields: Json<Record<string, { value: CustomValue }>>;
  consent_email: Generated<boolean>;
  consent_sms: Generated<boolean>;
  /** The names in lower case, kept by the database. */
  display_name_key: GeneratedAlways<string>;
  firstname_key: GeneratedAlways<string>;
  lastname_key: GeneratedAlways<string>;
  email_key: GeneratedAlways<string>;
  company_key: GeneratedAlways<string>;
  country_key: GeneratedAlways<string>;
  source_key: GeneratedAlways<string>;
  /** Its number in the system that it was imported from. */
  imported_id: string | null;
}
export type CustomerRecord = Selectable<CustomersTable>;

interface VehiclesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  customer_id: number;
  type: VehicleType;
  vin: string;
  make: string;
  model: string;
  year: string;
  color: string;
  plate: string;
  odometer: number | null;
  check_in_status: string;
  notes: string;
  created_at: Made<Date>;
}
export type VehicleRecord = Selectable<VehiclesTable>;

interface NotesTable extends EntityTable {
  title: string;
  /** The title in lower case, kept by the database. */
  title_key: GeneratedAlways<string>;
  content: Generated<string>;
  /** A calendar day, `YYYY-MM-DD`. */
  due_date: ColumnType<string | null, string | null | undefined, string | null>;
  customer_id: number | null;
  pinned: Generated<boolean>;
  done: Generated<boolean>;
  remind_at: Made<Date | null>;
}
export type NoteRecord = Selectable<NotesTable>;

interface CategoriesTable extends EntityTable {
  kind: CategoryKind;
  category: string;
  slug: string;
  description: Generated<string>;
  thumbnail: Generated<string>;
  parent_id: number | null;
  sort: Generated<number>;
}
export type CategoryRecord = Selectable<CategoriesTable>;

interface BlogPostsTable extends EntityTable {
  title: string;
  /** The title in lower case, kept by the database. */
  title_key: GeneratedAlways<string>;
  slug: string;
  excerpt: Generated<string>;
  /** Guarded markup. */
  content: Generated<string>;
  featured_image: Generated<string>;
  publish_date: Date;
  status: Generated<PostStatus>;
  reading_minutes: Generated<number>;
  canonical_url: Generated<string>;
  meta_title: Generated<string>;
  meta_keywords: Generated<string>;
  meta_description: Generated<string>;
  focus_keyphrase: Generated<string>;
  og_image: Generated<string>;
  noindex: Generated<boolean>;
}
export type BlogPostRecord = Selectable<BlogPostsTable>;

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
  created_at: Made<Date>;
}

interface FormSubmissionsTable extends EntityTable {
  subject: string;
  subject_key: GeneratedAlways<string>;
  form_name: Generated<string>;
  form_name_key: GeneratedAlways<string>;
  email: Generated<string>;
  email_key: GeneratedAlways<string>;
  status: Generated<FormSubmissionStatus>;
  message: Generated<string>;
  guid: Generated<string>;
  page_url: Generated<string>;
  answers: JSONColumnType<FormAnswer[], string | undefined, string>;
  files: JSONColumnType<FormFile[], string | undefined, string>;
  utm: JSONColumnType<Record<string, string>, string | undefined, string>;
  visitor_id: Generated<string>;
  recipients: Generated<string[]>;
  /** Result of notifying the recipients; '' while it is pending. */
  notified: Generated<Notified>;
  customer_id: number | null;
  assignee_id: number | null;
}
export type FormSubmissionRecord = Selectable<FormSubmissionsTable>;

interface FormRepliesTable {
  tenant_id: TenantId;
  submission_id: number;
  id: GeneratedAlways<number>;
  subject: string;
  text: string;
  author_id: number;
  created_at: Made<Date>;
}

interface EmailListsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  guid: Generated<string>;
  name: string;
  description: Generated<string>;
  /** Visitors can only sign up to public lists. */
  visibility: Generated<'public' | 'private'>;
  /** `double`: subscribers confirm by email before they get anything. */
  optin: Generated<'single' | 'double'>;
  is_default: Generated<boolean>;
  version: Generated<number>;
  created_at: Made<Date>;
  updated_at: Made<Date>;
}
export type EmailListRecord = Selectable<EmailListsTable>;

interface SubscribersTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  guid: Generated<string>;
  /** In lower case. */
  email: string;
  firstname: Generated<string>;
  lastname: Generated<string>;
  customer_id: ColumnType<number | null, number | null | undefined, number | null>;
  status: Generated<'enabled' | 'suppressed'>;
  suppressed_reason: Generated<string>;
  source: Generated<string>;
  created_at: Made<Date>;
  updated_at: Made<Date>;
}

export type SubscriberRecord = Selectable<SubscribersTable>;

interface ListMembersTable {
  tenant_id: TenantId;
  list_id: number;
  subscriber_id: number;
  status: 'unconfirmed' | 'subscribed' | 'unsubscribed';
  /** Time, IP address and form of the sign-up, the confirmation and the unsubscription. */
  consent: JSONColumnType<Record<string, string>, string | undefined, string>;
  /** When they were asked to confirm. */
  mailed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  updated_at: Made<Date>;
}
export type ListMemberRecord = Selectable<ListMembersTable>;

interface CampaignsTable extends EntityTable {
  name: string;
  name_key: GeneratedAlways<string>;
  subject: Generated<string>;
  subject_key: GeneratedAlways<string>;
  preheader: Generated<string>;
  status: Generated<CampaignStatus>;
  filters: JSONColumnType<object> | null;
  content: string | null;
  scheduled_at: Date | null;
  sent_at: Date | null;
}
export type CampaignRecord = Selectable<CampaignsTable>;

interface CampaignRevisionsTable {
  tenant_id: TenantId;
  campaign_id: number;
  version: number;
  name: string;
  subject: string;
  preheader: string;
  content: string | null;
  label: Generated<string>;
  user_id: number | null;
  created_at: Made<Date>;
}

interface SearchWordsTable {
  tenant_id: TenantId;
  entity: string;
  entity_id: number;
  word: string;
}

interface RowCountsTable {
  tenant_id: TenantId;
  entity: string;
  n: number;
}

interface TagsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  entity: string;
  name: string;
  slug: string;
  color: ColumnType<TagColor, TagColor | undefined, TagColor>;
  created_at: Made<Date>;
}
export type TagRecord = Selectable<TagsTable>;

interface TaggingsTable {
  tenant_id: TenantId;
  entity: string;
  entity_id: number;
  tag_id: number;
}

interface SavedViewsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  user_id: number;
  entity: string;
  name: string;
  config: Json<object>;
  is_shared: boolean;
  is_default: boolean;
  version: Generated<number>;
  created_at: Made<Date>;
  updated_at: Made<Date>;
}
export type SavedViewRecord = Selectable<SavedViewsTable>;

interface CustomFieldsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  entity: string;
  key: string;
  label: string;
  type: CustomFieldType;
  options: Json<string[]>;
  required: boolean;
  field_group: string;
  sort: number;
  show_in_list: boolean;
  version: Generated<number>;
}
export type CustomFieldRecord = Selectable<CustomFieldsTable>;

/** Tables of a tenant's entities and of their lists. */
export interface EntityTables {
  blog_post_categories: BlogPostCategoriesTable;
  blog_post_revisions: BlogPostRevisionsTable;
  blog_posts: BlogPostsTable;
  categories: CategoriesTable;
  custom_fields: CustomFieldsTable;
  customers: CustomersTable;
  email_campaign_revisions: CampaignRevisionsTable;
  email_campaigns: CampaignsTable;
  email_lists: EmailListsTable;
  form_replies: FormRepliesTable;
  form_submissions: FormSubmissionsTable;
  list_members: ListMembersTable;
  notes: NotesTable;
  row_counts: RowCountsTable;
  saved_views: SavedViewsTable;
  search_words: SearchWordsTable;
  subscribers: SubscribersTable;
  taggings: TaggingsTable;
  tags: TagsTable;
  vehicles: VehiclesTable;
}
