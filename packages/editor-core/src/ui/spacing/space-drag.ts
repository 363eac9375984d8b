import { snapSpace } from './snap-space.ts';
import { getPixels, type SpaceValues } from './space-block.ts';
import { getSpaceText, type SpaceText } from './space-copy.ts';
import type { SpaceEdit } from './space-edit.ts';
import { getLink, getLinkedFields, type SpaceField } from './space-fields.ts';

/** Distance in px that a pointer moves before a press becomes a drag. A press without a drag is a click on the page. */
const START = 3;

/** State of the modifier keys. */
type Modifiers = Pick<PointerEvent, 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** A step of a drag. */
export interface SpaceDragStep {
  /** Fields that change together. */
  readonly fields: readonly SpaceField[];
  /** Text of the label. */
  readonly text: string;
  /** Pointer, in px of the canvas's window. */
  readonly point: { readonly x: number; readonly y: number };
  /** False when only the pointer moved. */
  readonly isChanged: boolean;
}

/** Dependencies of a drag of a handle. */
export interface SpaceDragHost {
  readonly edit: SpaceEdit;
  readonly axis: 'x' | 'y';
  /** Called when the drag starts. */
  readonly onStart: () => void;
  /** Called after each step. */
  readonly onStep: (step: SpaceDragStep) => void;
  /** Called when the drag ends, with an announcement if it changed or refused something. */
  readonly onEnd: (text?: string, kind?: 'status' | 'refused') => void;
}

/** Returns true when a value snaps: Ctrl, or Command on a Mac, turns it off. */
export function isSnapped({
  ctrlKey,
  metaKey,
}: Pick<PointerEvent, 'ctrlKey' | 'metaKey'>): boolean {
  return !ctrlKey && !metaKey;
}

/** A press on a handle that may become a drag. It only changes the style of the block until it ends. */
export class SpaceDrag {
  private readonly host: SpaceDragHost;
  private readonly pointerId: number;
  private readonly origin: { readonly x: number; readonly y: number };
  private readonly abort = new AbortController();
  private point: { x: number; y: number };
  private modifiers: Modifiers;
  private growth = 1;
  private neighbors: ReturnType<SpaceEdit['findNeighbors']> = [];
  private started = false;
  private values: SpaceValues | undefined;
  private shown = '';
  private text: SpaceText;

  constructor(host: SpaceDragHost, event: PointerEvent) {
    this.host = host;
    this.pointerId = event.pointerId;
    this.origin = { x: event.clientX, y: event.clientY };
    this.point = this.origin;
    this.modifiers = event;
    const { field, block, start } = host.edit;
    this.text = { field, link: 'none', value: start, device: block.device };
    this.listen(event.target as Element);
  }

  /** Ends the drag and restores the block, as Escape does. */
  cancel(): void {
    if (this.abort.signal.aborted) return;
    const { started } = this;
    this.end();
    this.host.onEnd(started ? 'Drag cancelled' : undefined);
  }

  private listen(handle: Element): void {
    const { signal } = this.abort;
    const doc = handle.ownerDocument;
    const view = doc.defaultView ?? window;
    // The canvas ends moves at its document, so they are taken from its window.
    const options = { signal, capture: true };
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
    this.modifiers = event;
    if (!this.started) {
      const away = Math.hypot(this.point.x - this.origin.x, this.point.y - this.origin.y);
      if (away < START) return;
      this.begin();
    }
    event.preventDefault();
    this.step();
  }

  private begin(): void {
    const { edit } = this.host;
    this.started = true;
    this.growth = edit.measureGrowth();
    this.neighbors = edit.findNeighbors();
    this.host.onStart();
  }

  private step(): void {
    const { edit, axis, onStep } = this.host;
    const moved = axis === 'x' ? this.point.x - this.origin.x : this.point.y - this.origin.y;
    const wanted = edit.start + moved * this.growth;
    const snapped = isSnapped(this.modifiers)
      ? snapSpace(wanted, this.neighbors, edit.field === 'height' ? undefined : edit.block.spaces)
      : { value: wanted };
    const link = getLink(this.modifiers);
    const token = 'token' in snapped ? snapped.token : undefined;
    const values = edit.getValues(snapped.value, link, token);
    const key = JSON.stringify(values);
    const stored = values[edit.field];
    const value = getPixels(edit.block, stored) ?? (stored === 'auto' ? 'auto' : edit.start);
    this.text = { ...this.text, link, value, token: stored === token ? token : undefined };
    const neighbor = 'neighbor' in snapped ? snapped.neighbor : undefined;
    const same = neighbor && neighbor.value === value ? `, as ${neighbor.name}` : '';
    // Most moves keep the value: skipping writes avoids a layout.
    const isChanged = key !== this.shown;
    if (isChanged) {
      this.shown = key;
      this.values = values;
      edit.show(values);
    }
    onStep({
      fields: getLinkedFields(edit.field, link),
      text: `${getSpaceText(this.text)}${same}`,
      point: this.point,
      isChanged,
    });
  }

  private key(event: KeyboardEvent): void {
    if (!this.started) return;
    const isModifier = /^(?:Alt|Shift|Control|Meta)$/.test(event.key);
    if (!isModifier && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return this.cancel();
    this.modifiers = event;
    this.step();
  }

  private release(event: PointerEvent): void {
    if (event.pointerId !== this.pointerId) return;
    const { edit, onEnd } = this.host;
    const { started } = this;
    if (started) this.move(event);
    const { values } = this;
    const isSame =
      values === undefined ||
      (Object.keys(values).length === 1 &&
        getPixels(edit.block, values[edit.field]) === edit.start);
    if (!started || isSame) {
      this.end();
      return onEnd();
    }
    // The stored style replaces the preview before the next frame.
    const refusal = edit.save(values);
    this.end();
    return refusal === undefined ? onEnd(getSpaceText(this.text)) : onEnd(refusal, 'refused');
  }

  private end(): void {
    this.abort.abort();
    this.host.edit.hide();
  }
}
