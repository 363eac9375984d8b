import type {
  Address,
  CustomerStatus,
  CustomFieldType,
  CustomValue,
  TagColor,
  VehicleType,
} from '@org/schema';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { Made, TenantId } from './tables.ts';

/** What every row of an entity has. */
interface EntityTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Made<Date>;
  updated_at: Made<Date>;
  deleted_at: Made<Date | null>;
}

type Json<Value> = JSONColumnType<Value & object, string | undefined, string>;

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
  content: Generated<string>;
  /** A calendar day, `YYYY-MM-DD`. */
  due_date: ColumnType<string | null, string | null | undefined, string | null>;
  customer_id: number | null;
  pinned: Generated<boolean>;
  done: Generated<boolean>;
  remind_at: Made<Date | null>;
}
export type NoteRecord = Selectable<NotesTable>;

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

interface ExportsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  guid: string;
  user_id: number;
  entity: string;
  format: string;
  request: Json<object>;
  status: Generated<'waiting' | 'running' | 'done' | 'failed' | 'expired'>;
  total: number | null;
  done: Generated<number>;
  error: Generated<string>;
  created_at: Made<Date>;
  expires_at: Made<Date | null>;
}
export type ExportRecord = Selectable<ExportsTable>;

/** Tables of a tenant's entities, and of what their lists stand on. */
export interface EntityTables {
  custom_fields: CustomFieldsTable;
  customers: CustomersTable;
  exports: ExportsTable;
  notes: NotesTable;
  row_counts: RowCountsTable;
  saved_views: SavedViewsTable;
  search_words: SearchWordsTable;
  taggings: TaggingsTable;
  tags: TagsTable;
  vehicles: VehiclesTable;
}
