import { type BlockDefinition, type BlockRegistry, createRegistry } from './block-definition.ts';

/**
 * Makes a wider registry: blocks of other packages after those that are there. A block that lists what it holds also holds the
 * added ones that name it as their parent.
 * Shape: registry, definitions → registry; the one that was given stays as it is. Errors: throws when a name is given twice.
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
