import {
  type BlockRegistry,
  type FindComponent,
  type Operation,
  planOperation,
  printTree,
  type Result,
} from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { BuilderNode, BuilderTree, NodeId } from '@org/schema/entities';
import { findDifferences } from './find-differences.ts';
import { History, type HistoryStep } from './history.ts';
import { listFollows } from './list-follows.ts';
import type { NodeStore } from './node-store.ts';
import { type Directions, planOlderStep } from './older-step.ts';
import { refuseShownOperation } from './refuse-shown.ts';

type Listener = () => void;

/** Called with applied operations. `trusted` are those of undo and redo, which were validated before. */
export type OperationListener = (operations: readonly Operation[], trusted: boolean) => void;

/** Label and grouping of a change in the history. */
export interface ChangeNote {
  readonly label: string;
  readonly group?: string | undefined;
  /** Selection after the change; unchanged when omitted. */
  readonly select?: readonly NodeId[] | undefined;
}

/** The open document: tree, selection and history. Every change goes through `run`; components subscribe to single nodes. */
export class DocumentStore {
  readonly registry: BlockRegistry;
  readonly history: History;
  private readonly nodes: NodeStore;
  private readonly nodeListeners = new Map<NodeId, Set<Listener>>();
  private readonly listeners = new Set<Listener>();
  private readonly outlineListeners = new Set<Listener>();
  private readonly selectionListeners = new Set<Listener>();
  private readonly operationListeners = new Set<OperationListener>();
  private selection: readonly NodeId[] = [];
  private revision = 0;
  private outlineRevision = 0;
  private isLocked = false;
  /** Returns the name of the component that a node shows; undefined for other nodes. */
  componentName: ((node: BuilderNode) => string | undefined) | undefined;

  /** Returns the tree of a component, whose blocks have rules where an instance is placed. */
  findComponent: FindComponent | undefined;

  constructor(nodes: NodeStore, registry: BlockRegistry, history: History = new History()) {
    this.nodes = nodes;
    this.registry = registry;
    this.history = history;
  }

  /** The tree; the same reference until something changes. */
  get tree(): BuilderTree {
    return this.nodes.tree();
  }

  /** Incremented by every change, and when a document is opened. */
  get version(): number {
    return this.revision;
  }

  /** Incremented by every change that notifies `subscribeOutline`. */
  get outlineVersion(): number {
    return this.outlineRevision;
  }

  node(id: NodeId): BuilderNode | undefined {
    return this.tree[id];
  }

  /** Returns the name of a node: the author's own, else that of its component or its block. */
  getName(id: NodeId): string {
    const node = this.node(id);
    if (!node) return '';
    const own = node.custom.displayName;
    return typeof own === 'string' && own
      ? own
      : (this.componentName?.(node) ??
          this.registry.get(node.type.resolvedName)?.label ??
          node.displayName);
  }

  /** Serializes the document as it would be stored, to compare it with the saved version. */
  print(): string {
    return printTree(this.tree);
  }

  /** Opens a document and clears the history. `isLocked` makes it read-only until another one is opened. */
  load(tree: BuilderTree, { isLocked = false }: { readonly isLocked?: boolean } = {}): void {
    this.isLocked = isLocked;
    const before = Object.keys(this.tree);
    this.nodes.load(tree);
    this.history.clear();
    this.setSelection([]);
    this.changed([...new Set([...before, ...Object.keys(tree)])], true);
  }

  /** Replaces the tree with one in which changes of others were merged. History and selection stay, without what is gone. */
  takeMerged(tree: BuilderTree): void {
    const { set, removed } = findDifferences(this.tree, tree);
    const touched = [...Object.keys(set), ...removed];
    if (touched.length === 0) return;
    this.nodes.write({ set, removed });
    this.history.othersMerged();
    this.setSelection(this.selection);
    this.changed(touched, true);
  }

  /**
   * Applies operations as one step of the history: all of them, or none. Lists that refer to children are updated in the same
   * step.
   * @throws the first refusal, with its reason for people
   */
  run(asked: readonly Operation[], note: ChangeNote): Result<object> {
    if (this.isLocked)
      return { ok: false, code: 'conflict', message: 'The page is still being opened' };
    if (asked.length === 0) return { ok: true };
    const before = this.selection;
    const start = this.tree;
    const inverses: Operation[] = [];
    const touched = new Set<NodeId>();
    const operations: Operation[] = [];
    const make = (operation: Operation): Result<object> => {
      const change = planOperation(this.tree, operation, this.registry);
      if (!change.ok) return change;
      const refusal = refuseShownOperation(this, operation);
      if (refusal) return { ok: false, code: 'content_invalid', message: refusal.message };
      this.nodes.write(change);
      operations.push(operation);
      inverses.unshift(change.inverse);
      for (const id of [...Object.keys(change.set), ...change.removed]) touched.add(id);
      return { ok: true };
    };
    const makeAll = (wanted: readonly Operation[]): Result<object> => {
      for (const operation of wanted) {
        const made = make(operation);
        if (!made.ok) return made;
      }
      return { ok: true };
    };
    const made = makeAll(asked);
    const whole = made.ok
      ? makeAll(listFollows(start, this.tree, touched, asked, this.registry))
      : made;
    if (!whole.ok) {
      this.apply(inverses, touched);
      if (touched.size > 0) this.changed(touched, shapesOutline(asked));
      return whole;
    }
    this.setSelection(note.select ?? this.selection);
    this.history.push({
      operations,
      inverses,
      label: note.label,
      group: note.group,
      before,
      after: this.selection,
    });
    this.made(operations, false);
    this.changed(touched, shapesOutline(operations));
    return { ok: true };
  }

  /**
   * Undoes the last step.
   * @returns its label, or undefined when there is none
   */
  undo(): string | undefined {
    const step = this.history.undoable;
    if (!step) return undefined;
    this.takeStep(step, { operations: step.inverses, opposites: step.operations });
    this.history.undone();
    this.setSelection(step.before);
    return step.label;
  }

  /**
   * Redoes the next step.
   * @returns its label, or undefined when there is none
   */
  redo(): string | undefined {
    const step = this.history.redoable;
    if (!step) return undefined;
    this.takeStep(step, { operations: step.operations, opposites: step.inverses });
    this.history.redone();
    this.setSelection(step.after);
    return step.label;
  }

  /** Undoes or redoes steps until the given number is applied. */
  goTo(steps: number): void {
    const { at, labels } = this.history.list();
    const wanted = Math.min(Math.max(steps, 0), labels.length);
    for (let i = at; i > wanted; i--) this.undo();
    for (let i = at; i < wanted; i++) this.redo();
  }

  selected(): readonly NodeId[] {
    return this.selection;
  }

  /** The only selected node, or undefined when none or several are selected. */
  get single(): NodeId | undefined {
    return this.selection.length === 1 ? this.selection[0] : undefined;
  }

  /** Selects nodes, including the root; unknown ids are ignored. */
  select(ids: readonly NodeId[]): void {
    this.setSelection(ids);
  }

  subscribeNode(id: NodeId, listener: Listener): () => void {
    const set = this.nodeListeners.get(id) ?? new Set();
    this.nodeListeners.set(id, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0) this.nodeListeners.delete(id);
    };
  }

  /** Called after every change of the tree. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Called with the operations of every change, undo and redo; not when a document is opened. */
  subscribeOperations(listener: OperationListener): () => void {
    this.operationListeners.add(listener);
    return () => this.operationListeners.delete(listener);
  }

  /** Called when the structure, names or visibility of blocks change: not while a text is typed. */
  subscribeOutline(listener: Listener): () => void {
    this.outlineListeners.add(listener);
    return () => this.outlineListeners.delete(listener);
  }

  subscribeSelection(listener: Listener): () => void {
    this.selectionListeners.add(listener);
    return () => this.selectionListeners.delete(listener);
  }

  /** Applies one direction of a step. Of an older step, what others changed since stays. */
  private takeStep(
    { isOlder, operations: shaping }: HistoryStep,
    { operations, opposites }: Directions,
  ): void {
    const touched = new Set<NodeId>();
    const planned = isOlder
      ? planOlderStep(this.tree, { operations, opposites }, this.registry)
      : operations;
    this.apply(planned, touched);
    this.made(planned, true);
    this.changed(touched, shapesOutline(shaping));
  }

  private apply(operations: readonly Operation[], touched: Set<NodeId>): void {
    for (const operation of operations) {
      const change = planOperation(this.tree, operation, this.registry, { trusted: true });
      // A step of the history leads between two valid trees.
      if (!change.ok)
        throw new Error(`Invariant: a step of the history was refused: ${change.message}`);
      this.nodes.write(change);
      for (const id of [...Object.keys(change.set), ...change.removed]) touched.add(id);
    }
  }

  private made(operations: readonly Operation[], trusted: boolean): void {
    for (const listener of this.operationListeners) listener(operations, trusted);
  }

  private setSelection(ids: readonly NodeId[]): void {
    const next = [...new Set(ids)].filter((id) => Object.hasOwn(this.tree, id));
    if (next.length === this.selection.length && next.every((id, i) => id === this.selection[i]))
      return;
    this.selection = next;
    this.nodes.select(next.filter((id) => id !== ROOT_ID));
    for (const listener of this.selectionListeners) listener();
  }

  private changed(ids: Iterable<NodeId>, outline: boolean): void {
    this.revision += 1;
    for (const id of ids) for (const listener of this.nodeListeners.get(id) ?? []) listener();
    for (const listener of this.listeners) listener();
    if (!outline) return;
    this.outlineRevision += 1;
    for (const listener of this.outlineListeners) listener();
  }
}

/** Returns true when operations change the outline: structure, names or visibility of blocks. */
function shapesOutline(operations: readonly Operation[]): boolean {
  return operations.some(
    ({ type }) => type !== 'setProp' && type !== 'setStyle' && type !== 'setCustom',
  );
}
