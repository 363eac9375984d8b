import { blockRegistry } from '@org/blocks/definitions';
import {
  allBlocks,
  exampleTree,
  HOSTILE_TEXTS,
  propPlaces,
  propsWith,
  sampleProps,
  settingPlaces,
} from '@org/blocks/testing';
import { encodeContent } from '@org/content';

type Tree = ReturnType<typeof exampleTree>;
type Node = Tree[string];
type Props = Node['props'];

/** Stored content with hostile values. */
export interface HostileContent {
  readonly content: string;
  /** Number of hostile values. */
  readonly values: number;
}

const SETTINGS = settingPlaces().filter(
  ({ path, kind, isClosed }) => kind === 'string' && !isClosed && path[1] === 'desktop',
);

/**
 * Props of a block with a hostile text at every place that takes any.
 * @param textAt - text by its number
 * @returns props and how many
 */
function hostileProps(
  type: string,
  textAt: (at: number) => string,
): { props: Props; count: number } {
  const definition = blockRegistry.get(type);
  if (!definition) throw new Error(`${type} is not known`);
  const places = propPlaces(definition).filter(
    ({ kind, isClosed }) => kind === 'string' && !isClosed,
  );
  let count = 0;
  const props = [...places, ...SETTINGS].reduce<Props>(
    (made, { path }) => {
      count += 1;
      // An object stays one.
      return propsWith(made, path, textAt(count)) as Props;
    },
    sampleProps(definition, true),
  );
  return { props, count };
}

/** Joins the trees of several pages, each node under a new id. */
function joined(trees: readonly Tree[]): Tree {
  const [first] = trees;
  const nodes: [string, Node][] = [];
  const children: string[] = [];
  for (const [at, tree] of trees.entries()) {
    const getId = (id: string): string =>
      id === 'ROOT' ? id : `n${String(at).padStart(3, '0')}${id.slice(-6)}`;
    for (const [id, node] of Object.entries(tree)) {
      const own = node.nodes.map(getId);
      if (id === 'ROOT') children.push(...own);
      else nodes.push([getId(id), { ...node, parent: getId(node.parent ?? 'ROOT'), nodes: own }]);
    }
  }
  const root = first?.ROOT;
  if (!root) throw new Error('There is nothing to join');
  return { ROOT: { ...root, nodes: children }, ...Object.fromEntries(nodes) };
}

/**
 * Every block of pages, or of mails, with hostile texts in all of its props; each turn puts other texts into each place.
 * Blocks that only those with the permission for it may store are left out.
 */
export function hostileContent(target: 'page' | 'email', turn: number): HostileContent {
  const root = target === 'page' ? 'Wrapper' : 'EmailWrapper';
  const blocks = allBlocks().filter(
    ({ definition: { type, targets, rawProp } }) =>
      targets.includes(target) && rawProp === undefined && type !== root,
  );
  let values = 0;
  const trees = blocks.map(({ definition: { type }, examples }, at) => {
    const { props, count } = hostileProps(
      type,
      (place) => HOSTILE_TEXTS[(turn * 31 + at * 13 + place * 7) % HOSTILE_TEXTS.length] ?? '',
    );
    values += count;
    return exampleTree(type, { ...examples.typical, props });
  });
  return { content: encodeContent(joined(trees)), values };
}
