/** An editable surface of a text. */
export interface TextSurface {
  /** Initial text in the format of `read`, to detect changes. */
  readonly before: string;
  /** Returns the current text in the format of the block's prop. */
  read(): string;
  /** Ends editing; the caller handles the element's content. */
  close(): void;
}
