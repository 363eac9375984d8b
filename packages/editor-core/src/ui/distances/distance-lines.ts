import type { NodeId } from '@org/schema/entities';
import { documentBox, getElement, nodeIdAt } from '../../session/canvas-document/canvas-dom.ts';
import { getDistances } from './measure-distances.ts';

/** Dependencies of the lines. */
export interface DistanceLinesHost {
  readonly doc: Document;
  /** Returns the selected block, or undefined while distances are not shown. */
  readonly getSelected: () => NodeId | undefined;
  /** Returns the block around a block. */
  readonly getParent: (id: NodeId) => NodeId | undefined;
}

/**
 * Shows distances in px while Alt is held: between the selected block and the block under the pointer, or to the edges of the block
 * around it. Plain elements in the canvas document, which only exist while they are shown.
 */
export class DistanceLines {
  private readonly host: DistanceLinesHost;
  private readonly root: HTMLElement;
  private readonly abort = new AbortController();
  /** Last position of the pointer in the canvas, px of its window. */
  private point: { readonly x: number; readonly y: number } | undefined;

  constructor(host: DistanceLinesHost) {
    this.host = host;
    this.root = host.doc.createElement('div');
    this.root.className = 'at-distances';
    this.root.setAttribute('aria-hidden', 'true');
    host.doc.body.append(this.root);
    this.listen();
  }

  /** Removes the lines. */
  remove(): void {
    this.abort.abort();
    this.root.remove();
  }

  private listen(): void {
    const { doc } = this.host;
    const view = doc.defaultView ?? window;
    const options = { signal: this.abort.signal, capture: true };
    view.addEventListener(
      'pointermove',
      (event) => {
        this.point = { x: event.clientX, y: event.clientY };
        if (event.altKey && event.buttons === 0) this.show();
        else this.hide();
      },
      { ...options, passive: true },
    );
    doc.documentElement.addEventListener(
      'pointerleave',
      () => {
        this.point = undefined;
        this.hide();
      },
      { signal: this.abort.signal },
    );
    for (const target of new Set<Window>([view, window])) {
      target.addEventListener(
        'keydown',
        (event) => (event.key === 'Alt' ? this.show() : this.hide()),
        options,
      );
      target.addEventListener('keyup', () => this.hide(), options);
      target.addEventListener('blur', () => this.hide(), options);
    }
    view.addEventListener('pointerdown', () => this.hide(), options);
    view.addEventListener('scroll', () => this.hide(), { ...options, passive: true });
  }

  private show(): void {
    const { doc, getSelected, getParent } = this.host;
    const selected = getSelected();
    if (selected === undefined || !this.point || doc.documentElement.dataset.spacing)
      return this.hide();
    const hovered = nodeIdAt(doc.elementFromPoint(this.point.x, this.point.y));
    // Over the block itself, its distances to the block around it are of interest.
    const other = hovered === undefined || hovered === selected ? getParent(selected) : hovered;
    const block = getElement(doc, selected);
    const target = other === undefined ? undefined : getElement(doc, other);
    if (!block || !target) return this.hide();
    this.root.replaceChildren(
      ...getDistances(documentBox(block), documentBox(target)).map(
        ({ axis, left, top, length }) => {
          const line = doc.createElement('div');
          line.className = 'at-distance';
          line.dataset.axis = axis;
          line.style.transform = `translate(${left}px,${top}px)`;
          line.style.setProperty(axis === 'x' ? 'width' : 'height', `${length}px`);
          const label = doc.createElement('span');
          label.textContent = String(Math.round(length));
          line.append(label);
          return line;
        },
      ),
    );
  }

  private hide(): void {
    if (this.root.firstChild) this.root.replaceChildren();
  }
}
