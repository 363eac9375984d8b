import { Resolver } from 'node:dns/promises';

/** What name servers tell of the TXT records of a name, or why they tell nothing. */
export type FoundTexts =
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  /** The name servers did not answer, so nothing is known. */
  | { readonly kind: 'silent' };

/** Asks name servers for the TXT records of a name. Never throws. */
export type FindTexts = (name: string) => Promise<FoundTexts>;

/** ms for one question; it is asked twice. */
const PATIENCE = 3000;

/** Answers that say for certain that there is no such record. */
const NONE: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA']);

const getCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Makes the way to the name servers. Shape: their addresses, such as `127.0.0.1:5353`; none for those of the machine. */
export function findTexts(servers: readonly string[]): FindTexts {
  return async (name) => {
    // One of its own for each question: nothing that an earlier one has heard is kept.
    const resolver = new Resolver({ timeout: PATIENCE, tries: 2 });
    if (servers.length > 0) resolver.setServers(servers);
    try {
      const records = await resolver.resolveTxt(name);
      return { kind: 'texts', texts: records.map((parts) => parts.join('')) };
    } catch (error) {
      return NONE.has(getCode(error)) ? { kind: 'texts', texts: [] } : { kind: 'silent' };
    }
  };
}
