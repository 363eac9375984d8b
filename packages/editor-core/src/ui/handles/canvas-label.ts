import { getScreenPixel } from '../../session/canvas-document/canvas-dom.ts';

/** A position in px of the canvas's window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance in px of the screen between the pointer and its label. */
const AWAY = 16;
/** Room in px of the screen for the label beside the pointer. */
const ROOM = 260;

/** A text beside the pointer or a handle of the canvas: below it, or above it where there is no room or on request. */
export class CanvasLabel {
  readonly element: HTMLElement;
  private readonly doc: Document;
  private readonly isAbove: boolean;

  constructor(doc: Document, { isAbove = false }: { readonly isAbove?: boolean } = {}) {
    this.doc = doc;
    this.isAbove = isAbove;
    this.element = doc.createElement('div');
    this.element.className = 'at-handle-label';
    this.element.setAttribute('aria-hidden', 'true');
    this.element.hidden = true;
  }

  /** Shows a text at a point, or hides the label. */
  tell(text: string | undefined, point?: Point): void {
    const { doc, element } = this;
    element.hidden = text === undefined;
    if (text === undefined || !point) return;
    if (element.textContent !== text) element.textContent = text;
    const unit = getScreenPixel(doc);
    const { innerWidth = 0, innerHeight = 0 } = doc.defaultView ?? {};
    const away = AWAY * unit;
    const isAtEnd = point.x > innerWidth - Math.min(ROOM * unit, innerWidth / 2);
    const isOver = this.isAbove || point.y > innerHeight - 3 * away;
    const x = point.x + (isAtEnd ? -away : away);
    const y = point.y + (isOver ? -away : away);
    const shift = `translate(${isAtEnd ? '-100%' : '0'},${isOver ? '-100%' : '0'})`;
    element.style.transform = `translate(${x}px,${y}px) ${shift}`;
  }

  /** Shows a text beside an element. */
  tellAt(element: Element | undefined, text: string): void {
    const rect = element?.getBoundingClientRect();
    if (rect) this.tell(text, { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });
  }
}
