/** Adds behaviour to markup that the server rendered, and gives back what takes it away again. */
export type Enhancer = (element: HTMLElement, options: unknown) => (() => void) | undefined;

/** When a part of a page comes to life. */
export type WakeTime = 'load' | 'visible' | 'idle';

/** How an enhancer or an island is fetched: the page pays for it only where it is used. */
export interface IslandEntry {
  readonly load: () => Promise<Enhancer>;
  /** @default 'visible' */
  readonly when?: WakeTime | undefined;
}

const SELECTOR = '[data-enhance],[data-island]';

function optionsOf(element: HTMLElement): unknown {
  const text =
    element.dataset.options ??
    element.querySelector(':scope > script[type="application/json"]')?.textContent;
  if (!text) return {};
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

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
 * Brings the marked elements of a page to life, each once and at its time.
 * Shape: entries by the name in `data-enhance` or `data-island`; options as JSON in `data-options` or in a script element inside.
 * Gives back what takes all of it away. A part that fails leaves the server's markup as it is and is reported.
 */
export function startIslands(
  entries: Readonly<Record<string, IslandEntry>>,
  root: ParentNode = document,
  onError: (error: unknown, name: string) => void = reportIsland,
): () => void {
  const cleanups = new Set<() => void>();
  let stopped = false;
  for (const element of root.querySelectorAll<HTMLElement>(SELECTOR)) {
    const name = element.dataset.enhance ?? element.dataset.island ?? '';
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    if (!entry || element.dataset.awake !== undefined) continue;
    const wake = (): void => {
      element.dataset.awake = '';
      entry
        .load()
        .then((enhance) => {
          const cleanup = stopped ? undefined : enhance(element, optionsOf(element));
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

/** Says that a part of the page stayed as it was, where monitoring hears it. */
function reportIsland(error: unknown, name: string): void {
  globalThis.reportError?.(
    new Error(`The part "${name}" of the page could not be started`, { cause: error }),
  );
}
