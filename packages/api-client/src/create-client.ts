import type { RouteCall } from '@org/schema/contract';
import { isApiError } from './api-error.ts';
import { buildRequest, type LooseInput } from './build-request.ts';
import type { CallArguments, CallProgress, CallResult } from './call-input.ts';
import { readAnswer } from './read-answer.ts';
import { sendByFetch, sendWithProgress } from './send-request.ts';

type GivenHeaders = Readonly<Record<string, string>>;

/** Options of a client. */
export interface ClientOptions {
  /** Origin of the API, such as `https://admin.example.com`; '' for the page's own. */
  readonly baseUrl: string;
  /** @default globalThis.fetch */
  readonly fetch?: typeof fetch;
  /** Headers of every call; a function is called before each. */
  readonly headers?: GivenHeaders | (() => GivenHeaders);
  /**
   * Called when the session has expired. Resolving to true repeats the request, so that unsaved work is saved after the user has
   * signed in again.
   */
  readonly onUnauthenticated?: () => Promise<boolean>;
}

/** Typed client of the API's contract. */
export interface ApiClient {
  /**
   * Sends a request.
   * @throws with an ApiError; with the signal's reason when aborted
   * @example const { page } = await client.call(apiContract.pages.get, { params: { id: 7 } });
   */
  call<R extends RouteCall>(route: R, ...args: CallArguments<R>): Promise<CallResult<R>>;
}

interface LooseCall extends LooseInput {
  readonly signal?: AbortSignal | undefined;
  readonly keepalive?: boolean | undefined;
  readonly idempotencyKey?: string;
  readonly headers?: GivenHeaders;
  readonly onProgress?: (progress: CallProgress) => void;
}

/** Creates a client of the API, for browsers and for Node. */
export function createClient(options: ClientOptions): ApiClient {
  const { baseUrl, onUnauthenticated } = options;

  async function send(route: RouteCall, input: LooseCall): Promise<Record<string, unknown>> {
    const given = typeof options.headers === 'function' ? options.headers() : options.headers;
    const headers = new Headers({ ...given, ...input.headers });
    if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey);
    const request = buildRequest(baseUrl, route, input, headers);
    const { onProgress, signal, keepalive } = input;
    if (onProgress && typeof XMLHttpRequest !== 'undefined') {
      return readAnswer(await sendWithProgress(request, signal, onProgress));
    }
    // Read on each call, so that a fetch that is replaced later (tracing, tests) is used.
    const fetcher = options.fetch ?? globalThis.fetch;
    return readAnswer(await sendByFetch(fetcher, request, { signal, keepalive }));
  }

  return {
    async call<R extends RouteCall>(route: R, ...args: CallArguments<R>) {
      const input: LooseCall = args[0] ?? {};
      try {
        return (await send(route, input)) as CallResult<R>;
      } catch (error) {
        if (!isApiError(error, 'unauthenticated') || !onUnauthenticated) throw error;
        if (!(await onUnauthenticated())) throw error;
        return (await send(route, input)) as CallResult<R>;
      }
    },
  };
}
