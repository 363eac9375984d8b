import { getSpansText } from './column-copy.ts';
import type { ColumnEdit } from './column-edit.ts';
import type { EdgeSpans } from './snap-columns.ts';

/** Distance in px that a pointer moves before a press becomes a drag. A press without a drag is a click on the page. */
const START = 3;

/** Dependencies of a drag of an edge. */
export interface ColumnDragHost {
  readonly edit: ColumnEdit;
  /** Length of one px of the screen in px of the canvas. */
  readonly unit: number;
  readonly onStart: () => void;
  /** Called after each step with the text of the label and the pointer, in px of the canvas's window. */
  readonly onStep: (text: string, point: { readonly x: number; readonly y: number }) => void;
  /** Called when the drag ends, with an announcement if it changed or refused something. */
  readonly onEnd: (text?: string, kind?: 'status' | 'refused') => void;
}

/** A press on the edge between two columns that may become a drag. It only changes the style of the columns until it ends. */
export class ColumnDrag {
  private readonly host: ColumnDragHost;
  private readonly pointerId: number;
  private readonly origin: { readonly x: number; readonly y: number };
  private readonly abort = new AbortController();
  private point: { x: number; y: number };
  private isFree: boolean;
  private started = false;
  private spans: EdgeSpans;

  constructor(host: ColumnDragHost, event: PointerEvent) {
    this.host = host;
    this.pointerId = event.pointerId;
    this.origin = { x: event.clientX, y: event.clientY };
    this.point = this.origin;
    this.isFree = event.altKey;
    this.spans = host.edit.start;
    this.listen(event.target as Element);
  }

  /** Ends the drag and restores the columns, as Escape does. */
  cancel(): void {
    if (this.abort.signal.aborted) return;
    const { started } = this;
    this.end();
    this.host.onEnd(started ? 'Drag cancelled' : undefined);
  }

  private listen(handle: Element): void {
    const view = handle.ownerDocument.defaultView ?? window;
    // The canvas ends moves at its document, so they are taken from its window.
    const options = { signal: this.abort.signal, capture: true };
    view.addEventListener('pointermove', (event) => this.move(event), options);
    view.addEventListener('pointerup', (event) => this.release(event), options);
    view.addEventListener('pointercancel', () => this.cancel(), options);
    view.addEventListener('resize', () => this.cancel(), options);
    for (const target of new Set<EventTarget>([view, window])) {
      target.addEventListener('keydown', (event) => this.key(event as KeyboardEvent), options);
      target.addEventListener('keyup', (event) => this.key(event as KeyboardEvent), options);
    }
    handle.setPointerCapture?.(this.pointerId);
  }

  private move(event: PointerEvent): void {
    if (event.pointerId !== this.pointerId) return;
    this.point = { x: event.clientX, y: event.clientY };
    this.isFree = event.altKey;
    if (!this.started) {
      const away = Math.hypot(this.point.x - this.origin.x, this.point.y - this.origin.y);
      if (away < START) return;
      this.started = true;
      this.host.onStart();
    }
    event.preventDefault();
    this.step();
  }

  private step(): void {
    const { edit, unit, onStep } = this.host;
    const spans = edit.getSpans(this.point.x - this.origin.x, unit, this.isFree);
    // Most moves keep the widths: skipping writes avoids a layout.
    if (spans.start !== this.spans.start) edit.show(spans);
    this.spans = spans;
    const same = spans.neighbor ? `, in line with ${spans.neighbor.name}` : '';
    onStep(`${getSpansText(spans, edit.row.device)}${same}`, this.point);
  }

  private key(event: KeyboardEvent): void {
    if (!this.started || (event.key !== 'Alt' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return this.cancel();
    this.isFree = event.type === 'keydown';
    this.step();
  }

  private release(event: PointerEvent): void {
    if (event.pointerId !== this.pointerId) return;
    const { edit, onEnd } = this.host;
    if (this.started) this.move(event);
    const { spans } = this;
    if (!this.started || spans.start === edit.start.start) {
      this.end();
      return onEnd();
    }
    // The stored widths replace the preview before the next frame.
    const refusal = edit.save(spans);
    this.end();
    return refusal === undefined
      ? onEnd(getSpansText(spans, edit.row.device))
      : onEnd(refusal, 'refused');
  }

  private end(): void {
    this.abort.abort();
    this.host.edit.hide();
  }
}
