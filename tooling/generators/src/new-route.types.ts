import type { Domain } from './domains.ts';

/** A new route with all names derived from its options. */
export interface NewRoute {
  /** Domain of the server that its module belongs to. */
  readonly domain: Domain;
  /** `price-lists`: folder, file names, path. */
  readonly plural: string;
  /** `price-list` */
  readonly singular: string;
  /** Module of the permission table, `price_lists`. */
  readonly permission: string;
  /** Number of the migration, `0005`. */
  readonly step: string;
}
