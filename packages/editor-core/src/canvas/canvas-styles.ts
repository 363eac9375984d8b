import { createSheet, type Sheet } from '@org/device-settings';
import { scopeCss } from '@org/device-settings/custom-css';

/**
 * The per-device styles of the canvas: the public page's classes, written into the canvas document as they come up.
 * Rules are only ever added while a document is open; a class that nobody uses any more costs nothing.
 */
export class CanvasStyles {
  readonly sheet: Sheet = createSheet({ scopeCss });
  private readonly known: string[] = [];
  private pending: string[] = [];
  private style: HTMLStyleElement | undefined;
  private scheduled = false;

  /** Writes into a document from now on; everything that is known already is written at once. */
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

  /** Takes rules that came up while a block was drawn. They are in force before the next paint. */
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
