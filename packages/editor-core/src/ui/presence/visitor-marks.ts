import { getPersonHue } from '@org/ui';
import { documentBox, getElement } from '../../session/canvas-document/canvas-dom.ts';
import type { PageVisitor } from '../../session/host/presence.ts';

/**
 * Outlines the blocks that other people have selected, with their names. Plain elements in the canvas document, which follow its
 * layout without React.
 */
export class VisitorMarks {
  private readonly doc: Document;
  private readonly root: HTMLElement;
  private readonly sizes: ResizeObserver;
  private visitors: readonly PageVisitor[] = [];
  private request: number | undefined;

  constructor(doc: Document) {
    this.doc = doc;
    this.root = doc.createElement('div');
    this.root.className = 'at-visitor-marks';
    this.root.setAttribute('aria-hidden', 'true');
    doc.body.append(this.root);
    const view = doc.defaultView ?? window;
    this.sizes = new view.ResizeObserver(() => this.later());
    this.sizes.observe(doc.body);
  }

  /** Removes the outlines. */
  remove(): void {
    this.sizes.disconnect();
    if (this.request !== undefined) cancelAnimationFrame(this.request);
    this.root.remove();
  }

  /** Outlines the blocks of these people. */
  show(visitors: readonly PageVisitor[]): void {
    this.visitors = visitors;
    this.draw();
  }

  /** Updates the outlines before the next frame. */
  readonly later = (): void => {
    if (this.visitors.length === 0) return;
    this.request ??= requestAnimationFrame(() => {
      this.request = undefined;
      this.draw();
    });
  };

  private draw(): void {
    const { doc } = this;
    const marks = this.visitors.flatMap(({ id, displayName, node }) => {
      const element = node === null ? undefined : getElement(doc, node);
      if (!element) return [];
      const { left, top, width, height } = documentBox(element);
      const mark = doc.createElement('div');
      mark.className = 'at-visitor-mark';
      mark.dataset.hue = String(getPersonHue(id));
      mark.style.transform = `translate(${left}px,${top}px)`;
      mark.style.width = `${width}px`;
      mark.style.height = `${height}px`;
      const label = doc.createElement('span');
      label.textContent = displayName;
      mark.append(label);
      return [mark];
    });
    this.root.replaceChildren(...marks);
  }
}
