import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Request that a provider received. */
export interface Asked {
  /** Host name of the requested provider. */
  readonly host: string;
  readonly path: string;
  readonly form: Readonly<Record<string, string>>;
}

/** Captcha provider on loopback that accepts one secret and one token. */
export interface CaptchaProviderServer {
  readonly secret: string;
  readonly token: string;
  readonly asked: Asked[];
  /** Redirects requests for any provider to this one, like DNS would. */
  readonly fetch: typeof fetch;
  /** Fields to add to the next responses. */
  extra: object;
  /** Response to every request while set; 'never' sends no response. */
  answers: string | undefined;
  close(): Promise<void>;
}

/**
 * Starts a captcha provider.
 * @param secret - accepted secret key
 */
export async function captchaProvider(secret: string): Promise<CaptchaProviderServer> {
  const token = 'a-token-of-a-person';
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const form = Object.fromEntries(new URLSearchParams(body));
    asked.push({ host: String(request.headers['x-asked-for']), path: request.url ?? '', form });
    if (provider.answers === 'never') return;
    const problems = [
      ...(form.secret === secret ? [] : ['invalid-input-secret']),
      ...(form.response === token ? [] : ['invalid-input-response']),
    ];
    response.setHeader('content-type', 'application/json');
    response.end(
      provider.answers ??
        JSON.stringify({
          success: problems.length === 0,
          'error-codes': problems,
          ...provider.extra,
        }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const provider: CaptchaProviderServer = {
    secret,
    token,
    asked,
    extra: {},
    answers: undefined,
    fetch: (input, init) => {
      const { hostname, pathname } = new URL(String(input));
      const headers = new Headers(init?.headers);
      headers.set('x-asked-for', hostname);
      return fetch(`http://127.0.0.1:${port}${pathname}`, { ...init, headers });
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return provider;
}
