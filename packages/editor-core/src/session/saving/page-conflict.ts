import { loadContent, newNodeId, packContent, printTree, type Result } from '@org/content';
import type { BuilderTree } from '@org/schema/entities';
import type { DocumentStore } from '../../model/document/document-store.ts';
import {
  asFailure,
  type EditorCampaign,
  type EditorGateway,
  type EditorPage,
  type EditorTemplate,
  emailGateway,
  type GatewayFailure,
  isGone,
} from '../host/gateway.ts';
import type { SavedCopy } from '../state/editor-state.ts';
import type { EditorStateStore } from '../state/editor-state-store.ts';
import { templateContent, templateTree } from '../state/template-tree.ts';

/** Maximum length of a page's title and of a template's name. */
const LONGEST_TITLE = 200;
const LONGEST_NAME = 120;

/** A pending copy: the same content uses the same idempotency key. */
interface Copying {
  readonly content: string;
  readonly key: string;
}

/** Returns the name of a copy. */
function nameOfCopy(name: string, longest: number): string {
  const ending = ' (my version)';
  return `${name.slice(0, longest - ending.length)}${ending}`;
}

/** Dependencies of the conflict handling. */
export interface ConflictHost {
  readonly state: EditorStateStore;
  readonly store: DocumentStore;
  readonly gateway: EditorGateway;
  readonly save: () => Promise<boolean>;
  /** Merges the newer version of a failed save, with the author's own values where both changed the same; false if it cannot. */
  readonly merge: (failure: GatewayFailure | null) => boolean;
  readonly showPage: (page: EditorPage) => void;
  readonly showTemplate: (template: EditorTemplate) => void;
  readonly showCampaign: (campaign: EditorCampaign) => void;
  /** Discards the unsaved work, which is stored elsewhere. */
  readonly forget: () => void;
  /** Reloads the list of templates. */
  readonly loadTemplates: () => Promise<void>;
}

/** A newer record of the server with its content. */
export interface SavedRecord {
  readonly record: { readonly version: number };
  readonly tree: BuilderTree;
  /** Serialized content. */
  readonly content: string;
}

/** Returns the server's record of a failed save. */
function getRecord(failure: GatewayFailure | null): { readonly version: number } | undefined {
  const current = failure?.current;
  return typeof current === 'object' &&
    current !== null &&
    typeof (current as { version?: unknown }).version === 'number'
    ? (current as { version: number })
    : undefined;
}

/** Handles a save conflict: compares both versions and resolves it. */
export class PageConflict {
  private readonly host: ConflictHost;
  private copying: Copying | undefined;

  constructor(host: ConflictHost) {
    this.host = host;
  }

  /** Returns the tree of the server's newer version, for comparison. */
  theirTree(
    failure: GatewayFailure | null = this.host.state.get().saveFailure,
  ): Result<{ tree: BuilderTree }> | undefined {
    const { registry } = this.host.store;
    const { selectedTemplate, selectedCampaign } = this.host.state.get();
    const record = getRecord(failure) as Pick<EditorPage, 'content'> | undefined;
    if (record?.content === undefined) return undefined;
    return selectedTemplate
      ? templateTree({ ...selectedTemplate, content: record.content }, registry)
      : loadContent(record.content, registry, selectedCampaign ? 'email' : 'page');
  }

  /**
   * Returns the version of the server's newer record when it is one of the contents that were sent: the save succeeded, and its
   * response was lost. Undefined for a change of another user, and for other failures.
   */
  savedVersion(failure: GatewayFailure, sent: readonly string[]): number | undefined {
    const loaded = failure.code === 'conflict' ? this.theirTree(failure) : undefined;
    return loaded?.ok && sent.includes(printTree(loaded.tree))
      ? getRecord(failure)?.version
      : undefined;
  }

  /** Returns the server's newer record of a save that failed, if it can be read. */
  readRecord(failure: GatewayFailure | null): SavedRecord | undefined {
    const record = failure?.code === 'conflict' ? getRecord(failure) : undefined;
    const theirs = record && this.theirTree(failure);
    if (!record || !theirs?.ok) return undefined;
    const { content } = record as Pick<EditorPage, 'content'> & { version: number };
    return { record, tree: theirs.tree, content: typeof content === 'string' ? content : '' };
  }

  /** Saves the author's own values where both changed the same; what only the others changed stays, if it is known. */
  async keepMine(): Promise<boolean> {
    const { state, save, merge } = this.host;
    const { saveFailure } = state.get();
    const record = getRecord(saveFailure);
    if (record && !merge(saveFailure)) this.baseOn(record.version);
    state.set({ dialog: 'none' });
    return save();
  }

  /** Opens the server's newer version; the author's own stays on this computer until something else is saved. */
  takeTheirs(): void {
    const { state, showPage, showTemplate, showCampaign } = this.host;
    const current = getRecord(state.get().saveFailure);
    const { selectedPage, selectedTemplate, selectedCampaign } = state.get();
    state.set({ dialog: 'none', saveFailure: null, saveOutcome: 'none' });
    if (current && selectedPage) showPage({ ...selectedPage, ...(current as EditorPage) });
    else if (current && selectedTemplate)
      showTemplate({ ...selectedTemplate, ...(current as EditorTemplate) });
    else if (current && selectedCampaign)
      showCampaign({ ...selectedCampaign, ...(current as EditorCampaign) });
  }

  /**
   * Saves the author's own version separately, a page as a new draft, and opens the server's newer version. A deleted record
   * has no newer version: the author's own stays visible, until its copy is opened.
   * @returns the failure; the conflict then stays open, and nothing is lost
   */
  async keepCopy(): Promise<GatewayFailure | undefined> {
    const { state, store, forget, loadTemplates } = this.host;
    const { tree } = store;
    try {
      const content = await packContent(tree);
      if (this.copying?.content !== content)
        this.copying = { content, key: `${newNodeId()}${newNodeId()}` };
      const savedCopy = await this.copy(this.copying);
      this.copying = undefined;
      // Changes made while the copy was saved are not part of it, and stay on this computer.
      const isWhole = store.tree === tree;
      if (isWhole) forget();
      if (!isGone(state.get().saveFailure)) this.takeTheirs();
      else if (isWhole) state.set({ isEditorDirty: false, saveFailure: null, saveOutcome: 'none' });
      state.set({ savedCopy });
      if (savedCopy?.kind === 'template') void loadTemplates();
      return undefined;
    } catch (error) {
      return asFailure(error);
    }
  }

  /**
   * Saves the copy.
   * @throws as the gateway does
   */
  private async copy({ content, key }: Copying): Promise<SavedCopy | null> {
    const { state, store, gateway } = this.host;
    const { selectedPage: page, selectedTemplate: template, selectedCampaign } = state.get();
    // Without another version, the copy needs no suffix.
    const naming = isGone(state.get().saveFailure) ? (name: string) => name : nameOfCopy;
    if (page) {
      const { title, slug } = await gateway.copyPage({
        title: naming(page.title, LONGEST_TITLE),
        excerpt: page.excerpt || page.title,
        image: page.image,
        publish_date: page.publish_date,
        content,
        key,
      });
      return { kind: 'page', title, slug };
    }
    const emails = selectedCampaign && emailGateway(gateway, selectedCampaign.kind);
    if (emails) {
      const { kind, name, subject, preheader } = selectedCampaign;
      const copy = { name: naming(name, LONGEST_TITLE), subject, preheader, content, key };
      const made = await emails.copy(copy);
      return { kind, title: made.name, id: made.id };
    }
    if (!template) return null;
    const { name, id } = await gateway.copyTemplate({
      name: naming(template.name, LONGEST_NAME),
      type: template.type,
      content: templateContent(template, store, content),
      key,
    });
    return { kind: 'template', title: name, id };
  }

  /** Replaces the fields of the open record with those of a newer version of it. */
  takeRecord(record: SavedRecord['record']): void {
    const { state } = this.host;
    const { selectedPage, selectedTemplate, selectedCampaign } = state.get();
    if (selectedPage) state.set({ selectedPage: { ...selectedPage, ...record } });
    if (selectedTemplate) state.set({ selectedTemplate: { ...selectedTemplate, ...record } });
    if (selectedCampaign) state.set({ selectedCampaign: { ...selectedCampaign, ...record } });
  }

  /** Continues from a version of the server. */
  baseOn(version: number): void {
    this.takeRecord({ version });
  }
}
