import {
  BUILDER_NODE_FIELDS,
  type BuilderNode,
  type BuilderTree,
  CONTENT_LIMITS,
  type JsonObject,
  type NodeId,
  ROOT_ID,
} from '@org/schema';
import type { BlockDefinition, BlockRegistry } from './block-definition.ts';
import { canonical } from './canonical.ts';
import { guardObject } from './guard-value.ts';
import { isRefusedKey } from './refused-keys.ts';
import { type Failure, failure, type Result } from './result.ts';

/** One thing that the guard mended. */
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

/** A stored type is `{resolvedName}`; a bare string would be an HTML element and is only ever kept as an unknown type. */
function typeName(type: unknown): string {
  if (typeof type === 'string') return type;
  return isRecord(type) && typeof type.resolvedName === 'string' ? type.resolvedName : '';
}

/** Children of a raw node: its list, then its linked nodes, which old content kept apart. */
function childIds(raw: Raw): { ids: NodeId[]; linked: Map<NodeId, string> } {
  const ids = Array.isArray(raw.nodes)
    ? raw.nodes.filter((id): id is NodeId => typeof id === 'string')
    : [];
  const linked = new Map<NodeId, string>();
  if (isRecord(raw.linkedNodes))
    for (const [slot, id] of Object.entries(raw.linkedNodes))
      if (typeof id === 'string') {
        linked.set(id, slot);
        ids.push(id);
      }
  return { ids, linked };
}

const KNOWN_FIELDS: ReadonlySet<string> = new Set(BUILDER_NODE_FIELDS);

/** A node of an unknown type with what else it carries: a later version of its block may need it. */
function withUnknownFields(known: BuilderNode, raw: Raw): BuilderNode {
  const extra = Object.fromEntries(
    Object.entries(raw).filter(([field]) => !KNOWN_FIELDS.has(field)),
  );
  const guarded = guardObject(extra, 'node');
  return 'value' in guarded ? { ...known, ...guarded.value } : known;
}

/** One pass over a tree. Kept as an object so that the steps read each other's state without long argument lists. */
class TreeGuard {
  readonly notes: GuardNote[] = [];
  private readonly input: Raw;
  private readonly registry: BlockRegistry;
  private readonly nodes: Record<NodeId, BuilderNode> = {};
  private readonly seen = new Set<NodeId>();

  constructor(input: Raw, registry: BlockRegistry) {
    this.input = input;
    this.registry = registry;
  }

  run(rootId: NodeId): Result<{ tree: BuilderTree }> {
    const stack: {
      id: NodeId;
      parent: NodeId | undefined;
      depth: number;
      slot: string | undefined;
    }[] = [{ id: rootId, parent: undefined, depth: 0, slot: undefined }];
    this.seen.add(rootId);
    for (let top = stack.pop(); top; top = stack.pop()) {
      if (top.depth > CONTENT_LIMITS.depth)
        return failure(
          'content_too_large',
          `The content is nested deeper than ${CONTENT_LIMITS.depth} levels`,
        );
      const raw = this.input[top.id] as Raw;
      const { ids, linked } = childIds(raw);
      const children = this.claim(ids, top.id);
      const node = this.node(top.id, raw, {
        parent: top.parent,
        children,
        slot: top.slot,
        converted: linked.size > 0,
      });
      if ('ok' in node) return node;
      this.nodes[top.id] = node;
      for (let i = children.length - 1; i >= 0; i--) {
        const id = children[i] as NodeId;
        stack.push({ id, parent: top.id, depth: top.depth + 1, slot: linked.get(id) });
      }
    }
    for (const id of Object.keys(this.input)) if (!this.seen.has(id)) this.note(id, 'unreachable');
    return { ok: true, tree: this.nodes };
  }

  private note(id: NodeId, what: GuardNote['what']): void {
    this.notes.push({ id, what });
  }

  /** Children that exist, each once in the whole tree: a second parent or a cycle loses. */
  private claim(ids: readonly NodeId[], parent: NodeId): NodeId[] {
    return ids.filter((id) => {
      if (!Object.hasOwn(this.input, id) || !isRecord(this.input[id])) {
        this.note(parent, 'dropped');
        return false;
      }
      if (this.seen.has(id)) {
        this.note(parent, 'cycle');
        return false;
      }
      this.seen.add(id);
      return true;
    });
  }

  private node(
    id: NodeId,
    raw: Raw,
    place: {
      parent: NodeId | undefined;
      children: NodeId[];
      slot: string | undefined;
      converted: boolean;
    },
  ): BuilderNode | Failure {
    const name = typeName(raw.type);
    const definition = this.registry.get(name);
    const props = guardObject(isRecord(raw.props) ? raw.props : {}, `${id}.props`);
    const custom = guardObject(isRecord(raw.custom) ? raw.custom : {}, `${id}.custom`);
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
      ...place,
    });
    if (!isRecord(raw.type) || typeof raw.type.resolvedName !== 'string') this.note(id, 'type');
    if ((raw.parent ?? undefined) !== place.parent) this.note(id, 'parent');
    if (place.converted) this.note(id, 'linked');
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
      children: NodeId[];
      slot: string | undefined;
    },
  ): BuilderNode {
    const custom = parts.slot === undefined ? parts.custom : { ...parts.custom, slot: parts.slot };
    const fields = {
      type: { resolvedName: name },
      // What we know is kept in order; what we do not know is kept as it came.
      isCanvas: definition ? definition.canvas : raw.isCanvas === true,
      props: definition ? canonical(parts.props) : parts.props,
      displayName:
        typeof raw.displayName === 'string' ? raw.displayName : (definition?.label ?? name),
      custom: definition ? canonical(custom) : custom,
      hidden: raw.hidden === true,
      nodes: parts.children,
      linkedNodes: {},
    };
    const known = parts.parent === undefined ? fields : { ...fields, parent: parts.parent };
    return definition ? known : withUnknownFields(known, raw);
  }
}

/**
 * Makes a tree safe to use, whatever it was: the one function between stored or sent content and everything else.
 * Shape: any value, the registry → a tree in canonical form and notes of what was mended.
 * Unknown types are kept with all they carry. Children that dangle, stand twice or make a cycle are dropped; parents are mended;
 * linked nodes become children; nodes that the root does not reach go.
 * Errors: `content_invalid` without a root; `content_too_large` over the caps; `key_refused` for prototype names.
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
  if (!Object.hasOwn(input, rootId) || !isRecord(input[rootId]))
    return failure('content_invalid', 'The content has no root block');
  const guard = new TreeGuard(input, registry);
  const result = guard.run(rootId);
  return result.ok ? { ok: true, tree: result.tree, notes: guard.notes } : result;
}
