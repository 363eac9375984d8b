import type { BlockRegistry, BlockTemplate } from '@org/content';
import { createTree } from '@org/content';
import type { BuilderTree } from '@org/schema/entities';
import type { BlockExample } from '../define/define-examples.ts';
import { blockRegistry } from '../registry/block-registry.ts';

/** Wraps a block in the parents that its rules require, up to the page. */
function around(type: string, block: BlockTemplate, registry: BlockRegistry): BlockTemplate {
  const parents = registry.get(type)?.rules.parents;
  const parent = parents?.includes('Wrapper') ? 'Wrapper' : parents?.[0];
  return parent === undefined
    ? block
    : around(parent, { type: parent, children: [block] }, registry);
}

/**
 * Returns a whole page with one example in an allowed position.
 * @param registry - registry with the block
 * @returns tree; ids are sequential, so that trees are equal
 */
export function exampleTree(
  type: string,
  example: BlockExample,
  registry: BlockRegistry = blockRegistry,
): BuilderTree {
  let count = 0;
  return createTree(
    around(type, { type, props: example.props, children: example.children ?? [] }, registry),
    registry,
    () => `node${String(++count).padStart(6, '0')}`,
  );
}
