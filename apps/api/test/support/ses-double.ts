import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';

/** Email that the API took. */
export interface SesEmail {
  readonly recipients: readonly string[];
  readonly from: string;
  readonly returnPath: string | undefined;
  readonly configurationSet: string | undefined;
  readonly raw: string;
  readonly mail: Email;
}

/** Response in place of the usual one: a status with the type and the message of an error, or none at all. */
export type SesReply =
  | { readonly status: number; readonly type?: string; readonly message?: string }
  | 'silence'
  | 'hang up';

/** HTTP API of Amazon SES in this process, on loopback. It verifies signatures by its own code. */
export interface SesDouble {
  readonly origin: string;
  readonly received: SesEmail[];
  /** Number of requests, also of those that were refused. */
  requests: number;
  /** Replies to the next requests, first to last. */
  readonly replies: SesReply[];
  /** Replies to recipients by their address. */
  readonly byRecipient: Map<string, SesReply>;
  close(): Promise<void>;
}

/** Access key that the API accepts. */
export const SES_KEY = {
  id: 'AKIATEST',
  secret: 'a/secret+of tests',
  region: 'eu-west-1',
} as const;

const PATH = '/v2/email/outbound-emails';
/** Maximum age of a signature in ms. */
const MAX_AGE = 300_000;

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer =>
  createHmac('sha256', key).update(data).digest();

/**
 * Returns what is wrong with the signature of a request; '' for a good one.
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
function findProblem(request: IncomingMessage, body: Buffer): string {
  const { authorization = '', 'x-amz-date': date } = request.headers;
  const [, id, day, region, service, names = '', given] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (given === undefined || typeof date !== 'string') return 'MissingAuthenticationTokenException';
  if (id !== SES_KEY.id) return 'UnrecognizedClientException';
  const time = Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  const isNow = Math.abs(Date.now() - time) < MAX_AGE && date.startsWith(day ?? '-');
  if (!isNow || region !== SES_KEY.region || service !== 'ses') return 'InvalidSignatureException';
  const signed = names.split(';');
  if (!['host', 'x-amz-date'].every((name) => signed.includes(name)))
    return 'InvalidSignatureException';
  const headers = signed.map(
    (name) =>
      `${name}:${String(request.headers[name] ?? '')
        .trim()
        .replace(/\s+/g, ' ')}\n`,
  );
  const canonical = ['POST', PATH, '', headers.join(''), names, sha256(body)].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = ['aws4_request'].reduce(
    hmac,
    hmac(hmac(hmac(`AWS4${SES_KEY.secret}`, day ?? ''), region), service),
  );
  return hmac(key, text).toString('hex') === given ? '' : 'InvalidSignatureException';
}

/** Fields of a request that the double reads. */
interface SesBody {
  readonly FromEmailAddress: string;
  readonly Destination: { readonly ToAddresses: readonly string[] };
  readonly Content: { readonly Raw: { readonly Data: string } };
  readonly FeedbackForwardingEmailAddress?: string;
  readonly ConfigurationSetName?: string;
}

function answer(response: ServerResponse, status: number, body: object, type?: string): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(type && { 'x-amzn-errortype': `${type}:http://internal.amazon.com/` }),
  });
  response.end(JSON.stringify(body));
}

/** Starts the API. */
export async function sesDouble(): Promise<SesDouble> {
  const received: SesEmail[] = [];
  const replies: SesReply[] = [];
  const byRecipient = new Map<string, SesReply>();
  const double = { origin: '', received, requests: 0, replies, byRecipient, close: async () => {} };
  const server = createServer(async (request, response) => {
    double.requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    if (request.method !== 'POST' || request.url !== PATH)
      return answer(response, 404, { message: 'No such path' }, 'UnknownOperationException');
    const problem = findProblem(request, bytes);
    if (problem) return answer(response, 403, { message: 'Signature refused' }, problem);
    const body = JSON.parse(bytes.toString('utf8')) as SesBody;
    const recipients = body.Destination.ToAddresses;
    const reply = replies.shift() ?? byRecipient.get(recipients[0] ?? '');
    const isTaken = reply === undefined || typeof reply === 'string';
    if (isTaken) {
      const raw = Buffer.from(body.Content.Raw.Data, 'base64').toString('utf8');
      received.push({
        recipients,
        from: body.FromEmailAddress,
        returnPath: body.FeedbackForwardingEmailAddress,
        configurationSet: body.ConfigurationSetName,
        raw,
        mail: await PostalMime.parse(raw),
      });
    }
    if (reply === 'silence') return;
    if (reply === 'hang up') return request.socket.destroy();
    if (reply) {
      const { status, type, message = 'Refused' } = reply;
      return answer(response, status, { message }, type);
    }
    answer(response, 200, { MessageId: `0102-${received.length}` });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  double.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  double.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return double;
}
