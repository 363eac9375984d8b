/** A JSON value; the builder stores no `null`, an emptied value is `''`, `'none'` or `false`. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue };

/** A JSON object. */
export interface JsonObject {
  [key: string]: JsonValue;
}

/** Id of a node: `ROOT`, or ten characters. */
export type NodeId = string;

/** A node of a builder tree, exactly as it is stored. */
export interface BuilderNode {
  readonly type: { readonly resolvedName: string };
  /** True when blocks can be dropped into it. */
  readonly isCanvas: boolean;
  readonly props: JsonObject;
  readonly displayName: string;
  /** Data of the editor: `v` (block version), `displayName` (given by the author), `sync`. */
  readonly custom: JsonObject;
  /** Absent on the root only. */
  readonly parent?: NodeId | undefined;
  /** Hidden in the editor and on the page. */
  readonly hidden: boolean;
  /** Children, in order. */
  readonly nodes: readonly NodeId[];
  /** Read from legacy content only; always empty in trees that we write. */
  readonly linkedNodes: Readonly<Record<string, NodeId>>;
}

/** A builder tree: node id → node, with the root under `ROOT`. */
export type BuilderTree = Readonly<Record<NodeId, BuilderNode>>;

/** A part of a tree: a saved container, or the content of the clipboard. */
export interface TreeFragment {
  readonly rootNodeId: NodeId;
  readonly nodes: BuilderTree;
}

/** Fields of a stored node, in the order in which they are serialized. */
export const BUILDER_NODE_FIELDS = [
  'type',
  'isCanvas',
  'props',
  'displayName',
  'custom',
  'parent',
  'hidden',
  'nodes',
  'linkedNodes',
] as const;
