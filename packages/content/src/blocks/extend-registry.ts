import { type BlockDefinition, type BlockRegistry, createRegistry } from './block-definition.ts';

/**
 * Extends a registry: blocks of other packages follow the existing ones. A block with a list of allowed children also accepts
 * added ones that name it as their parent.
 * @param added - definitions
 * @returns new registry
 * @throws on a duplicate name
 */
export function extendRegistry(
  registry: BlockRegistry,
  added: readonly BlockDefinition[],
): BlockRegistry {
  const widened = registry.all().map((block) => {
    const { children } = block.rules;
    const more = added.filter(
      ({ type, rules }) => rules.parents?.includes(block.type) && !children?.includes(type),
    );
    return children && more.length > 0
      ? {
          ...block,
          rules: { ...block.rules, children: [...children, ...more.map((one) => one.type)] },
        }
      : block;
  });
  return createRegistry([...widened, ...added]);
}
