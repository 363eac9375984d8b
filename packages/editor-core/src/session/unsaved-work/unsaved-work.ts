import { encodeContent, loadContent, type Operation } from '@org/content';
import type { BuilderTree } from '@org/schema/entities';
import type { DocumentStore } from '../../model/document/document-store.ts';
import type { EditorStateStore } from '../state/editor-state-store.ts';
import { IndexedDatabase } from './indexed-database.ts';
import type { JournalDatabase, JournalStep } from './kept-database.ts';
import { OpenTabs } from './open-tabs.ts';
import { replaySteps } from './replay-steps.ts';
import { type WorkedOn, WorkJournal } from './work-journal.ts';
import { WorkingCopies } from './working-copy.ts';

/** Debounce delay before the whole working copy is written, ms. */
const KEEP_AFTER = 400;

/** Number of steps after which the journal restarts from the current tree, so that recovery stays fast. */
const MAX_STEPS = 300;

/** Unsaved work that was found on this computer. */
export interface FoundWork {
  readonly tree: BuilderTree;
  /** Version of the record that it is based on. */
  readonly version: number;
  /** ms since the epoch. */
  readonly at: number;
  /** Key in the journal, when it is stored there. */
  readonly key: string | undefined;
}

/** Dependencies of storing unsaved work. */
export interface UnsavedHost {
  readonly state: EditorStateStore;
  readonly store: DocumentStore;
  readonly copies?: WorkingCopies | undefined;
  readonly database?: JournalDatabase | undefined;
}

/**
 * Stores unsaved work on this computer twice: each operation immediately in a journal that survives a crash, and the whole tree
 * in local storage, debounced and on page hide. The newer of both is recovered.
 */
export class UnsavedWork {
  readonly copies: WorkingCopies;
  private readonly state: EditorStateStore;
  private readonly store: DocumentStore;
  private readonly tabs = new OpenTabs();
  private readonly journal: WorkJournal;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private document = '';
  private target: string | undefined;
  /** Serialized tree as last opened or saved. */
  private savedText = '';
  /** The same as base of the journal: packed when we packed it, which is much smaller. */
  private base = '';
  private copyKept = true;

  constructor({ state, store, copies, database }: UnsavedHost) {
    this.state = state;
    this.store = store;
    this.copies = copies ?? new WorkingCopies();
    this.journal = new WorkJournal({
      database: database ?? new IndexedDatabase(),
      tabs: this.tabs,
      text: () => store.print(),
      onWorks: () => this.tell(),
    });
    store.subscribeOperations((operations, trusted) => this.add({ operations, trusted }));
  }

  /** Finds the newest readable unsaved work on a document that no other open tab owns. Never rejects. */
  async find(document: string): Promise<FoundWork | undefined> {
    const [heads, others] = await Promise.all([this.journal.find(document), this.tabs.others()]);
    const copy = this.copies.read(document);
    const isOurs = copy && !(copy.tab !== undefined && others.has(copy.tab));
    for (const head of heads) {
      if (isOurs && copy.at > head.at) break;
      const work = await this.journal.read(head.key);
      const replayed = work && replaySteps(work.base, work.steps, this.store.registry);
      if (replayed?.ok)
        return { tree: replayed.tree, version: head.version, at: head.at, key: head.key };
    }
    const loaded = isOurs ? loadContent(copy.content, this.store.registry) : undefined;
    if (!copy || !loaded?.ok) return undefined;
    // The journal of the same tab is the same work, slightly older.
    const key = heads.find(({ tab }) => tab === copy.tab)?.key;
    return { tree: loaded.tree, version: copy.version, at: copy.at, key };
  }

  /**
   * Starts with an opened document.
   * @param found - and recovered work that is open instead
   */
  open(
    record: { document: string; target: string | undefined },
    savedText: string,
    found: FoundWork | undefined,
  ): void {
    clearTimeout(this.timer);
    this.journal.leave();
    this.document = record.document;
    this.target = record.target;
    this.savedText = savedText;
    // Not the stored content: a migration may generate new ids on each load.
    this.base = savedText;
    if (!found) return;
    if (this.store.print() !== savedText) return this.journal.rebase(this.worked(found), found.key);
    this.copies.remove(this.document);
    if (found.key) this.journal.remove([found.key]);
  }

  /** Stores text that is being typed, so that a crash does not lose a long text before blur. */
  type(typed: Operation | null): void {
    const { record } = this;
    if (!record) return;
    const step = typed && { operations: [typed], trusted: false };
    this.journal.sketch(step, this.worked(record), this.base);
  }

  /** Writes all unsaved changes; undoing to the saved state makes the document clean again. */
  keep(): void {
    clearTimeout(this.timer);
    const record = this.record;
    if (!record || !this.state.get().isEditorDirty) return;
    if (this.store.print() === this.savedText) {
      this.forget();
      return this.state.set({ isEditorDirty: false, recoveredAt: null });
    }
    const { version } = record;
    if (!this.journal.works || this.journal.length > MAX_STEPS)
      this.journal.rebase(this.worked(record));
    else this.journal.mark(version);
    const content = encodeContent(this.store.tree);
    this.copyKept = this.copies.write(this.document, {
      content,
      version,
      at: Date.now(),
      target: this.target,
      tab: this.tabs.own,
    });
    this.state.set({ editorContent: content });
    this.tell();
  }

  /**
   * Records a save.
   * @returns whether something changed in the meantime, which stays unsaved and is stored
   */
  saved(text: string, content: string): boolean {
    this.savedText = text;
    this.base = content;
    if (this.store.print() === text) {
      this.forget();
      return false;
    }
    const { record } = this;
    if (record) this.journal.rebase(this.worked(record));
    return true;
  }

  /** Deletes the stored work of the open document. */
  forget(): void {
    clearTimeout(this.timer);
    this.journal.forget();
    this.copies.remove(this.document);
    this.copyKept = true;
    this.tell();
  }

  /** Stores pending changes and releases them to other tabs when the editor is closed. */
  close(): void {
    this.keep();
    this.tabs.leave();
  }

  private add(step: JournalStep): void {
    const { record } = this;
    if (!record) return;
    this.journal.append(step, this.worked(record), this.base);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep(), KEEP_AFTER);
  }

  private worked({ version }: { readonly version: number }): WorkedOn {
    return { document: this.document, version };
  }

  private get record(): { readonly version: number } | null {
    const { selectedPage, selectedTemplate, selectedCampaign } = this.state.get();
    return selectedPage ?? selectedTemplate ?? selectedCampaign;
  }

  private tell(): void {
    const unbacked = !this.copyKept && !this.journal.works;
    if (this.state.get().unbacked !== unbacked) this.state.set({ unbacked });
  }
}
