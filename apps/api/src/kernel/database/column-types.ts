import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Column that the database fills in and that is written rarely. */
export type Made<Value> = ColumnType<Value, Value | undefined, Value>;
/** Column of a tenant's id: set at the start of a row's life and never changed. */
export type TenantId = ColumnType<number, number, never>;

/** Column of JSON: a value when it is read, and text when it is written. */
export type Json<Value> = JSONColumnType<Value & object, string | undefined, string>;

/** An amount of money: exact text when it is read. */
export type Amount = ColumnType<string, number | undefined, number>;
/** An amount of money that may be missing. */
export type AmountOrNone = ColumnType<string | null, number | null | undefined, number | null>;

/** Columns of every entity table. */
export interface EntityTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  author_id: number | null;
  version: Generated<number>;
  created_at: Made<Date>;
  updated_at: Made<Date>;
  deleted_at: Made<Date | null>;
}
