import { combobox } from '../combobox.ts';
import { type AddressPart, fillParts, type PlacesPaths, placesAt } from '../find-places.ts';

/** What the page tells of an address of a checkout. */
interface Options extends PlacesPaths {
  /** ms. */
  readonly delay: number;
  readonly told: string;
  /** What is said below the street once the service has failed. */
  readonly failed: string;
}

/**
 * Suggests addresses while the street of a checkout is typed, and fills in the parts of the one that is chosen. The street
 * stays a field like the others: whatever fails, an address is typed. What is said of it stands in a line that is there before
 * the script is, so that nothing moves. Source: FORM-026, ERR-008, ERR-009.
 */
export function enhance(element: HTMLElement, given: unknown): (() => void) | undefined {
  const { delay, told, failed, ...paths } = given as Options;
  const part = (name: string) => element.querySelector<AddressPart>(`[name$="_${name}"]`);
  const street = element.querySelector<HTMLInputElement>('[name$="_street"]');
  if (!street) return undefined;
  const hint = element.querySelector('[data-part=hint]');
  const stop = new AbortController();
  const { signal } = stop;
  const places = placesAt(paths);
  let close = (): void => undefined;

  const fail = (error: unknown): void => {
    if (signal.aborted) return;
    globalThis.reportError?.(error);
    close();
    if (hint) hint.textContent = failed;
  };
  close = combobox(street, {
    delay,
    look: 'org-pay-find',
    told,
    find: places.find,
    choose: ({ value }) =>
      void places.address(value, signal).then((found) => fillParts(part, found), fail),
    fail,
  });
  return () => {
    stop.abort();
    close();
  };
}
