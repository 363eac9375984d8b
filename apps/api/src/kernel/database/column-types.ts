import type { ColumnType, JSONColumnType } from 'kysely';

/** Column of a tenant's id: set at the start of a row's life and never changed. */
export type TenantId = ColumnType<number, number, never>;

/** Column of JSON with a default: a value when it is read, and text when it is written. */
export type Json<Value> = JSONColumnType<Value & object, string | undefined, string>;
/** Column of JSON that may be missing. */
export type NullableJson<Value> = ColumnType<
  Value | null,
  string | null | undefined,
  string | null
>;

/** An amount of money: exact text when it is read. */
export type Amount = ColumnType<string, number | undefined, number>;
/** An amount of money that may be missing. */
export type NullableAmount = ColumnType<string | null, number | null | undefined, number | null>;
