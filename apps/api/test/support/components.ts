import { type BlockTemplate, createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { blockRegistry } from '@org/installed-blocks/definitions';
import { ROOT_ID } from '@org/schema';
import type { BuilderTree, JsonObject } from '@org/schema/entities';

/** Returns a tree with blocks below the root, whose ids are `block1`, `block2` and so on, and with data of the root. */
export function componentTree(blocks: readonly BlockTemplate[], custom: JsonObject = {}) {
  let count = 0;
  const tree = createTree(
    { type: 'Wrapper', children: blocks },
    blockRegistry,
    () => `block${++count}`,
  );
  const root = tree[ROOT_ID];
  return (
    root ? { ...tree, [ROOT_ID]: { ...root, custom: { ...root.custom, ...custom } } } : tree
  ) satisfies BuilderTree;
}

/** Returns the content of a component with a text in a container, and properties for the text and for its visibility. */
export function componentContent(text: string): string {
  return encodeContent(
    componentTree([{ type: 'Container', children: [{ type: 'Text', props: { text } }] }], {
      properties: [
        { id: 'text', name: 'Text', node: 'block2', props: ['text'] },
        { id: 'shown', name: 'Show the text', node: 'block2', props: [] },
      ],
    }),
  );
}

/** Returns a block that shows a component in a column. */
export const shows = (componentId: number, props: JsonObject = {}): BlockTemplate => ({
  type: 'Component',
  props: { componentId, ...props },
});

/** Returns the content of a page with blocks in one column. */
export function pageContent(...children: BlockTemplate[]): string {
  return encodeContent(
    componentTree([{ type: 'Section', children: [{ type: 'Column', children }] }]),
  );
}
