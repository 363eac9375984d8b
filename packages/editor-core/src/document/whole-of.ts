import { type BlockDefinition, type BlockRegistry, isPartOf } from '@org/content';
import type { BuilderNode, JsonObject } from '@org/schema';

/** Props of the block that a part stands in; undefined for blocks that are no part, and for parts that stand elsewhere. */
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
