import { compileSettings, createSheet, readVisibility } from '@org/device-settings';
import type { BuilderNode, NodeId } from '@org/schema';

/** Where the page that is edited stands: what settings may depend on. */
export interface StyleContext {
  /** URL of the page's image, or ''. */
  readonly pageImage: string;
  readonly isHomepage: boolean;
}

/** `PricingTable` as `pricing-table`. */
const kebab = (type: string): string => type.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/**
 * The per-device styles of the canvas: the public page's classes, written into the canvas document as they come up.
 * Rules are only ever added while a document is open; a class that nobody uses any more costs nothing.
 */
export class CanvasStyles {
  private readonly sheet = createSheet();
  private readonly context: StyleContext;
  private readonly known: string[] = [];
  private pending: string[] = [];
  private style: HTMLStyleElement | undefined;
  private scheduled = false;

  constructor(context: StyleContext) {
    this.context = context;
  }

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

  /** Classes of a block's root. Called while drawing; the rules follow before the next paint. */
  classesOf(_id: NodeId, type: string, node: BuilderNode): string {
    const own = `org-${kebab(type)}`;
    if (node.props.settings === undefined && node.props.overflow === undefined) return own;
    const compiled = compileSettings(node.props.settings, readVisibility(node.props), { blockType: type, ...this.context, editing: true });
    const { className, newRules } = this.sheet.add(compiled);
    if (newRules.length > 0) {
      this.known.push(...newRules);
      this.pending.push(...newRules);
      this.schedule();
    }
    return className ? `${own} ${className}` : own;
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    queueMicrotask(() => {
      this.scheduled = false;
      const sheet = this.style?.sheet;
      for (const rule of sheet ? this.pending : []) sheet?.insertRule(rule, sheet.cssRules.length);
      if (sheet) this.pending = [];
    });
  }
}
