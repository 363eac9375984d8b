import { createSheet, type Sheet } from '@org/device-settings';
import { scopeCss } from '@org/device-settings/custom-css';

/**
 * Device styles of the canvas: the public page's classes, inserted into the canvas document as they occur. Rules are only added
 * while a document is open; an unused class costs nothing.
 */
export class CanvasStyles {
  readonly sheet: Sheet;
  private readonly known: string[] = [];
  private pending: string[] = [];
  private style: HTMLStyleElement | undefined;
  private scheduled = false;

  /** Takes `moves`, which is true in the preview: elsewhere blocks stay visible in their positions. */
  constructor({ moves = false }: { readonly moves?: boolean } = {}) {
    this.sheet = createSheet({ scopeCss, showsStates: true, isStill: !moves });
  }

  /** Inserts known rules into a document, and future ones as they occur. */
  attach(doc: Document): () => void {
    this.style = doc.createElement('style');
    this.style.dataset.canvas = 'settings';
    this.style.textContent = this.known.join('\n');
    this.pending = [];
    doc.head.append(this.style);
    return () => {
      this.style?.remove();
      this.style = undefined;
    };
  }

  /** Adds rules that occurred while a block was rendered. They apply before the next paint. */
  take(rules: readonly string[]): void {
    if (rules.length === 0) return;
    this.known.push(...rules);
    this.pending.push(...rules);
    if (this.scheduled) return;
    this.scheduled = true;
    queueMicrotask(() => {
      this.scheduled = false;
      const sheet = this.style?.sheet;
      if (!sheet) return;
      for (const rule of this.pending) sheet.insertRule(rule, sheet.cssRules.length);
      this.pending = [];
    });
  }
}
