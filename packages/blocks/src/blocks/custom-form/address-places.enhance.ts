import { combobox } from '../../browser/combobox.ts';
import { fillParts, type PlacesPaths, placesAt } from '../../browser/find-places.ts';

/** Options of the address box. */
interface Options extends PlacesPaths {
  /** ms. */
  readonly delay: number;
  readonly told: string;
  /** Message after the service has failed. */
  readonly failed: string;
}

/** Suggests addresses while the visitor types, and fills in the parts; parts that were edited by hand are kept. */
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
  // A manually edited country no longer matches the code that was found.
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
