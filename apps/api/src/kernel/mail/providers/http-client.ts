import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import type { MailOutcome } from '../mail-outcome.ts';
import type { ProviderAnswer, ProviderRequest } from './mail-provider.ts';

/** Maximum time of a request in ms. */
const TIMEOUT = 30_000;
/** Time in ms after which a connection without a request is closed, so that few are used that the server is about to close. */
const IDLE = 4000;
/** Maximum number of bytes that are read of a response. */
const MAX_BYTES = 100_000;

/** Response of a provider, or the outcome when there is none. */
export type PostResult = { readonly answer: ProviderAnswer } | { readonly failure: MailOutcome };

/** Connections to the API of a provider. */
export interface HttpClient {
  /** Sends a request once. Never throws: a request that the server may have read has an unknown outcome. */
  post(request: ProviderRequest): Promise<PostResult>;
  close(): void;
}

/** Reads a response; one that ends early has the status that it began with. */
async function readResponse(response: IncomingMessage): Promise<ProviderAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      size += (chunk as Buffer).length;
      if (size > MAX_BYTES) break;
      chunks.push(chunk as Buffer);
    }
  } catch {
    // The status says what became of the email.
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers))
    if (typeof value === 'string') headers.set(name, value);
  return {
    status: response.statusCode ?? 0,
    headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

/**
 * Opens connections to a provider. In contrast to `fetch`, it knows whether a failed request has reached the server.
 * @param connections - maximum number of connections
 */
export function openHttpClient(connections: number, timeout: number = TIMEOUT): HttpClient {
  const options = { keepAlive: true, maxSockets: connections, timeout: IDLE };
  const agents = { 'http:': new PlainAgent(options), 'https:': new TlsAgent(options) };
  return {
    post: ({ url, headers, body }) =>
      new Promise((resolve) => {
        const isTls = url.protocol === 'https:';
        let isWritten = false;
        const request = (isTls ? tlsRequest : plainRequest)(
          url,
          {
            method: 'POST',
            agent: agents[isTls ? 'https:' : 'http:'],
            headers: { ...headers, 'content-length': Buffer.byteLength(body) },
            signal: AbortSignal.timeout(timeout),
          },
          (response) => void readResponse(response).then((answer) => resolve({ answer })),
        );
        request.on('socket', (socket) => {
          if (request.reusedSocket) isWritten = true;
          else
            socket.once(isTls ? 'secureConnect' : 'connect', () => {
              isWritten = true;
            });
        });
        request.on('error', ({ name, message }) => {
          const reason =
            name === 'TimeoutError' || name === 'AbortError' ? 'No answer in time' : message;
          resolve({ failure: { kind: isWritten ? 'unknown' : 'unreachable', reason } });
        });
        request.end(body);
      }),
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
