// Editor

export type { PasteBlocks } from './model/clipboard/pasted-blocks.ts';
export {
  insertBlock,
  insertTemplates,
  moveBy,
  setColumns,
  setProp,
} from './model/edits/edits.ts';
export type { Place } from './model/edits/place-for.ts';
export {
  duplicateBlocks,
  insertFragments,
  moveBlocks,
  removeBlocks,
  unwrapBlock,
  wrapBlocks,
} from './model/edits/several-blocks.ts';
export { type EditorValue, useEditor } from './session/context/editor-context.ts';
export type { EditorProps } from './session/context/editor-props.ts';
export type {
  CanvasViewProps,
  EditorBlocks,
  FieldCondition,
  SettingField,
} from './session/host/editor-blocks.ts';
export type {
  EditorHost,
  EmailLinkChoice,
  EmailPreview,
  EmailReader,
  HostControlProps,
  MergeFieldChoice,
  PageSettingsProps,
} from './session/host/editor-host.ts';
// Target and gateway of the editor
export type { EditorTarget, EmailKind } from './session/host/editor-target.ts';
export type {
  CampaignGateway,
  ComponentGateway,
  EditorCampaign,
  EditorComponent,
  EditorGateway,
  EditorPage,
  EditorTemplate,
  GatewayFailure,
  ListedComponent,
  LoadedPage,
  PageRevision,
  SiteParts,
} from './session/host/gateway.ts';
export type { ItemSource, ListedItems } from './session/host/item-source.ts';
export type {
  CommentFeed,
  CommentHost,
  CommentList,
  CommentText,
  NewComment,
  PageComment,
} from './session/host/page-comments.ts';
export type { PageChange, PageVisit, PageVisitor } from './session/host/presence.ts';
export type {
  LibraryKind,
  LibraryPage,
  LibrarySection,
  SectionLibrary,
} from './session/host/section-library.ts';
export type { EditorState } from './session/state/editor-state.ts';
export { Editor } from './ui/editor/editor.tsx';
