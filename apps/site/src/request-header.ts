import type { SiteEnvironment } from './site.types.ts';

/** Returns a header of a request, from Node's own request where there is one: it costs no copy of all headers. */
export function requestHeader(
  request: Request,
  env: SiteEnvironment | undefined,
  name: 'accept-encoding' | 'if-none-match' | 'cookie',
): string {
  const raw = env?.incoming?.headers[name];
  return (typeof raw === 'string' ? raw : env?.incoming ? '' : request.headers.get(name)) ?? '';
}
