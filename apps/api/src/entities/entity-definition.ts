import type { AppError, EntityName, PermissionModule, TagRef } from '@org/schema';
import type { RawBuilder, SqlBool } from 'kysely';
import type { AskedList, ListDefinition } from '../database/list-definition.ts';
import type { TenantTables } from '../database/tables.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import type { TenantWrite } from '../events/record-change.ts';

/** What every row of an entity has. */
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

/** Fields of a body, and the record whose parts they name. */
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
  /** What people call one and several. */
  readonly words: readonly [one: string, many: string];
  readonly module: PermissionModule;
  readonly table: keyof TenantTables & string;
  readonly list: EntityListing;
  /** Columns that say whose a row is: who may not view all sees what is theirs by one of them. */
  readonly ownerColumns?: readonly string[];
  readonly hasCustomFields?: boolean;
  // Methods, so that an entity of a certain row is one of any row.
  /** Conditions of the list's own filters. */
  ownFilters?(query: AskedList & Columns): RawBuilder<SqlBool>[];
  /** What a body's fields are stored as. Errors: `validation_failed` for what only the database can tell to be wrong. */
  toColumns(
    write: TenantWrite,
    fields: Fields,
    current: Row | undefined,
  ): Promise<Columns> | Columns;
  /** The same for many bodies, where that takes no more statements than one; what is wrong with a body stands in its place. */
  toManyColumns?(
    write: TenantWrite,
    bodies: readonly RecordBody<Row, Fields>[],
  ): Promise<readonly (Columns | AppError)[]>;
  /** Keeps what lies in tables of its own, after the rows themselves; none of the records is there twice. */
  saveRelations?(write: TenantWrite, parts: readonly RecordParts<Fields>[]): Promise<void>;
  /** Tells of which records the parts would be others, so that a file which says what is there already changes nothing. Shape: → ids. */
  changedParts?(tx: TenantTx, parts: readonly RecordParts<Fields>[]): Promise<ReadonlySet<number>>;
  /** What `saveRelations` has kept of records, as it takes it: so that changes can be taken back. Shape: ids → parts by id. */
  getParts?(tx: TenantTx, ids: readonly number[]): Promise<(id: number) => Partial<Fields>>;
  /**
   * What parts are put back to: what came or went since a change of them stays so. Shape: parts before the change, and as it left
   * them where that is known → in their order the parts to keep, and whether something has come or gone.
   */
  revertRelations?(
    tx: TenantTx,
    parts: readonly ChangedParts<Fields>[],
  ): Promise<readonly { readonly fields: Fields; readonly isMoved: boolean }[]>;
  /** Prepares rows for a change of many, before their columns are set. */
  beforeMany?(write: TenantWrite, ids: readonly number[], set: Columns): Promise<void>;
  /**
   * Keeps what a change of many leaves behind, such as their saved states, after the rows themselves; told what was set.
   * Errors: `validation_failed` for what does not go together in one of them.
   */
  keepMany?(write: TenantWrite, ids: readonly number[], set: Columns): Promise<void>;
  /** Lets go of what stands on rows that go to the trash, before they go. */
  beforeTrash?(write: TenantWrite, ids: readonly number[]): Promise<void>;
  /** Keeps what follows from where rows are, after they went to the trash or came back. */
  afterMove?(write: TenantWrite, ids: readonly number[]): Promise<void>;
  /** Makes rows of the trash fit to stand among the others again, before they come back. */
  beforeRestore?(write: TenantWrite, ids: readonly number[]): Promise<void>;
  /** Rows as calls answer them, with all that is read beside them in one go. */
  toRecords(tx: TenantTx, rows: readonly Row[], getTags: TagsOf): Promise<readonly Rec[]>;
  /** The same with what lists leave out, where searches find a record by some of that. */
  toWholeRecords?(tx: TenantTx, rows: readonly Row[], getTags: TagsOf): Promise<readonly Rec[]>;
  /** What the list calls otherwise than the record does: its values by the names of its fields. */
  listedAs?(record: Rec): Readonly<Record<string, unknown>>;
  /** The texts that a search finds a record by. */
  searchTexts(record: Rec): readonly (string | null | undefined)[];
  /** What a record is called in messages and in the trash. */
  getTitle(record: Rec): string;
}

/** How an entity is listed, whatever its columns are. */
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

/** Keeps the exact types of an entity. */
export function defineEntity<Row extends EntityRow, Rec extends object, Fields extends object>(
  kind: EntityDefinition<Row, Rec, Fields>,
): EntityDefinition<Row, Rec, Fields> {
  return kind;
}

/** Parts that are kept record by record. */
export function eachByItself<Fields>(
  keep: (write: TenantWrite, id: number, fields: Fields) => Promise<void>,
): (write: TenantWrite, parts: readonly RecordParts<Fields>[]) => Promise<void> {
  return async (write, parts) => {
    for (const { id, fields } of parts) await keep(write, id, fields);
  };
}
