import type { Suggestion } from './combobox.ts';

/** Fewest letters that are looked for. */
const FEWEST = 3;
const TOO_MANY = 429;

/** Where a site asks for places, and for the address of one. */
export interface PlacesPaths {
  readonly find: string;
  readonly address: string;
}

/** A part of an address that is typed or chosen. */
export type AddressPart = HTMLInputElement | HTMLSelectElement;

/** Ties what is looked for to what is chosen: the service counts both as one search. */
const newSession = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Asks the site for places while an address is typed, and for the parts of the one that was chosen.
 * Shape: paths → `find` (what is typed → suggestions) and `address` (id of a place → its parts by name; `{}` for none).
 * Errors: both throw where the service fails. Source: FORM-026, ERR-009.
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
    // Who types that fast is given nothing for a while, and the box stays.
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
      // An address of another form than this is nothing: the server has logged it.
      return found.address ?? {};
    },
  };
}

/** Fills in the parts of an address that are there. Shape: part by name, values by name. */
export function fillParts(
  part: (name: string) => AddressPart | null,
  values: Readonly<Record<string, string>>,
): void {
  const filled = Object.entries(values).flatMap(([name, value]) => {
    const input = part(name);
    if (!input) return [];
    // A list of provinces has their codes, and a service of places their names.
    const options = 'options' in input ? [...input.options] : [];
    input.value = options.find(({ text }) => text === value)?.value ?? value;
    return [input];
  });
  // Whoever listens hears of the whole address, as if it had been typed and left.
  for (const type of ['input', 'change'])
    for (const input of filled) input.dispatchEvent(new Event(type, { bubbles: true }));
}
