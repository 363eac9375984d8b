import { sameJson } from '@org/content';
import type { BuilderNode } from '@org/schema/entities';

/** Returns true if two versions of a block have the same settings. Places and children are not compared. */
export function hasSameValues(one: BuilderNode, other: BuilderNode): boolean {
  return (
    one === other ||
    (one.hidden === other.hidden &&
      one.type.resolvedName === other.type.resolvedName &&
      sameJson(one.props, other.props) &&
      sameJson(one.custom, other.custom))
  );
}

/** Returns true if two versions of a block have the same children in the same order. */
export function hasSameChildren(one: BuilderNode, other: BuilderNode): boolean {
  return (
    one.nodes === other.nodes ||
    (one.nodes.length === other.nodes.length && one.nodes.every((id, at) => id === other.nodes[at]))
  );
}

/** Returns true if two versions of a block are equal: settings, place and children. */
export function isSameNode(one: BuilderNode, other: BuilderNode): boolean {
  return one.parent === other.parent && hasSameChildren(one, other) && hasSameValues(one, other);
}
