/** Returns how far a document is scrolled, from 0 to 1. */
function getProgress({ scrollTop, scrollHeight, clientHeight }: Element): number {
  return scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;
}

/**
 * Scrolls documents of different heights together, so that all show the same part of the page.
 * @returns function that stops it
 */
export function syncScroll(documents: readonly Document[]): () => void {
  /** Positions that were set here: their events are ignored. */
  const set = new Map<Document, number>();
  const listeners = documents.map((doc) => {
    const follow = (): void => {
      const element = doc.scrollingElement;
      if (!element) return;
      const own = set.get(doc);
      set.delete(doc);
      if (own !== undefined && Math.abs(own - element.scrollTop) < 2) return;
      const progress = getProgress(element);
      for (const other of documents) {
        const target = other === doc ? null : other.scrollingElement;
        if (!target) continue;
        const top = progress * (target.scrollHeight - target.clientHeight);
        if (Math.abs(top - target.scrollTop) < 1) continue;
        set.set(other, top);
        target.scrollTop = top;
      }
    };
    doc.addEventListener('scroll', follow, { passive: true });
    return () => doc.removeEventListener('scroll', follow);
  });
  return () => {
    for (const stop of listeners) stop();
  };
}
