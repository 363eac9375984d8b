import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { expect, it } from 'vitest';
import { treeText } from './tree-text.ts';

it('returns the visible text of a tree without its styling', () => {
  const tree = createTree(
    {
      type: 'Section',
      props: {},
      children: [
        {
          type: 'Text',
          props: {
            text: '<p>Stoneware</p><p>by hand</p>',
            textAlign: 'center',
            textColor: 'crimson',
            titleTag: 'h2',
          },
        },
      ],
    },
    blockRegistry,
  );
  expect(treeText(encodeContent(tree))).toBe('Stoneware by hand');
  expect(treeText(null)).toBe('');
  expect(treeText('not content')).toBe('');
});
