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
