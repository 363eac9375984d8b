import { MAX_COMPONENT_PROPERTIES, MAX_COMPONENT_VARIANTS, ROOT_ID } from '@org/schema';
import type { BuilderNode, BuilderTree, JsonObject, NodeId } from '@org/schema/entities';
import type { BlockDefinition, BlockRegistry } from '../blocks/block-definition.ts';
import { refuseChild } from '../blocks/content-rules.ts';
import { PAGE_ROOT } from '../blocks/default-trees.ts';

/** Types of the blocks that show a component: in a column, and as a section of a page. */
export const INSTANCE_TYPES = { block: 'Component', section: 'ComponentSection' } as const;
/** Position of a component's instances: in a column, or as a section of a page. */
export type ComponentKind = keyof typeof INSTANCE_TYPES;

/** Limits of components. */
export const COMPONENT_LIMITS = {
  /** Levels of components inside of components. */
  depth: 5,
  properties: MAX_COMPONENT_PROPERTIES,
  variants: MAX_COMPONENT_VARIANTS,
  /** Characters of the name of a property or a variant. */
  name: 80,
  /** Characters of the id of a property or a variant. */
  id: 32,
} as const;

/** Type of a block whose children are the small blocks of a page. */
const COLUMN = 'Column';

/** A block that shows a component. */
export interface InstanceNode extends BuilderNode {
  readonly type: { readonly resolvedName: (typeof INSTANCE_TYPES)[ComponentKind] };
}

/** Returns true for a block that shows a component. */
export function isInstance(node: BuilderNode | undefined): node is InstanceNode {
  const type = node?.type.resolvedName;
  return type === INSTANCE_TYPES.block || type === INSTANCE_TYPES.section;
}

/** Returns the id of the component that an instance shows; 0 for an invalid one. */
export function getComponentId({ props: { componentId } }: BuilderNode): number {
  return typeof componentId === 'number' && Number.isSafeInteger(componentId) && componentId > 0
    ? componentId
    : 0;
}

/** Returns the id of the only block below the root of a component; undefined for an incomplete component. */
export function getComponentTop(tree: BuilderTree): NodeId | undefined {
  const [top, ...others] = tree[ROOT_ID]?.nodes ?? [];
  return others.length === 0 && top !== undefined && tree[top] ? top : undefined;
}

/**
 * Returns where instances of a component can be, by the type of its top block.
 * @returns undefined for a block that cannot be a component
 */
export function getComponentKind(type: string, registry: BlockRegistry): ComponentKind | undefined {
  if (!refuseChild(registry, COLUMN, type)) return 'block';
  return refuseChild(registry, PAGE_ROOT, type) ? undefined : 'section';
}

/**
 * Returns true for a prop that a property of a component can set: one of the block's own. HTML that is not sanitized is excluded,
 * since instances need no permission for it.
 */
export function isBindable(definition: BlockDefinition | undefined, prop: string): boolean {
  return (
    definition !== undefined &&
    prop !== definition.rawProp &&
    Object.hasOwn(definition.defaults, prop)
  );
}

/** Returns true for a JSON object. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
