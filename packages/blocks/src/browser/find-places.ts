import type { Suggestion } from './combobox.ts';

/** Minimum length of a search. */
const FEWEST = 3;
const TOO_MANY = 429;

/** Endpoints of the address service. */
export interface PlacesPaths {
  readonly find: string;
  readonly address: string;
}

/** An input of a part of an address. */
export type AddressPart = HTMLInputElement | HTMLSelectElement;

/** Creates the id that links searches to the chosen result: the service bills them as one session. */
const newSession = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Searches addresses by the site's API.
 * @throws both throw when the service fails
 * @returns `find` (typed text → suggestions) and `address` (id of a place → its parts by name; `{}` for none)
 */
export function placesAt(paths: PlacesPaths) {
  let session = newSession();
  const ask = async (path: string, body: object, signal: AbortSignal): Promise<unknown> => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, session }),
      signal,
    });
    // Too many requests pause the suggestions without an error.
    if (answer.status === TOO_MANY) return {};
    if (!answer.ok) throw new Error(`The places answer ${answer.status}`);
    return answer.json();
  };
  return {
    find: async (typed: string, signal: AbortSignal): Promise<readonly Suggestion[]> => {
      if (typed.length < FEWEST) return [];
      const found = (await ask(paths.find, { search: typed }, signal)) as {
        readonly places?: readonly Suggestion[];
      };
      return found.places ?? [];
    },
    address: async (
      place: string,
      signal: AbortSignal,
    ): Promise<Readonly<Record<string, string>>> => {
      const found = (await ask(paths.address, { place }, signal)) as {
        readonly address?: Readonly<Record<string, string>> | null;
      };
      session = newSession();
      // An invalid address counts as none: the server has logged it.
      return found.address ?? {};
    },
  };
}

/**
 * Fills in the available parts of an address.
 * @param part - inputs by name
 * @param values - values by name
 */
export function fillParts(
  part: (name: string) => AddressPart | null,
  values: Readonly<Record<string, string>>,
): void {
  const filled = Object.entries(values).flatMap(([name, value]) => {
    const input = part(name);
    if (!input) return [];
    // A select of provinces has codes as values, and an address service returns names.
    const options = 'options' in input ? [...input.options] : [];
    input.value = options.find(({ text }) => text === value)?.value ?? value;
    return [input];
  });
  // Notifies listeners of the whole address, as if it had been typed.
  for (const type of ['input', 'change'])
    for (const input of filled) input.dispatchEvent(new Event(type, { bubbles: true }));
}
