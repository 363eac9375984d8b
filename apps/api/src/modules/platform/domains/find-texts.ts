import { Resolver } from 'node:dns/promises';

/** TXT records of a name, or the reason why there are none. */
export type FoundTexts =
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  /** The DNS servers did not answer, so the result is unknown. */
  | { readonly kind: 'silent' };

/** Returns the TXT records of a name. Never throws. */
export type FindTexts = (name: string) => Promise<FoundTexts>;

/** Timeout of one DNS query in ms; there are two attempts. */
const PATIENCE = 3000;

/** Error codes that prove that the record does not exist. */
const NONE: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA']);

const getCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * Creates the DNS lookup.
 * @param servers - addresses of DNS servers, such as `127.0.0.1:5353`; none for those of the machine
 */
export function findTexts(servers: readonly string[]): FindTexts {
  return async (name) => {
    // A new resolver for each query avoids cached answers.
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
