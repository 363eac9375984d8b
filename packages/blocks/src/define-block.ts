import type { BlockDefinition } from '@org/content';
import { type JsonObject, type SchemaOf, yupObject } from '@org/schema';
import { commonShape } from './common-props.ts';

/** A definition as its block writes it: own shape, and defaults that fit it. */
export interface BlockSource<Shape extends SchemaOf<object>>
  extends Omit<BlockDefinition, 'shape' | 'defaults' | 'version' | 'targets' | 'hydration'>,
    Partial<Pick<BlockDefinition, 'version' | 'targets' | 'hydration'>> {
  readonly shape: Shape;
  readonly defaults: Shape['__outputType'];
}

/** Makes a block's definition: the common props are added to its shape. Version 1, pages only and no script unless it says otherwise. */
export function defineBlock<Shape extends SchemaOf<object>>(
  block: BlockSource<Shape>,
): BlockDefinition {
  const { shape, defaults, ...rest } = block;
  return {
    version: 1,
    targets: ['page'],
    hydration: 'none',
    ...rest,
    shape: yupObject(shape).concat(commonShape),
    // A shape's fields are all JSON; yup's types do not say so.
    defaults: defaults as JsonObject,
  };
}
