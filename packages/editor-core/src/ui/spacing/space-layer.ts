import type { Box } from '../../session/canvas-document/canvas-dom.ts';
import { CanvasLabel } from '../handles/canvas-label.ts';
import type { HandlePlace } from './handle-places.ts';
import { getBands, type SpaceMeasures } from './measure-space.ts';
import { getStoredToken, type SpaceBlock } from './space-block.ts';
import { getValueText } from './space-copy.ts';
import { getShownValue } from './space-edit.ts';
import { getFieldName, getRange, getSide, type SpaceField } from './space-fields.ts';

/** Name of the attribute of a handle with its field. */
const FIELD = 'data-space';

function place(element: HTMLElement, { left, top, width, height }: Box): void {
  element.style.transform = `translate(${left}px,${top}px)`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  element.hidden = false;
}

/**
 * Handles, tinted areas and label of the spacing of a block: plain elements in the canvas document, positioned without React, so
 * that a drag costs no render.
 */
export class SpaceLayer {
  readonly root: HTMLElement;
  readonly label: CanvasLabel;
  private readonly doc: Document;
  private readonly outline: HTMLElement;
  private readonly bands: HTMLElement[] = [];
  private readonly handles = new Map<SpaceField, HTMLElement>();

  constructor(doc: Document) {
    this.doc = doc;
    this.root = doc.createElement('div');
    this.root.className = 'at-handles at-space';
    this.root.setAttribute('role', 'group');
    this.root.hidden = true;
    this.outline = this.make('at-space-outline');
    this.label = new CanvasLabel(doc);
    this.root.append(this.label.element);
    doc.body.append(this.root);
  }

  /** Removes the layer. */
  remove(): void {
    this.root.remove();
  }

  /** Returns the field of a handle, or undefined for other elements. */
  getField(target: EventTarget | null): SpaceField | undefined {
    for (const [field, handle] of this.handles) if (handle === target) return field;
    return undefined;
  }

  /** Returns the field of the focused handle. */
  get focused(): SpaceField | undefined {
    return this.getField(this.doc.activeElement);
  }

  /** Fields of the visible handles, in the order of the keyboard. */
  get shownFields(): SpaceField[] {
    return this.root.hidden
      ? []
      : [...this.handles].filter(([, handle]) => !handle.hidden).map(([field]) => field);
  }

  /** Focuses a handle. */
  focus(field: SpaceField): void {
    this.handles.get(field)?.focus({ preventScroll: false });
  }

  /** Hides all elements, without forgetting the handles. */
  hide(): void {
    this.root.hidden = true;
    this.tint([], undefined);
    this.label.tell(undefined);
  }

  /** Shows the handles of a block at their places. */
  show(
    block: SpaceBlock,
    element: HTMLElement,
    measures: SpaceMeasures,
    places: ReadonlyMap<SpaceField, HandlePlace>,
  ): void {
    this.root.hidden = false;
    this.root.setAttribute('aria-label', `Spacing of ${block.name}`);
    for (const field of block.fields) this.describe(field, block, element, measures);
    for (const [field, handle] of this.handles) {
      const at = places.get(field);
      // A handle that has the focus stays until the focus moves on.
      handle.hidden = !at && handle !== this.doc.activeElement;
      if (at) this.move(handle, at);
    }
    place(this.outline, measures.box);
  }

  /** Moves handles and outline during a drag; their values follow at its end. */
  follow(measures: SpaceMeasures, places: ReadonlyMap<SpaceField, HandlePlace>): void {
    for (const [field, at] of places) {
      const handle = this.handles.get(field);
      if (handle) this.move(handle, at);
    }
    place(this.outline, measures.box);
  }

  /** Tints the areas of fields, or none. */
  tint(fields: readonly SpaceField[], measures: SpaceMeasures | undefined): void {
    const areas = fields.flatMap((field) =>
      field === 'height' || !measures
        ? []
        : getBands(measures, field).map((box) => ({ box, kind: getSide(field)?.kind ?? 'gap' })),
    );
    areas.forEach(({ box, kind }, index) => {
      const band = this.bands[index] ?? this.make('at-space-band');
      this.bands[index] = band;
      band.dataset.kind = kind;
      place(band, box);
    });
    for (const band of this.bands.slice(areas.length)) band.hidden = true;
  }

  /** Shows a text beside a handle. */
  tellAt(field: SpaceField, text: string): void {
    this.label.tellAt(this.handles.get(field), text);
  }

  private describe(
    field: SpaceField,
    block: SpaceBlock,
    element: HTMLElement,
    measures: SpaceMeasures,
  ): void {
    const handle = this.handles.get(field) ?? this.makeHandle(field);
    const value = getShownValue(element, measures, field);
    const { min, max } = getRange(field);
    handle.setAttribute('aria-label', `${getFieldName(field)} of ${block.name}`);
    handle.setAttribute('aria-valuemin', String(min));
    handle.setAttribute('aria-valuemax', String(max));
    handle.setAttribute('aria-valuenow', String(value));
    handle.setAttribute(
      'aria-valuetext',
      getValueText({ value, token: getStoredToken(block, field), device: block.device }),
    );
  }

  private move(handle: HTMLElement, { x, y, axis }: HandlePlace): void {
    handle.style.transform = `translate(${x}px,${y}px) translate(-50%,-50%)`;
    if (handle.dataset.axis === axis) return;
    handle.dataset.axis = axis;
    handle.setAttribute('aria-orientation', axis === 'x' ? 'horizontal' : 'vertical');
  }

  private make(name: string): HTMLElement {
    const element = this.doc.createElement('div');
    element.className = name;
    element.hidden = true;
    element.setAttribute('aria-hidden', 'true');
    // Handles are over the areas.
    this.root.prepend(element);
    return element;
  }

  private makeHandle(field: SpaceField): HTMLElement {
    const handle = this.doc.createElement('div');
    handle.className = 'at-space-handle';
    handle.setAttribute('role', 'slider');
    handle.setAttribute(FIELD, field);
    handle.dataset.kind = getSide(field)?.kind ?? field;
    handle.tabIndex = -1;
    handle.hidden = true;
    this.handles.set(field, handle);
    this.root.append(handle);
    return handle;
  }
}
