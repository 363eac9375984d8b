import type { NodeId } from '@org/schema';

/** Attribute that carries a node's id in the canvas. */
const NODE = 'data-node';

/** Element of a node in the canvas, or undefined while it is not shown. */
export function getElement(doc: Document, id: NodeId): HTMLElement | undefined {
  return doc.querySelector<HTMLElement>(`[${NODE}="${CSS.escape(id)}"]`) ?? undefined;
}

/** Id of the node that an element belongs to: the nearest one at or above it. */
export function nodeIdAt(target: EventTarget | null): NodeId | undefined {
  // The canvas is another realm, whose elements are no instances of this window's classes.
  const element = target as Element | null;
  return typeof element?.closest === 'function'
    ? (element.closest(`[${NODE}]`)?.getAttribute(NODE) ?? undefined)
    : undefined;
}

/** Ids of the nodes that an element is in, innermost first. */
export function nodesAbove(from: Element): NodeId[] {
  const ids: NodeId[] = [];
  for (
    let element = from.closest(`[${NODE}]`);
    element;
    element = element.parentElement?.closest(`[${NODE}]`) ?? null
  ) {
    const id = element.getAttribute(NODE);
    if (id) ids.push(id);
  }
  return ids;
}

/** Ids of the nodes at a point of the canvas, innermost first. Shape: client px of the canvas document → ids. */
export function nodesAtPoint(doc: Document, x: number, y: number): NodeId[] {
  const element = doc.elementFromPoint(x, y);
  return element ? nodesAbove(element) : [];
}

/** A rectangle, px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where an element stands in its document, whatever the scroll position. */
export function documentBox(element: Element): Box {
  const rect = element.getBoundingClientRect();
  const view = element.ownerDocument.defaultView;
  return {
    left: rect.left + (view?.scrollX ?? 0),
    top: rect.top + (view?.scrollY ?? 0),
    width: rect.width,
    height: rect.height,
  };
}

/** Where the canvas stands in the window, px, and how much smaller than life it is shown. */
export interface FramePlace {
  readonly rect: DOMRect;
  readonly scale: number;
}

/** Measures where the canvas stands. */
export function framePlace(frame: HTMLIFrameElement): FramePlace {
  const rect = frame.getBoundingClientRect();
  return { rect, scale: rect.width / (frame.clientWidth || rect.width) || 1 };
}

/** A point of the canvas's window as a point of the window around it. */
export function toWindow(
  { rect, scale }: FramePlace,
  x: number,
  y: number,
): { x: number; y: number } {
  return { x: rect.left + x * scale, y: rect.top + y * scale };
}
