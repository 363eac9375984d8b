import {
  COMPONENT_LIMITS,
  type ComponentProperty,
  type ComponentVariant,
  newNodeId,
  type Operation,
  type Result,
  readProperties,
  readVariants,
} from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { JsonValue, NodeId } from '@org/schema/entities';
import type { DocumentStore } from '../document/document-store.ts';

/** Returns the operation that stores the properties of the open component. */
function storeProperties(properties: readonly ComponentProperty[]): Operation {
  const value: JsonValue = properties.map(({ id, name, node, props }) => ({
    id,
    name,
    node,
    props: [...props],
  }));
  return { type: 'setCustom', id: ROOT_ID, path: ['properties'], value };
}

/** Returns the properties of the open component. */
export function getProperties(store: DocumentStore): ComponentProperty[] {
  return readProperties(store.tree, store.registry);
}

/** Returns the property of the open component that sets a prop, or that shows a block when there is no prop. */
export function findProperty(
  store: DocumentStore,
  node: NodeId,
  prop: string | undefined,
): ComponentProperty | undefined {
  return getProperties(store).find(
    (property) => property.node === node && property.props[0] === prop,
  );
}

/** Makes a setting of a block a property of the open component. */
export function addProperty(
  store: DocumentStore,
  property: Omit<ComponentProperty, 'id'>,
): Result<object> {
  const before = getProperties(store);
  if (before.length >= COMPONENT_LIMITS.properties)
    return {
      ok: false,
      code: 'content_invalid',
      message: `A component has at most ${COMPONENT_LIMITS.properties} properties`,
    };
  const added = { ...property, id: newNodeId() };
  return store.run([storeProperties([...before, added])], {
    label: `Make ${property.name} a property`,
  });
}

/** Renames a property of the open component. */
export function renameProperty(store: DocumentStore, id: string, name: string): Result<object> {
  const renamed = getProperties(store).map((property) =>
    property.id === id ? { ...property, name } : property,
  );
  return store.run([storeProperties(renamed)], { label: `Rename the property to ${name}` });
}

/** Removes a property of the open component: its block shows the component's own value everywhere. */
export function removeProperty(store: DocumentStore, id: string): Result<object> {
  const properties = getProperties(store);
  const name = properties.find((property) => property.id === id)?.name ?? '';
  return store.run([storeProperties(properties.filter((property) => property.id !== id))], {
    label: `Remove the property ${name}`,
  });
}

/** Returns the variants of the open component. */
export function getVariants(store: DocumentStore): ComponentVariant[] {
  return readVariants(store.tree, getProperties(store));
}

/** Removes a variant of the open component: instances with it show the component's own values. */
export function removeVariant(store: DocumentStore, id: string): Result<object> {
  const variants = getVariants(store);
  const name = variants.find((variant) => variant.id === id)?.name ?? '';
  const value: JsonValue = variants
    .filter((variant) => variant.id !== id)
    .map((variant) => ({ ...variant, values: { ...variant.values } }));
  return store.run([{ type: 'setCustom', id: ROOT_ID, path: ['variants'], value }], {
    label: `Remove the variant ${name}`,
  });
}
