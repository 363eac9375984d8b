import type { Device, DeviceGroup, JsonValue, NodeId, TreeFragment } from '@org/schema';
import type { PropPath } from './set-path.ts';

/** Puts new nodes under a parent, at a place among its children. */
export interface InsertOperation {
  readonly type: 'insert';
  readonly parent: NodeId;
  readonly index: number;
  readonly fragment: TreeFragment;
}

/** Takes a node away with all below it. */
export interface RemoveOperation {
  readonly type: 'remove';
  readonly id: NodeId;
}

/** Puts a node elsewhere. `index` counts the new parent's children without the node itself. */
export interface MoveOperation {
  readonly type: 'move';
  readonly id: NodeId;
  readonly parent: NodeId;
  readonly index: number;
}

/** Sets a prop, or removes it when there is no value. */
export interface SetPropOperation {
  readonly type: 'setProp';
  readonly id: NodeId;
  readonly path: PropPath;
  readonly value?: JsonValue | undefined;
}

/** Sets one device's own value of a setting, or removes it when there is no value. */
export interface SetStyleOperation {
  readonly type: 'setStyle';
  readonly id: NodeId;
  readonly device: Device;
  readonly group: DeviceGroup;
  readonly field: string;
  readonly value?: JsonValue | undefined;
}

/** Gives a node the author's own name; '' takes it away. */
export interface RenameOperation {
  readonly type: 'rename';
  readonly id: NodeId;
  readonly name: string;
}

/** Hides a node, or shows it again. */
export interface HideOperation {
  readonly type: 'hide';
  readonly id: NodeId;
  readonly hidden: boolean;
}

/** Sets what the editor keeps with a node, such as which groups are synced; removes it when there is no value. */
export interface SetCustomOperation {
  readonly type: 'setCustom';
  readonly id: NodeId;
  readonly path: PropPath;
  readonly value?: JsonValue | undefined;
}

/** The whole vocabulary of change: undo, clipboard, recovery and scripts speak nothing else. */
export type Operation =
  | InsertOperation
  | RemoveOperation
  | MoveOperation
  | SetPropOperation
  | SetStyleOperation
  | RenameOperation
  | HideOperation
  | SetCustomOperation;
