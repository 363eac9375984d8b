import { useEffect } from 'react';
import type { DocumentStore } from '../../model/document/document-store.ts';

/** Options of the preview. */
export interface PreviewOptions {
  readonly store: DocumentStore;
  /** Starts the behaviors of blocks, each once. */
  readonly start: (root: ParentNode) => () => void;
  readonly isShown: boolean;
  /** Context of the blocks; another context means another page. */
  readonly context: object;
}

/** Runs the scripts of public pages in the preview; while editing, blocks stay static. */
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
