import type { Viewport } from '@org/schema';
import type { BlockState, BuilderTree, NodeId, ShownItem } from '@org/schema/entities';
import type { MentionOption } from '@org/ui';
import type { EmailKind } from '../host/editor-target.ts';
import type {
  EditorCampaign,
  EditorPage,
  EditorTemplate,
  GatewayFailure,
} from '../host/gateway.ts';
import type { CommentFeed, CommentList } from '../host/page-comments.ts';
import type { PageVisitor } from '../host/presence.ts';
import type { SiteFrame } from './site-frame.ts';

/** Outcome of the last save. */
export type SaveOutcome = 'none' | 'saved' | 'failed' | 'conflict';

/** The open dialog. */
export type EditorDialog =
  | 'none'
  | 'template'
  | 'rename'
  | 'moveTo'
  | 'publish'
  | 'schedule'
  | 'commands'
  | 'conflict'
  | 'shortcuts'
  | 'devices'
  | 'sections'
  | 'pages'
  | 'component'
  | 'components'
  | 'email';

/** The version of the page that is being viewed. */
export interface ShownRevision {
  readonly id: number;
  readonly created_at: string;
  readonly tree: BuilderTree;
}

/** A copy of the author's own version: a draft, a template, or an email. */
export type SavedCopy =
  | { readonly kind: 'page'; readonly title: string; readonly slug: string }
  | { readonly kind: 'template' | EmailKind; readonly title: string; readonly id: number };

/** Text of a comment that was not sent, and people who may be mentioned in it. */
export interface CommentDraft {
  readonly text: string;
  readonly people: readonly MentionOption[];
}

/** State of the editor besides the document itself. */
export interface EditorState {
  readonly viewportDevice: Viewport;
  readonly selectedPage: EditorPage | null;
  /** Header, page title and footer around the open page; empty for templates and emails. */
  readonly siteFrame: SiteFrame;
  readonly selectedTemplate: EditorTemplate | null;
  /** Page from which the open template was opened, or null. */
  readonly cameFrom: { readonly slug: string; readonly title: string } | null;
  /** Open campaign or notification. */
  readonly selectedCampaign: EditorCampaign | null;
  readonly templateList: readonly EditorTemplate[];
  readonly componentContainerTemplates: readonly EditorTemplate[];
  /** Serialized working copy; null when there is none. */
  readonly editorContent: string | null;
  /** Serialized content as last loaded or saved. */
  readonly originalEditorContent: string | null;
  readonly isEditorDirty: boolean;
  readonly isEditorLoading: boolean;
  readonly isEditorSaving: boolean;
  /** True while editing; false shows the page as visitors see it. */
  readonly editMode: boolean;
  /** Zoom: fit to the window, or a fraction of the actual size. */
  readonly zoom: 'fit' | number;
  readonly openSettingsPanel: boolean;
  /** Block whose items are being edited in the canvas, null for none. */
  readonly insideBlock: NodeId | null;
  /** The last clicked item of that block. */
  readonly pickedItem: { readonly id: string } | null;
  readonly activeTab: 'settings' | 'style' | 'visibility';
  /** State in which the canvas shows the selected blocks while its style is edited, or null. */
  readonly shownState: BlockState | null;
  readonly dialog: EditorDialog;
  readonly isIconPickerOpen: boolean;
  /** Why the document could not be opened. */
  readonly loadFailure: GatewayFailure | null;
  /** Why the templates could not be loaded; opening the list tries again. */
  readonly templatesFailure: GatewayFailure | null;
  readonly saveOutcome: SaveOutcome;
  readonly saveFailure: GatewayFailure | null;
  /** Time of the next automatic retry of a failed save, in ms since the epoch; null for none. */
  readonly retryAt: number | null;
  /** True when this browser cannot store unsaved changes. */
  readonly unbacked: boolean;
  /** Version that another tab of this browser has saved since, or null. */
  readonly savedElsewhere: number | null;
  /** Copy of the author's own version after a conflict. */
  readonly savedCopy: SavedCopy | null;
  /** True while the settings of the page are shown beside the canvas. */
  readonly pageSettingsOpen: boolean;
  /** True while the list of versions is open. */
  readonly revisionsOpen: boolean;
  /** Version that the canvas shows instead of the page, or null. */
  readonly revision: ShownRevision | null;
  /** Time of a working copy on this computer that is newer than the server's version, or null. */
  readonly recoveredAt: number | null;
  /** Item that the canvas shows in the page of a collection's items; null for the texts of the page itself. */
  readonly shownItem: ShownItem | null;
  /** Other people who have the open page in the editor. */
  readonly visitors: readonly PageVisitor[];
  readonly comments: CommentList;
  /** Changes the comments; null for documents without comments. */
  readonly commentFeed: CommentFeed | null;
  /** True while the comments are shown beside the canvas. */
  readonly commentsOpen: boolean;
  /** First comment of the thread that is open, or null. */
  readonly openThread: number | null;
  /** Changes whenever the field for a new comment should get the focus; 0 while it should not. */
  readonly commentFocus: number;
  /** Texts that were not sent, by the field in which they were typed. */
  readonly commentDrafts: Readonly<Record<string, CommentDraft>>;
}

/** State of an editor that has not opened anything yet. */
export const INITIAL_STATE: EditorState = {
  viewportDevice: 'desktop',
  selectedPage: null,
  siteFrame: {},
  selectedTemplate: null,
  cameFrom: null,
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
  shownState: null,
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
  pageSettingsOpen: false,
  revisionsOpen: false,
  revision: null,
  recoveredAt: null,
  shownItem: null,
  visitors: [],
  comments: { status: 'loading', comments: [], message: '' },
  commentFeed: null,
  commentsOpen: false,
  openThread: null,
  commentFocus: 0,
  commentDrafts: {},
};
