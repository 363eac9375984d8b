import { ROOT_ID } from '@org/schema';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { insertBlock } from '../../model/edits/edits.ts';
import { insertFragments, joinNames, moveBlocks } from '../../model/edits/several-blocks.ts';
import {
  type Box,
  documentBox,
  type FramePlace,
  framePlace,
  getElement,
  nodesAbove,
  nodesAtPoint,
  toWindow,
} from '../canvas-document/canvas-dom.ts';
import type { Overlay } from '../canvas-document/overlay.ts';
import { type Dragged, DropFinder, type DropTarget, type Geometry } from './drop-target.ts';

/** Distance in px that a mouse moves, and time in ms that a finger rests, before a press becomes a drag. */
const MOUSE_START = 5;
const TOUCH_START = 200;
/** Height of the zones at the top and bottom edge that scroll the canvas, px, and maximum speed in px per frame. */
const SCROLL_ZONE = 56;
const SCROLL_STEP = 18;

/** Dependencies of a drag. */
export interface DragHost {
  readonly store: DocumentStore;
  readonly frame: HTMLIFrameElement;
  readonly overlay: Overlay;
  /** Announces an action to screen readers, and shows the reason for a refusal. */
  readonly announce: (text: string, kind: 'status' | 'refused') => void;
  /** Called when a drag starts or ends, to show a grabbing cursor. */
  readonly onDrag: (dragging: boolean) => void;
}

function getGeometry(doc: Document): Geometry {
  const boxes = new Map<string, Box | undefined>();
  const rows = new Map<string, boolean>();
  return {
    box(id) {
      if (!boxes.has(id)) {
        const element = getElement(doc, id);
        boxes.set(id, element ? documentBox(element) : undefined);
      }
      return boxes.get(id);
    },
    horizontal(id) {
      if (!rows.has(id)) {
        const first = doc.querySelector(`[data-node="${CSS.escape(id)}"] [data-node]`);
        const style = first?.parentElement
          ? doc.defaultView?.getComputedStyle(first.parentElement)
          : undefined;
        rows.set(
          id,
          style?.display === 'grid'
            ? style.gridTemplateColumns.includes(' ')
            : style?.display === 'flex' && style.flexDirection.startsWith('row'),
        );
      }
      return rows.get(id) ?? false;
    },
  };
}

/**
 * A press of a pointer that may become a drag. It listens to both documents, reads the canvas once a frame, and cleans up after
 * itself.
 */
export class DragController {
  private readonly host: DragHost;
  private readonly dragged: Dragged;
  private readonly origin: { x: number; y: number };
  private readonly pointerId: number;
  private readonly abort = new AbortController();
  private finder: DropFinder | undefined;
  private point: { x: number; y: number };
  /** Element of the canvas under the pointer; undefined when another document received the event. */
  private pointed: Element | undefined;
  private box: FramePlace | undefined;
  private target: DropTarget | undefined;
  private frameRequest = 0;
  private chip: HTMLElement | undefined;
  private started = false;
  private readonly pressedAt: number;
  private shown: string | undefined;

  private constructor(host: DragHost, dragged: Dragged, event: PointerEvent) {
    this.host = host;
    this.dragged = dragged;
    this.pointerId = event.pointerId;
    this.pressedAt = event.timeStamp;
    this.origin = this.toScreen(event);
    this.point = this.origin;
  }

  /**
   * Watches a press.
   * @param dragged - dragged blocks
   * @param event - pointerdown event
   * @returns nothing; the drag ends itself
   */
  static press(host: DragHost, dragged: Dragged, event: PointerEvent): void {
    new DragController(host, dragged, event).listen(event);
  }

  private get canvas(): Document {
    return this.host.frame.contentDocument as Document;
  }

  private listen(event: PointerEvent): void {
    const { signal } = this.abort;
    for (const doc of [document, this.canvas]) {
      doc.addEventListener('pointermove', (move) => this.move(move), { signal, capture: true });
      doc.addEventListener('pointerup', (up) => this.release(up), { signal });
      doc.addEventListener('pointercancel', () => this.end(), { signal });
      doc.addEventListener('keydown', (key) => this.key(key), { signal, capture: true });
    }
    window.addEventListener(
      'resize',
      () => {
        this.box = undefined;
      },
      { signal },
    );
    window.addEventListener('blur', () => this.started && !document.hasFocus() && this.end(), {
      signal,
    });
    if (event.pointerType === 'touch') {
      const timer = setTimeout(() => {
        // Pending moves are handled before the next frame: they may show that this was a swipe.
        this.frameRequest = requestAnimationFrame(() => {
          if (signal.aborted) return;
          this.start();
          this.update();
        });
      }, TOUCH_START);
      signal.addEventListener('abort', () => clearTimeout(timer));
      for (const doc of [document, this.canvas])
        doc.addEventListener('touchmove', (touch) => this.started && touch.preventDefault(), {
          signal,
          passive: false,
        });
    }
  }

  /** Converts the pointer to px of the outer window, for events of either document. */
  private toScreen(event: PointerEvent): { x: number; y: number } {
    if ((event.view ?? window) === window) return { x: event.clientX, y: event.clientY };
    return toWindow(this.frameBox(), event.clientX, event.clientY);
  }

  /** Returns the position and scale of the canvas. It is cached during a drag, unless the window changes. */
  private frameBox(): FramePlace {
    this.box ??= framePlace(this.host.frame);
    return this.box;
  }

  private move(event: PointerEvent): void {
    if (event.pointerId !== this.pointerId) return;
    this.point = this.toScreen(event);
    this.pointed =
      event.view === this.canvas.defaultView && event.pointerType === 'mouse'
        ? (event.target as Element)
        : undefined;
    const distance = Math.hypot(this.point.x - this.origin.x, this.point.y - this.origin.y);
    if (event.pointerType === 'touch' && distance > MOUSE_START * 2) {
      // A finger that moves before the delay is scrolling, even when a busy page receives the event late.
      if (!this.started || event.timeStamp - this.pressedAt < TOUCH_START) return this.end();
    }
    if (!this.started) {
      if (event.pointerType === 'touch') return;
      if (distance < MOUSE_START) return;
      this.start();
    }
    event.preventDefault();
    // Browsers dispatch one move per frame just before rendering: waiting for a frame would add a second one.
    this.update();
  }

  private start(): void {
    if (this.started) return;
    this.started = true;
    this.finder = new DropFinder(this.host.store, getGeometry(this.canvas), this.dragged);
    this.chip = document.createElement('div');
    this.chip.className = 'at-drag-chip';
    this.chip.textContent = this.name();
    document.body.append(this.chip);
    this.host.overlay.hover(undefined, '');
    this.host.onDrag(true);
  }

  private name(): string {
    if (this.dragged.kind === 'move') return joinNames(this.host.store, this.dragged.ids);
    return this.host.store.registry.get(this.dragged.type)?.label ?? this.dragged.type;
  }

  private update(): void {
    this.frameRequest = 0;
    if (!this.finder || !this.chip) return;
    this.chip.style.translate = `${this.point.x + 12}px ${this.point.y + 12}px`;
    const { rect, scale } = this.frameBox();
    const x = (this.point.x - rect.left) / scale;
    const y = (this.point.y - rect.top) / scale;
    const inside =
      this.point.x >= rect.left &&
      this.point.x <= rect.right &&
      this.point.y >= rect.top &&
      this.point.y <= rect.bottom;
    if (inside) this.scroll(y, rect.height / scale);
    const view = this.canvas.defaultView;
    this.target = inside
      ? this.finder.find(
          this.pointed ? nodesAbove(this.pointed) : nodesAtPoint(this.canvas, x, y),
          { x: x + (view?.scrollX ?? 0), y: y + (view?.scrollY ?? 0) },
        )
      : undefined;
    this.show();
  }

  /** Scrolls the canvas while the pointer is near its top or bottom. */
  private scroll(y: number, height: number): void {
    const visible = Math.min(height, this.canvas.defaultView?.innerHeight ?? height);
    const push =
      y < SCROLL_ZONE
        ? y / SCROLL_ZONE - 1
        : y > visible - SCROLL_ZONE
          ? 1 - (visible - y) / SCROLL_ZONE
          : 0;
    if (push === 0) return;
    const view = this.canvas.defaultView;
    const before = view?.scrollY;
    view?.scrollBy(0, push * SCROLL_STEP);
    if (view?.scrollY === before) return;
    // Scrolling moved the content under the pointer.
    this.pointed = undefined;
    this.frameRequest ||= requestAnimationFrame(() => this.update());
  }

  private show(): void {
    const { target, chip } = this;
    // Most moves keep the same target: skipping writes avoids a layout.
    const key = target
      ? target.ok
        ? `${target.place.parent} ${target.place.index}`
        : `${target.over} ${target.reason}`
      : '';
    if (key === this.shown) return;
    this.shown = key;
    if (chip) chip.dataset.refused = target && !target.ok ? target.reason : '';
    if (!target) return this.host.overlay.indicate(undefined);
    if (!target.ok)
      return this.host.overlay.indicate({ kind: 'refused', box: target.box, label: target.reason });
    const label = this.host.store.getName(target.place.parent);
    this.host.overlay.indicate({
      kind: 'line',
      box: target.box,
      vertical: target.vertical,
      parent: target.parentBox,
      label: target.place.parent === ROOT_ID ? 'Page' : label,
    });
  }

  private key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.started) return;
    event.preventDefault();
    event.stopPropagation();
    this.host.announce('Drag cancelled', 'status');
    this.end();
  }

  private release(event: PointerEvent): void {
    if (event.pointerId !== this.pointerId) return;
    this.point = this.toScreen(event);
    if (this.started) {
      this.update();
      this.drop();
    }
    this.end();
  }

  private drop(): void {
    const { target, dragged, host } = this;
    if (!target) return;
    if (!target.ok) return host.announce(target.reason, 'refused');
    const result =
      dragged.kind === 'move'
        ? moveBlocks(host.store, dragged.ids, target.place)
        : dragged.fragment
          ? insertFragments(host.store, [dragged.fragment], target.place, `Add ${this.name()}`)
          : insertBlock(host.store, { type: dragged.type }, target.place);
    if (!result.ok) return host.announce(result.message, 'refused');
    const count = host.store.node(target.place.parent)?.nodes.length ?? 0;
    host.announce(
      `${this.name()} placed in ${host.store.getName(target.place.parent)}, position ${Math.min(target.place.index + 1, count)} of ${count}`,
      'status',
    );
  }

  private end(): void {
    this.abort.abort();
    if (this.frameRequest) cancelAnimationFrame(this.frameRequest);
    this.chip?.remove();
    this.host.overlay.indicate(undefined);
    if (this.started) this.host.onDrag(false);
    this.started = false;
  }
}
