import type { Operation } from '@org/content';

/** Operations that were made together. */
export interface JournalStep {
  readonly operations: readonly Operation[];
  /** True for those of undo and redo, which lead between trees that were both allowed. */
  readonly trusted: boolean;
}

/** What is known of one tab's unsaved work on one document, without the work itself. */
export interface JournalHead {
  readonly key: string;
  /** The record, as `page.7` or `template.3`. */
  readonly document: string;
  /** The tab that keeps it; another takes it over when that one is gone. */
  readonly tab: string;
  /** Version of the record that it is based on. */
  readonly version: number;
  /** ms since the epoch of the last operation. */
  readonly at: number;
  /** Steps since the base. */
  readonly steps: number;
}

/** One thing to keep, whole or not at all. */
export interface JournalWrite {
  readonly head: JournalHead;
  /** The tree that the steps begin at, as text or as packed content; all steps that were kept go with it. */
  readonly base?: string | undefined;
  /** Null takes the step away. */
  readonly step?: { readonly slot: number; readonly value: JournalStep | null } | undefined;
}

/** Where unsaved work is kept as a tree and the operations since. Every call rejects when the browser refuses it. */
export interface JournalDatabase {
  write(write: JournalWrite): Promise<void>;
  heads(): Promise<readonly JournalHead[]>;
  read(key: string): Promise<{ base: string; steps: readonly JournalStep[] } | undefined>;
  remove(keys: readonly string[]): Promise<void>;
}
