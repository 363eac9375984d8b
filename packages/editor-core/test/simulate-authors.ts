import {
  applyOperation,
  type BlockRegistry,
  createRegistry,
  createTree,
  type Operation,
  printTree,
  subtreeIds,
  walkTree,
} from '@org/content';
import { countingIds, testBlock } from '@org/content/testing';
import { ROOT_ID } from '@org/schema';
import type { BuilderTree, NodeId } from '@org/schema/entities';
import { mergeTrees } from '../src/model/merge/merge-trees.ts';

const REGISTRY: BlockRegistry = createRegistry([
  testBlock('Wrapper', { canvas: true }),
  testBlock('Box', { canvas: true }),
  testBlock('Text'),
]);

/** Number of blocks above which authors remove and move more than they add. */
const MANY_BLOCKS = 150;

/** Size of a simulation. */
export interface Simulation {
  readonly authors: number;
  readonly operations: number;
  readonly seed: number;
}

/** Result of a simulation. */
export interface SimulationResult {
  /** Text of each author's tree after all of them received the last version. */
  readonly texts: readonly string[];
  /** Values and blocks that nobody replaced or removed, and that are not in the tree. */
  readonly lost: readonly string[];
  /** Problems of the last tree, such as a block in no list. */
  readonly faults: readonly string[];
  readonly merges: number;
  /** Merges that would have asked the author. */
  readonly conflicts: number;
}

/** Returns a generator of numbers from 0 to below a limit, the same for the same seed (xorshift). */
function createRandom(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

interface Author {
  readonly name: string;
  base: BuilderTree;
  mine: BuilderTree;
  version: number;
}

function findFaults(tree: BuilderTree): string[] {
  const seen = new Set<NodeId>();
  const faults: string[] = [];
  for (const { id, node } of walkTree(tree)) {
    seen.add(id);
    for (const child of node.nodes)
      if (tree[child]?.parent !== id)
        faults.push(`${child} is listed in ${id}, which is not its parent`);
    if (new Set(node.nodes).size !== node.nodes.length) faults.push(`${id} lists a child twice`);
  }
  for (const id of Object.keys(tree)) if (!seen.has(id)) faults.push(`${id} is in no list`);
  return faults;
}

/**
 * Lets several people work on one page at random: they set, add, move and remove blocks, save, and hear late or never of what the
 * others saved. Each has a prop of their own in every block, so that no two set the same value.
 */
export function simulateAuthors({
  authors: count,
  operations,
  seed,
}: Simulation): SimulationResult {
  const random = createRandom(seed);
  const first = createTree(
    { type: 'Wrapper', children: [{ type: 'Box', children: [{ type: 'Text' }] }] },
    REGISTRY,
    countingIds(),
  );
  const [lasting = ''] = first[ROOT_ID]?.nodes ?? [];
  const server = { version: 1, tree: first };
  const authors: Author[] = Array.from({ length: count }, (_, at) => ({
    name: `author${at}`,
    base: first,
    mine: first,
    version: 1,
  }));
  /** Last value of each author's prop by block. */
  const written = new Map<string, number>();
  const alive = new Set<NodeId>(Object.keys(first));
  let merges = 0;
  let conflicts = 0;
  let added = 0;

  const hear = (author: Author): void => {
    if (author.version === server.version) return;
    const { base, mine } = author;
    const merged = mergeTrees({ base, mine, theirs: server.tree }, REGISTRY);
    merges += 1;
    conflicts += merged.conflicts.length;
    Object.assign(author, { base: merged.base, mine: merged.tree, version: server.version });
  };
  const save = (author: Author): void => {
    hear(author);
    if (author.mine === author.base) return;
    server.tree = author.mine;
    server.version += 1;
    Object.assign(author, { base: author.mine, version: server.version });
  };
  const pick = (author: Author): NodeId => {
    const ids = Object.keys(author.mine);
    return ids[random(ids.length)] ?? ROOT_ID;
  };
  const plan = (author: Author, value: number): Operation => {
    const id = pick(author);
    const kind = random(Object.keys(author.mine).length > MANY_BLOCKS ? 20 : 10);
    if (kind < 4) return { type: 'setProp', id, path: [author.name], value };
    if (kind < 7) {
      added += 1;
      const block = `block${String(added).padStart(6, '0')}`;
      const { ROOT: node } = createTree(
        { type: random(2) ? 'Box' : 'Text' },
        REGISTRY,
        countingIds(),
      );
      const nodes = { [block]: { ...node, parent: undefined } } as BuilderTree;
      return {
        type: 'insert',
        parent: id,
        index: random(4),
        fragment: { rootNodeId: block, nodes },
      };
    }
    if (kind < 9) return { type: 'move', id, parent: pick(author), index: random(4) };
    return { type: 'remove', id };
  };
  const work = (author: Author, value: number): void => {
    const operation = plan(author, value);
    if (operation.type !== 'insert' && operation.id === ROOT_ID && operation.type !== 'setProp')
      return;
    const before = author.mine;
    // A page without a block of the version that both began with would ask.
    if (operation.type === 'remove' && subtreeIds(before, operation.id).includes(lasting)) return;
    const target = operation.type === 'move' || operation.type === 'insert' ? operation.parent : '';
    if (operation.type === 'move' && subtreeIds(before, operation.id).includes(target)) return;
    if (target && before[target]?.type.resolvedName === 'Text') return;
    const made = applyOperation(before, operation, REGISTRY);
    if (!made.ok) return;
    author.mine = made.tree;
    if (operation.type === 'setProp') written.set(`${operation.id} ${author.name}`, value);
    if (operation.type === 'insert') alive.add(operation.fragment.rootNodeId);
    if (operation.type !== 'remove') return;
    for (const id of subtreeIds(before, operation.id)) {
      alive.delete(id);
      // What this person has seen is removed on purpose.
      for (const { name } of authors)
        if (before[id]?.props[name] === written.get(`${id} ${name}`))
          written.delete(`${id} ${name}`);
    }
  };

  for (let at = 1; at <= operations; at++) {
    const author = authors[random(count)] as Author;
    work(author, at);
    const then = random(20);
    if (then < 3) hear(author);
    else if (then < 5) save(author);
  }
  for (const author of authors) save(author);
  for (const author of authors) hear(author);

  const { tree } = server;
  const lost = [...alive].filter((id) => !tree[id]).map((id) => `the block ${id}`);
  for (const [key, value] of written) {
    const [id = '', name = ''] = key.split(' ');
    if (tree[id]?.props[name] !== value)
      lost.push(`${key}: ${value}, not ${tree[id]?.props[name]}`);
  }
  return {
    texts: authors.map(({ mine }) => printTree(mine)),
    lost,
    faults: findFaults(tree),
    merges,
    conflicts,
  };
}
