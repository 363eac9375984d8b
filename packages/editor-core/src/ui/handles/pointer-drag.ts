import type { Point } from './canvas-label.ts';

/** Distance in px that a pointer moves before a press becomes a drag. A press without a drag is a click on the page. */
const START = 3;

/** State of the modifier keys. */
export type Modifiers = Pick<PointerEvent, 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** A step of a drag. */
export interface DragStep {
  /** Distance from the press, px of the canvas. */
  readonly moved: Point;
  /** Pointer, px of the canvas's window. */
  readonly point: Point;
  readonly modifiers: Modifiers;
}

/** A text for screen readers, and whether it says that something was done or refused. */
export interface Announcement {
  readonly text: string;
  readonly kind: 'status' | 'refused';
}

/** Subject of a drag. It only changes the style of elements until the drag ends. */
export interface DragTarget {
  /** Modifier keys that change the drag while they are held. */
  readonly keys: readonly string[];
  /** Called before the first step. */
  begin?(): void;
  step(step: DragStep): void;
  /** Stores the result of the last step; undefined if nothing changed. */
  drop(): Announcement | undefined;
  /** Removes the preview. */
  end(): void;
}

/** Callbacks of a drag. */
export interface PointerDragHost {
  readonly onStart: () => void;
  /** Called when the press ends, with an announcement if it changed, refused or cancelled something. */
  readonly onEnd: (announcement?: Announcement) => void;
}

/** Returns true when a drag snaps: Ctrl, or Command on a Mac, turns it off. */
export function isSnapped({ ctrlKey, metaKey }: Pick<Modifiers, 'ctrlKey' | 'metaKey'>): boolean {
  return !ctrlKey && !metaKey;
}

/** A press on a handle of the canvas that becomes a drag when the pointer moves. Escape ends it and restores what was there. */
export class PointerDrag {
  private readonly target: DragTarget;
  private readonly host: PointerDragHost;
  private readonly pointerId: number;
  private readonly origin: Point;
  private readonly abort = new AbortController();
  private point: Point;
  private modifiers: Modifiers;
  private started = false;

  constructor(event: PointerEvent, target: DragTarget, host: PointerDragHost) {
    this.target = target;
    this.host = host;
    this.pointerId = event.pointerId;
    this.origin = { x: event.clientX, y: event.clientY };
    this.point = this.origin;
    this.modifiers = event;
    this.listen(event.target as Element);
  }

  /** Ends the drag and restores what was there, as Escape does. */
  cancel(): void {
    if (this.abort.signal.aborted) return;
    this.end(this.started ? { text: 'Drag cancelled', kind: 'status' } : undefined);
  }

  private listen(handle: Element): void {
    const view = handle.ownerDocument.defaultView ?? window;
    // The canvas ends moves at its document, so they are taken from its window.
    const options = { signal: this.abort.signal, capture: true };
    view.addEventListener('pointermove', (event) => this.move(event), options);
    view.addEventListener('pointerup', (event) => this.release(event), options);
    view.addEventListener('pointercancel', () => this.cancel(), options);
    view.addEventListener('resize', () => this.cancel(), options);
    for (const source of new Set<EventTarget>([view, window])) {
      source.addEventListener('keydown', (event) => this.key(event as KeyboardEvent), options);
      source.addEventListener('keyup', (event) => this.key(event as KeyboardEvent), options);
    }
    handle.setPointerCapture?.(this.pointerId);
  }

  private move(event: PointerEvent): void {
    if (event.pointerId !== this.pointerId) return;
    this.point = { x: event.clientX, y: event.clientY };
    this.modifiers = event;
    if (!this.started) {
      const away = Math.hypot(this.point.x - this.origin.x, this.point.y - this.origin.y);
      if (away < START) return;
      this.started = true;
      this.target.begin?.();
      this.host.onStart();
    }
    event.preventDefault();
    this.step();
  }

  private step(): void {
    const { point, origin, modifiers } = this;
    this.target.step({
      moved: { x: point.x - origin.x, y: point.y - origin.y },
      point,
      modifiers,
    });
  }

  private key(event: KeyboardEvent): void {
    const isEscape = event.key === 'Escape';
    if (!this.started || (!isEscape && !this.target.keys.includes(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
    if (isEscape) return this.cancel();
    this.modifiers = event;
    this.step();
  }

  private release(event: PointerEvent): void {
    if (event.pointerId !== this.pointerId) return;
    if (!this.started) return this.end();
    this.move(event);
    // The stored result replaces the preview before the next frame.
    this.end(this.target.drop());
  }

  private end(announcement?: Announcement): void {
    this.abort.abort();
    this.target.end();
    this.host.onEnd(announcement);
  }
}
