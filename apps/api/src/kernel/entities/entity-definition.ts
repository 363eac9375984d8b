import type { PermissionModule } from '@org/schema';
import type { EntityName, TagRef } from '@org/schema/entities';
import type { AppError } from '@org/schema/errors';
import type { RawBuilder, SqlBool } from 'kysely';
import type { AskedList, ListDefinition } from '../database/list-definition.ts';
import type { TenantTables } from '../database/tables.gen.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import type { TenantWrite } from '../events/record-change.ts';
import type { PartTables } from './trashed-records.ts';

/** Columns of every entity row. */
export interface EntityRow {
  readonly id: number;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
}

/** Columns with their values, as a statement takes them. */
export type Columns = Readonly<Record<string, unknown>>;

/** Fields of a body, and the record that they change; undefined for a new one. */
export interface RecordBody<Row, Fields> {
  readonly fields: Fields;
  readonly current: Row | undefined;
}

/** Fields of a body, with the id of the record whose relations they describe. */
export interface RecordParts<Fields> {
  readonly id: number;
  readonly fields: Fields;
}

/** Parts of a record before a change, and as the change left them; undefined where nobody has written that down. */
export interface ChangedParts<Fields> {
  readonly id: number;
  readonly before: Fields;
  readonly left: Fields | undefined;
}

/** A field of records that another module provides, which the module of the entity does not know. */
export interface EntityPart {
  /** Name of the field in records and bodies. */
  readonly field: string;
  /**
   * Returns the values of records.
   * @returns id → value
   */
  read(tx: TenantTx, ids: readonly number[]): Promise<(id: number) => unknown>;
  /**
   * Saves the value of a body.
   * @throws `validation_failed`
   */
  save(write: TenantWrite, id: number, value: unknown): Promise<void>;
}

/**
 * An entity on the server, as data and a few functions: from it come its calls, its list, its history, its tags, its search,
 * its bulk changes and its exports.
 */
export interface EntityDefinition<
  Row extends EntityRow,
  Rec extends object,
  Fields extends object,
> {
  /** Its name in events, in the audit log, in `taggings` and in `search_words`. */
  readonly entity: EntityName;
  /** Its name in the contract, and in saved views and exports. */
  readonly plural: string;
  /** Singular and plural noun. */
  readonly words: readonly [one: string, many: string];
  readonly module: PermissionModule;
  readonly table: keyof TenantTables & string;
  /** False for records that are never deleted, such as orders. @default as its list says */
  readonly hasTrash?: boolean;
  /** Tables whose rows are deleted for good together with a record. */
  readonly partTables?: PartTables;
  readonly list: EntityListing;
  /** Columns with the owner of a row: users without `can_view_all` only see rows that they own by one of these columns. */
  readonly ownerColumns?: readonly string[];
  /** Condition for rows that are a person's in other ways than by `ownerColumns`, such as ones assigned to them. */
  ownedBy?(personId: number): RawBuilder<SqlBool>;
  /** Condition for rows that are shown; others answer to nobody, such as those of a record in the trash. @default all */
  readonly shown?: RawBuilder<SqlBool>;
  /** Fields with rates: staff without `can_view_rates` of the module see null in them and cannot change them; histories leave them out. */
  readonly rateFields?: readonly string[];
  readonly hasCustomFields?: boolean;
  /** Fields of other modules; set when the modules are collected. */
  parts?: readonly EntityPart[];
  // Methods, so that an entity of a certain row is one of any row.
  /** Conditions of the list's own filters. */
  ownFilters?(query: AskedList & Columns): RawBuilder<SqlBool>[];
  /**
   * Returns the columns for the fields of a body.
   * @throws `validation_failed` for values that only the database can check
   */
  toColumns(
    write: TenantWrite,
    fields: Fields,
    current: Row | undefined,
  ): Promise<Columns> | Columns;
  /**
   * Returns the columns that a change of many records sets, for entities whose `toColumns` fills in the defaults of a new record.
   * @default the columns of a new record
   */
  toBulkColumns?(write: TenantWrite, set: Fields): Promise<Columns> | Columns;
  /** Returns the columns of many bodies with as few statements as for one; an invalid body has its error in its position. */
  toManyColumns?(
    write: TenantWrite,
    bodies: readonly RecordBody<Row, Fields>[],
  ): Promise<readonly (Columns | AppError)[]>;
  /** Saves relations, in tables of their own, after the rows; each record occurs once. */
  saveRelations?(write: TenantWrite, parts: readonly RecordParts<Fields>[]): Promise<void>;
  /**
   * Returns the ids of records whose relations would change, so that importing present values changes nothing.
   * @returns ids
   */
  changedParts?(tx: TenantTx, parts: readonly RecordParts<Fields>[]): Promise<ReadonlySet<number>>;
  /**
   * Reads the relations that `saveRelations` has saved, in the same shape, so that changes can be reverted.
   * @returns relations by id
   */
  getParts?(tx: TenantTx, ids: readonly number[]): Promise<(id: number) => Partial<Fields>>;
  /**
   * What parts are put back to: what came or went since a change of them stays so.
   * @param tx - parts before the change
   * @param parts - and as it left them where that is known
   * @returns in their order the parts to keep, and whether something has come or gone
   */
  revertRelations?(
    tx: TenantTx,
    parts: readonly ChangedParts<Fields>[],
  ): Promise<readonly { readonly fields: Fields; readonly isMoved: boolean }[]>;
  /** Prepares rows for a change of many, before their columns are set. */
  beforeMany?(write: TenantWrite, ids: readonly number[], set: Columns): Promise<void>;
  /**
   * Keeps what a change of many leaves behind, such as their saved states, after the rows themselves; told what was set.
   * @throws `validation_failed` for what does not go together in one of them
   */
  keepMany?(write: TenantWrite, ids: readonly number[], set: Columns): Promise<void>;
  /** Releases references to rows before they move to the trash. */
  beforeTrash?(write: TenantWrite, ids: readonly number[]): Promise<void>;
  /** Keeps what follows from where rows are, after they went to the trash or came back. */
  afterMove?(write: TenantWrite, ids: readonly number[]): Promise<void>;
  /** Makes rows of the trash fit to stand among the others again, before they come back. */
  beforeRestore?(write: TenantWrite, ids: readonly number[]): Promise<void>;
  /** Rows as calls answer them, with all that is read beside them in one go. */
  toRecords(tx: TenantTx, rows: readonly Row[], getTags: TagsOf): Promise<readonly Rec[]>;
  /** The same with what lists leave out, where searches find a record by some of that. */
  toWholeRecords?(tx: TenantTx, rows: readonly Row[], getTags: TagsOf): Promise<readonly Rec[]>;
  /**
   * Replaces names of other records by '' in records whose reader may not see those. Ids stay, so that saving a record keeps its
   * references.
   */
  hideNames?(
    reader: Pick<TenantWrite, 'tx' | 'actor'>,
    records: readonly Rec[],
  ): Promise<readonly Rec[]>;
  /** Returns filters and orders by names of other records for users who may see only some of those; undefined for other users. */
  listFor?(
    reader: Pick<TenantWrite, 'actor'>,
  ): Partial<Pick<EntityListing, 'filters' | 'orders'>> | undefined;
  /** Returns values of list cells that differ from the fields of the record, by field name. */
  listedAs?(record: Rec): Readonly<Record<string, unknown>>;
  /** The texts that a search finds a record by. */
  searchTexts(record: Rec): readonly (string | null | undefined)[];
  /** Returns the title of a record in messages and in the trash. */
  getTitle(record: Rec): string;
  /** Returns what tells records with the same title apart in search results; without it, nothing. */
  getSubtitle?(record: Rec): string;
}

/** Parts of an entity that lists need, without its column types. */
export type EntityListing = Omit<
  ListDefinition<TenantTables, keyof TenantTables, object>,
  'rows'
> & {
  rows(tx: TenantTx): unknown;
};

/** Tags of a row, by its id. */
export type TagsOf = (id: number) => TagRef[];

/** Any entity with such records, for what is the same for all. */
export type KindOf<Rec extends object> = EntityDefinition<EntityRow, Rec, object>;

/** Any entity. */
export type AnyEntityDefinition = KindOf<object>;

/** Applies a function of one record to each record. */
export function eachByItself<Fields>(
  keep: (write: TenantWrite, id: number, fields: Fields) => Promise<void>,
): (write: TenantWrite, parts: readonly RecordParts<Fields>[]) => Promise<void> {
  return async (write, parts) => {
    for (const { id, fields } of parts) await keep(write, id, fields);
  };
}
