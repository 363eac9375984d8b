import type { NodeId } from '@org/schema/entities';
import { type Box, documentBox, getElement } from './canvas-dom.ts';

/** Drop indicator: a line at the target, or a box with the reason for a refusal. */
export type Indicator =
  | {
      readonly kind: 'line';
      readonly box: Box;
      readonly vertical: boolean;
      readonly label: string;
      readonly parent: Box;
    }
  | { readonly kind: 'refused'; readonly box: Box; readonly label: string };

/** Height of a block's label, px. */
const LABEL_HEIGHT = 24;

function make(doc: Document, name: string): HTMLElement {
  const element = doc.createElement('div');
  element.className = name;
  element.hidden = true;
  return element;
}

function place(element: HTMLElement, box: Box): void {
  element.style.transform = `translate(${box.left}px,${box.top}px)`;
  element.style.width = `${box.width}px`;
  element.style.height = `${box.height}px`;
  element.hidden = false;
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Tints a block's margin and padding by two boxes with borders of the same widths. */
class SpaceBoxes {
  private readonly margin: HTMLElement;
  private readonly padding: HTMLElement;

  constructor(doc: Document, root: HTMLElement) {
    this.margin = make(doc, 'at-overlay-margin');
    this.padding = make(doc, 'at-overlay-padding');
    root.append(this.margin, this.padding);
  }

  hide(): void {
    this.margin.hidden = true;
    this.padding.hidden = true;
  }

  show(element: Element, box: Box): void {
    const style = element.ownerDocument.defaultView?.getComputedStyle(element);
    if (!style) return;
    const read = (name: string): number => Number.parseFloat(style.getPropertyValue(name)) || 0;
    const [top, right, bottom, left] = SIDES.map((side) => Math.max(0, read(`margin-${side}`))) as [
      number,
      number,
      number,
      number,
    ];
    this.draw(this.margin, [top, right, bottom, left], {
      left: box.left - left,
      top: box.top - top,
      width: box.width + left + right,
      height: box.height + top + bottom,
    });
    this.draw(
      this.padding,
      SIDES.map((side) => read(`padding-${side}`)),
      box,
    );
  }

  private draw(element: HTMLElement, widths: readonly number[], box: Box): void {
    if (widths.every((width) => width === 0)) {
      element.hidden = true;
      return;
    }
    element.style.borderWidth = widths.map((width) => `${width}px`).join(' ');
    place(element, box);
  }
}

/**
 * Overlay of the canvas: hover, selection and drop indicator. Plain elements in the canvas document, positioned without React, so
 * that hovering costs no render.
 */
export class Overlay {
  readonly root: HTMLElement;
  private readonly doc: Document;
  private readonly hoverBox: HTMLElement;
  private readonly hoverLabel: HTMLElement;
  private readonly hoverSpace: SpaceBoxes;
  private readonly selectedSpace: SpaceBoxes;
  private readonly parentBox: HTMLElement;
  private readonly line: HTMLElement;
  private readonly lineLabel: HTMLElement;
  private readonly selection: HTMLElement[] = [];
  private hovered: NodeId | undefined;

  constructor(doc: Document) {
    this.doc = doc;
    this.root = doc.createElement('div');
    this.root.className = 'at-overlay';
    this.root.setAttribute('aria-hidden', 'true');
    this.hoverBox = make(doc, 'at-overlay-hover');
    this.hoverLabel = doc.createElement('span');
    this.hoverLabel.className = 'at-overlay-label';
    this.hoverBox.append(this.hoverLabel);
    this.parentBox = make(doc, 'at-overlay-parent');
    this.line = make(doc, 'at-overlay-line');
    this.lineLabel = doc.createElement('span');
    this.lineLabel.className = 'at-overlay-label';
    this.line.append(this.lineLabel);
    this.hoverSpace = new SpaceBoxes(doc, this.root);
    this.selectedSpace = new SpaceBoxes(doc, this.root);
    this.root.append(this.hoverBox, this.parentBox, this.line);
    doc.body.append(this.root);
  }

  /** Removes the overlay. */
  remove(): void {
    this.root.remove();
  }

  /** Outlines the block under the pointer, or nothing. */
  hover(id: NodeId | undefined, name: string): void {
    if (id === this.hovered) return;
    this.hovered = id;
    const element = id === undefined ? undefined : getElement(this.doc, id);
    if (!element) {
      this.hoverBox.hidden = true;
      this.hoverSpace.hide();
      return;
    }
    const box = documentBox(element);
    this.hoverSpace.show(element, box);
    this.hoverLabel.textContent = name;
    // A label that would be out of view moves to the visible edge.
    const hiddenAbove = (this.doc.defaultView?.scrollY ?? 0) - box.top;
    this.hoverBox.dataset.edge = hiddenAbove > -LABEL_HEIGHT ? 'inside' : 'above';
    this.hoverLabel.style.marginBlockStart = `${Math.max(0, hiddenAbove)}px`;
    place(this.hoverBox, box);
  }

  /** Outlines the selected blocks. Called again whenever the layout may have changed. */
  select(ids: readonly NodeId[]): void {
    ids.forEach((id, i) => {
      let box = this.selection[i];
      if (!box) {
        box = make(this.doc, 'at-overlay-selected');
        this.selection.push(box);
        this.root.append(box);
      }
      const element = getElement(this.doc, id);
      if (element) place(box, documentBox(element));
      else box.hidden = true;
    });
    for (const box of this.selection.slice(ids.length)) box.hidden = true;
    const only =
      ids.length === 1 && ids[0] !== undefined ? getElement(this.doc, ids[0]) : undefined;
    if (only) this.selectedSpace.show(only, documentBox(only));
    else this.selectedSpace.hide();
  }

  /** Shows the target of a drag, the reason for a refusal, or nothing. */
  indicate(indicator: Indicator | undefined): void {
    if (!indicator) {
      this.line.hidden = true;
      this.parentBox.hidden = true;
      return;
    }
    this.lineLabel.textContent = indicator.label;
    if (indicator.kind === 'refused') {
      this.line.hidden = true;
      this.parentBox.dataset.refused = indicator.label;
      place(this.parentBox, indicator.box);
      return;
    }
    delete this.parentBox.dataset.refused;
    this.line.dataset.direction = indicator.vertical ? 'vertical' : 'horizontal';
    place(this.line, indicator.box);
    place(this.parentBox, indicator.parent);
  }
}
