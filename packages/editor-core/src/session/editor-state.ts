import type { BuilderTree, NodeId, Viewport } from '@org/schema';
import type { EditorCampaign, EditorPage, EditorTemplate, GatewayFailure } from './gateway.ts';
import type { SiteFrame } from './site-frame.ts';

/** What the last save came to. */
export type SaveOutcome = 'none' | 'saved' | 'failed' | 'conflict';

/** What is open over the editor. */
export type EditorDialog =
  | 'none'
  | 'template'
  | 'rename'
  | 'moveTo'
  | 'schedule'
  | 'commands'
  | 'conflict'
  | 'shortcuts'
  | 'email';

/** A version of the page that is looked at. */
export interface ShownRevision {
  readonly id: number;
  readonly created_at: string;
  readonly tree: BuilderTree;
}

/** A copy of the author's own version: a draft, a template, or a campaign. */
export type SavedCopy =
  | { readonly kind: 'page'; readonly title: string; readonly slug: string }
  | { readonly kind: 'template' | 'campaign'; readonly title: string; readonly id: number };

/** The state of the editor beside the document itself. Source: EDIT-007. */
export interface EditorState {
  readonly viewportDevice: Viewport;
  readonly selectedPage: EditorPage | null;
  /** The parts of the site around the open page; empty for templates and campaigns. */
  readonly siteFrame: SiteFrame;
  readonly selectedTemplate: EditorTemplate | null;
  readonly selectedCampaign: EditorCampaign | null;
  readonly templateList: readonly EditorTemplate[];
  readonly componentContainerTemplates: readonly EditorTemplate[];
  /** Stored text of the working copy; null when nothing is stored. */
  readonly editorContent: string | null;
  /** Stored text as it was loaded or saved last. */
  readonly originalEditorContent: string | null;
  readonly isEditorDirty: boolean;
  readonly isEditorLoading: boolean;
  readonly isEditorSaving: boolean;
  /** True while the author edits; false shows the page as visitors see it. */
  readonly editMode: boolean;
  /** How large the page is shown: as it fits, or a part of its own size. */
  readonly zoom: 'fit' | number;
  readonly openSettingsPanel: boolean;
  /** The block that is edited from inside: its items are picked in the canvas. Null for none. Source: NAV-017. */
  readonly insideBlock: NodeId | null;
  /** The item that was picked in it last. */
  readonly pickedItem: { readonly id: string } | null;
  readonly activeTab: 'settings' | 'style' | 'visibility';
  readonly dialog: EditorDialog;
  readonly isIconPickerOpen: boolean;
  /** Why the document could not be opened. */
  readonly loadFailure: GatewayFailure | null;
  /** Why the templates could not be listed; the next look asks again. */
  readonly templatesFailure: GatewayFailure | null;
  readonly saveOutcome: SaveOutcome;
  readonly saveFailure: GatewayFailure | null;
  /** When a save that failed is tried again by itself, in ms since the epoch; null when it is not. */
  readonly retryAt: number | null;
  /** True when this browser keeps no copy of what is unsaved. */
  readonly unbacked: boolean;
  /** Version that another tab of this browser saved after this one was opened, or null. */
  readonly savedElsewhere: number | null;
  /** What the author's own version was saved as after a conflict. */
  readonly savedCopy: SavedCopy | null;
  /** True while the versions of the page are listed at the side. */
  readonly revisionsOpen: boolean;
  /** The version that the canvas shows in place of the page, or null. */
  readonly revision: ShownRevision | null;
  /** Time of a working copy that was found on this computer and is newer than the server's, or null. */
  readonly recoveredAt: number | null;
}

/** State of an editor that has opened nothing yet. Source: EDIT-010. */
export const INITIAL_STATE: EditorState = {
  viewportDevice: 'desktop',
  selectedPage: null,
  siteFrame: {},
  selectedTemplate: null,
  selectedCampaign: null,
  templateList: [],
  componentContainerTemplates: [],
  editorContent: null,
  originalEditorContent: null,
  isEditorDirty: false,
  isEditorLoading: false,
  isEditorSaving: false,
  editMode: true,
  zoom: 'fit',
  openSettingsPanel: true,
  insideBlock: null,
  pickedItem: null,
  activeTab: 'settings',
  dialog: 'none',
  isIconPickerOpen: false,
  loadFailure: null,
  templatesFailure: null,
  saveOutcome: 'none',
  saveFailure: null,
  retryAt: null,
  unbacked: false,
  savedElsewhere: null,
  savedCopy: null,
  revisionsOpen: false,
  revision: null,
  recoveredAt: null,
};
