import type { Operation } from '@org/content';
import type { Device, Viewport } from '@org/schema';
import type { NodeId } from '@org/schema/entities';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { type Focus, withFocus } from '../../model/edits/picture-focus.ts';
import type { EditorBlocks } from '../../session/host/editor-blocks.ts';

/** A block with a picture that has a focus, on one device. */
export interface PictureBlock {
  readonly id: NodeId;
  readonly name: string;
  readonly device: Device;
  /** Prop with the focus per device. */
  readonly prop: string;
}

/** Reads a block; undefined for blocks without a picture with a focus. */
export function readPictureBlock(
  store: DocumentStore,
  settings: EditorBlocks['settings'],
  id: NodeId,
  viewport: Viewport,
): PictureBlock | undefined {
  const type = store.node(id)?.type.resolvedName ?? '';
  const prop = settings[type]?.find(({ kind, also }) => kind === 'image' && also?.focus)?.also
    ?.focus;
  if (prop === undefined) return undefined;
  const device = viewport === 'email' ? 'desktop' : viewport;
  return { id, name: store.getName(id), device, prop };
}

/** Returns the operation that stores a focus, the same as that of the panel. */
export function planFocus(
  store: DocumentStore,
  { id, prop, device }: PictureBlock,
  focus: Focus,
): Operation {
  const value = withFocus(store.node(id)?.props[prop], device, focus);
  return { type: 'setProp', id, path: [prop], value };
}
