/** An element that is waiting to be started. */
export interface SleepingPart<Entry> {
  readonly element: HTMLElement;
  readonly name: string;
  readonly entry: Entry;
}

/** Returns the marked elements of a page that are not started yet and whose names are known. */
export function findIslands<Entry>(
  entries: Readonly<Record<string, Entry>>,
  root: ParentNode,
  selector: string,
): SleepingPart<Entry>[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const { awake, enhance, island } = element.dataset;
    const name = enhance ?? island ?? '';
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    return entry === undefined || awake !== undefined ? [] : { element, name, entry };
  });
}

/**
 * Returns the options of an island: JSON in `data-options`, or in a script element inside; `{}` when there are none or they are
 * invalid.
 */
export function partOptions(element: HTMLElement): unknown {
  const text =
    element.dataset.options ??
    element.querySelector(':scope > script[type="application/json"]')?.textContent;
  try {
    return JSON.parse(text || '{}');
  } catch {
    return {};
  }
}

/** Reports that an island could not be started, so that monitoring notices it. */
export function reportPart(error: unknown, name: string): void {
  globalThis.reportError?.(
    new Error(`The part "${name}" of the page could not be started`, { cause: error }),
  );
}
