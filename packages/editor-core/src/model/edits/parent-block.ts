import { type BlockDefinition, type BlockRegistry, isPartOf } from '@org/content';
import type { BuilderNode, JsonObject } from '@org/schema/entities';

/** Returns the props of the parent block of a part; undefined for other blocks, and for parts outside of their parent. */
export function getParentBlock(
  registry: BlockRegistry,
  { partOf }: BlockDefinition,
  above: BuilderNode | undefined,
): JsonObject | undefined {
  const whole = registry.get(above?.type.resolvedName ?? '');
  return above && whole && isPartOf(partOf, whole.type)
    ? { ...whole.defaults, ...above.props }
    : undefined;
}
