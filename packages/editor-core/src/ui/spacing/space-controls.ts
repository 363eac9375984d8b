import type { DocumentStore } from '../../model/document/document-store.ts';
import { getElement, getScreenPixel } from '../../session/canvas-document/canvas-dom.ts';
import type { Point } from '../handles/canvas-label.ts';
import { HandleControls, type HandlesHost } from '../handles/handle-controls.ts';
import { placeHandles } from './handle-places.ts';
import { getBands, measureSpace, type SpaceMeasures } from './measure-space.ts';
import { getStoredSide, getStoredToken, type SpaceBlock } from './space-block.ts';
import { getSpaceText } from './space-copy.ts';
import { SpaceDrag, type SpaceDragStep } from './space-drag.ts';
import { getShownValue, SpaceEdit } from './space-edit.ts';
import { getSide, type SpaceField } from './space-fields.ts';
import { handleSpaceKey, type SpaceKeysHost } from './space-keys.ts';
import { SpaceLayer } from './space-layer.ts';

/** Dependencies of the handles. */
export interface SpaceControlsHost extends HandlesHost {
  readonly store: DocumentStore;
  /** Returns the block with handles, or undefined while there is none. */
  readonly getBlock: () => SpaceBlock | undefined;
}

/** Distance in px of the screen around a block in which the pointer shows its handles. */
const NEAR = 14;

/** Returns true when the style of a block sets another value than its settings, such as in its custom CSS. */
function isOverridden(block: SpaceBlock, measures: SpaceMeasures, field: SpaceField): boolean {
  const at = getSide(field);
  const stored = at && getStoredSide(block, `${at.kind}${at.side}`);
  if (!at || stored === undefined) return false;
  const shown = measures.sides[`${at.kind}${at.side}`];
  // The sides of a section are at least as wide as the space beside its content.
  const isGutter = block.type === 'Section' && at.kind === 'padding' && shown > stored;
  return !isGutter && Math.abs(shown - stored) > 0.5;
}

/** The handles of the selected block: shows them, and changes values by pointer and keys. */
export class SpaceControls extends HandleControls<SpaceControlsHost> {
  private readonly layer: SpaceLayer;
  private readonly keys: SpaceKeysHost;
  /** Query that matches while the main pointer is a finger. */
  private readonly coarse: MediaQueryList | undefined;
  private readonly textWatch: MutationObserver;
  private measures: SpaceMeasures | undefined;
  private fields: readonly SpaceField[] = [];

  constructor(host: SpaceControlsHost) {
    super(host);
    const { doc } = host;
    this.layer = new SpaceLayer(doc);
    this.keys = {
      ...host,
      open: (field) => this.open(field),
      focusNext: (field, by) => this.focusNext(field, by),
      focusPage: () => this.focusPage(),
    };
    this.coarse = doc.defaultView?.matchMedia?.('(pointer: coarse)');
    // While a text is edited, its element has an attribute.
    this.textWatch = new MutationObserver(this.later);
    this.textWatch.observe(doc.body, { subtree: true, attributeFilter: ['data-editing'] });
    this.listen(this.layer.root);
    const leave = () => this.leave();
    doc.documentElement.addEventListener('pointerleave', leave, { signal: this.signal });
    this.update();
  }

  override remove(): void {
    super.remove();
    this.textWatch.disconnect();
    this.layer.remove();
  }

  protected draw(): void {
    const block = this.host.getBlock();
    const element = block && this.getElement(block);
    if (!block || !element) {
      this.measures = undefined;
      return this.layer.hide();
    }
    this.measures = measureSpace(element);
    const { measures } = this;
    this.fields = block.fields.filter((field) => !isOverridden(block, measures, field));
    this.layer.show(block, element, measures, this.place(measures));
    this.showFocused();
  }

  /** Focuses the first handle; returns false when the block has none. */
  focusFirst(): boolean {
    this.update();
    const [first] = this.layer.shownFields;
    if (first) this.layer.focus(first);
    return first !== undefined;
  }

  private getElement({ id }: SpaceBlock): HTMLElement | undefined {
    const element = getElement(this.host.doc, id);
    // A text that is being edited takes all keys and presses.
    return element?.matches('[data-editing]') || element?.querySelector('[data-editing]')
      ? undefined
      : element;
  }

  private place(
    measures: SpaceMeasures,
    fields: readonly SpaceField[] = this.fields,
  ): ReturnType<typeof placeHandles> {
    const { doc } = this.host;
    return placeHandles(measures, {
      fields,
      unit: getScreenPixel(doc),
      isCoarse: this.coarse?.matches ?? false,
      width: doc.documentElement.clientWidth || Number.POSITIVE_INFINITY,
    });
  }

  protected press(event: PointerEvent): boolean {
    const field = this.layer.getField(event.target);
    const edit = field && this.open(field);
    if (!edit) return false;
    const axis = (event.target as HTMLElement).dataset.axis === 'x' ? 'x' : 'y';
    const drag = new SpaceDrag(edit, axis, (step) => this.follow(edit, step));
    this.startDrag(event, drag, { canvas: axis, page: axis });
    return true;
  }

  private open(field: SpaceField): SpaceEdit | undefined {
    const block = this.host.getBlock();
    const element = block && this.getElement(block);
    return block && element && new SpaceEdit(this.host.store, block, field, element);
  }

  private follow(edit: SpaceEdit, { fields, text, point, isChanged }: SpaceDragStep): void {
    if (isChanged) {
      this.measures = measureSpace(edit.element, edit.field);
      // The other handles are hidden during a drag.
      this.layer.follow(this.measures, this.place(this.measures, [edit.field]));
      this.layer.tint(fields, this.measures);
    }
    this.layer.label.tell(text, point);
  }

  /** Shows the handles while the pointer is near the block, and tints the space under it. */
  protected override hover({ target }: PointerEvent, { x, y }: Point): void {
    if (!this.measures) return;
    const { box, sides } = this.measures;
    const away = NEAR * getScreenPixel(this.host.doc);
    const isNear =
      x >= box.left - Math.max(0, sides.marginLeft) - away &&
      x <= box.left + box.width + Math.max(0, sides.marginRight) + away &&
      y >= box.top - Math.max(0, sides.marginTop) - away &&
      y <= box.top + box.height + Math.max(0, sides.marginBottom) + away;
    this.layer.root.toggleAttribute('data-near', isNear);
    if (this.layer.focused) return;
    const field = isNear ? (this.layer.getField(target) ?? this.getFieldAt(x, y)) : undefined;
    this.layer.tint(field ? [field] : [], this.measures);
  }

  private getFieldAt(x: number, y: number): SpaceField | undefined {
    const { measures } = this;
    return this.fields.find(
      (field) =>
        field !== 'height' &&
        measures &&
        getBands(measures, field).some(
          ({ left, top, width, height }) =>
            x >= left && x <= left + width && y >= top && y <= top + height,
        ),
    );
  }

  protected override leave(): void {
    this.layer.root.removeAttribute('data-near');
    this.layer.tint([], undefined);
    this.layer.label.tell(undefined);
  }

  protected override showFocused(): void {
    const field = this.layer.focused;
    const block = this.host.getBlock();
    const element = block && this.getElement(block);
    if (!field || !element || !this.measures) return;
    const value = getShownValue(element, this.measures, field);
    this.layer.tint([field], this.measures);
    const token = getStoredToken(block, field);
    this.layer.tellAt(
      field,
      getSpaceText({ field, link: 'none', value, token, device: block.device }),
    );
  }

  protected override key(event: KeyboardEvent): boolean {
    const field = this.layer.focused;
    return field !== undefined && handleSpaceKey(this.keys, field, event);
  }

  private focusNext(field: SpaceField, by: 1 | -1): void {
    const { shownFields } = this.layer;
    const next = shownFields.at((shownFields.indexOf(field) + by) % shownFields.length);
    if (next) this.layer.focus(next);
  }
}
