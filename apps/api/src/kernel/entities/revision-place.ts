import type { TenantTables } from '../database/tables.gen.ts';

/** Table and columns of the revisions of an entity. */
export interface RevisionPlace {
  /** Table of the records. */
  readonly of: keyof TenantTables & string;
  readonly table: keyof TenantTables & string;
  /** Column of the table that names the record. */
  readonly owner: string;
  /** Column with the title of the record; it is one of the saved columns. */
  readonly called: string;
  /** True for records that are published: their revisions have a `published_at`. */
  readonly isPublished?: boolean;
  /** Columns of a record that revisions save, among them `content`. */
  readonly kept: readonly string[];
}
