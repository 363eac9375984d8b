import { ROOT_ID } from '@org/schema';
import type { BuilderTree, JsonObject, JsonValue, NodeId } from '@org/schema/entities';
import type { BlockRegistry } from '../blocks/block-definition.ts';
import { COMPONENT_LIMITS, isBindable, isJsonObject } from './component-types.ts';

/** A named value of a component that each of its instances can replace. */
export interface ComponentProperty {
  /** Unique within the component. */
  readonly id: string;
  readonly name: string;
  /** Block of the component that it belongs to. */
  readonly node: NodeId;
  /** Props of the block that it sets, the main one first; none for a property that shows or hides the block. */
  readonly props: readonly string[];
}

/** Values of properties: prop → value, by the id of the property. `show` is the value of a property that shows or hides a block. */
export type PropertyValues = Readonly<Record<string, JsonObject>>;

/** Prop of the values of a property that shows or hides a block. */
export const SHOW = 'show';

/** A named set of values of a component. */
export interface ComponentVariant {
  /** Unique within the component. */
  readonly id: string;
  readonly name: string;
  readonly values: PropertyValues;
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= COMPONENT_LIMITS.name;
const isId = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^[\w-]+$/.test(value) &&
  value !== '__proto__' &&
  value.length <= COMPONENT_LIMITS.id;

/** Returns the valid items of a stored list, each id once. */
function readList<Item extends { readonly id: string }>(
  list: unknown,
  limit: number,
  read: (item: JsonObject) => Item | undefined,
): Item[] {
  const found = new Map<string, Item>();
  for (const raw of Array.isArray(list) ? list : []) {
    if (found.size === limit) break;
    const item = isJsonObject(raw) ? read(raw) : undefined;
    if (item && !found.has(item.id)) found.set(item.id, item);
  }
  return [...found.values()];
}

/**
 * Returns the properties of a component. They are stored with its root, so that undo, drafts and versions include them.
 * Properties of removed blocks, and of props that cannot be set, are omitted.
 */
export function readProperties(tree: BuilderTree, registry: BlockRegistry): ComponentProperty[] {
  return readList(tree[ROOT_ID]?.custom.properties, COMPONENT_LIMITS.properties, (item) => {
    const { id, name, node, props } = item;
    if (!isId(id) || !isName(name) || typeof node !== 'string' || !Array.isArray(props))
      return undefined;
    const block = node === ROOT_ID || !Object.hasOwn(tree, node) ? undefined : tree[node];
    if (!block) return undefined;
    const definition = registry.get(block.type.resolvedName);
    const names = props.filter((prop) => typeof prop === 'string');
    const isComplete = names.length === props.length && new Set(names).size === names.length;
    if (!isComplete || !names.every((prop) => isBindable(definition, prop))) return undefined;
    return { id, name, node, props: names };
  });
}

/** Returns the names of the values that a property has. */
function getValueNames({ props }: ComponentProperty): readonly string[] {
  return props.length === 0 ? [SHOW] : props;
}

/** Returns the values of a property that are among its props. */
function readValue(property: ComponentProperty, value: JsonValue | undefined): JsonObject {
  if (!isJsonObject(value)) return {};
  const names = getValueNames(property).filter((name) => Object.hasOwn(value, name));
  return Object.fromEntries(names.map((name) => [name, value[name] as JsonValue]));
}

/** Returns stored values of properties: without unknown properties and unknown props. Linear in the number of properties. */
export function readValues(
  properties: readonly ComponentProperty[],
  stored: JsonValue | undefined,
): PropertyValues {
  if (!isJsonObject(stored)) return {};
  const values: Record<string, JsonObject> = {};
  for (const property of properties) {
    if (!Object.hasOwn(stored, property.id)) continue;
    const value = readValue(property, stored[property.id]);
    if (Object.keys(value).length > 0) values[property.id] = value;
  }
  return values;
}

/** Returns the variants of a component, with the values of its properties. */
export function readVariants(
  tree: BuilderTree,
  properties: readonly ComponentProperty[],
): ComponentVariant[] {
  return readList(tree[ROOT_ID]?.custom.variants, COMPONENT_LIMITS.variants, (item) => {
    const { id, name, values } = item;
    return isId(id) && isName(name)
      ? { id, name, values: readValues(properties, values) }
      : undefined;
  });
}

/** Returns the values that an instance shows in place of those of the component: its own, then those of its variant. */
export function getShownValues(
  properties: readonly ComponentProperty[],
  variants: readonly ComponentVariant[],
  props: JsonObject,
): PropertyValues {
  const own = readValues(properties, props.overrides);
  const variant = variants.find(({ id }) => id === props.variant)?.values ?? {};
  return Object.fromEntries(
    properties.flatMap(({ id }) => {
      const value = { ...variant[id], ...own[id] };
      return Object.keys(value).length > 0 ? [[id, value]] : [];
    }),
  );
}
