import { CONTENT_LIMITS, ROOT_ID } from '@org/schema';
import type { BuilderNode, BuilderTree, JsonObject, NodeId } from '@org/schema/entities';
import type { BlockDefinition, BlockRegistry } from '../blocks/block-definition.ts';
import { hasStoredFields, type NodeFields, otherFields, storedNode } from '../tree/stored-node.ts';
import { canonical } from '../values/canonical.ts';
import { guardObject } from '../values/guard-value.ts';
import { isRefusedKey } from '../values/refused-keys.ts';
import { type Failure, failure, type Result } from '../values/result.ts';

/** A repair by the guard. */
export interface GuardNote {
  readonly id: NodeId;
  readonly what:
    | 'dropped'
    | 'unreachable'
    | 'cycle'
    | 'parent'
    | 'fields'
    | 'linked'
    | 'type'
    | 'unknown';
}

type Raw = Record<string, unknown>;

const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored type is `{resolvedName}`; a bare string would be an HTML element and is only kept as an unknown type. */
function typeName(type: unknown): string {
  if (typeof type === 'string') return type;
  return isRecord(type) && typeof type.resolvedName === 'string' ? type.resolvedName : '';
}

const isId = (id: unknown): id is NodeId => typeof id === 'string';

/** Children of a node, and the slots of legacy linked nodes. */
interface Named {
  readonly ids: readonly NodeId[];
  readonly slots: ReadonlyMap<NodeId, string>;
}

const NO_SLOTS: ReadonlyMap<NodeId, string> = new Map();

/** Returns the children of a raw node: its list, then its linked nodes. */
function childIds(raw: Raw): Named {
  const nodes: readonly unknown[] = Array.isArray(raw.nodes) ? raw.nodes : [];
  const listed = nodes.every(isId) ? nodes : nodes.filter(isId);
  let slots: Map<NodeId, string> | undefined;
  if (isRecord(raw.linkedNodes))
    for (const [slot, id] of Object.entries(raw.linkedNodes))
      if (isId(id)) {
        slots ??= new Map();
        slots.set(id, slot);
      }
  return slots ? { ids: [...listed, ...slots.keys()], slots } : { ids: listed, slots: NO_SLOTS };
}

/** Returns a node of an unknown type with its other fields, which a later version of its block may need. */
function withUnknownFields(known: BuilderNode, raw: Raw): BuilderNode {
  const guarded = guardObject(otherFields(raw), 'node');
  return 'value' in guarded ? { ...known, ...guarded.value } : known;
}

/**
 * Returns true when a raw node equals its guarded version, as nearly all of our own content does. It is then kept: that costs no
 * memory, and the serializer finds its fields in order.
 */
function isGuarded(raw: Raw, guarded: NodeFields): boolean {
  return (
    raw.props === guarded.props &&
    raw.custom === guarded.custom &&
    raw.nodes === guarded.nodes &&
    raw.displayName === guarded.displayName &&
    raw.isCanvas === guarded.isCanvas &&
    raw.hidden === guarded.hidden &&
    raw.parent === guarded.parent &&
    isRecord(raw.type) &&
    Object.keys(raw.type).length === 1 &&
    isRecord(raw.linkedNodes) &&
    Object.keys(raw.linkedNodes).length === 0 &&
    hasStoredFields(raw)
  );
}

/** A child with its parent. */
interface Claimed {
  readonly id: NodeId;
  readonly raw: Raw;
}

/** A node that the walk has not visited yet. */
interface Ahead extends Claimed {
  readonly parent: NodeId | undefined;
  readonly depth: number;
  readonly slot: string | undefined;
}

/** A single pass over a tree. A class, so that the steps share state without long argument lists. */
class TreeGuard {
  readonly notes: GuardNote[] = [];
  private readonly input: Raw;
  private readonly registry: BlockRegistry;
  /**
   * Nodes without a parent so far. A map is much faster than lookups in the input, whose object shape is unique to the engine.
   */
  private readonly unclaimed: Map<NodeId, unknown>;
  /** Ids and nodes in document order. */
  private readonly order: NodeId[] = [];
  private readonly nodes: BuilderNode[] = [];

  constructor(input: Raw, registry: BlockRegistry) {
    this.input = input;
    this.registry = registry;
    this.unclaimed = new Map(Object.entries(input));
  }

  run(rootId: NodeId, root: Raw): Result<{ tree: BuilderTree }> {
    const stack: Ahead[] = [
      { id: rootId, raw: root, parent: undefined, depth: 0, slot: undefined },
    ];
    this.unclaimed.delete(rootId);
    for (let top = stack.pop(); top; top = stack.pop()) {
      const { id, raw, depth } = top;
      if (depth > CONTENT_LIMITS.depth)
        return failure(
          'content_too_large',
          `The content is nested deeper than ${CONTENT_LIMITS.depth} levels`,
        );
      const { ids, slots } = childIds(raw);
      const claimed = this.claim(ids, id);
      const node = this.node(top, {
        children: claimed.length === ids.length ? ids : claimed.map((child) => child.id),
        converted: slots.size > 0,
      });
      if ('ok' in node) return node;
      this.order.push(id);
      this.nodes.push(node);
      for (let i = claimed.length - 1; i >= 0; i--) {
        const child = claimed[i] as Claimed;
        stack.push({ ...child, parent: id, depth: depth + 1, slot: slots.get(child.id) });
      }
    }
    for (const id of this.unclaimed.keys()) this.note(id, 'unreachable');
    return { ok: true, tree: this.tree() };
  }

  /** Returns the guarded tree: the input itself when all nodes are unchanged and in document order. */
  private tree(): BuilderTree {
    const { order, nodes, input } = this;
    const ids = Object.keys(input);
    const raws = Object.values(input);
    if (
      order.length === ids.length &&
      order.every((id, i) => id === ids[i]) &&
      nodes.every((node, i) => node === raws[i])
    )
      return input as BuilderTree;
    const tree: Record<NodeId, BuilderNode> = {};
    for (let i = 0; i < order.length; i++) tree[order[i] as NodeId] = nodes[i] as BuilderNode;
    return tree;
  }

  private note(id: NodeId, what: GuardNote['what']): void {
    this.notes.push({ id, what });
  }

  /** Returns existing children that no other node has claimed: a second parent or a cycle loses. */
  private claim(ids: readonly NodeId[], parent: NodeId): Claimed[] {
    const claimed: Claimed[] = [];
    for (const id of ids) {
      const raw = this.unclaimed.get(id);
      if (isRecord(raw)) {
        this.unclaimed.delete(id);
        claimed.push({ id, raw });
      } else {
        const isThere = Object.hasOwn(this.input, id) && isRecord(this.input[id]);
        this.note(parent, isThere ? 'cycle' : 'dropped');
      }
    }
    return claimed;
  }

  private node(
    { id, raw, parent, slot }: Ahead,
    { children, converted }: { children: readonly NodeId[]; converted: boolean },
  ): BuilderNode | Failure {
    const name = typeName(raw.type);
    const definition = this.registry.get(name);
    // Known props are sorted; unknown ones are kept unchanged.
    const form = { sorted: definition !== undefined };
    const props = guardObject(isRecord(raw.props) ? raw.props : {}, `${id}.props`, form);
    const custom = guardObject(isRecord(raw.custom) ? raw.custom : {}, `${id}.custom`, form);
    const problem =
      'problem' in props ? props.problem : 'problem' in custom ? custom.problem : undefined;
    if (problem || 'problem' in props || 'problem' in custom) {
      return problem?.kind === 'key'
        ? failure('key_refused', `The content has a name that is not allowed: ${problem.path}`)
        : failure('content_too_large', `The content is nested too deep: ${problem?.path ?? id}`);
    }
    if (!definition) this.note(id, 'unknown');
    const next = this.normalised(raw, name, definition, {
      props: props.value,
      custom: custom.value,
      parent,
      children,
      slot,
    });
    if (!isRecord(raw.type) || typeof raw.type.resolvedName !== 'string') this.note(id, 'type');
    if ((raw.parent ?? undefined) !== parent) this.note(id, 'parent');
    if (converted) this.note(id, 'linked');
    if (
      next.props !== raw.props ||
      next.custom !== raw.custom ||
      next.hidden !== raw.hidden ||
      next.displayName !== raw.displayName ||
      next.isCanvas !== raw.isCanvas
    )
      this.note(id, 'fields');
    return next;
  }

  private normalised(
    raw: Raw,
    name: string,
    definition: BlockDefinition | undefined,
    parts: {
      props: JsonObject;
      custom: JsonObject;
      parent: NodeId | undefined;
      children: readonly NodeId[];
      slot: string | undefined;
    },
  ): BuilderNode {
    const slotted = parts.slot === undefined ? parts.custom : { ...parts.custom, slot: parts.slot };
    const fields: NodeFields = {
      type: { resolvedName: name },
      isCanvas: definition ? definition.canvas : raw.isCanvas === true,
      props: parts.props,
      displayName:
        typeof raw.displayName === 'string' ? raw.displayName : (definition?.label ?? name),
      custom: definition && slotted !== parts.custom ? canonical(slotted) : slotted,
      parent: parts.parent,
      hidden: raw.hidden === true,
      nodes: parts.children,
      linkedNodes: {},
    };
    if (!definition) return withUnknownFields(storedNode(fields), raw);
    // The comparison has just proved the type.
    return isGuarded(raw, fields) ? (raw as unknown as BuilderNode) : storedNode(fields);
  }
}

/**
 * Makes any tree safe to use: all stored or sent content passes through this function. Unknown types are kept with all their
 * fields. Missing, duplicate and cyclic children are dropped; parents are repaired; linked nodes become children; unreachable
 * nodes are dropped. Identity: unchanged parts are not copied, up to the tree itself.
 * @returns tree in canonical form and notes about repairs
 * @throws `content_invalid` without a root; `content_too_large` over the limits; `key_refused` for prototype names
 */
export function guardTree(
  input: unknown,
  registry: BlockRegistry,
  rootId: NodeId = ROOT_ID,
): Result<{ tree: BuilderTree; notes: readonly GuardNote[] }> {
  if (!isRecord(input)) return failure('content_invalid', 'The content is not a tree of blocks');
  const ids = Object.keys(input);
  if (ids.length > CONTENT_LIMITS.nodes)
    return failure('content_too_large', `The content has more than ${CONTENT_LIMITS.nodes} blocks`);
  const refused = ids.find((id) => isRefusedKey(id) || id.length > 64);
  if (refused !== undefined)
    return failure(
      'key_refused',
      `The content has a block id that is not allowed: ${refused.slice(0, 64)}`,
    );
  const root = Object.hasOwn(input, rootId) ? input[rootId] : undefined;
  if (!isRecord(root)) return failure('content_invalid', 'The content has no root block');
  const guard = new TreeGuard(input, registry);
  const result = guard.run(rootId, root);
  return result.ok ? { ok: true, tree: result.tree, notes: guard.notes } : result;
}
