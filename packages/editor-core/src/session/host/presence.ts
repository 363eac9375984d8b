import type { NodeId } from '@org/schema/entities';

/** Another person who has the open page in the editor. */
export interface PageVisitor {
  readonly id: number;
  readonly displayName: string;
  /** Block that the person has selected, or null. */
  readonly node: NodeId | null;
}

/** Visit of the user to a page, which others see. */
export interface PageVisit {
  /** Tells the others which block is selected; null for none. */
  readonly select: (node: NodeId | null) => void;
  /** Tells the others that the user closed the page. */
  readonly leave: () => void;
}

/** A page that another person, or another tab, saved. */
export interface PageChange {
  /** Null when it may be any page. */
  readonly id: number | null;
  /** Its version; infinite when it is not known. */
  readonly version: number;
  /** Name of the person; '' for the user in another tab, and when it is not known. */
  readonly by: string;
}
