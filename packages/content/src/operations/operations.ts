import type { Device } from '@org/schema';
import type { DeviceGroup, JsonValue, NodeId, TreeFragment } from '@org/schema/entities';
import type { PropPath } from '../values/set-path.ts';

/** Inserts new nodes at a position among the children of a parent. */
export interface InsertOperation {
  readonly type: 'insert';
  readonly parent: NodeId;
  readonly index: number;
  readonly fragment: TreeFragment;
}

/** Removes a node with its descendants. */
export interface RemoveOperation {
  readonly type: 'remove';
  readonly id: NodeId;
}

/** Moves a node. `index` counts the new parent's children without the node itself. */
export interface MoveOperation {
  readonly type: 'move';
  readonly id: NodeId;
  readonly parent: NodeId;
  readonly index: number;
}

/** Sets a prop, or removes it without a value. */
export interface SetPropOperation {
  readonly type: 'setProp';
  readonly id: NodeId;
  readonly path: PropPath;
  readonly value?: JsonValue | undefined;
}

/** Sets a device's own value of a setting, or removes it without a value. */
export interface SetStyleOperation {
  readonly type: 'setStyle';
  readonly id: NodeId;
  readonly device: Device;
  readonly group: DeviceGroup;
  readonly field: string;
  readonly value?: JsonValue | undefined;
}

/** Sets the author's name of a node; '' removes it. */
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

/** Sets editor data of a node, such as synced groups; removes it without a value. */
export interface SetCustomOperation {
  readonly type: 'setCustom';
  readonly id: NodeId;
  readonly path: PropPath;
  readonly value?: JsonValue | undefined;
}

/** All operations on a tree, which undo, clipboard, recovery and scripts are based on. */
export type Operation =
  | InsertOperation
  | RemoveOperation
  | MoveOperation
  | SetPropOperation
  | SetStyleOperation
  | RenameOperation
  | HideOperation
  | SetCustomOperation;
