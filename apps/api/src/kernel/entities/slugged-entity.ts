import type { AddressOf } from './moved-addresses.repository.ts';

/** Records that each have one segment of an address of the site. */
export interface SluggedEntity {
  readonly table: 'blog_posts' | 'products';
  /** Path that the segment stands behind, with `/` at its end. */
  readonly path: string;
  /** Noun of a record in errors. */
  readonly word: string;
  /** Segments that the site answers itself. @default none */
  readonly reserved?: readonly string[];
  /** Returns the owner of a former slug. */
  readonly owner: (id: number) => AddressOf;
}
