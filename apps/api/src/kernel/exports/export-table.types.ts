/** A value of a cell; numbers stay numbers where a file tells them from texts. */
export type ExportCell = string | number;

/** Takes the next part of a file. */
export type WritePart = (part: string | Uint8Array) => Promise<void>;

/** A table that is written into a file as its rows come, its heading first. */
export interface ExportTable {
  readonly add: (rows: readonly (readonly ExportCell[])[]) => Promise<void>;
  readonly end: () => Promise<void>;
}
