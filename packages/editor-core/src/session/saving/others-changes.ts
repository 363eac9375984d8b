import { applyOperation, loadContent, type Operation, printTree } from '@org/content';
import type { BuilderTree } from '@org/schema/entities';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { type MergeConflict, type MergedTree, mergeTrees } from '../../model/merge/merge-trees.ts';
import type { EditorGateway, EditorPage, GatewayFailure } from '../host/gateway.ts';
import type { PageChange } from '../host/presence.ts';
import type { ComponentList } from '../state/component-list.ts';
import type { EditorStateStore } from '../state/editor-state-store.ts';
import { readSiteFrame } from '../state/site-frame.ts';
import type { PageConflict, SavedRecord } from './page-conflict.ts';

/** Delay in ms before another attempt to read a page that is being saved. */
const WHILE_SAVING = 200;

/** Delay in ms after the last change, and maximum delay, before a page that others have open is saved. */
const SAVE_AFTER = 800;
const SAVE_WITHIN = 4000;

/** Dependencies of the changes of others. */
export interface OthersHost {
  readonly state: EditorStateStore;
  readonly store: DocumentStore;
  readonly gateway: EditorGateway;
  readonly components: ComponentList;
  readonly conflict: Pick<PageConflict, 'readRecord' | 'takeRecord'>;
  readonly save: () => Promise<boolean>;
  /** Records the stored content that unsaved changes are based on from now on, and returns whether there are any. */
  readonly rebase: (text: string, content: string) => boolean;
}

/**
 * Merges what others saved into the open document: when a save meets a newer version, and while a page is open. The server orders the
 * versions; each editor brings its own changes to the newest one, by block and property.
 */
export class OthersChanges {
  private readonly host: OthersHost;
  /** The stored version that the open document began with; undefined when it is unknown, as for recovered work on an old one. */
  private base: BuilderTree | undefined;
  private typed: Operation | null = null;
  private wanted = 0;
  private isFollowing = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dirtySince = 0;

  constructor(host: OthersHost) {
    this.host = host;
    host.store.subscribeOperations(() => this.saveSoon());
    let before = 0;
    host.state.subscribe(() => {
      const { visitors, isEditorDirty } = host.state.get();
      const isFirst = before === 0 && visitors.length > 0;
      before = visitors.length;
      if (isFirst && isEditorDirty) this.saveSoon();
    });
  }

  /** Starts with the stored tree that changes are made to. */
  begin(base: BuilderTree | undefined): void {
    this.base = base;
    this.typed = null;
    clearTimeout(this.timer);
  }

  /** Remembers text that is being typed and is not a change of the document yet; null for none. */
  typing(typed: Operation | null): void {
    this.typed = typed;
  }

  /** Returns what both changed; undefined when it is not known. */
  findConflicts(failure: GatewayFailure | null): readonly MergeConflict[] | undefined {
    const theirs = this.host.conflict.readRecord(failure)?.tree;
    return this.base && theirs && this.merge(this.base, theirs).conflicts;
  }

  /**
   * Merges the newer version of a save that failed.
   * @param force - true if the user's own values count where both changed the same
   * @returns false if nothing was merged, as both changed the same or the first version is not known
   */
  takeFailure(failure: GatewayFailure | null, force = false): boolean {
    const record = this.host.conflict.readRecord(failure);
    return record !== undefined && this.take(record, force);
  }

  /**
   * Reads a page again that was saved elsewhere, and merges it. Conflicts wait for the next save.
   * @returns true if the open page is a newer one now
   */
  async follow(change: PageChange): Promise<boolean> {
    const { state } = this.host;
    const before = state.get().selectedPage;
    if (!before || (change.id ?? before.id) !== before.id || before.version >= change.version)
      return false;
    this.wanted = Math.max(this.wanted, change.version);
    if (this.isFollowing) return false;
    this.isFollowing = true;
    try {
      for (let asked = 0; asked < this.wanted; ) {
        const page = state.get().selectedPage;
        if (page?.id !== before.id || page.version >= this.wanted) break;
        if (state.get().isEditorSaving) {
          await new Promise((done) => setTimeout(done, WHILE_SAVING));
          continue;
        }
        asked = this.wanted;
        await this.read(page);
      }
    } catch {
      // The next change is read again, and a save finds the newer version.
    } finally {
      this.isFollowing = false;
      this.wanted = 0;
    }
    const after = state.get().selectedPage;
    return after?.id === before.id && after.version > before.version;
  }

  /** Ends when the document is closed. */
  close(): void {
    clearTimeout(this.timer);
  }

  private async read({ id, slug }: EditorPage): Promise<void> {
    const { state, store, gateway, components } = this.host;
    const {
      siteParts,
      components: shown = [],
      ...page
    } = await gateway.loadPage(slug, new AbortController().signal);
    const open = state.get().selectedPage;
    if (open?.id !== id || page.id !== id || page.version <= open.version) return;
    const loaded = loadContent(page.content, store.registry);
    if (!loaded.ok) return;
    components.take(shown);
    if (this.take({ record: page, tree: loaded.tree, content: page.content ?? '' }))
      state.set({ siteFrame: readSiteFrame(siteParts, store.registry) });
  }

  private merge(base: BuilderTree, theirs: BuilderTree): MergedTree {
    const { store } = this.host;
    return mergeTrees({ base, mine: store.tree, theirs }, store.registry);
  }

  private take({ record, tree, content }: SavedRecord, force = false): boolean {
    const { state, store, conflict, rebase } = this.host;
    if (!this.base) return false;
    const merged = this.merge(this.base, tree);
    const isRefused = merged.conflicts.length > 0 || this.disturbsTyping(this.base, tree, merged);
    if (isRefused && !force) return false;
    store.takeMerged(merged.tree);
    this.base = merged.base;
    conflict.takeRecord(record);
    const isEditorDirty = rebase(printTree(tree), content);
    state.set({
      isEditorDirty,
      originalEditorContent: content,
      ...(isEditorDirty ? {} : { editorContent: content, saveOutcome: 'saved' }),
    });
    return true;
  }

  /** Returns true if others changed the text that is being typed, or removed its block. */
  private disturbsTyping(base: BuilderTree, theirs: BuilderTree, merged: MergedTree): boolean {
    const { store } = this.host;
    const { typed } = this;
    if (typed === null || !('id' in typed) || !store.node(typed.id)) return false;
    const made = applyOperation(store.tree, typed, store.registry);
    if (!made.ok || !merged.tree[typed.id]) return true;
    return mergeTrees({ base, mine: made.tree, theirs }, store.registry).conflicts.length > 0;
  }

  /** Saves a page after a pause while others have it open, so that they see the changes. */
  private saveSoon(): void {
    const { visitors, selectedPage } = this.host.state.get();
    clearTimeout(this.timer);
    if (visitors.length === 0 || !selectedPage) {
      this.dirtySince = 0;
      return;
    }
    const now = Date.now();
    this.dirtySince ||= now;
    const wait = Math.min(SAVE_AFTER, Math.max(0, this.dirtySince + SAVE_WITHIN - now));
    this.timer = setTimeout(() => {
      this.dirtySince = 0;
      const { isEditorDirty, saveFailure, recoveredAt, revision, isEditorSaving } =
        this.host.state.get();
      if (isEditorSaving) return this.saveSoon();
      // A failure is shown and retried; recovered work waits for a decision.
      if (isEditorDirty && !saveFailure && recoveredAt === null && !revision) void this.host.save();
    }, wait);
  }
}
