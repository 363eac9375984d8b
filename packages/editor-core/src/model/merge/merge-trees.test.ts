import {
  applyOperation,
  type BlockTemplate,
  createTree,
  findViolations,
  type Operation,
  subtreeIds,
} from '@org/content';
import { countingIds } from '@org/content/testing';
import { ROOT_ID } from '@org/schema';
import type { BuilderNode, BuilderTree, JsonValue, NodeId } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../test/editor-registry.ts';
import { mergeTrees } from './merge-trees.ts';

const TEXT: BlockTemplate = { type: 'Text' };

/** Ids: n…01 wrapper is the root, then in document order. */
function page(): BuilderTree {
  const section: BlockTemplate = {
    type: 'Section',
    children: [{ type: 'Column', children: [TEXT, TEXT, TEXT] }],
  };
  return createTree({ type: 'Wrapper', children: [section, section] }, registry, countingIds());
}

const BASE = page();
const ids = Object.keys(BASE);
const findAll = (type: string): NodeId[] =>
  ids.filter((id) => BASE[id]?.type.resolvedName === type);
const [FIRST = '', SECOND = '', THIRD = '', FOURTH = ''] = findAll('Text');
const [COLUMN = '', OTHER_COLUMN = ''] = findAll('Column');
const [SECTION = '', OTHER_SECTION = ''] = findAll('Section');

function change(tree: BuilderTree, ...operations: readonly Operation[]): BuilderTree {
  return operations.reduce((before, operation) => {
    const made = applyOperation(before, operation, registry);
    if (!made.ok) throw new Error(made.message);
    return made.tree;
  }, tree);
}
const set = (id: NodeId, path: string, value: JsonValue): Operation => ({
  type: 'setProp',
  id,
  path: path.split('.') as [string],
  value,
});
const insert = (id: NodeId, parent: NodeId, index: number, type = 'Text'): Operation => ({
  type: 'insert',
  parent,
  index,
  fragment: createFragment(id, type),
});
function createFragment(id: NodeId, type: string) {
  const tree = createTree({ type }, registry, () => id);
  const [rootNodeId = ''] = Object.keys(tree);
  return {
    rootNodeId: id,
    nodes: { [id]: { ...tree[rootNodeId], parent: undefined } as BuilderNode },
  };
}
const merge = (mine: readonly Operation[], theirs: readonly Operation[]) =>
  mergeTrees(
    { base: BASE, mine: change(BASE, ...mine), theirs: change(BASE, ...theirs) },
    registry,
  );

describe('two versions of a page', () => {
  it('keep what each of them set in different blocks, props and devices', () => {
    const { tree, conflicts } = merge(
      [set(FIRST, 'text', 'mine'), set(SECOND, 'settings.phone.text.size', 1)],
      [set(THIRD, 'text', 'theirs'), set(SECOND, 'settings.phone.text.weight', 700)],
    );
    expect(conflicts).toEqual([]);
    expect([FIRST, SECOND, THIRD].map((id) => tree[id]?.props)).toEqual([
      { text: 'mine' },
      { settings: { phone: { text: { size: 1, weight: 700 } } }, text: 'Hello' },
      { text: 'theirs' },
    ]);
  });

  it('are one when both made the same change, and theirs is the same reference', () => {
    const theirs = change(BASE, set(FIRST, 'text', 'same'));
    const mine = change(BASE, set(FIRST, 'text', 'same'));
    const { tree, conflicts } = mergeTrees({ base: BASE, mine, theirs }, registry);
    expect(conflicts).toEqual([]);
    for (const id of ids) expect(tree[id]).toBe(theirs[id]);
  });

  it('conflict in a prop that both set, of which the preferred version is in the tree', () => {
    const versions = {
      base: BASE,
      mine: change(BASE, set(FIRST, 'text', 'mine'), set(SECOND, 'text', 'also mine')),
      theirs: change(BASE, set(FIRST, 'text', 'theirs'), set(THIRD, 'text', 'also theirs')),
    };
    for (const [prefer, text] of [
      ['mine', 'mine'],
      ['theirs', 'theirs'],
    ] as const) {
      const { tree, conflicts } = mergeTrees(versions, registry, prefer);
      expect(conflicts).toEqual([{ id: FIRST, path: ['props', 'text'] }]);
      expect([FIRST, SECOND, THIRD].map((id) => tree[id]?.props.text)).toEqual([
        text,
        'also mine',
        'also theirs',
      ]);
    }
  });

  it('keep the blocks that both added, each after the block that it followed', () => {
    const { tree, conflicts } = merge(
      [insert('mine000001', COLUMN, 1)],
      [insert('theirs0001', COLUMN, 1), insert('theirs0002', COLUMN, 4)],
    );
    expect(conflicts).toEqual([]);
    expect(tree[COLUMN]?.nodes).toEqual([
      FIRST,
      'mine000001',
      'theirs0001',
      SECOND,
      THIRD,
      'theirs0002',
    ]);
    expect(tree.mine000001?.parent).toBe(COLUMN);
  });

  it('keep the order of the one who moved blocks', () => {
    const move = { type: 'move', id: THIRD, parent: COLUMN, index: 0 } as const;
    const added = insert('added00001', COLUMN, 3);
    for (const [mine, theirs] of [
      [[move], [added]],
      [[added], [move]],
    ] as const)
      expect(merge(mine, theirs).tree[COLUMN]?.nodes).toEqual([THIRD, 'added00001', FIRST, SECOND]);
  });

  it('move a block with what the other changed in it', () => {
    const { tree } = merge(
      [{ type: 'move', id: FIRST, parent: OTHER_COLUMN, index: 1 }],
      [set(FIRST, 'text', 'theirs')],
    );
    expect(tree[OTHER_COLUMN]?.nodes.slice(0, 2)).toEqual([FOURTH, FIRST]);
    expect(tree[COLUMN]?.nodes).not.toContain(FIRST);
    expect(tree[FIRST]).toMatchObject({ parent: OTHER_COLUMN, props: { text: 'theirs' } });
  });

  it('lose what one removed, unless the other worked in it', () => {
    const remove = { type: 'remove', id: SECTION } as const;
    for (const edit of [set(FOURTH, 'text', 'elsewhere'), set(OTHER_SECTION, 'x', 1)]) {
      expect(merge([remove], [edit]).tree[SECTION]).toBeUndefined();
      expect(merge([edit], [remove]).tree[FIRST]).toBeUndefined();
    }
    for (const edit of [set(FIRST, 'text', 'here'), insert('added00001', COLUMN, 0)])
      for (const { tree, conflicts } of [merge([remove], [edit]), merge([edit], [remove])]) {
        expect(conflicts).toEqual([]);
        expect(tree[ROOT_ID]?.nodes).toEqual([SECTION, OTHER_SECTION]);
        expect(tree[FIRST]).toBeDefined();
      }
  });

  it('do not put blocks into each other', () => {
    const node = { ...BASE[COLUMN], nodes: [] } as BuilderNode;
    const nest = (one: NodeId, other: NodeId): BuilderTree => ({
      [ROOT_ID]: { ...BASE[ROOT_ID], nodes: [one] } as BuilderNode,
      [one]: { ...node, parent: ROOT_ID, nodes: [other] },
      [other]: { ...node, parent: one },
    });
    const base: BuilderTree = {
      [ROOT_ID]: { ...BASE[ROOT_ID], nodes: ['a', 'b'] } as BuilderNode,
      a: { ...node, parent: ROOT_ID },
      b: { ...node, parent: ROOT_ID },
    };
    const mergeNested = (mine: BuilderTree, theirs: BuilderTree): NodeId[] =>
      subtreeIds(mergeTrees({ base, mine, theirs }, registry).tree).sort();
    expect(mergeNested(nest('a', 'b'), nest('b', 'a'))).toEqual([ROOT_ID, 'a', 'b']);
    // The cycle is closed by blocks that one added and the other moved.
    const mine: BuilderTree = {
      ...nest('a', 'b'),
      b: { ...node, parent: 'a', nodes: ['c'] },
      c: { ...node, parent: 'b', nodes: ['d'] },
      d: { ...node, parent: 'c' },
    };
    expect(mergeNested(mine, nest('b', 'a'))).toEqual([ROOT_ID, 'a', 'b', 'c', 'd']);
  });

  it('conflict where the rules of blocks refuse what both did together', () => {
    const columns = (from: number) =>
      Array.from({ length: 8 }, (_, at) => insert(`column${from + at}`, SECTION, 0, 'Column'));
    const { tree, conflicts } = merge(columns(1000), columns(2000));
    expect(findViolations(tree, registry).map(({ reason }) => reason)).toEqual(['max']);
    expect(conflicts).toEqual([{ id: SECTION, path: ['nodes'] }]);
  });
});

describe('lists that follow children', () => {
  const slider = createTree(
    {
      type: 'Wrapper',
      children: [
        {
          type: 'Section',
          children: [
            {
              type: 'Column',
              children: [
                {
                  type: 'Slider',
                  props: { slides: [{ id: 'a', containerId: 'one', title: 'One' }] },
                  children: [{ type: 'Slide', props: { containerId: 'one' } }],
                },
              ],
            },
          ],
        },
      ],
    },
    registry,
    countingIds(),
  );
  const id = Object.keys(slider).find((one) => slider[one]?.type.resolvedName === 'Slider') ?? '';
  const add = (item: string, title: string, active: number): BuilderTree =>
    change(
      slider,
      {
        type: 'insert',
        parent: id,
        index: 1,
        fragment: {
          rootNodeId: `slide${item}`,
          nodes: {
            [`slide${item}`]: {
              ...createFragment(`slide${item}`, 'Slide').nodes[`slide${item}`],
              props: { containerId: 'two' },
            } as BuilderNode,
          },
        },
      },
      set(id, 'slides', [
        { id: 'a', containerId: 'one', title: 'One' },
        { id: item, containerId: 'two', title },
      ]),
      set(id, 'activeIndex', active),
    );

  it('hold the parts that both added, each with its own key and title', () => {
    const { tree, conflicts } = mergeTrees(
      { base: slider, mine: add('m', 'Mine', 1), theirs: add('t', 'Theirs', 2) },
      registry,
    );
    expect(conflicts).toEqual([]);
    const slides = tree[id]?.props.slides as { title: string; containerId: string }[];
    expect(slides.map(({ title }) => title)).toEqual(['One', 'Mine', 'Theirs']);
    const keys = tree[id]?.nodes.map((child) => tree[child]?.props.containerId);
    expect(keys).toEqual(slides.map(({ containerId }) => containerId));
    expect(new Set(keys).size).toBe(3);
  });
});
