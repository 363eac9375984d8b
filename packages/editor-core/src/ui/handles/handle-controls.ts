import { passOnClick } from '../../session/canvas-document/pass-on-click.ts';
import type { Point } from './canvas-label.ts';
import { type DragTarget, PointerDrag } from './pointer-drag.ts';

/** Dependencies of handles. */
export interface HandlesHost {
  /** Document of the canvas. */
  readonly doc: Document;
  readonly announce: (text: string, kind: 'status' | 'refused') => void;
}

/** Events of the mouse that a handle passes on to the page below it. */
const PASSED = ['click', 'dblclick'] as const;

/**
 * Handles on the canvas: plain elements of its document that are shown beside the selected block, dragged by the pointer, and moved
 * by keys while one has the focus. A press without a drag is a click on the page.
 */
export abstract class HandleControls<Host extends HandlesHost> {
  protected readonly host: Host;
  private readonly abort = new AbortController();
  private readonly watch: ResizeObserver;
  private drag: PointerDrag | undefined;
  /** True after a drag until its click, which is not one of the page. */
  private wasDragged = false;
  private request = 0;

  constructor(host: Host) {
    this.host = host;
    this.watch = new ResizeObserver(this.later);
    this.watch.observe(host.doc.body);
  }

  /** Shows the handles where they belong now, or hides them. */
  protected abstract draw(): void;
  /** Handles a press of the main button; returns false for what is no handle. */
  protected abstract press(event: PointerEvent): boolean;
  /** Removes what is shown while the pointer or the focus is near. */
  protected leave(): void {}
  /** Shows what belongs to the handle that has the focus. */
  protected showFocused(): void {}
  /** Handles a move of the pointer without a button, at a position in px of the canvas document. */
  protected hover(_event: PointerEvent, _at: Point): void {}
  /** Handles a key while a handle has the focus; returns false for keys of the editor, such as undo. */
  protected key(_event: KeyboardEvent): boolean {
    return false;
  }

  /** Ends a drag, and removes the handles. */
  remove(): void {
    this.drag?.cancel();
    this.abort.abort();
    this.watch.disconnect();
    cancelAnimationFrame(this.request);
  }

  /** Updates the handles before the next frame. */
  readonly later = (): void => {
    this.request ||= requestAnimationFrame(() => this.update());
  };

  /** Updates the handles. During a drag they follow what is dragged by themselves. */
  update(): void {
    this.request = 0;
    if (!this.drag) this.draw();
  }

  /** Aborted when the handles are removed. */
  protected get signal(): AbortSignal {
    return this.abort.signal;
  }

  /** Adds the listeners. Called once by the constructor of a subclass, before the first update. */
  protected listen(root: HTMLElement): void {
    const { signal } = this;
    const view = this.host.doc.defaultView ?? window;
    // The canvas takes keys and moves at its document, so those of handles are taken from its window.
    view.addEventListener('keydown', (event) => this.takeKey(event), { signal, capture: true });
    view.addEventListener('pointermove', (event) => this.point(event), {
      signal,
      capture: true,
      passive: true,
    });
    root.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0 || this.drag || !this.press(event)) return;
        event.stopPropagation();
      },
      { signal },
    );
    // The keys of the page stay with the selected block.
    root.addEventListener(
      'mousedown',
      (event) => {
        event.preventDefault();
        this.focusPage();
      },
      { signal },
    );
    for (const name of PASSED)
      root.addEventListener(
        name,
        (event) => {
          if (!this.wasDragged) passOnClick(root, event);
        },
        { signal },
      );
    root.addEventListener('focusin', () => this.showFocused(), { signal });
    root.addEventListener('focusout', () => this.leave(), { signal });
  }

  /**
   * Begins a drag with a press.
   * @param look - `data-spacing` of the canvas and of the page around it during the drag, by which style sheets set the cursor and
   *   hide other handles
   */
  protected startDrag(
    event: PointerEvent,
    target: DragTarget,
    look?: { readonly canvas: string; readonly page: string },
  ): void {
    const handle = event.target as HTMLElement;
    const inside = this.host.doc.documentElement;
    const outside = document.documentElement;
    this.wasDragged = false;
    this.drag = new PointerDrag(event, target, {
      onStart: () => {
        this.wasDragged = true;
        handle.dataset.active = '';
        if (!look) return;
        inside.dataset.spacing = look.canvas;
        outside.dataset.spacing = look.page;
      },
      onEnd: (announcement) => {
        this.drag = undefined;
        delete handle.dataset.active;
        if (look) {
          delete inside.dataset.spacing;
          delete outside.dataset.spacing;
        }
        this.leave();
        if (announcement) this.host.announce(announcement.text, announcement.kind);
        this.later();
      },
    });
  }

  /** Gives the focus back to the page. */
  protected focusPage(): void {
    const { doc } = this.host;
    (doc.activeElement as HTMLElement | null)?.blur?.();
    doc.defaultView?.focus();
    this.later();
  }

  private point(event: PointerEvent): void {
    if (this.drag || event.pointerType === 'touch' || event.buttons !== 0) return;
    const { scrollX = 0, scrollY = 0 } = this.host.doc.defaultView ?? {};
    this.hover(event, { x: event.clientX + scrollX, y: event.clientY + scrollY });
  }

  private takeKey(event: KeyboardEvent): void {
    if (this.drag || !this.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
