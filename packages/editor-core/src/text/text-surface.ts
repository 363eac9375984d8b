/** A text while somebody writes in it. */
export interface TextSurface {
  /** What it was, in the form in which `read` gives it: a text that says the same was not changed. */
  readonly before: string;
  /** What it is now, as the block's prop keeps it. */
  read(): string;
  /** Ends the writing; the element's content is left to who opened it. */
  close(): void;
}
