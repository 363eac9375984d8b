import { combobox, type Suggestion } from '../../combobox.ts';

/** What the page tells of the box. */
interface Options {
  /** ms. */
  readonly delay: number;
  readonly told: string;
  /** What the box says once the service has failed. */
  readonly failed: string;
  /** Where the site asks for places, and for the address of one. */
  readonly find: string;
  readonly address: string;
}

/** Fewest letters that are looked for. */
const FEWEST = 3;
const TOO_MANY = 429;

/** Finds addresses while one is typed, and fills in their parts; what is typed into the parts by hand stays. Source: FORM-026, ERR-008, ERR-009. */
export function enhance(element: HTMLElement, given: unknown): (() => void) | undefined {
  const { delay, told, failed, find, address } = given as Options;
  const box = element.querySelector<HTMLInputElement>('[data-part=find]');
  if (!box) return undefined;
  const part = (name: string) => element.querySelector<HTMLInputElement>(`[name$=".${name}"]`);
  const stop = new AbortController();
  /** Ties what is looked for to what is chosen: the service counts both as one search. */
  const newSession = (): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
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
  const fail = (error: unknown): void => {
    if (stop.signal.aborted) return;
    globalThis.reportError?.(error);
    box.value = '';
    box.disabled = true;
    box.placeholder = failed;
  };
  const fill = async (place: string): Promise<void> => {
    try {
      const found = (await ask(address, { place }, stop.signal)) as {
        readonly address?: Readonly<Record<string, string>> | null;
      };
      session = newSession();
      // An address of another form than this is nothing: the server has logged it.
      for (const [name, value] of Object.entries(found.address ?? {})) {
        const input = part(name);
        if (!input) continue;
        input.value = value;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    } catch (error) {
      fail(error);
    }
  };

  box.closest<HTMLElement>('[data-part=finder]')?.removeAttribute('hidden');
  // A country that is written by hand is no longer the one that was found.
  part('country')?.addEventListener(
    'input',
    ({ isTrusted }) => {
      const code = part('countryCode');
      if (isTrusted && code) code.value = '';
    },
    { signal: stop.signal },
  );
  const close = combobox(box, {
    delay,
    told,
    find: async (typed, signal): Promise<readonly Suggestion[]> => {
      if (typed.length < FEWEST) return [];
      const found = (await ask(find, { search: typed }, signal)) as {
        readonly places?: readonly Suggestion[];
      };
      return found.places ?? [];
    },
    choose: ({ value }) => void fill(value),
    fail,
  });
  return () => {
    stop.abort();
    close();
  };
}
