import { vi } from 'vitest';

/** Observer of a document without a layout, in which nothing changes its size or comes into view. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Replaces what jsdom has not, because it has no layout, until `vi.unstubAllGlobals`. */
export function stubLayout(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('IntersectionObserver', NoObserver);
  window.ResizeObserver = globalThis.ResizeObserver;
  window.IntersectionObserver = globalThis.IntersectionObserver;
}
