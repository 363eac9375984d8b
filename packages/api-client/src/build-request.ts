import type { RouteAddress } from '@org/schema/contract';

/** Untyped input of a call. */
export interface LooseInput {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly form?: FormData;
}

/** A request for any transport. */
export interface BuiltRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | FormData | undefined;
}

/** Fills in the parameters of a route's path, spelled as documented. */
function fillPath(path: string, params: object = {}): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value: unknown = Reflect.get(params, name);
    if (value === undefined || value === null) throw new TypeError(`${path} needs "${name}"`);
    return encodeURIComponent(String(value));
  });
}

/**
 * Returns a text such as `?a=1&b=2`, or '' without any; undefined, empty text and empty lists are omitted, lists are comma-separated.
 * @param query - fields
 */
function queryText(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') search.set(name, text);
  }
  const text = search.toString();
  return text && `?${text}`;
}

/**
 * Returns the request of a call.
 * @param given - headers
 */
export function buildRequest(
  baseUrl: string,
  route: RouteAddress,
  input: LooseInput,
  given: Headers,
): BuiltRequest {
  const headers = new Headers(given);
  headers.set('accept', 'application/json');
  const url = `${baseUrl.replace(/\/$/, '')}${fillPath(route.path, input.params)}${queryText(input.query)}`;
  const { method } = route;
  // The browser sets the content type of a form itself, including the boundary.
  if (route.encoding === 'form') return { method, url, headers, body: input.form };
  if (input.body === undefined) return { method, url, headers, body: undefined };
  headers.set('content-type', 'application/json');
  return { method, url, headers, body: JSON.stringify(input.body) };
}
