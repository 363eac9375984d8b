import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { type Resolve, ssrfGuard, systemResolve } from './ssrf-guard.ts';

/** Redirects that are followed. */
const MAX_HOPS = 3;
const PORTS: ReadonlySet<string> = new Set(['', '80', '443']);

/** Why a file of the internet was not fetched, in words that people may read. */
export class FetchRefusal extends Error {
  override readonly name = 'FetchRefusal';
  /** True where another try may end otherwise. */
  readonly isPassing: boolean;
  constructor(
    message: string,
    { isPassing = false, cause }: { isPassing?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isPassing = isPassing;
  }
}

/** Limits and options of a fetch. */
export interface FetchLimits {
  /** Most bytes of an answer. */
  readonly bytes: number;
  /** Milliseconds for all of it, redirects and names among them. */
  readonly time: number;
  /** Accept header. */
  readonly accept: string;
  /** Hosts with ports inside the own network that are allowed all the same, such as `pictures.internal:8080`. */
  readonly innerHosts?: ReadonlySet<string> | undefined;
  readonly resolve?: Resolve | undefined;
  /** Ends it from outside. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Returns the IP address to connect to for a URL, resolved once.
 * @throws `FetchRefusal`
 */
async function checked(url: URL, { innerHosts, resolve = systemResolve }: FetchLimits) {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FetchRefusal('Only http and https URLs are allowed');
  if (url.username || url.password) throw new FetchRefusal('URLs with a password are not allowed');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (innerHosts?.has(url.host)) {
    const [address] = isIP(host) ? [host] : await resolve(host).catch(() => []);
    if (address !== undefined) return address;
  }
  if (!PORTS.has(url.port)) throw new FetchRefusal(`Port ${url.port} is not allowed`);
  const address = await ssrfGuard(host, resolve);
  if (address === undefined)
    throw new FetchRefusal(`The server ${host} cannot be used`, {
      // A name may come back; one that leads inside is refused each time.
      isPassing: isIP(host) === 0,
    });
  return address;
}

/** Sends the request to exactly that address. */
function ask(url: URL, address: string, accept: string, signal: AbortSignal) {
  const family = isIP(address);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<IncomingMessage>((done, failed) => {
    const sent: ClientRequest = request(url, {
      signal,
      // A new connection: an open one to a host of the same name may lead elsewhere.
      agent: false,
      headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Atrium' },
      lookup: (_host, options, found) =>
        options.all ? found(null, [{ address, family }]) : found(null, address, family),
    });
    sent.once('response', done);
    sent.once('error', failed);
    sent.end();
  });
}

/**
 * The body of an answer, as far as it may go.
 * @throws `FetchRefusal`
 */
async function getBody(answer: IncomingMessage, bytes: number): Promise<Buffer> {
  const tooLarge = () =>
    new FetchRefusal(`The file is larger than ${Math.floor(bytes / 1024 / 1024)} MB`);
  if (Number(answer.headers['content-length'] ?? 0) > bytes) throw tooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > bytes) throw tooLarge();
    parts.push(part);
  }
  if (!answer.complete)
    throw new FetchRefusal('The server’s response ended early', { isPassing: true });
  return Buffer.concat(parts);
}

/**
 * One hop.
 * @returns where it leads on to, or the file
 */
async function hop(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<URL | Buffer> {
  const answer = await ask(url, await checked(url, limits), limits.accept, signal);
  try {
    const { statusCode: status = 0, headers } = answer;
    const { location } = headers;
    if (status >= 300 && status < 400 && location) {
      if (!URL.canParse(location, url))
        throw new FetchRefusal('The server redirects without a URL');
      return new URL(location, url);
    }
    if (status !== 200)
      throw new FetchRefusal(`The server answered ${status}`, {
        isPassing: status >= 500 || status === 429 || status === 408,
      });
    // Compression was not requested, so it is refused instead of unpacked.
    if (!['', 'identity'].includes(headers['content-encoding'] ?? ''))
      throw new FetchRefusal('The server sends a compressed file');
    return await getBody(answer, limits.bytes);
  } finally {
    answer.destroy();
  }
}

/** Rejects at the timeout, also while a name is resolved. */
function getEnd(signal: AbortSignal): Promise<never> {
  return new Promise((_, failed) => {
    signal.addEventListener('abort', () => failed(signal.reason), { once: true });
  });
}

async function follow(address: string, limits: FetchLimits, signal: AbortSignal): Promise<Buffer> {
  if (!URL.canParse(address)) throw new FetchRefusal('This is not a valid URL');
  let at = new URL(address);
  for (let hops = 0; hops <= MAX_HOPS; hops++) {
    const found = await hop(at, limits, signal);
    if (Buffer.isBuffer(found)) return found;
    at = found;
  }
  throw new FetchRefusal(`The URL redirects more than ${MAX_HOPS} times`);
}

/**
 * Fetches a file from a user-provided URL. It never connects to the installation's own network, whatever names, notations and
 * redirects the URL uses.
 * @throws `FetchRefusal`; the reason of an abort
 */
export async function safeFetch(address: string, limits: FetchLimits): Promise<Buffer> {
  const inTime = AbortSignal.timeout(limits.time);
  const signal = limits.signal ? AbortSignal.any([inTime, limits.signal]) : inTime;
  signal.throwIfAborted();
  const over = getEnd(signal);
  over.catch(() => undefined);
  try {
    return await Promise.race([follow(address, limits, signal), over]);
  } catch (error) {
    if (error instanceof FetchRefusal) throw error;
    limits.signal?.throwIfAborted();
    const message = inTime.aborted
      ? `The server took longer than ${Math.round(limits.time / 1000)} seconds`
      : 'The server could not be reached';
    throw new FetchRefusal(message, { isPassing: true, cause: error });
  }
}
