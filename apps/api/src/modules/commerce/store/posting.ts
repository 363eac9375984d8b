import type { RawBuilder, SqlBool } from 'kysely';

/** Products with one property, as a query that uses an index and as a condition on one product. */
export interface Posting {
  /** Cache key of the property. */
  readonly name: string;
  /** Query of `id`, possibly with duplicates. */
  readonly ids: RawBuilder<unknown>;
  /** True when all products are listed in the shop; otherwise some may be drafts. */
  readonly areListed?: boolean;
  /** True when all ids are products of the tenant; false for arbitrary ids of a request. */
  readonly areProducts?: boolean;
  has(id: RawBuilder<unknown>): RawBuilder<SqlBool>;
  /** Equivalent condition on a listed row `l`, if that is faster. */
  readonly onPlace?: RawBuilder<SqlBool>;
}
