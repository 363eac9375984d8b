import { encodeContent, loadContent, packContent, type Result } from '@org/content';
import { type BuilderTree, TIMES, VIEWPORTS, type Viewport } from '@org/schema';
import type { DocumentStore } from '../document/document-store.ts';
import { EditorStateStore } from './editor-state-store.ts';
import { type EditorTarget, targetKey, templateId } from './editor-target.ts';
import {
  asFailure,
  type EditorGateway,
  type EditorPage,
  type EditorTemplate,
  type GatewayFailure,
} from './gateway.ts';
import { PageVersions } from './page-versions.ts';
import { templateContent, templateTree } from './template-tree.ts';
import { WorkingCopies } from './working-copy.ts';

/** ms of quiet after which the working copy is written. */
const KEEP_AFTER = 400;

/** px of the window up to which the editor starts with the mobile view. */
const SMALL_SCREEN = 600;

interface Opened {
  readonly content: string | null;
  readonly tree: BuilderTree;
  readonly version: number;
  readonly key: string;
}

/** One editor: what it has open, what it loads and saves. */
export class EditorSession {
  readonly state: EditorStateStore;
  readonly versions: PageVersions;
  private readonly store: DocumentStore;
  private readonly gateway: EditorGateway;
  private readonly copies: WorkingCopies;
  private asked: EditorTarget | undefined;
  private load: AbortController | undefined;
  private keepTimer: ReturnType<typeof setTimeout> | undefined;
  private savedText = '';
  private key = '';
  private opening = false;
  private tried: () => Promise<boolean> = () => this.save();

  constructor(
    store: DocumentStore,
    gateway: EditorGateway,
    copies: WorkingCopies = new WorkingCopies(),
  ) {
    this.store = store;
    this.gateway = gateway;
    this.copies = copies;
    const stored = VIEWPORTS.find((viewport) => viewport === copies.viewport);
    this.state = new EditorStateStore({
      // A desktop's page on a phone's screen is too small to read.
      viewportDevice: stored ?? (window.innerWidth <= SMALL_SCREEN ? 'mobile' : 'desktop'),
      editMode: copies.editMode,
    });
    this.versions = new PageVersions({
      state: this.state,
      store,
      gateway,
      save: () => this.save(),
      show: (page) => {
        this.copies.remove(this.key);
        this.showPage(page, undefined, { ignoreCopy: true });
      },
    });
    store.subscribe(() => this.changed());
  }

  /** Opens a page or a template; whatever was being opened is cancelled. Source: EDIT-006, EDIT-010, EDIT-011, EDIT-014. */
  async open(target: EditorTarget): Promise<void> {
    this.asked = target;
    this.load?.abort();
    const load = new AbortController();
    this.load = load;
    if (this.state.get().viewportDevice === 'email') this.setViewport('desktop');
    this.state.set({ isEditorLoading: true, loadFailure: null });
    this.showStored(target);
    try {
      if (target.kind === 'page')
        this.showPage(await this.gateway.loadPage(target.slug, load.signal), load.signal);
      else
        this.showTemplate(
          await this.gateway.loadTemplate(templateId(target.id), load.signal),
          load.signal,
        );
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

  /** After a reload: what was unsaved is in sight at once, until the load answers. Source: EDIT-010. */
  private showStored(target: EditorTarget): void {
    const { selectedPage, selectedTemplate } = this.state.get();
    if (selectedPage || selectedTemplate) return;
    const copy = this.copies.readByTarget(targetKey(target));
    const loaded = copy ? loadContent(copy.content, this.store.registry) : undefined;
    if (!copy || !loaded?.ok) return;
    this.opening = true;
    this.store.load(loaded.tree);
    this.opening = false;
    this.state.set({ editorContent: copy.content });
  }

  /** What was opened last, whether or not it could be. */
  get target(): EditorTarget | undefined {
    return this.asked;
  }

  /** Opens what was opened last once more. */
  async reopen(): Promise<void> {
    if (this.asked) await this.open(this.asked);
  }

  /** Stops loading and writes what is unsaved to the working copy: the editor is left. */
  close(): void {
    this.load?.abort();
    this.keep();
  }

  setViewport(viewportDevice: Viewport): void {
    this.copies.viewport = viewportDevice;
    this.state.set({ viewportDevice });
  }

  setEditMode(editMode: boolean): void {
    this.copies.editMode = editMode;
    if (!editMode) this.store.select([]);
    this.state.set({ editMode });
  }

  /** Saves to the server, on the version that was opened. Shape: → whether it was saved. Source: EDIT-012, EDIT-013, ERR-003. */
  async save(): Promise<boolean> {
    const { selectedPage, selectedTemplate, isEditorSaving } = this.state.get();
    if (isEditorSaving || (!selectedPage && !selectedTemplate)) return false;
    const text = this.store.print();
    const tree = this.store.tree;
    const packing = packContent(tree);
    this.tried = () => this.save();
    this.state.set({ isEditorSaving: true });
    try {
      const content = await packing;
      if (selectedPage) {
        const page = await this.gateway.savePage({
          id: selectedPage.id,
          content,
          version: selectedPage.version,
        });
        this.state.set({ selectedPage: page });
      } else if (selectedTemplate) {
        const template = await this.gateway.saveTemplate({
          id: selectedTemplate.id,
          content: templateContent(selectedTemplate, tree, content),
          version: selectedTemplate.version,
        });
        this.state.set({ selectedTemplate: template });
      }
      this.saved(text, content);
      return true;
    } catch (error) {
      this.failed(asFailure(error));
      return false;
    } finally {
      this.state.set({ isEditorSaving: false });
    }
  }

  /** Saves what is unsaved and makes the page public, at once or at an instant, or takes it back to draft. */
  async setPublished(published: boolean, publish_date?: string): Promise<boolean> {
    if (this.state.get().isEditorDirty && !(await this.save())) return false;
    const page = this.state.get().selectedPage;
    if (!page) return false;
    this.tried = () => this.setPublished(published, publish_date);
    this.state.set({ isEditorSaving: true });
    try {
      const next = await this.gateway.publishPage({
        id: page.id,
        version: page.version,
        status: published ? 'published' : 'draft',
        ...(publish_date === undefined ? {} : { publish_date }),
      });
      this.state.set({ selectedPage: next, saveFailure: null, saveOutcome: 'saved' });
      return true;
    } catch (error) {
      this.failed(asFailure(error));
      return false;
    } finally {
      this.state.set({ isEditorSaving: false });
    }
  }

  /** Does once more what failed last: the save, or the publishing. */
  retry(): Promise<boolean> {
    return this.tried();
  }

  /** After a conflict: saves the author's own over the server's newer one, knowing it. */
  async keepMine(): Promise<boolean> {
    const current = this.conflictRecord();
    const { selectedPage, selectedTemplate } = this.state.get();
    if (current && selectedPage)
      this.state.set({ selectedPage: { ...selectedPage, version: current.version } });
    if (current && selectedTemplate)
      this.state.set({ selectedTemplate: { ...selectedTemplate, version: current.version } });
    this.state.set({ dialog: 'none' });
    return this.save();
  }

  /** After a conflict: opens the server's newer one; the author's own stays on this computer until something else is saved. */
  takeTheirs(): void {
    const current = this.conflictRecord();
    const { selectedPage, selectedTemplate } = this.state.get();
    this.state.set({ dialog: 'none', saveFailure: null, saveOutcome: 'none' });
    if (current && selectedPage)
      this.showPage({ ...selectedPage, ...(current as EditorPage) }, undefined, {
        ignoreCopy: true,
      });
    else if (current && selectedTemplate)
      this.showTemplate({ ...selectedTemplate, ...(current as EditorTemplate) }, undefined);
  }

  /** The tree of the server's newer record, to be looked at beside the author's own. */
  theirTree(): Result<{ tree: BuilderTree }> | undefined {
    const content = (this.conflictRecord() as EditorPage | undefined)?.content;
    return content === undefined ? undefined : loadContent(content, this.store.registry);
  }

  /** Goes back to the saved state, leaving a copy that was recovered. */
  discardRecovered(): void {
    const { selectedPage } = this.state.get();
    this.copies.remove(this.key);
    if (selectedPage) this.showPage(selectedPage, undefined, { ignoreCopy: true });
  }

  /** Forgets what is unsaved, as its author chose: the copy on this computer goes too. */
  abandon(): void {
    clearTimeout(this.keepTimer);
    this.copies.remove(this.key);
    this.state.set({ isEditorDirty: false });
  }

  acceptRecovered(): void {
    this.state.set({ recoveredAt: null });
  }

  async loadTemplates(): Promise<void> {
    try {
      const [templateList, componentContainerTemplates] = await Promise.all([
        this.gateway.listTemplates(),
        this.gateway.listContainers(),
      ]);
      this.state.set({ templateList, componentContainerTemplates, templatesFailure: null });
    } catch (error) {
      this.state.set({ templatesFailure: asFailure(error) });
    }
  }

  /** What cannot be opened is told; a template is logged as well, and the editor is empty then. Source: ERR-001, ERR-002. */
  private loadFailed(target: EditorTarget, failure: GatewayFailure): void {
    this.state.set({ loadFailure: failure });
    if (target.kind === 'page') return;
    // biome-ignore lint/suspicious/noConsole: ERR-002 asks for the log beside what the author sees
    console.error(`Template ${target.id} could not be opened: ${failure.message}`);
    this.state.set({ selectedPage: null, selectedTemplate: null });
    this.show({ content: null, tree: {}, version: 0, key: '' }, true);
  }

  private showPage(
    page: EditorPage,
    signal: AbortSignal | undefined,
    { ignoreCopy = false } = {},
  ): void {
    if (signal?.aborted) return;
    const loaded = loadContent(page.content, this.store.registry);
    if (!loaded.ok) return this.state.set({ selectedPage: page, loadFailure: loaded });
    this.state.set({ selectedPage: page, selectedTemplate: null });
    this.show(
      {
        content: page.content || null,
        tree: loaded.tree,
        version: page.version,
        key: `page.${page.id}`,
      },
      ignoreCopy,
    );
  }

  private showTemplate(template: EditorTemplate, signal: AbortSignal | undefined): void {
    if (signal?.aborted) return;
    const loaded = templateTree(template, this.store.registry);
    if (!loaded.ok) return this.loadFailed({ kind: 'template', id: `${template.id}` }, loaded);
    this.state.set({ selectedTemplate: template, selectedPage: null });
    const content =
      typeof template.content === 'string' && template.content ? template.content : null;
    this.show(
      { content, tree: loaded.tree, version: template.version, key: `template.${template.id}` },
      false,
    );
  }

  private show(opened: Opened, ignoreCopy: boolean): void {
    this.key = opened.key;
    this.state.set({ revision: null });
    this.opening = true;
    this.store.load(opened.tree);
    this.savedText = this.store.print();
    const copy = ignoreCopy ? undefined : this.copies.read(opened.key);
    const recovered = copy ? loadContent(copy.content, this.store.registry) : undefined;
    if (copy && recovered?.ok) this.store.load(recovered.tree);
    this.opening = false;
    const isEditorDirty =
      copy !== undefined && recovered?.ok === true && this.store.print() !== this.savedText;
    this.state.set({
      editorContent: isEditorDirty ? copy.content : opened.content,
      originalEditorContent: opened.content,
      isEditorDirty,
      recoveredAt: isEditorDirty ? copy.at : null,
      saveOutcome: 'none',
      saveFailure: null,
    });
    // A copy that was based on an older version is saved on that version, so that the server tells of the conflict.
    const { selectedPage } = this.state.get();
    if (isEditorDirty && selectedPage)
      this.state.set({ selectedPage: { ...selectedPage, version: copy.version } });
  }

  private conflictRecord(): { readonly version: number } | undefined {
    const current = this.state.get().saveFailure?.current;
    return typeof current === 'object' &&
      current !== null &&
      typeof (current as { version?: unknown }).version === 'number'
      ? (current as { version: number })
      : undefined;
  }

  private changed(): void {
    if (this.opening) return;
    if (!this.state.get().isEditorDirty)
      this.state.set({ isEditorDirty: true, saveOutcome: 'none' });
    clearTimeout(this.keepTimer);
    this.keepTimer = setTimeout(() => this.keep(), KEEP_AFTER);
  }

  /** Writes the working copy; an undo back to the saved state is clean again. */
  private keep(): void {
    clearTimeout(this.keepTimer);
    const { selectedPage, selectedTemplate, isEditorDirty } = this.state.get();
    const record = selectedPage ?? selectedTemplate;
    if (!record || !isEditorDirty) return;
    if (this.store.print() === this.savedText) {
      this.copies.remove(this.key);
      return this.state.set({ isEditorDirty: false, recoveredAt: null });
    }
    const content = encodeContent(this.store.tree);
    this.copies.write(this.key, {
      content,
      version: record.version,
      at: Date.now(),
      target: this.asked && targetKey(this.asked),
    });
    this.state.set({ editorContent: content });
  }

  private saved(text: string, content: string): void {
    this.savedText = text;
    const isEditorDirty = this.store.print() !== text;
    this.state.set({
      isEditorDirty,
      saveOutcome: 'saved',
      saveFailure: null,
      editorContent: content,
      originalEditorContent: content,
      recoveredAt: null,
    });
    if (isEditorDirty) this.keep();
    else this.copies.remove(this.key);
  }

  private failed(failure: GatewayFailure): void {
    this.keep();
    const conflict = failure.code === 'conflict';
    this.state.set({
      saveOutcome: conflict ? 'conflict' : 'failed',
      saveFailure: failure,
      isEditorDirty: true,
      ...(conflict ? { dialog: 'conflict' } : {}),
    });
  }
}
