import {
  type BlockRegistry,
  type BlockTarget,
  createFragment,
  EMAIL_ROOT,
  extractFragment,
  findWrapping,
  getContentTarget,
  guardTree,
  loadContent,
  migrateTree,
  PAGE_ROOT,
  type Result,
  sameJson,
} from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { BuilderNode, BuilderTree, NodeId, TreeFragment } from '@org/schema/entities';
import type { EditorTemplate } from '../host/gateway.ts';

/** Returns the fragment of a saved container or part of an email; undefined for a template of encoded content. */
function getFragment({ content }: Pick<EditorTemplate, 'content'>): TreeFragment | undefined {
  return content === null || typeof content === 'string' ? undefined : content;
}

/** Creates a block without children, and without a parent. */
function createBlock(type: string, registry: BlockRegistry): BuilderNode | undefined {
  const { rootNodeId, nodes } = createFragment({ type, children: [] }, registry);
  return nodes[rootNodeId];
}

/** A block around a part of an email, which the part needs in the editor and which is not saved. */
interface Frame {
  readonly id: NodeId;
  readonly node: BuilderNode;
}

/**
 * Returns the blocks around a part of an email from the outside in: its section and its container, as far as it is not one
 * itself. Their ids are the same every time, so that unsaved changes can refer to them.
 */
function getFrames({ rootNodeId, nodes }: TreeFragment, registry: BlockRegistry): Frame[] {
  const type = nodes[rootNodeId]?.type.resolvedName ?? '';
  return (findWrapping(registry, EMAIL_ROOT, type) ?? []).flatMap((outer, depth) => {
    const node = createBlock(outer, registry);
    const id = `template${depth}`;
    return node ? [{ id: Object.hasOwn(nodes, id) ? `${id}-${rootNodeId}` : id, node }] : [];
  });
}

/** Returns the target of a template: that of its first block. A template without content belongs to a page. */
export function getTemplateTarget(
  template: Pick<EditorTemplate, 'content'>,
  registry: BlockRegistry,
): BlockTarget {
  const fragment = getFragment(template);
  if (fragment) return getContentTarget(fragment.nodes, registry, fragment.rootNodeId);
  const loaded = loadContent(template.content as string | null, registry);
  return loaded.ok ? getContentTarget(loaded.tree, registry) : 'page';
}

/** Returns true for a section of a page, and for what is as wide as a section of an email. */
export function isSection(template: EditorTemplate, registry: BlockRegistry): boolean {
  const fragment = getFragment(template);
  return fragment && getTemplateTarget(template, registry) === 'email'
    ? getFrames(fragment, registry).length < 2
    : template.type === 'section';
}

/**
 * Returns a template's content as an editable tree: a saved container is placed under a plain root, and a part of an email under
 * an email, with a section and a container around it if it needs them.
 * @throws those of `loadContent` and `guardTree`
 */
export function templateTree(
  template: EditorTemplate,
  registry: BlockRegistry,
): Result<{ tree: BuilderTree }> {
  const fragment = getFragment(template);
  if (!fragment) return loadContent(template.content as string | null, registry);
  const { rootNodeId } = fragment;
  const guarded = guardTree(fragment.nodes, registry, rootNodeId);
  if (!guarded.ok) return guarded;
  const tree = migrateTree(guarded.tree, registry);
  const top = tree[rootNodeId] as BuilderNode;
  const isEmail = getContentTarget(tree, registry, rootNodeId) === 'email';
  const frames = isEmail ? getFrames(fragment, registry) : [];
  const ids = [ROOT_ID, ...frames.map(({ id }) => id), rootNodeId];
  const around = frames.map(({ id, node }, at) => [
    id,
    { ...node, parent: ids[at], nodes: ids.slice(at + 2, at + 3) },
  ]);
  const email = isEmail ? createBlock(EMAIL_ROOT, registry) : undefined;
  const root: BuilderNode = {
    type: { resolvedName: PAGE_ROOT },
    isCanvas: true,
    props: {},
    custom: {},
    hidden: false,
    linkedNodes: {},
    ...email,
    displayName: 'Template',
    nodes: ids.slice(1, 2),
  };
  return {
    ok: true,
    tree: {
      [ROOT_ID]: root,
      ...Object.fromEntries(around),
      ...tree,
      [rootNodeId]: { ...top, parent: ids.at(-2) },
    },
  };
}

/**
 * Returns what a template inserts: the saved container or part, or each block below the root.
 * @throws those of `templateTree`
 */
export function templateParts(
  template: EditorTemplate,
  registry: BlockRegistry,
): Result<{ parts: readonly TreeFragment[] }> {
  const read = templateTree(template, registry);
  if (!read.ok) return read;
  const { tree } = read;
  const fragment = getFragment(template);
  const ids = fragment ? [fragment.rootNodeId] : (tree[ROOT_ID]?.nodes ?? []);
  return { ok: true, parts: ids.map((id) => extractFragment(tree, id)) };
}

/** Returns true for a block around a part that was not changed, and that contains nothing but one block. */
function isOnlyAround(node: BuilderNode, frame: BuilderNode): boolean {
  return (
    node.nodes.length === 1 &&
    !node.hidden &&
    node.displayName === frame.displayName &&
    sameJson(node.props, frame.props)
  );
}

/**
 * Returns the content of an edited template in its original form: a fragment for saved containers, text otherwise. Blocks around
 * a part of an email are only included if they were changed or contain more than the part. Several blocks below the root are
 * saved as text, since a fragment begins with a single block.
 */
export function templateContent(
  template: EditorTemplate,
  { tree, registry }: { readonly tree: BuilderTree; readonly registry: BlockRegistry },
  encoded: string,
): string | TreeFragment {
  const fragment = getFragment(template);
  const [first, ...others] = tree[ROOT_ID]?.nodes ?? [];
  if (!fragment || first === undefined || others.length > 0) return encoded;
  const isEmail = tree[ROOT_ID]?.type.resolvedName === EMAIL_ROOT;
  let top = first;
  for (const { id, node: frame } of isEmail ? getFrames(fragment, registry) : []) {
    const node = tree[top];
    const [inner] = node?.nodes ?? [];
    if (top !== id || !node || inner === undefined || !isOnlyAround(node, frame)) break;
    top = inner;
  }
  return extractFragment(tree, top);
}
