import type { BuilderNode, BuilderTree, JsonObject, NodeId } from '@org/schema/entities';
import type { Schema } from 'yup';
import type { BlockRegistry } from '../blocks/block-definition.ts';
import { canonical, sameJson } from '../values/canonical.ts';
import {
  type ComponentProperty,
  type PropertyValues,
  readProperties,
  readValues,
  readVariants,
  SHOW,
} from './component-properties.ts';
import { getComponentId, isInstance } from './component-types.ts';
import type { FindComponent } from './expand-components.ts';

/** Returns true for a schema, not a reference. Scripts of sites do not get yup for `instanceof`. */
const isSchema = (field: object | undefined): field is Schema =>
  field !== undefined && 'isValidSync' in field;

/** Returns the values of properties that the schemas of their blocks accept. */
function acceptedValues(
  tree: BuilderTree,
  properties: readonly ComponentProperty[],
  values: PropertyValues,
  registry: BlockRegistry,
): PropertyValues {
  const accepted: Record<string, JsonObject> = {};
  for (const { id, node } of properties) {
    const fields = registry.get(tree[node]?.type.resolvedName ?? '')?.shape.fields ?? {};
    const valid = Object.entries(values[id] ?? {}).filter(([prop, value]) => {
      if (prop === SHOW) return typeof value === 'boolean';
      const schema = fields[prop];
      return isSchema(schema) && schema.isValidSync(value, { strict: true });
    });
    if (valid.length > 0) accepted[id] = Object.fromEntries(valid);
  }
  return accepted;
}

function cleanInstance(
  node: BuilderNode,
  find: FindComponent,
  registry: BlockRegistry,
): BuilderNode {
  const tree = find(getComponentId(node));
  // The component may be restored, so its values remain.
  if (!tree) return node;
  const { overrides, variant } = node.props;
  const properties = readProperties(tree, registry);
  const isKnown =
    variant === undefined ||
    variant === '' ||
    readVariants(tree, properties).some(({ id }) => id === variant);
  const values = acceptedValues(tree, properties, readValues(properties, overrides), registry);
  if (isKnown && (overrides === undefined || sameJson(overrides, values))) return node;
  return {
    ...node,
    props: canonical({
      ...node.props,
      ...(overrides === undefined ? {} : { overrides: { ...values } }),
      ...(isKnown ? {} : { variant: '' }),
    }),
  };
}

/**
 * Removes from the instances of a tree the values of unknown properties, values that the blocks of their components do not accept,
 * and unknown variants. Instances of missing components are unchanged. Identity: the same tree when nothing was removed.
 */
export function cleanInstances(
  tree: BuilderTree,
  find: FindComponent,
  registry: BlockRegistry,
): BuilderTree {
  const changed: Record<NodeId, BuilderNode> = {};
  for (const [id, node] of Object.entries(tree)) {
    if (!isInstance(node)) continue;
    const clean = cleanInstance(node, find, registry);
    if (clean !== node) changed[id] = clean;
  }
  return Object.keys(changed).length === 0 ? tree : { ...tree, ...changed };
}
