import type { EditorBlocks } from './editor-blocks.ts';
import type { EditorValue } from './editor-context.ts';
import type { EditorHost } from './editor-host.ts';
import type { EditorTarget } from './session/editor-target.ts';
import type { EditorGateway } from './session/gateway.ts';

/** Props of the editor. The app provides its blocks, gateway and services. */
export interface EditorProps {
  readonly target: EditorTarget;
  readonly blocks: EditorBlocks;
  readonly gateway: EditorGateway;
  readonly host: EditorHost;
  /** Receives the editor's parts when they are ready: scripts and tests change the document by the same operations. */
  readonly onReady?: ((editor: EditorValue) => void) | undefined;
}
