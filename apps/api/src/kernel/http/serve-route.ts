import { randomUUID } from 'node:crypto';
import { isPartOfPage, ownCookieHeader, PAGE_TOKEN_HEADER, sentCookie } from '@org/schema';
import { type RouteContract, yupObject, yupSchema } from '@org/schema/contract';
import { AppError, appError, invariant } from '@org/schema/errors';
import type { Logger } from 'pino';
import {
  type Actor,
  type CallInfo,
  type FormEntry,
  getUserAgent,
  type RunInTenant,
  type SignedIn,
} from '../access/call.ts';
import type { TenantDatabase, TenantTx } from '../database/tenant-database.ts';
import { authorise, type FindShownTenant, requireTrashRight, type Standing } from './authorise.ts';
import type { AnyInput, BoundRoute } from './bind-route.ts';
import { parseJson } from './guard-json.ts';
import type { HostTable } from './host-table.ts';
import { idempotencyKey, requestHash, runOnce } from './idempotency.ts';
import { NAMED_SEGMENTS } from './named-segments.ts';
import type { PageNotes } from './page-notes.ts';
import type { PageTokens } from './page-token.ts';
import { parseQuery } from './parse-query.ts';
import { readsPages } from './plain-page.ts';
import { readBody } from './read-body.ts';
import { readForm } from './read-form.ts';
import type { ResponseCache } from './response-cache.ts';
import { requireSameOrigin } from './same-origin.ts';
import { DATA_POLICY, secureHeaders } from './security-headers.ts';
import { checkAnswer, validate } from './validate.ts';

/** Dependencies of serving a route. */
export interface Frame {
  readonly db: TenantDatabase;
  readonly hosts: HostTable;
  /** Returns the session of a request. Response headers, such as a renewed cookie, are added to `reply`. */
  readonly whoIs: (headers: Headers, reply: Headers) => Promise<SignedIn | null>;
  readonly findShownTenant: FindShownTenant;
  /** Staff of a tenant who view its site before publication; null for everybody else. */
  readonly findSiteViewer: (view: {
    readonly headers: Headers;
    readonly tenantId: number;
    readonly host: string;
  }) => Promise<SignedIn | null>;
  readonly pageTokens: PageTokens;
  readonly pageNotes: PageNotes;
  readonly log: Logger;
  readonly answers: ResponseCache;
  /** Told of every answer, for the figures. */
  readonly onAnswer?: ((answer: AnsweredCall) => void) | undefined;
  /** True while developing and testing: answers are checked against their contract. */
  readonly checkAnswers: boolean;
}

/** Facts of a served request, for metrics. */
export interface AnsweredCall {
  /** Name of the call in the contract; undefined for what is none. */
  readonly route: string | undefined;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

/** Facts of a request for logs, filled in while it is served. */
export interface Trace {
  readonly requestId: string;
  readonly address: string;
  tenantId?: number;
  route?: string;
}

/** Starts the trace of a request; the id is ours, whatever the client sends. */
export function startTrace(address: string): Trace {
  return { requestId: randomUUID(), address };
}

interface ParsedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly files: readonly File[];
  readonly entries: readonly FormEntry[];
  readonly bytes: Uint8Array;
}

/** Returns the fields of a form that the endpoint knows; the others belong to the form's author. */
function knownFields(fields: object, body: RouteContract['body']): object {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) => body !== undefined && Object.hasOwn(yupObject(body).fields, name),
    ),
  );
}

async function readInput(
  { contract }: BoundRoute,
  request: Request,
  rawParams: Record<string, string>,
  onForm: (fields: Readonly<Record<string, unknown>>) => void,
): Promise<ParsedInput> {
  const url = new URL(request.url);
  const params = contract.params
    ? await validate(
        yupObject(contract.params),
        // Ids, but for a segment that is a name.
        Object.fromEntries(
          Object.entries(rawParams).map(([key, text]) => [
            key,
            NAMED_SEGMENTS.includes(key) ? text : Number(text),
          ]),
        ),
      ).catch(() => {
        throw appError('not_found');
      })
    : undefined;
  const query = contract.query
    ? await validate(
        yupObject(contract.query),
        parseQuery(url.searchParams, yupObject(contract.query)),
      )
    : undefined;
  const none = { params, query, body: undefined, files: [], entries: [], bytes: new Uint8Array() };
  if (contract.bodyLimit === undefined) return none;

  const type = request.headers.get('content-type') ?? '';
  const { encoding = 'json', body, ownFields = false } = contract;
  if (encoding === 'raw') return { ...none, bytes: await readBody(request, contract.bodyLimit) };
  const isForm = /^multipart\/form-data\s*;/i.test(type);
  if (encoding === 'form' || (encoding === 'either' && isForm)) {
    if (!isForm) throw appError('media_type');
    const bytes = await readBody(request, contract.bodyLimit);
    const form = await readForm(bytes, type, { ownFields });
    onForm(form.fields);
    const known = ownFields ? knownFields(form.fields, body) : form.fields;
    return {
      ...none,
      files: form.files,
      entries: form.entries,
      bytes,
      body: body ? await validate(yupObject(body), known) : undefined,
    };
  }
  // A deletion that says nothing of a body and has none gives no field.
  const isBare = contract.method === 'DELETE' && type === '';
  if (!isBare && !/^application\/json\s*(;|$)/i.test(type)) throw appError('media_type');
  const bytes = await readBody(request, contract.bodyLimit);
  if (isBare && bytes.length > 0) throw appError('media_type');
  const json = isBare ? {} : parseJson(bytes);
  return {
    ...none,
    bytes,
    body: contract.body ? await validate(yupObject(contract.body), json) : undefined,
  };
}

function getActor(
  signedIn: SignedIn | undefined,
  trace: Trace,
  headers: Headers,
): Actor | undefined {
  return (
    signedIn && {
      person: signedIn.person,
      roleId: signedIn.roleId,
      permissions: signedIn.permissions,
      requestId: trace.requestId,
      address: trace.address,
      userAgent: getUserAgent(headers),
    }
  );
}

/** Waits for work, and returns a function that returns its value or throws its failure. */
async function settle<Value>(work: Promise<Value>): Promise<() => Value> {
  try {
    const value = await work;
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Runs the handler, in one transaction with the key's row where the request has an Idempotency-Key. */
async function answer(
  bound: BoundRoute,
  frame: Frame,
  standing: Standing,
  input: ParsedInput,
  call: CallInfo,
  trace: Trace,
): Promise<object> {
  const { contract } = bound;
  const { signedIn, tenant, staffView } = standing;
  const actor = getActor(signedIn, trace, call.headers);
  const fill = (run: RunInTenant): AnyInput => ({
    params: input.params,
    query: input.query,
    body: input.body,
    call,
    signedIn,
    tenant,
    actor,
    viewer: staffView ? (actor ?? null) : null,
    run,
  });
  const inTenant: RunInTenant = (work) => {
    invariant(tenant, `${contract.id} runs in a tenant`);
    return frame.db.asTenant(tenant.id, work);
  };
  const takePrepared = bound.prepare && (await settle(bound.prepare(fill(inTenant))));
  const handle = (run: RunInTenant): Promise<object> => bound.handle(fill(run), takePrepared);
  const key = contract.idempotent === true ? idempotencyKey(call.headers) : undefined;
  if (key === undefined || !tenant) return handle(inTenant);
  const hash = requestHash([
    contract.id,
    String(signedIn?.person.id ?? ''),
    JSON.stringify(input.params ?? null),
    input.bytes,
  ]);
  return frame.db.asTenant(tenant.id, (tx: TenantTx) =>
    runOnce(tx, tenant.id, { key, hash }, () => handle((work) => work(tx))),
  );
}

/**
 * The origin that a change must come from: the admin's, and for what visitors send the host name that they send it to, which is
 * the site's own. Only the name is compared there: who ends the encryption before us changes the scheme.
 */
function ownOrigin({ access }: RouteContract, request: Request, { hosts }: Frame): string {
  const origin = request.headers.get('origin');
  const onSite = new URL(request.url).hostname !== new URL(hosts.adminOrigin).hostname;
  const isOfSites =
    access.audience === 'public' || (access.audience === 'open' && access.onSites && onSite);
  if (!isOfSites || origin === null || !URL.canParse(origin)) return hosts.adminOrigin;
  return new URL(origin).host === new URL(request.url).host ? origin : hosts.adminOrigin;
}

/** Returns the headers of a request without cookies that may have been planted. */
function withOwnCookies(sent: Headers, isSecure: boolean): Headers {
  const cookie = sent.get('cookie');
  if (cookie === null) return sent;
  const headers = new Headers(sent);
  const own = ownCookieHeader(cookie, isSecure);
  if (own) headers.set('cookie', own);
  else headers.delete('cookie');
  return headers;
}

/** Signs the note of an answer, and gives its cookies the names and attributes that they have under https. */
function withSentCookies(
  reply: Headers,
  notes: PageNotes,
  host: string,
  isSecure: boolean,
): Headers {
  const cookies = reply.getSetCookie();
  if (cookies.length === 0) return reply;
  reply.delete('set-cookie');
  for (const cookie of cookies)
    reply.append('set-cookie', sentCookie(notes.sign(cookie, host), isSecure));
  return reply;
}

/**
 * Serves a request: resolves the host, checks origin and access, validates the input by the contract, runs the handler, and
 * responds.
 * @param bound - bound route
 * @param rawParams - path values
 * @returns response
 * @throws coded errors, which the caller converts
 */
export async function serveRoute(
  bound: BoundRoute,
  frame: Frame,
  request: Request,
  rawParams: Record<string, string>,
  trace: Trace,
): Promise<Response> {
  const { contract } = bound;
  trace.route = contract.id;
  const isSecure = frame.hosts.adminOrigin.startsWith('https:');
  const headers = withOwnCookies(request.headers, isSecure);
  const reply = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': trace.requestId,
  });
  secureHeaders(reply, DATA_POLICY);

  requireSameOrigin(request.method, request.headers, ownOrigin(contract, request, frame));
  const { hostname } = new URL(request.url);
  const host = await frame.hosts.resolve(hostname);
  const isOfScript = host.kind === 'site' && isPartOfPage(request.headers);
  if (contract.isSensitive && isOfScript) {
    const token = request.headers.get(PAGE_TOKEN_HEADER);
    if (!frame.pageTokens.isValid(token, hostname, headers.get('cookie') ?? ''))
      throw appError('forbidden', { message: 'Scripts of this page may not do this' });
  }
  const standing = await authorise(
    contract.access,
    host,
    () => frame.whoIs(headers, reply),
    frame.findShownTenant,
    // A view of a site reads; it is nobody where something would be changed, and for scripts, which may be an author's.
    async (tenantId) =>
      contract.method === 'GET' && !isOfScript
        ? frame.findSiteViewer({ headers, tenantId, host: hostname })
        : null,
  );
  if (standing.tenant) trace.tenantId = standing.tenant.id;

  let sent: Readonly<Record<string, unknown>> = {};
  const run = async (): Promise<object> => {
    const input = await readInput(bound, request, rawParams, (fields) => {
      sent = fields;
    });
    requireTrashRight(contract.access, standing, input.query);
    const call: CallInfo = {
      requestId: trace.requestId,
      address: trace.address,
      method: request.method,
      headers,
      host: hostname,
      log: frame.log,
      bytes: input.bytes,
      reply,
      files: input.files,
      entries: input.entries,
    };
    return answer(bound, frame, standing, input, call, trace);
  };
  const asText = async (data: object): Promise<string> => {
    if (frame.checkAnswers) await checkAnswer(contract.id, yupSchema(contract.response), data);
    return JSON.stringify({
      success: true,
      ...(contract.hasErrorField && { error: null }),
      ...data,
    });
  };
  const { tenant } = standing;
  if (contract.kept && tenant && !standing.signedIn) {
    const { pathname, search } = new URL(request.url);
    const text = await frame.answers.of(tenant.id, `${pathname}${search}`, async () =>
      asText(await run()),
    );
    return new Response(text, {
      status: 200,
      headers: withSentCookies(reply, frame.pageNotes, hostname, isSecure),
    });
  }
  const { refuse } = bound;
  const leadsOn = refuse !== undefined && tenant && readsPages(request.headers);
  const data = await run().catch((error: unknown) => {
    if (!leadsOn || !(error instanceof AppError)) throw error;
    return refuse(error, sent);
  });
  // Other processes are notified by the database; the user who changed something here must see it immediately.
  if (tenant && contract.method !== 'GET' && !contract.quiet) frame.answers.forget(tenant.id);
  if (data instanceof Response) {
    data.headers.forEach((value, name) => {
      if (name === 'set-cookie') reply.append(name, value);
      else reply.set(name, value);
    });
    if (request.method === 'HEAD') await data.body?.cancel();
    return new Response(request.method === 'HEAD' ? null : data.body, {
      status: data.status,
      headers: withSentCookies(reply, frame.pageNotes, hostname, isSecure),
    });
  }
  const text = await asText(data);
  return new Response(text, {
    status: contract.status ?? 200,
    headers: withSentCookies(reply, frame.pageNotes, hostname, isSecure),
  });
}
