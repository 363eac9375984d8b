import {
  type BlockTarget,
  encodeContent,
  loadContent,
  type Operation,
  packContent,
} from '@org/content';
import { TIMES, type Viewport } from '@org/schema';
import type { BuilderTree } from '@org/schema/entities';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { type EditorTarget, getNumber, targetKey } from '../host/editor-target.ts';
import {
  asFailure,
  type EditorCampaign,
  type EditorGateway,
  type EditorPage,
  type EditorTemplate,
  emailGateway,
  type GatewayFailure,
} from '../host/gateway.ts';
import { ComponentList } from '../state/component-list.ts';
import { getDocumentTarget, getPageViewport } from '../state/document-target.ts';
import { EditorStateStore } from '../state/editor-state-store.ts';
import { loadTemplates } from '../state/load-templates.ts';
import { readSiteFrame } from '../state/site-frame.ts';
import { getTemplateTarget, templateTree } from '../state/template-tree.ts';
import type { JournalDatabase } from '../unsaved-work/kept-database.ts';
import { type FoundWork, UnsavedWork } from '../unsaved-work/unsaved-work.ts';
import { OthersChanges } from './others-changes.ts';
import { PageConflict } from './page-conflict.ts';
import { PagePublication } from './page-publication.ts';
import { PageVersions } from './page-versions.ts';
import { SaveRetry } from './save-retry.ts';
import { storeDocument } from './store-document.ts';

/** Maximum number of remembered saves without a response. */
const MAX_DOUBTS = 8;
/** Maximum number of newer versions that one save merges. */
const MAX_MERGES = 8;

interface Opened {
  readonly content: string | null;
  readonly tree: BuilderTree;
  readonly key: string;
}

/** An editor session: opens, loads and saves a document. */
export class EditorSession {
  readonly state: EditorStateStore;
  readonly components: ComponentList;
  readonly versions: PageVersions;
  readonly conflict: PageConflict;
  readonly others: OthersChanges;
  readonly publication: PagePublication;
  private readonly store: DocumentStore;
  private readonly gateway: EditorGateway;
  private readonly work: UnsavedWork;
  private readonly retrying: SaveRetry;
  private asked: EditorTarget | undefined;
  private load: AbortController | undefined;
  /** Contents that were sent without a response: the server may have stored them. */
  private doubts: readonly string[] = [];
  private tried: () => Promise<boolean> = () => this.save();

  constructor(
    store: DocumentStore,
    gateway: EditorGateway,
    database?: JournalDatabase | undefined,
  ) {
    this.store = store;
    this.gateway = gateway;
    this.state = new EditorStateStore();
    this.components = new ComponentList(store.registry, gateway.components);
    store.componentName = (node) => this.components.getName(node);
    store.findComponent = this.components.find;
    const { state } = this;
    this.work = new UnsavedWork({ state, store, database });
    const { viewport, editMode } = this.work.copies;
    state.set({ viewportDevice: getPageViewport(viewport), editMode });
    this.retrying = new SaveRetry({
      attempt: () => this.retry(),
      onWait: (retryAt) => state.set({ retryAt }),
    });
    this.versions = new PageVersions({
      state: this.state,
      store,
      gateway,
      save: () => this.save(),
      show: (page) => {
        this.work.forget();
        this.showPage(page);
      },
    });
    this.publication = new PagePublication({
      state,
      gateway,
      save: () => this.save(),
      show: (page) => {
        this.work.forget();
        this.showPage(page);
      },
      begin: (again) => {
        this.tried = again;
        this.retrying.pause();
      },
      finish: () => {
        this.retrying.stop();
        this.work.keep();
      },
      fail: (failure) => this.failed(failure),
    });
    this.conflict = new PageConflict({
      state,
      store,
      gateway,
      save: () => this.save(),
      merge: (failure) => this.others.takeFailure(failure, true),
      showPage: (page) => this.showPage(page),
      showTemplate: (template) => this.showTemplate(template),
      showCampaign: (campaign) => this.showCampaign(campaign),
      loadTemplates: () => this.loadTemplates(),
      forget: () => this.work.forget(),
    });
    store.subscribeOperations(() => this.changed());
    this.others = new OthersChanges({
      state,
      store,
      gateway,
      components: this.components,
      conflict: this.conflict,
      save: () => this.save(),
      rebase: (text, content) => this.work.saved(text, content),
    });
  }

  /** Opens a document and cancels a pending load. */
  async open(target: EditorTarget): Promise<void> {
    const { selectedPage, cameFrom } = this.state.get();
    const isInside = target.kind === 'template';
    this.state.set({ cameFrom: isInside ? (selectedPage ?? cameFrom) : null });
    this.asked = target;
    this.load?.abort();
    const load = new AbortController();
    this.load = load;
    // The blocks of a template determine its target once it is loaded.
    if (target.kind !== 'template') this.setTarget(target.kind === 'page' ? 'page' : 'email');
    this.state.set({ isEditorLoading: true, loadFailure: null });
    this.retrying.stop();
    this.showStored(target);
    try {
      const { signal } = load;
      if (target.kind === 'page') {
        const {
          siteParts,
          components = [],
          ...page
        } = await this.gateway.loadPage(target.slug, signal);
        const found = await this.work.find(`page.${page.id}`);
        if (signal.aborted) return;
        this.components.take(components);
        this.state.set({ siteFrame: readSiteFrame(siteParts, this.store.registry) });
        this.showPage(page, found);
      } else if (target.kind === 'template') {
        const template = await this.gateway.loadTemplate(getNumber(target), signal);
        const found = await this.work.find(`template.${template.id}`);
        if (!signal.aborted) this.showTemplate(template, found);
      } else {
        const emails = emailGateway(this.gateway, target.kind);
        if (!emails) throw { code: 'not_found', message: `There are no ${target.kind}s here` };
        const campaign = await emails.load(getNumber(target), signal);
        const found = await this.work.find(`${target.kind}.${campaign.id}`);
        if (!signal.aborted) this.showCampaign(campaign, found);
      }
    } catch (error) {
      if (load.signal.aborted) return;
      this.loadFailed(target, asFailure(error));
    }
    if (load.signal.aborted) return;
    setTimeout(
      () => !load.signal.aborted && this.state.set({ isEditorLoading: false }),
      TIMES.loadingIndicator,
    );
  }

  /** Shows unsaved changes immediately after a reload, until the server responds. */
  private showStored(target: EditorTarget): void {
    if (this.record) return;
    const copy = this.work.copies.readByTarget(targetKey(target));
    const loaded = copy ? loadContent(copy.content, this.store.registry) : undefined;
    if (!copy || !loaded?.ok) return;
    // Changes would be overwritten by the response.
    this.store.load(loaded.tree, { isLocked: true });
    this.state.set({ editorContent: copy.content });
  }

  /** The last requested target, even when it could not be opened. */
  get target(): EditorTarget | undefined {
    return this.asked;
  }

  /** Opens the last target again. */
  async reopen(): Promise<void> {
    if (this.asked) await this.open(this.asked);
  }

  /** Cancels loading and stores unsaved changes when the editor is closed. */
  close(): void {
    this.load?.abort();
    this.retrying.stop();
    this.others.close();
    this.work.close();
  }

  setViewport(viewportDevice: Viewport): void {
    this.work.copies.viewport = viewportDevice;
    this.state.set({ viewportDevice });
  }

  /** Switches between pages and emails: emails have a viewport and templates of their own. */
  private setTarget(target: BlockTarget): void {
    if (target === getDocumentTarget(this.state.get())) return;
    this.state.set({ templateList: [], componentContainerTemplates: [] });
    this.setViewport(target === 'email' ? 'email' : getPageViewport());
  }

  setEditMode(editMode: boolean): void {
    this.work.copies.editMode = editMode;
    if (!editMode) this.store.select([]);
    this.state.set({ editMode });
  }

  /** Saves to the server with the version that was opened, and returns whether it was saved. */
  async save(merges = 0): Promise<boolean> {
    if (this.state.get().isEditorSaving || !this.record) return false;
    const text = this.store.print();
    const { tree, registry } = this.store;
    const packing = packContent(tree);
    this.tried = () => this.save();
    this.retrying.pause();
    this.state.set({ isEditorSaving: true });
    let landed: number | undefined;
    let isMerged = false;
    try {
      const content = await packing;
      await storeDocument(this.gateway, this.state, { tree, registry, content });
      this.others.begin(tree);
      this.saved(text, content);
      return true;
    } catch (error) {
      const failure = asFailure(error);
      landed = this.conflict.savedVersion(failure, [...this.doubts, text]);
      isMerged = landed === undefined && merges < MAX_MERGES && this.others.takeFailure(failure);
      if (landed === undefined && !isMerged) this.failed(failure, text);
    } finally {
      this.state.set({ isEditorSaving: false });
    }
    if (isMerged) return this.save(merges + 1);
    if (landed === undefined) return false;
    // An earlier attempt reached the server and only its response was lost, so this one continues from there.
    this.doubts = [];
    this.conflict.baseOn(landed);
    return this.save();
  }

  /** Holds text that is being typed and is not a change of the document yet; null for none. */
  typing(typed: Operation | null): void {
    this.work.type(typed);
    this.others.typing(typed);
  }

  /** Repeats the last failed action: saving or publishing. */
  retry(): Promise<boolean> {
    return this.tried();
  }

  /** Returns to the saved state and discards recovered changes. */
  discardRecovered(): void {
    const { selectedPage, selectedTemplate, selectedCampaign } = this.state.get();
    this.work.forget();
    if (selectedPage) this.showPage(selectedPage);
    if (selectedTemplate) this.showTemplate(selectedTemplate);
    if (selectedCampaign) this.showCampaign(selectedCampaign);
  }

  /** Discards unsaved changes on request of the author, including the copy on this computer. */
  abandon(): void {
    this.retrying.stop();
    this.work.forget();
    this.state.set({ isEditorDirty: false });
  }

  acceptRecovered(): void {
    this.state.set({ recoveredAt: null });
  }

  /** Loads the templates that the open document can use. */
  loadTemplates(): Promise<void> {
    return loadTemplates(this.state, this.gateway);
  }

  /** Reports a failed load; for a template it is also logged, and the editor is empty. */
  private loadFailed(target: EditorTarget, failure: GatewayFailure): void {
    this.state.set({ loadFailure: failure });
    if (target.kind === 'page') return;
    // biome-ignore lint/suspicious/noConsole: ERR-002 asks for the log beside what the author sees
    console.error(`The ${target.kind} ${target.id} could not be opened: ${failure.message}`);
    this.state.set({ selectedPage: null, selectedTemplate: null, selectedCampaign: null });
    this.show({ content: null, tree: {}, key: '' }, undefined);
  }

  private showPage(page: EditorPage, found?: FoundWork): void {
    const loaded = loadContent(page.content, this.store.registry);
    if (!loaded.ok) return this.state.set({ selectedPage: page, loadFailure: loaded });
    this.state.set({ selectedPage: page, selectedTemplate: null, selectedCampaign: null });
    this.show({ content: page.content || null, tree: loaded.tree, key: `page.${page.id}` }, found);
  }

  private showTemplate(template: EditorTemplate, found?: FoundWork): void {
    const loaded = templateTree(template, this.store.registry);
    if (!loaded.ok) return this.loadFailed({ kind: 'template', id: `${template.id}` }, loaded);
    this.state.set({ selectedTemplate: template, selectedPage: null, selectedCampaign: null });
    this.setTarget(getTemplateTarget(template, this.store.registry));
    const content =
      typeof template.content === 'string' && template.content ? template.content : null;
    this.show({ content, tree: loaded.tree, key: `template.${template.id}` }, found);
  }

  private showCampaign(campaign: EditorCampaign, found?: FoundWork): void {
    const { kind, id, content } = campaign;
    const loaded = loadContent(content, this.store.registry, 'email');
    if (!loaded.ok) return this.loadFailed({ kind, id: `${id}` }, loaded);
    this.state.set({ selectedCampaign: campaign, selectedPage: null, selectedTemplate: null });
    this.show({ content: content || null, tree: loaded.tree, key: `${kind}.${id}` }, found);
  }

  private show(opened: Opened, found: FoundWork | undefined): void {
    this.doubts = [];
    this.retrying.stop();
    this.store.load(opened.tree);
    const savedText = this.store.print();
    if (found) this.store.load(found.tree);
    const isEditorDirty = found !== undefined && this.store.print() !== savedText;
    const isSameBase = !found || !this.record || found.version === this.record.version;
    this.others.begin(isSameBase ? opened.tree : undefined);
    const target = this.asked && targetKey(this.asked);
    this.work.open({ document: opened.key, target }, savedText, found);
    this.state.set({
      revision: null,
      editorContent: isEditorDirty ? encodeContent(found.tree) : opened.content,
      originalEditorContent: opened.content,
      isEditorDirty,
      recoveredAt: isEditorDirty ? found.at : null,
      saveOutcome: 'none',
      saveFailure: null,
    });
    // A copy of an older version is saved with that version, so that the server detects the conflict.
    if (isEditorDirty) this.conflict.baseOn(found.version);
  }

  /** The open record of any kind. */
  private get record(): EditorPage | EditorTemplate | EditorCampaign | null {
    const { selectedPage, selectedTemplate, selectedCampaign } = this.state.get();
    return selectedPage ?? selectedTemplate ?? selectedCampaign;
  }

  private changed(): void {
    if (this.state.get().isEditorDirty || !this.record) return;
    this.state.set({ isEditorDirty: true, saveOutcome: 'none' });
  }

  private saved(text: string, content: string): void {
    this.doubts = [];
    this.retrying.stop();
    const isEditorDirty = this.work.saved(text, content);
    this.state.set({
      isEditorDirty,
      saveOutcome: 'saved',
      saveFailure: null,
      editorContent: content,
      originalEditorContent: content,
      recoveredAt: null,
    });
    if (isEditorDirty) this.work.keep();
  }

  private failed(failure: GatewayFailure, text?: string): void {
    this.work.keep();
    const isConflict = failure.code === 'conflict';
    if (text !== undefined && !isConflict)
      this.doubts = [...this.doubts.filter((known) => known !== text), text].slice(-MAX_DOUBTS);
    this.state.set({
      saveOutcome: isConflict ? 'conflict' : 'failed',
      saveFailure: failure,
      isEditorDirty: true,
      ...(isConflict ? { dialog: 'conflict' } : {}),
    });
    this.retrying.failed(failure);
  }
}
