import type { Domain } from './domains.ts';

/** Kinds of values that a field of a new entity can have. */
export const FIELD_KINDS = ['text', 'long', 'number', 'money', 'date', 'boolean', 'enum'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** One field of a new entity. */
export interface EntityField {
  /** In snake_case: property, column and part of addresses. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** `Due date`: label, heading, name in messages. */
  readonly label: string;
  /** Choices of an `enum`, the first of which is the usual one; empty for other kinds. */
  readonly choices: readonly string[];
}

/** A new entity with all names derived from its options. */
export interface NewEntity {
  /** Domain of the server that its module belongs to. */
  readonly domain: Domain;
  /** `price-lists`: folders, file names, address. */
  readonly plural: string;
  /** `price-list`: file names. */
  readonly singular: string;
  /** `PriceList` */
  readonly type: string;
  /** `PriceLists` */
  readonly types: string;
  /** `priceList` */
  readonly one: string;
  /** `priceLists`: its calls. */
  readonly many: string;
  /** `price_list`: its name in events, and its key in answers. */
  readonly key: string;
  /** `price_lists` */
  readonly table: string;
  /** `PRICE_LIST`: constants. */
  readonly upper: string;
  /** Singular and plural in the user interface. */
  readonly words: readonly [one: string, many: string];
  /** Module of the permission table. */
  readonly permission: string;
  /** Number of the migration, `0005`. */
  readonly step: string;
  /** Tabler name of the menu icon: `IconBox`. */
  readonly icon: string;
  /** The first one is what a record is called. */
  readonly fields: readonly EntityField[];
}
