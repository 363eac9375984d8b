import type { DocumentStore } from '../../model/document/document-store.ts';
import type { Focus } from '../../model/edits/picture-focus.ts';
import { documentBox, getElement } from '../../session/canvas-document/canvas-dom.ts';
import { passOnClick } from '../../session/canvas-document/pass-on-click.ts';
import { type CropRoom, getCropRoom, moveFocus, readFocus } from './crop-room.ts';
import { type PictureBlock, planFocus } from './picture-block.ts';

/** Dependencies of the handle. */
export interface PictureControlsHost {
  readonly doc: Document;
  readonly store: DocumentStore;
  /** Returns the block with a handle, or undefined while there is none. */
  readonly getBlock: () => PictureBlock | undefined;
  readonly announce: (text: string, kind: 'status' | 'refused') => void;
}

/** A drag of a picture in its frame. */
interface PictureDrag {
  readonly block: PictureBlock;
  readonly picture: HTMLImageElement;
  readonly room: CropRoom;
  readonly start: Focus;
  readonly pointerId: number;
  readonly origin: { readonly x: number; readonly y: number };
  /** Style of the picture before the drag. */
  readonly before: string;
  focus: Focus;
  isMoved: boolean;
}

/** Distance in px that a pointer moves before a press becomes a drag. */
const START = 3;
/** Minimum size in px of a frame with a handle. */
const MIN_SIZE = 80;
const PICTURE = 'img[data-part="picture"]';

/** Returns the text of a focus, such as "Focus 30% from the left, 50% from the top on mobile". */
const getText = ({ x, y }: Focus, { device }: PictureBlock): string =>
  `Focus ${x}% from the left, ${y}% from the top on ${device}`;

/**
 * The handle of a picture that is larger than its frame: dragging it moves the picture. The panel has the same for keyboards, so
 * the handle is not in the accessibility tree.
 */
export class PictureControls {
  private readonly host: PictureControlsHost;
  private readonly handle: HTMLElement;
  private readonly label: HTMLElement;
  private readonly abort = new AbortController();
  private readonly watch: ResizeObserver;
  private drag: PictureDrag | undefined;
  private wasDragged = false;
  private request = 0;

  constructor(host: PictureControlsHost) {
    this.host = host;
    this.handle = this.make('at-picture-handle');
    this.label = this.make('at-picture-label');
    this.watch = new ResizeObserver(this.later);
    this.watch.observe(host.doc.body);
    this.listen();
    this.update();
  }

  /** Ends a drag, and removes the handle. */
  remove(): void {
    this.cancel();
    this.abort.abort();
    this.watch.disconnect();
    cancelAnimationFrame(this.request);
    this.handle.remove();
    this.label.remove();
  }

  /** Updates the handle before the next frame. */
  readonly later = (): void => {
    this.request ||= requestAnimationFrame(() => this.update());
  };

  /** Shows the handle in the middle of a cropped picture, or hides it. */
  update(): void {
    this.request = 0;
    if (this.drag) return;
    const open = this.open();
    this.handle.hidden = !open;
    if (!open) return;
    const { left, top, width, height } = documentBox(open.picture);
    this.handle.style.transform = `translate(${left + width / 2}px,${top + height / 2}px) translate(-50%,-50%)`;
  }

  private open():
    | { readonly block: PictureBlock; readonly picture: HTMLImageElement; readonly room: CropRoom }
    | undefined {
    const { doc } = this.host;
    const block = this.host.getBlock();
    const root = block && getElement(doc, block.id);
    const picture = root?.querySelector<HTMLImageElement>(PICTURE);
    if (!block || !root || !picture) return undefined;
    const view = doc.defaultView ?? window;
    const { objectFit } = view.getComputedStyle(picture);
    // A rotated picture would not follow the pointer.
    const isRotated = !['', 'none', '0deg'].includes(
      view.getComputedStyle(root).getPropertyValue('rotate'),
    );
    const { offsetWidth: width, offsetHeight: height } = picture;
    if (objectFit !== 'cover' || isRotated || width < MIN_SIZE || height < MIN_SIZE)
      return undefined;
    const natural = { width: picture.naturalWidth, height: picture.naturalHeight };
    const room = getCropRoom(natural, { width, height });
    return room && { block, picture, room };
  }

  private listen(): void {
    const { handle } = this;
    const { signal } = this.abort;
    const view = this.host.doc.defaultView ?? window;
    const options = { signal, capture: true };
    handle.addEventListener('pointerdown', (event) => this.press(event), { signal });
    handle.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    for (const name of ['click', 'dblclick'] as const)
      handle.addEventListener(
        name,
        (event) => {
          if (!this.wasDragged) passOnClick(handle, event);
        },
        { signal },
      );
    // The canvas ends moves at its document, so they are taken from its window.
    view.addEventListener('pointermove', (event) => this.move(event), options);
    view.addEventListener('pointerup', (event) => this.release(event), options);
    view.addEventListener('pointercancel', () => this.cancel(), options);
    for (const target of new Set<EventTarget>([view, window]))
      target.addEventListener(
        'keydown',
        (event) => {
          if (!this.drag?.isMoved || (event as KeyboardEvent).key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          this.cancel();
        },
        options,
      );
    // A picture has its size when it is loaded.
    this.host.doc.addEventListener('load', this.later, options);
  }

  private press(event: PointerEvent): void {
    const open = this.open();
    if (!open || event.button !== 0 || this.drag) return;
    event.stopPropagation();
    this.wasDragged = false;
    const view = this.host.doc.defaultView ?? window;
    const start = readFocus(view.getComputedStyle(open.picture).objectPosition);
    this.drag = {
      ...open,
      start,
      focus: start,
      before: open.picture.style.objectPosition,
      pointerId: event.pointerId,
      origin: { x: event.clientX, y: event.clientY },
      isMoved: false,
    };
    this.handle.setPointerCapture?.(event.pointerId);
  }

  private move(event: PointerEvent): void {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.pointerId) return;
    const moved = { x: event.clientX - drag.origin.x, y: event.clientY - drag.origin.y };
    if (!drag.isMoved && Math.hypot(moved.x, moved.y) < START) return;
    event.preventDefault();
    drag.isMoved = true;
    this.wasDragged = true;
    this.handle.dataset.active = '';
    drag.focus = moveFocus(drag.start, moved, {
      room: drag.room,
      isSnapped: !event.ctrlKey && !event.metaKey,
    });
    drag.picture.style.objectPosition = `${drag.focus.x}% ${drag.focus.y}%`;
    this.tell(getText(drag.focus, drag.block), event);
  }

  private release(event: PointerEvent): void {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.pointerId) return;
    if (drag.isMoved) this.move(event);
    const { store, announce } = this.host;
    const { block, focus, start } = drag;
    if (drag.isMoved && (focus.x !== start.x || focus.y !== start.y)) {
      // The stored focus replaces the preview before the next frame.
      const result = store.run([planFocus(store, block, focus)], {
        label: `Move picture of ${block.name}`,
      });
      announce(
        result.ok ? getText(focus, block) : result.message,
        result.ok ? 'status' : 'refused',
      );
    }
    this.end();
  }

  private cancel(): void {
    const isMoved = this.drag?.isMoved;
    this.end();
    if (isMoved) this.host.announce('Drag cancelled', 'status');
  }

  private end(): void {
    const { drag } = this;
    this.drag = undefined;
    if (!drag) return;
    drag.picture.style.objectPosition = drag.before;
    delete this.handle.dataset.active;
    this.label.hidden = true;
    this.later();
  }

  private tell(text: string, { clientX, clientY }: PointerEvent): void {
    const unit =
      Number.parseFloat(this.host.doc.documentElement.style.getPropertyValue('--canvas-unit')) || 1;
    const width = this.host.doc.defaultView?.innerWidth ?? 0;
    const isAtEnd = clientX > width / 2;
    this.label.hidden = false;
    this.label.textContent = text;
    this.label.style.transform = `translate(${clientX + (isAtEnd ? -16 : 16) * unit}px,${clientY + 16 * unit}px) translate(${isAtEnd ? '-100%' : '0'},0)`;
  }

  private make(name: string): HTMLElement {
    const element = this.host.doc.createElement('div');
    element.className = name;
    element.hidden = true;
    element.setAttribute('aria-hidden', 'true');
    this.host.doc.body.append(element);
    return element;
  }
}
