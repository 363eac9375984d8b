import type { EditorBlocks } from '../host/editor-blocks.ts';
import type { EditorHost } from '../host/editor-host.ts';
import type { EditorTarget } from '../host/editor-target.ts';
import type { EditorGateway } from '../host/gateway.ts';
import type { EditorValue } from './editor-context.ts';

/** Props of the editor. The app provides its blocks, gateway and services. */
export interface EditorProps {
  readonly target: EditorTarget;
  readonly blocks: EditorBlocks;
  readonly gateway: EditorGateway;
  readonly host: EditorHost;
  /** Receives the editor's parts when they are ready: scripts and tests change the document by the same operations. */
  readonly onReady?: ((editor: EditorValue) => void) | undefined;
}
