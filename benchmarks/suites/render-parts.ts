import { type BlockView, blockViews, prepareBlock, type RootAttributes } from '@org/blocks';
import { blockRegistry } from '@org/blocks/definitions';
import { type BlockTemplate, createTree } from '@org/content';
import { createSheet } from '@org/device-settings';
import { ROOT_ID } from '@org/schema';
import { type BuilderTree, DEFAULT_SETTINGS, type JsonObject } from '@org/schema/entities';
import type { ReactElement, ReactNode } from 'react';
import template from './reference-page.json' with { type: 'json' };

const context = {
  editing: false,
  page: { id: 1, title: 'Reference', slug: 'reference', excerpt: '', image: '', isHomepage: false },
  site: { ...DEFAULT_SETTINGS, version: 1 },
};

/** A block of the page, with what its view needs made ready: in favour of the peers, which have no such work. */
export interface ReadyBlock {
  readonly id: string;
  readonly type: string;
  readonly props: JsonObject;
  readonly root: RootAttributes;
  readonly children: readonly ReadyBlock[];
}

/** The reference page as blocks that are ready to be drawn. */
export function readyPage(): ReadyBlock {
  const tree: BuilderTree = createTree(template as BlockTemplate, blockRegistry);
  const sheet = createSheet();
  const ready = (id: string): ReadyBlock => {
    const node = tree[id];
    const definition = node && blockRegistry.get(node.type.resolvedName);
    if (!definition) throw new Error(`${id} is no block`);
    const { props, root } = prepareBlock(id, node, definition, { context, sheet });
    return { id, type: definition.type, props, root, children: node.nodes.map(ready) };
  };
  return ready(ROOT_ID);
}

/** Types of the blocks on the page, those that hold others apart. */
export function getTypes(page: ReadyBlock): { readonly all: string[]; readonly holding: string[] } {
  const all = new Set<string>();
  const holding = new Set<string>();
  const walk = (block: ReadyBlock): void => {
    all.add(block.type);
    if (block.children.length > 0) holding.add(block.type);
    for (const child of block.children) walk(child);
  };
  walk(page);
  return { all: [...all], holding: [...holding] };
}

/**
 * Draws a block by the view that Atrium draws it by.
 * @param root - attributes of its root
 * @param children - what stands in it
 * @returns element
 */
export function draw(
  type: string,
  props: JsonObject,
  root: RootAttributes,
  children?: ReactNode,
): ReactElement {
  // The registry of views is complete by its type.
  const view = (blockViews as Readonly<Record<string, BlockView>>)[type];
  if (!view) throw new Error(`${type} has no view`);
  return view({ props, root, context, uid: 'b1', children });
}
