/** A part of a page that waits to be brought to life. */
export interface SleepingPart<Entry> {
  readonly element: HTMLElement;
  readonly name: string;
  readonly entry: Entry;
}

/** The marked elements of a page that are not awake yet and whose names are known. */
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

/** Options of a part: JSON in `data-options`, or in a script element inside; `{}` where it has none that can be read. */
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

/** Says that a part of the page stayed as it was, where monitoring hears it. */
export function reportPart(error: unknown, name: string): void {
  globalThis.reportError?.(
    new Error(`The part "${name}" of the page could not be started`, { cause: error }),
  );
}
