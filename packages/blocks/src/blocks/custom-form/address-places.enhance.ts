import { combobox } from '../../combobox.ts';
import { fillParts, type PlacesPaths, placesAt } from '../../find-places.ts';

/** What the page tells of the box. */
interface Options extends PlacesPaths {
  /** ms. */
  readonly delay: number;
  readonly told: string;
  /** What the box says once the service has failed. */
  readonly failed: string;
}

/** Finds addresses while one is typed, and fills in their parts; what is typed into the parts by hand stays. Source: FORM-026, ERR-008, ERR-009. */
export function enhance(element: HTMLElement, given: unknown): (() => void) | undefined {
  const { delay, told, failed, ...paths } = given as Options;
  const box = element.querySelector<HTMLInputElement>('[data-part=find]');
  if (!box) return undefined;
  const part = (name: string) => element.querySelector<HTMLInputElement>(`[name$=".${name}"]`);
  const stop = new AbortController();
  const { signal } = stop;
  const places = placesAt(paths);

  const fail = (error: unknown): void => {
    if (signal.aborted) return;
    globalThis.reportError?.(error);
    box.value = '';
    box.disabled = true;
    box.placeholder = failed;
  };

  box.closest<HTMLElement>('[data-part=finder]')?.removeAttribute('hidden');
  // A country that is written by hand is no longer the one that was found.
  part('country')?.addEventListener(
    'input',
    ({ isTrusted }) => {
      const code = part('countryCode');
      if (isTrusted && code) code.value = '';
    },
    { signal },
  );
  const close = combobox(box, {
    delay,
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
