import type { DocumentStore } from '../../model/document/document-store.ts';
import type { Focus } from '../../model/edits/picture-focus.ts';
import type { Point } from '../handles/canvas-label.ts';
import {
  type Announcement,
  type DragStep,
  type DragTarget,
  isSnapped,
} from '../handles/pointer-drag.ts';
import { type CropRoom, moveFocus, readFocus } from './crop-room.ts';
import { type PictureBlock, planFocus } from './picture-block.ts';

/** A picture that is larger than its frame. */
export interface CroppedPicture {
  readonly block: PictureBlock;
  readonly picture: HTMLImageElement;
  readonly room: CropRoom;
}

/** Returns the text of a focus, such as "Focus 30% from the left, 50% from the top on mobile". */
const getText = ({ x, y }: Focus, { device }: PictureBlock): string =>
  `Focus ${x}% from the left, ${y}% from the top on ${device}`;

/** A drag of a picture in its frame. */
export class PictureDrag implements DragTarget {
  readonly keys: readonly string[] = ['Control', 'Meta'];
  private readonly store: DocumentStore;
  private readonly cropped: CroppedPicture;
  private readonly onStep: (text: string, point: Point) => void;
  private readonly start: Focus;
  /** Style of the picture before the drag. */
  private readonly before: string;
  private focus: Focus;

  constructor(
    store: DocumentStore,
    cropped: CroppedPicture,
    onStep: (text: string, point: Point) => void,
  ) {
    this.store = store;
    this.cropped = cropped;
    this.onStep = onStep;
    const { picture } = cropped;
    const view = picture.ownerDocument.defaultView ?? window;
    this.start = readFocus(view.getComputedStyle(picture).objectPosition);
    this.focus = this.start;
    this.before = picture.style.objectPosition;
  }

  step({ moved, point, modifiers }: DragStep): void {
    const { block, picture, room } = this.cropped;
    this.focus = moveFocus(this.start, moved, { room, isSnapped: isSnapped(modifiers) });
    picture.style.objectPosition = `${this.focus.x}% ${this.focus.y}%`;
    this.onStep(getText(this.focus, block), point);
  }

  drop(): Announcement | undefined {
    const { focus, start, store } = this;
    const { block } = this.cropped;
    if (focus.x === start.x && focus.y === start.y) return undefined;
    const label = `Move picture of ${block.name}`;
    const result = store.run([planFocus(store, block, focus)], { label });
    return result.ok
      ? { text: getText(focus, block), kind: 'status' }
      : { text: result.message, kind: 'refused' };
  }

  end(): void {
    this.cropped.picture.style.objectPosition = this.before;
  }
}
