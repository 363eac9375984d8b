import type { ReadingContext } from '@org/schema';
import type { Access } from '@org/schema/contract';
import type { AnyObjectSchema } from 'yup';
import type { ImportOutcome, ImportRecord } from '../database/records.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import type { TenantWrite } from '../events/record-change.ts';
import type { SendJob } from '../jobs/send-job.ts';
import type { Cells, ImportField } from './import-field.ts';
import { plainHeading } from './import-field.ts';
import type { ImportForm } from './import-format.ts';
import type { UndoneImport } from './revert-entities.ts';
import type { RevertedRecord } from './revert-plan.ts';

/** One row of a file, read: of the fields that it names, what calls would take for them. */
export interface ImportRow {
  /** Line of the file as a spreadsheet counts it: the heading is 1. */
  readonly no: number;
  /** Value that existing records are matched by; '' for none. */
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Cells of the row that are not part of the body, such as names that only the database knows. */
  readonly cells: Cells;
  /** Returns the label of a value of the body, when it is not the name of the field. */
  readonly where?: ((path: string) => string | undefined) | undefined;
  /** True where its record is to change whatever the body says: it brings more than that, such as a picture that is still to come. */
  readonly isMore?: boolean;
}

/** Outcome of a row. */
export interface RowOutcome {
  readonly no: number;
  readonly outcome: ImportOutcome;
  readonly id?: number;
  readonly version?: number;
  /** Values before the change that `revert` needs. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly error?: string;
}

/** A row, and the record that it is to change. */
export interface RowChange {
  readonly row: ImportRow;
  readonly id: number;
}

/** A row that is tried, and the record that it would change; undefined for a new one. */
export interface TriedRow {
  readonly row: ImportRow;
  readonly id: number | undefined;
}

/** Picture that could not be fetched or used, and the reason. */
export interface FailedPicture {
  readonly row_no: number;
  /** Name of the record that it belongs to. */
  readonly record: string;
  readonly address: string;
  readonly error: string;
}

/** Pictures that rows name by their URL, which are fetched after the import. */
export interface ImportPictures {
  /** Returns how many pictures of an import are done, failed or waiting; each URL counts once. */
  count(
    tx: TenantTx,
    importId: number,
  ): Promise<{ readonly total: number; readonly done: number; readonly failed: number }>;
  /** Returns the failed pictures of an import, by row. */
  listFailed(tx: TenantTx, importId: number): Promise<FailedPicture[]>;
  /**
   * Fetches the failed pictures of an import again.
   * @returns number of pictures
   */
  retry(write: TenantWrite, importId: number, send: SendJob): Promise<number>;
}

type StaffAccess = Extract<Access, { audience: 'staff' }>;

/** Kind of record that can be imported: its fields, and how records are found, created, changed and reverted. */
export interface ImportTarget {
  /** Plural name of the entity, as in its paths. */
  readonly entity: string;
  /** Singular and plural noun. */
  readonly words: readonly [one: string, many: string];
  /** Permissions for viewing, creating, changing and deleting a record by hand. */
  readonly access: Readonly<Record<'view' | 'create' | 'update' | 'remove', StaffAccess>>;
  /** Most rows of a file, where there are never more of them than that. */
  readonly most?: number;
  /** Fields by which a row can be known again. */
  readonly matchOn: readonly string[];
  /** Bodies of a creation and of a change. */
  readonly create: AnyObjectSchema;
  readonly update: AnyObjectSchema;
  /** Forms of other programs that files of it may have. */
  readonly forms?: readonly ImportForm[];
  /** True where records that rows name can be made with them. */
  readonly canMakeMissing?: boolean;
  /** The target as one import uses it: in the form of its file, and with what its settings say. */
  bind?(record: Pick<ImportRecord, 'id' | 'format' | 'makes_missing'>, send: SendJob): ImportTarget;
  /** Makes one body of the rows of a record, of a target that is bound to a form. */
  readonly read?: ImportForm['read'] | undefined;
  /** Reverts what was created beside records, after the records. */
  afterUndo?(write: TenantWrite, record: ImportRecord): Promise<void>;
  /** Pictures of the rows; undefined for records without pictures. */
  readonly pictures?: ImportPictures;
  /** Fields that a column can be put into, the tenant's own too. */
  getFields(tx: TenantTx): Promise<readonly ImportField[]>;
  /** A body as the calls take it. */
  toBody(cells: Cells, reading: ReadingContext): Record<string, unknown>;
  /**
   * Returns problems of cells that the schema of the body does not find, by field: they are listed with the problems it does find,
   * so that a row is corrected once.
   */
  findProblems?(cells: Cells, reading: ReadingContext): Readonly<Record<string, string>>;
  /** Returns values of a new record that no cell has. */
  defaults?(): Readonly<Record<string, unknown>>;
  /**
   * Returns the value that a row is matched by.
   * @param name - field of `matchOn`
   * @returns text; '' for none
   */
  getKey(name: string, row: Omit<ImportRow, 'key'>): string;
  /**
   * Rows that are there already. Takes field of `matchOn`, keys.
   * @returns id by key; of several the oldest
   */
  find(
    write: TenantWrite,
    name: string,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  /**
   * Why rows cannot be taken, as only the database can tell, for a trial; none of them means another.
   * @param rows - each with the id of what it would change
   * @returns what says it: place of a row, what rows before it would have made → a sentence, or undefined
   */
  refusals(
    write: TenantWrite,
    rows: readonly TriedRow[],
  ): Promise<(at: number, made: ReadonlySet<string>) => string | undefined>;
  /** Returns names that later rows could refer to, beside the key of the row. */
  getTraces?(row: ImportRow): readonly string[];
  /**
   * Creates records of rows, in their order. Invalid rows have their outcome; rejects with errors that only the database finds.
   */
  make(write: TenantWrite, rows: readonly ImportRow[]): Promise<RowOutcome[]>;
  /** Changes records, each once; errors as in `make`. Records that already have the values are not changed. */
  change(write: TenantWrite, changes: readonly RowChange[]): Promise<RowOutcome[]>;
  /**
   * Which of these records their rows would leave as they are, for a trial.
   * @returns ids; without it none does
   */
  unchanged?(write: TenantWrite, changes: readonly RowChange[]): Promise<ReadonlySet<number>>;
  /** Refreshes search data of changed records together, when a change does not do so itself. */
  keepFound?(write: TenantWrite, ids: readonly number[]): Promise<void>;
  /**
   * Reverts what an import did to records, except to those that someone changed since. Takes ids, records of later rows first.
   * @returns what became of each
   */
  revert(write: TenantWrite, run: UndoneImport, ids: readonly number[]): Promise<RevertedRecord[]>;
}

/**
 * The field for each column, by its heading.
 * @returns names; '' for a column that is no field
 */
export function suggestMapping(
  columns: readonly string[],
  fields: readonly ImportField[],
): string[] {
  const taken = new Set<string>();
  return columns.map((column) => {
    const heading = plainHeading(column);
    const found = fields.find(
      ({ name, label, aliases = [] }) =>
        !taken.has(name) &&
        heading !== '' &&
        [name, label, ...aliases].some((word) => plainHeading(word) === heading),
    );
    if (found) taken.add(found.name);
    return found?.name ?? '';
  });
}
