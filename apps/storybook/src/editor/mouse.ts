import { cdp } from 'vitest/browser';

/** A point of the canvas's window, px. */
export interface CanvasPoint {
  readonly x: number;
  readonly y: number;
}

/** Modifier keys in the numbers of the browser's protocol. */
export const MODIFIERS = { alt: 1, ctrl: 2, shift: 8 } as const;

/** Converts a point of a frame's window to one of the browser's window. */
function toBrowser(view: Window, { x, y }: CanvasPoint): CanvasPoint {
  const frame = view.frameElement as HTMLElement | null;
  if (!frame) return { x, y };
  const rect = frame.getBoundingClientRect();
  const scale = rect.width / frame.offsetWidth || 1;
  return toBrowser(frame.ownerDocument.defaultView ?? window, {
    x: rect.left + x * scale,
    y: rect.top + y * scale,
  });
}

/** The mouse of the browser, for gestures that stop halfway. */
export class Mouse {
  private readonly view: Window;
  private modifiers = 0;
  private buttons = 0;

  /** @param doc - document of the canvas */
  constructor(doc: Document) {
    this.view = doc.defaultView ?? window;
  }

  /** Returns the center of an element of the canvas. */
  static center(element: Element): CanvasPoint {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  /** Sets the modifier keys of the next events. */
  hold(modifiers: number): void {
    this.modifiers = modifiers;
  }

  async move(point: CanvasPoint): Promise<void> {
    await this.send('mouseMoved', point);
  }

  async down(point: CanvasPoint): Promise<void> {
    await this.move(point);
    this.buttons = 1;
    await this.send('mousePressed', point);
  }

  async up(point: CanvasPoint): Promise<void> {
    this.buttons = 0;
    await this.send('mouseReleased', point);
  }

  /** Presses at a point, and moves by a distance without releasing. */
  async drag(from: CanvasPoint, by: Partial<CanvasPoint>): Promise<CanvasPoint> {
    const to = { x: from.x + (by.x ?? 0), y: from.y + (by.y ?? 0) };
    await this.down(from);
    await this.move({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await this.move(to);
    return to;
  }

  private async send(type: string, point: CanvasPoint): Promise<void> {
    const isPress = type !== 'mouseMoved';
    // Not all of the protocol is in the types.
    const { send } = cdp() as unknown as { send: (name: string, options: object) => Promise<void> };
    await send('Input.dispatchMouseEvent', {
      type,
      ...toBrowser(this.view, point),
      button: isPress || this.buttons === 1 ? 'left' : 'none',
      buttons: this.buttons,
      clickCount: isPress ? 1 : 0,
      modifiers: this.modifiers,
    });
  }
}
