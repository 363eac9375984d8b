import type { BlockDefinition } from '@org/content';
import { type SchemaOf, yupObject } from '@org/schema/contract';
import type { JsonObject } from '@org/schema/entities';
import { commonShape } from '../props/common-props.ts';

/** The definition that a block declares: its own schema, and matching defaults. */
export interface BlockSource<Shape extends SchemaOf<object>>
  extends Omit<BlockDefinition, 'shape' | 'defaults' | 'version' | 'targets' | 'hydration'>,
    Partial<Pick<BlockDefinition, 'version' | 'targets' | 'hydration'>> {
  readonly shape: Shape;
  readonly defaults: Shape['__outputType'];
}

/**
 * Creates a block's definition and adds the common props to its schema. By default version 1, for pages only, and without a
 * script.
 */
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
    // All fields of a schema are JSON, which yup's types do not express.
    defaults: defaults as JsonObject,
  };
}
