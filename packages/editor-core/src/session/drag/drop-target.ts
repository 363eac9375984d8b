import { createFragment, findWrapping, refusePlacement } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { NodeId, TreeFragment } from '@org/schema/entities';
import type { DocumentStore } from '../../model/document/document-store.ts';
import type { Place } from '../../model/edits/place-for.ts';
import { refuseMove } from '../../model/edits/several-blocks.ts';
import type { Box } from '../canvas-document/canvas-dom.ts';

/** Dragged content: blocks of the page, in order and without descendants of each other, or a new block. */
export type Dragged =
  | { readonly kind: 'move'; readonly ids: readonly NodeId[] }
  | {
      readonly kind: 'new';
      readonly type: string;
      readonly fragment?: TreeFragment | undefined;
      /** Blocks that the new one shows in its place, and that have to be allowed there too. */
      readonly shown?: TreeFragment | undefined;
    };

/** Measurements of the canvas. Boxes are in px of the canvas document. */
export interface Geometry {
  box(id: NodeId): Box | undefined;
  /** Returns true when the children of a block are laid out horizontally. */
  horizontal(id: NodeId): boolean;
}

/** A point of the canvas document, px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Target of a drag, or the reason for a refusal. */
export type DropTarget =
  | {
      readonly ok: true;
      readonly place: Place;
      readonly box: Box;
      readonly vertical: boolean;
      readonly parentBox: Box;
    }
  | { readonly ok: false; readonly over: NodeId; readonly box: Box; readonly reason: string };

/**
 * Distance in px from its edge within which a container yields to its parent, so that the gap between two containers can be hit.
 */
const EDGE = 8;
/** Thickness of the drop line, px. */
const LINE = 2;

const empty: Box = { left: 0, top: 0, width: 0, height: 0 };

function getFragment(store: DocumentStore, dragged: Dragged): TreeFragment | undefined {
  if (dragged.kind === 'move') return undefined;
  return (
    dragged.fragment ??
    (store.registry.get(dragged.type)
      ? createFragment({ type: dragged.type }, store.registry)
      : undefined)
  );
}

function nearEdge(box: Box, point: Point): boolean {
  const reach = Math.min(EDGE, box.height / 4);
  return point.y - box.top < reach || box.top + box.height - point.y < reach;
}

/**
 * Finds the target of a drag. Created once per drag and caches what does not change during it. The innermost block under the
 * pointer that accepts the dragged one wins; near its edge, its parent does.
 */
export class DropFinder {
  private readonly store: DocumentStore;
  private readonly geometry: Geometry;
  private readonly dragged: Dragged;
  private readonly fragment: TreeFragment | undefined;
  private readonly refusals = new Map<NodeId, string>();
  private readonly children = new Map<NodeId, { id: NodeId; box: Box }[]>();

  constructor(store: DocumentStore, geometry: Geometry, dragged: Dragged) {
    this.store = store;
    this.geometry = geometry;
    this.dragged = dragged;
    this.fragment = getFragment(store, dragged);
  }

  /**
   * Takes ids under the pointer, innermost first, point.
   * @returns target, or undefined over nothing
   */
  find(under: readonly NodeId[], point: Point): DropTarget | undefined {
    const chain = under.length > 0 ? under : [ROOT_ID];
    let allowed: NodeId | undefined;
    for (const id of chain) {
      if (this.refusal(id) !== '') {
        // A target outside of a refusing block is only meant near that block's own edge.
        const own = allowed === undefined ? undefined : this.geometry.box(id);
        if (own && !nearEdge(own, point)) break;
        const child = allowed === undefined ? this.nearestChild(id, point) : undefined;
        if (child !== undefined) return this.target(child, point);
        continue;
      }
      allowed ??= id;
      const box = this.geometry.box(id);
      if (id === ROOT_ID || !box || !nearEdge(box, point)) return this.target(id, point);
    }
    if (allowed !== undefined) return this.target(allowed, point);
    const over =
      chain.find(
        (id) => this.store.registry.get(this.store.node(id)?.type.resolvedName ?? '')?.canvas,
      ) ?? chain[0];
    return over === undefined
      ? undefined
      : { ok: false, over, box: this.geometry.box(over) ?? empty, reason: this.refusal(over) };
  }

  /**
   * Finds the nearest child that accepts what the block itself does not: between the columns of a section, the next column. Near
   * the block's own edge its parent wins.
   */
  private nearestChild(parent: NodeId, point: Point): NodeId | undefined {
    const own = this.geometry.box(parent);
    if (parent === ROOT_ID || !own || nearEdge(own, point)) return undefined;
    const allowed = this.childBoxes(parent).filter(({ id }) => this.refusal(id) === '');
    return allowed.sort((a, b) => distance(a.box, point) - distance(b.box, point))[0]?.id;
  }

  /** Returns the reason why the dragged block cannot be dropped into a block, or ''. */
  private refusal(id: NodeId): string {
    const known = this.refusals.get(id);
    if (known !== undefined) return known;
    const reason = this.refuse(id);
    this.refusals.set(id, reason);
    return reason;
  }

  private refuse(parent: NodeId): string {
    if (this.dragged.kind === 'move') return refuseMove(this.store, this.dragged.ids, parent);
    if (!this.fragment) return 'This block type is not installed';
    const { tree, registry } = this.store;
    const { shown } = this.dragged;
    const refusal =
      refusePlacement(tree, registry, { parent, fragment: this.fragment }) ??
      (shown && refusePlacement(tree, registry, { parent, fragment: shown }));
    if (!refusal) return '';
    const canWrap = refusal.reason === 'parents' || refusal.reason === 'children';
    const type = this.store.node(parent)?.type.resolvedName ?? '';
    return canWrap &&
      parent === ROOT_ID &&
      findWrapping(this.store.registry, type, this.dragged.type)
      ? ''
      : refusal.message;
  }

  private childBoxes(parent: NodeId): { id: NodeId; box: Box }[] {
    const known = this.children.get(parent);
    if (known) return known;
    const boxes = (this.store.node(parent)?.nodes ?? []).flatMap((id) => {
      const box = this.geometry.box(id);
      return box ? [{ id, box }] : [];
    });
    this.children.set(parent, boxes);
    return boxes;
  }

  private target(parent: NodeId, point: Point): DropTarget {
    const boxes = this.childBoxes(parent);
    const parentBox = this.geometry.box(parent) ?? empty;
    const vertical = this.geometry.horizontal(parent);
    const before = vertical
      ? boxes.findIndex(({ box }) => isBeforeInRow(box, point))
      : boxes.findIndex(({ box }) => point.y < box.top + box.height / 2);
    const index = before < 0 ? boxes.length : before;
    const next = boxes[index];
    const place = {
      parent,
      index: next
        ? (this.store.node(parent)?.nodes.indexOf(next.id) ?? index)
        : (this.store.node(parent)?.nodes.length ?? 0),
    };
    return {
      ok: true,
      place,
      vertical,
      parentBox,
      box: lineBox({ parentBox, before: boxes[index - 1]?.box, after: next?.box, vertical }),
    };
  }
}

/** Returns the distance of a point from a box, px; 0 inside. */
function distance(box: Box, point: Point): number {
  const dx = Math.max(box.left - point.x, 0, point.x - box.left - box.width);
  const dy = Math.max(box.top - point.y, 0, point.y - box.top - box.height);
  return Math.hypot(dx, dy);
}

/** Horizontal children may wrap: the position is before a child when the point is left of it in its line, or above its line. */
function isBeforeInRow(box: Box, point: Point): boolean {
  if (point.y < box.top) return true;
  return point.y < box.top + box.height && point.x < box.left + box.width / 2;
}

function lineBox({
  parentBox,
  before,
  after,
  vertical,
}: {
  parentBox: Box;
  before: Box | undefined;
  after: Box | undefined;
  vertical: boolean;
}): Box {
  if (vertical) {
    const side = after ?? before ?? parentBox;
    const left = after
      ? before && before.top === after.top
        ? (before.left + before.width + after.left) / 2
        : after.left - LINE
      : before
        ? before.left + before.width
        : parentBox.left + parentBox.width / 2;
    return { left, top: side.top, width: LINE, height: side.height };
  }
  const top = after
    ? before
      ? (before.top + before.height + after.top) / 2
      : after.top - LINE
    : before
      ? before.top + before.height
      : parentBox.top + parentBox.height / 2;
  const side = after ?? before ?? parentBox;
  return { left: side.left, top: top - LINE / 2, width: side.width, height: LINE };
}
