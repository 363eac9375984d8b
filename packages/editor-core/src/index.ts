// Editor

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
export { Editor } from './editor.tsx';
export type {
  CanvasViewProps,
  EditorBlocks,
  FieldCondition,
  SettingField,
} from './editor-blocks.ts';
export { type EditorValue, useEditor } from './editor-context.ts';
export type { EditorHost, EmailPreview, HostControlProps } from './editor-host.ts';
export type { EditorProps } from './editor-props.ts';
export type { EditorState } from './session/editor-state.ts';
// Target and gateway of the editor
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
// Form field of formatted text
export { TextField, type TextFieldProps } from './text/text-field.tsx';
