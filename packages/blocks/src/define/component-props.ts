import { type InferType, number, object, string } from 'yup';

/** Props of a block that shows a component. */
export const componentShape = object({
  /** Id of the component; 0 for none. */
  componentId: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required(),
  /** Values in place of those of the component: prop → value, by the id of the property. */
  overrides: object({}).required(),
  /** Id of the variant; '' for none. */
  variant: string().max(32).defined(),
});
/** Props of the blocks "Component" and "Component section". */
export type ComponentProps = InferType<typeof componentShape>;

/** Part of the definitions of both blocks that show a component. */
export const COMPONENT_PART = {
  category: 'layout',
  shape: componentShape,
  defaults: { componentId: 0, overrides: {}, variant: '' },
  canvas: false,
  // Components have their own list in the editor.
  internal: true,
  groups: [],
} as const;
