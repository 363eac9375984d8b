import type { NodeId } from '@org/schema/entities';
import {
  documentBox,
  getElement,
  getScreenPixel,
} from '../../session/canvas-document/canvas-dom.ts';

/** Open comments of a block. */
export interface BlockComments {
  readonly node: NodeId;
  readonly count: number;
  /** Accessible name of the mark. */
  readonly label: string;
}

/** Distance between marks that would cover each other, px of the screen. */
const STEP = 34;
/** Height below which the mark of a block is in its middle, so that it covers no other block, px of the screen. */
const THIN = 44;

/**
 * Shows at the corner of each block with open comments how many it has. Plain buttons in the canvas document, which follow its
 * layout without React; the layers and the list of comments offer the same by keys.
 */
export class CommentMarks {
  private readonly doc: Document;
  private readonly root: HTMLElement;
  private readonly sizes: ResizeObserver;
  private readonly abort = new AbortController();
  private shown: readonly BlockComments[] = [];
  private request: number | undefined;

  constructor(doc: Document, onPress: (node: NodeId) => void) {
    this.doc = doc;
    this.root = doc.createElement('div');
    this.root.className = 'at-comment-marks';
    doc.body.append(this.root);
    const view = doc.defaultView ?? window;
    this.sizes = new view.ResizeObserver(() => this.later());
    this.sizes.observe(doc.body);
    const options = { signal: this.abort.signal, capture: true };
    // The canvas selects and drags on its document, so presses on marks end above it.
    for (const type of ['pointerdown', 'mousedown', 'click', 'dblclick', 'keydown'] as const)
      view.addEventListener(
        type,
        (event) => {
          const mark = (event.target as Element | null)?.closest?.<HTMLElement>('.at-comment-mark');
          const isKey = event.type === 'keydown';
          if (!mark || (isKey && (event as KeyboardEvent).key !== 'Enter')) return;
          event.stopPropagation();
          event.preventDefault();
          if (event.type === 'click' || isKey) onPress(mark.dataset.comments ?? '');
        },
        options,
      );
  }

  /** Removes the marks. */
  remove(): void {
    this.abort.abort();
    this.sizes.disconnect();
    if (this.request !== undefined) cancelAnimationFrame(this.request);
    this.root.remove();
  }

  /** Shows the marks of these blocks. */
  show(blocks: readonly BlockComments[]): void {
    this.shown = blocks;
    this.draw();
  }

  /** Updates the marks before the next frame. */
  readonly later = (): void => {
    if (this.shown.length === 0) return;
    this.request ??= requestAnimationFrame(() => {
      this.request = undefined;
      this.draw();
    });
  };

  private draw(): void {
    const { doc } = this;
    const corners = new Map<string, number>();
    const marks = this.shown.flatMap(({ node, count, label }) => {
      const element = getElement(doc, node);
      if (!element) return [];
      const { left, top, width, height } = documentBox(element);
      const isThin = height < THIN * getScreenPixel(doc);
      const corner = `${Math.round((left + width) / STEP)} ${Math.round(top / STEP)}`;
      const before = corners.get(corner) ?? 0;
      corners.set(corner, before + 1);
      const mark = doc.createElement('button');
      mark.type = 'button';
      mark.tabIndex = -1;
      mark.className = 'at-comment-mark';
      mark.dataset.comments = node;
      mark.setAttribute('aria-label', label);
      mark.textContent = String(count);
      mark.style.left = `${left + width}px`;
      mark.style.top = `${isThin ? top + height / 2 : top}px`;
      mark.toggleAttribute('data-thin', isThin);
      mark.style.setProperty('--comment-step', String(before));
      return [mark];
    });
    this.root.replaceChildren(...marks);
  }
}
