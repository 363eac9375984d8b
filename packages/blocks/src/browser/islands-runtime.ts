import { findIslands, partOptions, reportPart } from './find-islands.ts';

/**
 * Adds behavior to markup that the server rendered, and returns a cleanup function. `wake` starts the islands that were added
 * below its element since, and returns their cleanup function.
 */
export type Enhancer = (
  element: HTMLElement,
  options: unknown,
  wake: () => () => void,
) => (() => void) | undefined;

/** Time at which an island starts. */
export type WakeTime = 'load' | 'visible' | 'idle';

/** Loader of an island: a page only loads the islands that it uses. */
export interface IslandEntry {
  readonly load: () => Promise<Enhancer>;
  /** @default 'visible' */
  readonly when?: WakeTime | undefined;
}

const SELECTOR = '[data-enhance],[data-island]';

function whenVisible(element: HTMLElement, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}

/**
 * Starts the marked elements of a page, each once and at its time. Takes entries by the name in `data-enhance` or
 * `data-island`, options as JSON in `data-options` or in a script element inside. Returns a cleanup function. An island that
 * fails leaves the server's markup unchanged and is reported.
 */
export function startIslands(
  entries: Readonly<Record<string, IslandEntry>>,
  root: ParentNode = document,
  onError: (error: unknown, name: string) => void = reportPart,
): () => void {
  const cleanups = new Set<() => void>();
  let stopped = false;
  for (const { element, name, entry } of findIslands(entries, root, SELECTOR)) {
    const wake = (): void => {
      element.dataset.awake = '';
      entry
        .load()
        .then((enhance) => {
          const wakeAdded = () => startIslands(entries, element, onError);
          const cleanup = stopped ? undefined : enhance(element, partOptions(element), wakeAdded);
          if (cleanup) cleanups.add(cleanup);
        })
        .catch((error: unknown) => onError(error, name));
    };
    const when = entry.when ?? 'visible';
    if (when === 'load') wake();
    else cleanups.add(when === 'idle' ? whenIdle(wake) : whenVisible(element, wake));
  }
  return () => {
    stopped = true;
    for (const cleanup of cleanups) cleanup();
    cleanups.clear();
  };
}
