import {
  type BlockRegistry,
  type BlockTemplate,
  createTree,
  encodeContent,
  extendRegistry,
} from '@org/content';
import { countingIds, testBlock } from '@org/content/testing';
import { ROOT_ID } from '@org/schema';
import type { BuilderTree, JsonObject, NodeId } from '@org/schema/entities';
import type { ComponentGateway, ListedComponent } from '../src/session/host/gateway.ts';
import { registry } from './editor-registry.ts';

const defaults = { componentId: 0, overrides: {}, variant: '' };

/** Blocks with those that show components. */
export const componentRegistry: BlockRegistry = extendRegistry(registry, [
  testBlock('Component', { defaults, rules: { parents: ['Column', 'Container'] } }),
  testBlock('ComponentSection', { defaults, rules: { parents: ['Wrapper'] } }),
]);

/** Returns a page of one section with one column of blocks. Ids: section 1, column 2, blocks from 3. */
export const pageWith = (...children: readonly BlockTemplate[]): BuilderTree =>
  createTree(
    { type: 'Wrapper', children: [{ type: 'Section', children: [{ type: 'Column', children }] }] },
    componentRegistry,
    countingIds(),
  );

/** Id of the first block of `pageWith`. */
export const FIRST: NodeId = 'n000000003';

/** Returns the tree of a component with a text in a container, which are `n000000001` and `n000000002`. */
export function cardTree(custom: JsonObject = {}): BuilderTree {
  const tree = createTree(
    {
      type: 'Wrapper',
      children: [{ type: 'Container', children: [{ type: 'Text', props: { text: 'Title' } }] }],
    },
    componentRegistry,
    countingIds(),
  );
  const root = tree[ROOT_ID];
  return root ? { ...tree, [ROOT_ID]: { ...root, custom: { ...root.custom, ...custom } } } : tree;
}

/** Properties of a component of `cardTree`. */
export const CARD_PROPERTIES: JsonObject[] = [
  { id: 'title', name: 'Title', node: 'n000000002', props: ['text'] },
  { id: 'shown', name: 'Show the title', node: 'n000000002', props: [] },
];

/** Returns a component with properties. */
export const cardComponent = (over: Partial<ListedComponent> = {}): ListedComponent => ({
  id: 5,
  name: 'Card',
  content: encodeContent(cardTree({ properties: CARD_PROPERTIES })),
  version: 1,
  usageCount: 3,
  ...over,
});

/** Returns a block that shows a component. */
export const shows = (componentId: number, props: JsonObject = {}): BlockTemplate => ({
  type: 'Component',
  props: { componentId, ...props },
});

/** Components in memory. */
export class MemoryComponents implements ComponentGateway {
  rows: ListedComponent[];
  readonly removed: { id: number; detach: boolean }[] = [];
  /** Titles of pages that show each component. */
  usedBy: readonly string[] = [];

  constructor(rows: ListedComponent[] = [cardComponent()]) {
    this.rows = rows;
  }

  async list(): Promise<readonly ListedComponent[]> {
    return this.rows;
  }

  async create({ name, content }: { name: string; content: string }): Promise<ListedComponent> {
    const component = { id: 90 + this.rows.length, name, content, version: 1, usageCount: 0 };
    this.rows = [...this.rows, component];
    return component;
  }

  async save({
    id,
    content,
    version,
  }: Parameters<ComponentGateway['save']>[0]): Promise<ListedComponent> {
    const before = this.rows.find((row) => row.id === id) ?? cardComponent();
    const saved = { ...before, content, version: version + 1 };
    this.rows = this.rows.map((row) => (row.id === id ? saved : row));
    return saved;
  }

  async listUsage(): Promise<readonly { title: string }[]> {
    return this.usedBy.map((title) => ({ title }));
  }

  async remove(component: { id: number; detach: boolean }): Promise<void> {
    if (this.usedBy.length > 0 && !component.detach)
      throw {
        code: 'in_use',
        message: 'It is still in use',
        usage: this.usedBy.map((title) => ({ title })),
      };
    this.removed.push(component);
    this.rows = this.rows.filter(({ id }) => id !== component.id);
  }
}
