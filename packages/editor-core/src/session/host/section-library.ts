import type { BlockTemplate } from '@org/content';

/** A ready-made section of a page. */
export interface LibrarySection {
  /** Unique among the sections. */
  readonly key: string;
  /** Key of its kind. */
  readonly kind: string;
  readonly name: string;
  /** Search words besides those of the name and the kind. */
  readonly words?: string | undefined;
  readonly template: BlockTemplate;
  /** Template for a page that has a title already; by default `template`. */
  readonly belowTitle?: BlockTemplate | undefined;
}

/** A kind of sections. */
export interface LibraryKind {
  readonly key: string;
  readonly label: string;
  /** Other words for it that people search for. */
  readonly words: string;
}

/** A ready-made page: a list of sections. */
export interface LibraryPage {
  /** Unique among the pages. */
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** Search words besides those of the name and the description. */
  readonly words: string;
  readonly sections: readonly LibrarySection[];
}

/** Ready-made sections and pages, which are shown in the theme of the tenant. */
export interface SectionLibrary {
  /** Kinds in the order of the list. */
  readonly kinds: readonly LibraryKind[];
  readonly sections: readonly LibrarySection[];
  readonly pages: readonly LibraryPage[];
}
