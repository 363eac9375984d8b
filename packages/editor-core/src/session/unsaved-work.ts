import { encodeContent, loadContent, type Operation } from '@org/content';
import type { BuilderTree } from '@org/schema';
import type { DocumentStore } from '../document/document-store.ts';
import type { EditorStateStore } from './editor-state-store.ts';
import { IndexedDatabase } from './indexed-database.ts';
import type { JournalDatabase, JournalStep } from './kept-database.ts';
import { OpenTabs } from './open-tabs.ts';
import { replaySteps } from './replay-steps.ts';
import { type WorkedOn, WorkJournal } from './work-journal.ts';
import { WorkingCopies } from './working-copy.ts';

/** ms of quiet after which the working copy is written as a whole. */
const KEEP_AFTER = 400;

/** Steps after which the journal begins again at the tree as it is, so that recovering stays quick. */
const MAX_STEPS = 300;

/** Unsaved work that was found on this computer. */
export interface FoundWork {
  readonly tree: BuilderTree;
  /** Version of the record that it was based on. */
  readonly version: number;
  /** ms since the epoch. */
  readonly at: number;
  /** Names it in the journal, where it is there. */
  readonly key: string | undefined;
}

/** What the keeping of unsaved work needs of the session around it. */
export interface UnsavedHost {
  readonly state: EditorStateStore;
  readonly store: DocumentStore;
  readonly copies?: WorkingCopies | undefined;
  readonly database?: JournalDatabase | undefined;
}

/**
 * Keeps what is not saved on this computer, twice: each operation at once in a journal that a crash cannot take,
 * and the whole tree in local storage after a moment's quiet and when the page goes. The newer of both is offered.
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
  /** Text of the tree as it was opened or saved last. */
  private savedText = '';
  /** The same as the journal begins at it: packed where we packed it, since that is a small part of the text. */
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

  /** The newest unsaved work on a document that can be read and that no other open tab has. Never rejects. */
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
    // The same tab's journal is the same work, a moment older.
    const key = heads.find(({ tab }) => tab === copy.tab)?.key;
    return { tree: loaded.tree, version: copy.version, at: copy.at, key };
  }

  /** Begins with a document that was opened. Shape: its record, its text as saved, and what was found and is open in its place. */
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
    // Not the stored content: a migration may give new ids each time that it is loaded.
    this.base = savedText;
    if (!found) return;
    if (this.store.print() !== savedText) return this.journal.rebase(this.worked(found), found.key);
    this.copies.remove(this.document);
    if (found.key) this.journal.remove([found.key]);
  }

  /** Keeps what is typed at the moment, so that a crash does not take a long text that was never left. */
  type(typed: Operation | null): void {
    const { record } = this;
    if (!record) return;
    const step = typed && { operations: [typed], trusted: false };
    this.journal.sketch(step, this.worked(record), this.base);
  }

  /** Writes what is unsaved as a whole; an undo back to the saved state is clean again. */
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

  /** Notes what was saved. Shape: → whether something was changed meanwhile, which stays unsaved and is kept. */
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

  /** Forgets what is kept of the open document. */
  forget(): void {
    clearTimeout(this.timer);
    this.journal.forget();
    this.copies.remove(this.document);
    this.copyKept = true;
    this.tell();
  }

  /** Keeps what there is and lets another tab go on with it: the editor is left. */
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
