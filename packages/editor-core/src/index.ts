// The editor

export type { PasteBlocks } from './clipboard/pasted-blocks.ts';
export {
  insertBlock,
  insertTemplates,
  moveBy,
  setColumns,
  setProp,
} from './document/edits.ts';
export type { Place } from './document/place-for.ts';
export {
  duplicateBlocks,
  insertFragments,
  moveBlocks,
  removeBlocks,
  unwrapBlock,
  wrapBlocks,
} from './document/several-blocks.ts';
export { Editor, type EditorProps } from './editor.tsx';
export type {
  CanvasViewProps,
  EditorBlocks,
  FieldCondition,
  SettingField,
} from './editor-blocks.ts';
export { type EditorValue, useEditor } from './editor-context.ts';
export type { EditorHost, EmailPreview, HostControlProps } from './editor-host.ts';
export type { EditorState } from './session/editor-state.ts';
// What it is opened on, and the calls that it makes
export type { EditorTarget } from './session/editor-target.ts';
export type {
  CampaignGateway,
  EditorCampaign,
  EditorGateway,
  EditorPage,
  EditorTemplate,
  GatewayFailure,
  LoadedPage,
  PageRevision,
  SiteParts,
} from './session/gateway.ts';
// Formatted text in forms
export { TextField, type TextFieldProps } from './text/text-field.tsx';
