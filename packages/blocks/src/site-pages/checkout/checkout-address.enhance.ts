import { combobox } from '../../browser/combobox.ts';
import {
  type AddressPart,
  fillParts,
  type PlacesPaths,
  placesAt,
} from '../../browser/find-places.ts';

/** Options of an address of the checkout. */
interface Options extends PlacesPaths {
  /** ms. */
  readonly delay: number;
  readonly told: string;
  /** Message below the street after the service has failed. */
  readonly failed: string;
}

/**
 * Suggests addresses while the street is typed, and fills in the parts of the chosen one. When the service fails, the address is
 * typed by hand. Messages use a line that is reserved in the markup, so that the layout does not shift.
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
