// The editor
export { Editor, type EditorProps } from './editor.tsx';
export type { CanvasViewProps, EditorBlocks, FieldCondition, SettingField } from './editor-blocks.ts';
export type { EditorHost, PickedImage } from './editor-host.ts';
export { useEditor } from './editor-context.ts';
// What it is opened on, and the calls that it makes
export type { EditorTarget } from './session/editor-session.ts';
export type { EditorGateway, EditorPage, EditorTemplate, GatewayFailure } from './session/gateway.ts';
export type { EditorState } from './session/editor-state.ts';
