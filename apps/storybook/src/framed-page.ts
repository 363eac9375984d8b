import { blockViews, renderTree } from '@org/blocks';
import { pageCss, themeCss } from '@org/blocks/css';
import { blockRegistry } from '@org/blocks/definitions';
import { startBlocks } from '@org/blocks/islands';
import { renderToHtml } from '@org/blocks/server';
import { type BlockExample, exampleTree, sampleContext } from '@org/blocks/testing';
import { createSheet } from '@org/device-settings';

/** A rendered part of a page with its styles. */
export interface PrintedPart {
  readonly html: string;
  readonly css: string;
  readonly dir?: 'rtl' | undefined;
}

/** An example as the site prints it, with the styles of its settings. */
function printExample(type: string, example: BlockExample): { html: string; css: string } {
  const sheet = createSheet();
  const page = renderTree(exampleTree(type, example), {
    registry: blockRegistry,
    views: blockViews,
    context: sampleContext(example.context),
    sheet,
  });
  return { html: renderToHtml(page), css: sheet.css() };
}

const ALL_CSS = pageCss(blockRegistry.all().map(({ type }) => type));
const BASE =
  'body{margin:0;background:var(--org-color-surface);color:var(--org-color-text);font-family:var(--org-font)}';

/** A page in a frame: its width is set without a way to the browser and back, and nothing of the test's page is in it. */
export class FramedPage {
  private readonly frame: HTMLIFrameElement;
  private stop: (() => void) | undefined;

  constructor() {
    this.frame = document.body.appendChild(document.createElement('iframe'));
    this.frame.height = '900';
    this.frame.style.border = '0';
    const { document: inside } = this;
    inside.open();
    inside.write(
      `<!doctype html><html lang="en"><head><title>Blocks</title><style>${ALL_CSS}${themeCss(sampleContext().site.theme)}${BASE}</style><style id="own"></style></head><body><main></main></body></html>`,
    );
    inside.close();
  }

  get document(): Document {
    const { contentDocument } = this.frame;
    if (!contentDocument) throw new Error('The frame has no document');
    return contentDocument;
  }

  get window(): Window {
    const { contentWindow } = this.frame;
    if (!contentWindow) throw new Error('The frame has no window');
    return contentWindow;
  }

  get main(): HTMLElement {
    const main = this.document.querySelector('main');
    if (!main) throw new Error('The page has no main part');
    return main;
  }

  /** Shows examples of a block, one below the other, as they are once their scripts have begun. */
  show(type: string, examples: readonly BlockExample[]): void {
    this.showPrinted(examples.map((example) => ({ ...example, ...printExample(type, example) })));
  }

  /** Shows rendered parts, one below the other, as they are once their scripts have begun. */
  showPrinted(parts: readonly PrintedPart[]): void {
    this.stop?.();
    const style = this.document.getElementById('own');
    if (style) style.textContent = parts.map(({ css }) => css).join('');
    this.main.innerHTML = parts
      .map(({ html, dir }) => `<div${dir ? ` dir="${dir}" lang="ar"` : ''}>${html}</div>`)
      .join('');
    this.stop = startBlocks(this.main);
    this.settle();
  }

  setWidth(width: number): void {
    this.frame.style.width = `${width}px`;
  }

  setTheme(theme: 'light' | 'dark'): void {
    this.document.documentElement.dataset.theme = theme;
    this.settle();
  }

  /** Ends what moves: words that fade in are judged by how they end. */
  private settle(): void {
    for (const animation of this.document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        animation.finish();
  }

  /** Makes all texts two fifths longer, as another language does. */
  lengthen(): void {
    const walker = this.document.createTreeWalker(this.main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (text.trim() !== '')
        node.textContent = `${text}${text.slice(0, Math.ceil(text.length * 0.4))}`;
    }
  }

  remove(): void {
    this.stop?.();
    this.frame.remove();
  }
}
