import { expect, expectTypeOf, it } from 'vitest';
import { BUILDER_NODE_FIELDS, type BuilderNode } from './builder-node.ts';

it('CONTENT-004 a node has the nine stored fields, in the order in which they are serialized', () => {
  expect(BUILDER_NODE_FIELDS.join(' ')).toBe(
    'type isCanvas props displayName custom parent hidden nodes linkedNodes',
  );
  expectTypeOf<keyof BuilderNode>().toEqualTypeOf<(typeof BUILDER_NODE_FIELDS)[number]>();
  expectTypeOf<BuilderNode['type']>().toEqualTypeOf<{ readonly resolvedName: string }>();
});
