import { BUILDER_NODE_FIELDS, type BuilderNode } from '@org/schema/entities';

/** Fields of a node; `parent` is undefined only for the root. */
export type NodeFields = Required<Omit<BuilderNode, 'parent'>> & Pick<BuilderNode, 'parent'>;

const KNOWN_FIELDS: ReadonlySet<string> = new Set(BUILDER_NODE_FIELDS);

/** Returns a node with its fields in the stored order; a root has no `parent`. */
export function storedNode(fields: NodeFields): BuilderNode {
  const { type, isCanvas, props, displayName, custom, parent, hidden, nodes, linkedNodes } = fields;
  return parent === undefined
    ? { type, isCanvas, props, displayName, custom, hidden, nodes, linkedNodes }
    : { type, isCanvas, props, displayName, custom, parent, hidden, nodes, linkedNodes };
}

/** Returns true when an object has exactly the fields of a stored node in their order. Their values are not checked. */
export function hasStoredFields(node: object): boolean {
  let at = 0;
  for (const field in node) {
    // The root has no parent.
    if (at === 5 && field === 'hidden') at += 1;
    if (field !== BUILDER_NODE_FIELDS[at]) return false;
    at += 1;
  }
  return at === BUILDER_NODE_FIELDS.length;
}

/** Returns the fields of an object that are not those of a stored node, in their own order. */
export function otherFields(node: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(node).filter(([field]) => !KNOWN_FIELDS.has(field)));
}
