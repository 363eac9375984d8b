import { ApiError } from './api-error.ts';
import type { BuiltRequest } from './build-request.ts';
import type { CallProgress } from './call-input.ts';
import type { RawAnswer } from './read-answer.ts';

function unreachable(cause: unknown): ApiError {
  return new ApiError({
    code: 'unreachable',
    status: 0,
    message: 'The server cannot be reached',
    hint: 'Check your connection and try again. Nothing that you entered is lost.',
    cause,
  });
}

/**
 * Sends a request by `fetch`.
 * @throws an aborted call rejects with the signal's reason, a failed connection with `unreachable`
 */
export async function sendByFetch(
  fetcher: typeof fetch,
  request: BuiltRequest,
  {
    signal,
    keepalive,
  }: { readonly signal?: AbortSignal | undefined; readonly keepalive?: boolean | undefined },
): Promise<RawAnswer> {
  try {
    const response = await fetcher(request.url, {
      method: request.method,
      headers: request.headers,
      credentials: 'same-origin',
      ...(request.body !== undefined && { body: request.body }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    });
    const text = await response.text();
    return { status: response.status, text, retryAfter: response.headers.get('retry-after') };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw unreachable(cause);
  }
}

/**
 * Sends a request by XMLHttpRequest, which is the only way to get upload progress.
 * @throws like `sendByFetch`
 */
export function sendWithProgress(
  request: BuiltRequest,
  signal: AbortSignal | undefined,
  onProgress: (progress: CallProgress) => void,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    xhr.open(request.method, request.url);
    request.headers.forEach((value, name) => {
      xhr.setRequestHeader(name, value);
    });
    xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        text: xhr.responseText,
        retryAfter: xhr.getResponseHeader('retry-after'),
      });
    xhr.onerror = () => reject(unreachable(undefined));
    xhr.onabort = () => reject(signal?.reason ?? unreachable(undefined));
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    xhr.send(request.body ?? null);
  });
}
