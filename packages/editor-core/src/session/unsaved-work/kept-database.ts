import type { Operation } from '@org/content';

/** Operations that were applied together. */
export interface JournalStep {
  readonly operations: readonly Operation[];
  /** True for those of undo and redo, which lead between two valid trees. */
  readonly trusted: boolean;
}

/** Metadata of one tab's unsaved work on one document. */
export interface JournalHead {
  readonly key: string;
  /** Key of the record, such as `page.7` or `template.3`. */
  readonly document: string;
  /** The tab that owns it; another takes it over when that one is closed. */
  readonly tab: string;
  /** Version of the record that it is based on. */
  readonly version: number;
  /** ms since the epoch of the last operation. */
  readonly at: number;
  /** Number of steps since the base. */
  readonly steps: number;
}

/** An atomic write. */
export interface JournalWrite {
  readonly head: JournalHead;
  /** The tree that the steps start from, as JSON or as packed content; it replaces all stored steps. */
  readonly base?: string | undefined;
  /** Null removes the step. */
  readonly step?: { readonly slot: number; readonly value: JournalStep | null } | undefined;
}

/** Storage of unsaved work as a tree and the operations since. Every call rejects when the browser refuses it. */
export interface JournalDatabase {
  write(write: JournalWrite): Promise<void>;
  heads(): Promise<readonly JournalHead[]>;
  read(key: string): Promise<{ base: string; steps: readonly JournalStep[] } | undefined>;
  remove(keys: readonly string[]): Promise<void>;
}
