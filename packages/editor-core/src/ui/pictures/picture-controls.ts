import type { DocumentStore } from '../../model/document/document-store.ts';
import { documentBox, getElement } from '../../session/canvas-document/canvas-dom.ts';
import { CanvasLabel } from '../handles/canvas-label.ts';
import { HandleControls, type HandlesHost } from '../handles/handle-controls.ts';
import { getCropRoom } from './crop-room.ts';
import type { PictureBlock } from './picture-block.ts';
import { type CroppedPicture, PictureDrag } from './picture-drag.ts';

/** Dependencies of the handle. */
export interface PictureControlsHost extends HandlesHost {
  readonly store: DocumentStore;
  /** Returns the block with a handle, or undefined while there is none. */
  readonly getBlock: () => PictureBlock | undefined;
}

/** Minimum size in px of a frame with a handle. */
const MIN_SIZE = 80;
const PICTURE = 'img[data-part="picture"]';

/**
 * The handle of a picture that is larger than its frame: dragging it moves the picture. The panel has the same for keyboards, so
 * the handle is not in the accessibility tree.
 */
export class PictureControls extends HandleControls<PictureControlsHost> {
  private readonly root: HTMLElement;
  private readonly handle: HTMLElement;
  private readonly label: CanvasLabel;

  constructor(host: PictureControlsHost) {
    super(host);
    const { doc } = host;
    this.label = new CanvasLabel(doc);
    this.root = doc.createElement('div');
    this.root.className = 'at-handles';
    this.root.setAttribute('aria-hidden', 'true');
    this.handle = doc.createElement('div');
    this.handle.className = 'at-picture-handle';
    this.handle.hidden = true;
    this.root.append(this.handle, this.label.element);
    doc.body.append(this.root);
    // A picture has its size when it is loaded.
    doc.addEventListener('load', this.later, { signal: this.signal, capture: true });
    this.listen(this.root);
    this.update();
  }

  override remove(): void {
    super.remove();
    this.root.remove();
  }

  /** Shows the handle in the middle of a cropped picture, or hides it. */
  protected draw(): void {
    const open = this.open();
    this.handle.hidden = !open;
    if (!open) return;
    const { left, top, width, height } = documentBox(open.picture);
    this.handle.style.transform = `translate(${left + width / 2}px,${top + height / 2}px) translate(-50%,-50%)`;
  }

  protected press(event: PointerEvent): boolean {
    const open = this.open();
    if (!open || event.target !== this.handle) return false;
    const drag = new PictureDrag(this.host.store, open, (text, at) => this.label.tell(text, at));
    this.startDrag(event, drag);
    return true;
  }

  protected override leave(): void {
    this.label.tell(undefined);
  }

  private open(): CroppedPicture | undefined {
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
}
