// The editor

export {
  duplicateBlock,
  insertBlock,
  insertFragment,
  moveBlock,
  moveBy,
  type Place,
  removeBlock,
  setColumns,
  setProp,
} from './document/edits.ts';
export { Editor, type EditorProps } from './editor.tsx';
export type {
  CanvasViewProps,
  EditorBlocks,
  FieldCondition,
  SettingField,
} from './editor-blocks.ts';
export { type EditorValue, useEditor } from './editor-context.ts';
export type { EditorHost, PickedImage } from './editor-host.ts';
// What it is opened on, and the calls that it makes
export type { EditorTarget } from './session/editor-session.ts';
export type { EditorState } from './session/editor-state.ts';
export type {
  EditorGateway,
  EditorPage,
  EditorTemplate,
  GatewayFailure,
} from './session/gateway.ts';
