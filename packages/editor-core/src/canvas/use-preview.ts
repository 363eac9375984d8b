import { useEffect } from 'react';
import type { DocumentStore } from '../document/document-store.ts';

/** What a preview is made of. */
export interface PreviewOptions {
  readonly store: DocumentStore;
  /** Brings blocks to life, each once. */
  readonly start: (root: ParentNode) => () => void;
  readonly isShown: boolean;
  /** What the blocks are drawn with: another one is another page. */
  readonly context: object;
}

/** Runs in the preview what visitors' pages run; while a page is edited its blocks keep still. */
export function usePreview(
  doc: Document | undefined,
  { store, start, isShown, context }: PreviewOptions,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: blocks that are drawn for another page are started anew
  useEffect(() => {
    if (!doc || !isShown) return;
    const stops: (() => void)[] = [];
    let request = 0;
    const begin = (): void => {
      request = 0;
      stops.push(start(doc));
    };
    const later = (): void => {
      request ||= requestAnimationFrame(begin);
    };
    later();
    stops.push(store.subscribe(later));
    return () => {
      cancelAnimationFrame(request);
      for (const stop of stops) stop();
    };
  }, [doc, store, start, isShown, context]);
}
