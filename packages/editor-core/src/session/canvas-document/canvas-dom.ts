import type { BlockState, NodeId } from '@org/schema/entities';

/** Attribute that carries a node's id in the canvas. */
const NODE = 'data-node';

/** Returns the element of a node in the canvas, or undefined while it is not rendered. */
export function getElement(doc: Document, id: NodeId): HTMLElement | undefined {
  return doc.querySelector<HTMLElement>(`[${NODE}="${CSS.escape(id)}"]`) ?? undefined;
}

/** Scrolls the canvas to a node, unless it is fully in view. Nothing around the canvas is scrolled. */
export function revealNode(doc: Document, id: NodeId): void {
  const view = doc.defaultView;
  const box = getElement(doc, id)?.getBoundingClientRect();
  if (!view || !box || (box.top >= 0 && box.bottom <= view.innerHeight)) return;
  view.scrollBy({ top: box.top });
}

/** Attribute of blocks that are shown in a state: the style sheet of the canvas has a rule for it. */
const SHOWN_STATE = 'data-shown-state';

/** Shows nodes in a state such as hover, and all others without one. */
export function showState(doc: Document, ids: readonly NodeId[], state: BlockState | null): void {
  const shown = new Set(state === null ? [] : ids.map((id) => getElement(doc, id)));
  for (const element of doc.querySelectorAll<HTMLElement>(`[${SHOWN_STATE}]`))
    if (!shown.has(element)) element.removeAttribute(SHOWN_STATE);
  for (const element of shown) if (state !== null) element?.setAttribute(SHOWN_STATE, state);
}

/** Returns the id of the nearest node at or above an element. */
export function nodeIdAt(target: EventTarget | null): NodeId | undefined {
  // The canvas is another realm, so `instanceof` with this window's classes fails.
  const element = target as Element | null;
  return typeof element?.closest === 'function'
    ? (element.closest(`[${NODE}]`)?.getAttribute(NODE) ?? undefined)
    : undefined;
}

/** Returns the ids of the nodes around an element, innermost first. */
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

/**
 * Returns the ids of the nodes at a point of the canvas, innermost first. Takes client px of the canvas document.
 * @returns ids
 */
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

/** Returns the position of an element in its document, independent of scrolling. */
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

/** Position of the canvas in the window, px, and its scale. */
export interface FramePlace {
  readonly rect: DOMRect;
  readonly scale: number;
}

/** Measures the position of the canvas. */
export function framePlace(frame: HTMLIFrameElement): FramePlace {
  const rect = frame.getBoundingClientRect();
  return { rect, scale: rect.width / (frame.clientWidth || rect.width) || 1 };
}

/** Converts a point of the canvas's window to the outer window. */
export function toWindow(
  { rect, scale }: FramePlace,
  x: number,
  y: number,
): { x: number; y: number } {
  return { x: rect.left + x * scale, y: rect.top + y * scale };
}

/** Returns the length of one px of the screen in px of the canvas, which its zoom changes. */
export function getScreenPixel(doc: Document): number {
  return Number.parseFloat(doc.documentElement.style.getPropertyValue('--canvas-unit')) || 1;
}
