import type {
  BulkWorkAction,
  BulkWorkStatus,
  ExportFormat,
  Import,
  ImportStatus,
  ImportUndoReport,
  OnMatch,
  Settings,
  StartedSite,
  StarterSiteName,
} from '@org/schema';
import type { Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { Json, Made, TenantId } from './column-types.ts';

interface BulkWorksTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  user_id: number;
  entity: string;
  action: BulkWorkAction;
  /** Purpose and values of the change; for a restoration, the deletion that it undoes. */
  request: Json<object>;
  status: Generated<BulkWorkStatus>;
  total: number | null;
  done: Generated<number>;
  changed: Generated<number>;
  failed: Generated<number>;
  /** Id of the last processed record. */
  after_id: Generated<number>;
  /** The work that undoes it. */
  undone_by: number | null;
  error: Generated<string>;
  created_at: Made<Date>;
  finished_at: Made<Date | null>;
}
export type BulkWorkRecord = Selectable<BulkWorksTable>;

interface BulkWorkRowsTable {
  tenant_id: TenantId;
  work_id: number;
  entity_id: number;
  /** Null until the record was processed. */
  is_changed: boolean | null;
  /** Reason for leaving the record unchanged; '' otherwise. */
  error: Generated<string>;
}

interface ExportsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  guid: string;
  user_id: number;
  entity: string;
  format: ExportFormat;
  request: Json<object>;
  status: Generated<'waiting' | 'running' | 'done' | 'failed' | 'expired'>;
  total: number | null;
  done: Generated<number>;
  error: Generated<string>;
  created_at: Made<Date>;
  expires_at: Made<Date | null>;
}
export type ExportRecord = Selectable<ExportsTable>;

interface ImportsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  guid: string;
  user_id: number;
  entity: string;
  filename: string;
  status: Generated<ImportStatus>;
  columns: Json<string[]>;
  sample: Json<string[][]>;
  mapping: Json<string[]>;
  match_on: Generated<string>;
  on_match: Generated<OnMatch>;
  /** Name of the form of another program that the file has; '' for none. */
  form: Generated<string>;
  /** Number of rows of the file; null for imports before formats existed, where each row is a record. */
  line_count: number | null;
  /** Rows that are a part of a record. */
  parts: Generated<number>;
  makes_missing: Generated<boolean>;
  /** Ids of categories that it has made. */
  made_categories: Json<number[]>;
  /** Records of the file. */
  total: number;
  processed: Generated<number>;
  created: Generated<number>;
  updated: Generated<number>;
  skipped: Generated<number>;
  failed: Generated<number>;
  /** Result of a dry run. */
  checked: JSONColumnType<
    NonNullable<Import['check']> | null,
    string | null | undefined,
    string | null
  >;
  /** Values that people replaced in a column after a check. */
  replacements: Json<{ column: number; from: string; to: string }[]>;
  /** Number of records that an undo removed, restored and left unchanged, with reasons. */
  undo_report: JSONColumnType<ImportUndoReport | null, string | null | undefined, string | null>;
  error: Generated<string>;
  version: Generated<number>;
  created_at: Made<Date>;
  started_at: Made<Date | null>;
  finished_at: Made<Date | null>;
}
export type ImportRecord = Selectable<ImportsTable>;

/** Outcome of a row of a file. */
export type ImportOutcome = 'created' | 'updated' | 'skipped' | 'failed';

interface ImportRowsTable {
  tenant_id: TenantId;
  import_id: number;
  row_no: number;
  outcome: ImportOutcome;
  entity_id: number | null;
  /** Version of the record that the import left behind. */
  entity_version: number | null;
  /** Columns of an updated record as they were. */
  before: JSONColumnType<Record<string, unknown> | null, string | null | undefined, never>;
  error: Generated<string>;
  /** Effect of the undo on the record; '' before. */
  undo: Generated<'' | 'removed' | 'restored' | 'kept'>;
  /** Reason for leaving the record unchanged in an undo, and its title. */
  undo_reason: Generated<string>;
  undo_title: Generated<string>;
  /** Cells of a failed row, to be corrected. */
  cells: JSONColumnType<string[] | null, string | null | undefined, never>;
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

interface StartedSitesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  site: StarterSiteName;
  user_id: number;
  status: Generated<StartedSite['status']>;
  look: boolean;
  homepage: boolean;
  done: Generated<number>;
  total: number;
  /** Ids of what was made, and what was there before. */
  made: JSONColumnType<StartedWork, string | undefined, string>;
  error: Generated<string>;
  created_at: Made<Date>;
  updated_at: Generated<Date>;
}
export type StartedSiteRecord = Selectable<StartedSitesTable>;

interface FetchedPicturesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  address: string;
  /** Hash of the address, which may be longer than an index takes. */
  address_key: string;
  status: Generated<'waiting' | 'done' | 'failed'>;
  tries: Generated<number>;
  next_at: Generated<Date>;
  /** The picture in the library; null before it is there, and once it has gone for good. */
  media_id: number | null;
  error: Generated<string>;
}
export type FetchedPictureRecord = Selectable<FetchedPicturesTable>;

interface ImportPicturesTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  import_id: number;
  /** Row of the file that names it. */
  row_no: number;
  fetched_id: number;
  product_id: number;
  /** Position among the pictures of the product; null for a picture of variants only. */
  place: number | null;
  alt: Generated<string>;
  /** SKUs of the variants that show it. */
  skus: Json<string[]>;
  is_placed: Generated<boolean>;
  error: Generated<string>;
}
export type ImportPictureRecord = Selectable<ImportPicturesTable>;

interface ImportCorrectionsTable {
  tenant_id: TenantId;
  import_id: number;
  row_no: number;
  /** All cells of the row as people corrected them before the import. */
  cells: Json<string[]>;
}

/** Tables of background work. */
interface FirstStepsTable {
  tenant_id: TenantId;
  is_hidden: boolean;
  hidden_by: number;
  updated_at: Made<Date>;
}

export interface WorkTables {
  bulk_work_rows: BulkWorkRowsTable;
  bulk_works: BulkWorksTable;
  exports: ExportsTable;
  fetched_pictures: FetchedPicturesTable;
  first_steps: FirstStepsTable;
  import_corrections: ImportCorrectionsTable;
  import_pictures: ImportPicturesTable;
  import_rows: ImportRowsTable;
  imports: ImportsTable;
  started_sites: StartedSitesTable;
}
