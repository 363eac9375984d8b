import type { HttpBindings } from '@hono/node-server';
import { allRoutes, type RouteContract } from '@org/schema/contract';
import { appError, invariant } from '@org/schema/errors';
import { Hono } from 'hono';
import type { BoundRoute } from './bind-route.ts';
import { errorResponse } from './error-response.ts';
import { NAMED_SEGMENTS } from './named-segments.ts';
import { type Frame, serveRoute, startTrace, type Trace } from './serve-route.ts';

/** Values that the server passes to the app with a request. */
export interface AppBindings extends Partial<HttpBindings> {
  /** The client's address; absent for calls from within the process. */
  readonly address?: string;
}

/** Answers requests, like the API. */
export interface RequestHandler {
  fetch(request: Request, env?: AppBindings): Promise<Response>;
}

type AppEnv = { Bindings: AppBindings; Variables: { trace: Trace } };
export type App = Hono<AppEnv>;

/** Both spellings of a path, with `{id}` as digits and names as names. */
function typoVariants(path: string): string[] {
  const pattern = path
    .replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => `:${name}{${NAMED_SEGMENTS.includes(name) ? '[a-z0-9-]+' : '[0-9]+'}}`,
    )
    .replace(/\/$/, '');
  return [pattern, `${pattern}/`];
}

/** Refuses to start with a contract that lacks what the frame needs, or calls and handlers that do not match one to one. */
function checkRoutes(routes: readonly BoundRoute[], contracts: readonly RouteContract[]): void {
  const bound = new Set<string>();
  for (const { contract } of routes) {
    invariant(contracts.includes(contract), `${contract.id} is not in the API contract`);
    invariant(!bound.has(contract.id), `${contract.id} has two handlers`);
    bound.add(contract.id);
  }
  for (const contract of contracts) {
    invariant(bound.has(contract.id), `${contract.id} has no handler`);
    invariant(contract.access?.audience, `${contract.id} does not say who may call it`);
    invariant(
      contract.access.audience !== 'staff' || contract.access.permission,
      `${contract.id} names no permission`,
    );
    invariant(
      !contract.body || contract.bodyLimit !== undefined,
      `${contract.id} takes a body and names no limit`,
    );
  }
}

/**
 * Makes the app of the API: every call of the contract, one error body for everything else.
 * @throws at start when a call has no handler, a handler no call, or a declaration is incomplete
 */
export function buildApp(
  routes: readonly BoundRoute[],
  frame: Frame,
  contracts: readonly RouteContract[] = allRoutes(),
): App {
  checkRoutes(routes, contracts);
  const app: App = new Hono<AppEnv>();

  app.use('*', async (c, next) => {
    const trace = startTrace(c.env?.address ?? 'internal');
    c.set('trace', trace);
    const began = performance.now();
    await next();
    const ms = performance.now() - began;
    frame.onAnswer?.({
      route: trace.route,
      method: c.req.method,
      status: c.res.status,
      seconds: ms / 1000,
    });
    frame.log.info(
      {
        requestId: trace.requestId,
        tenant: trace.tenantId,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(ms),
      },
      'request',
    );
  });
  app.onError((error, c) => errorResponse(error, c.get('trace').requestId, frame.log, c.req.raw));
  app.notFound((c) => errorResponse(appError('not_found'), c.get('trace').requestId, frame.log));

  const byPath = Map.groupBy(routes, ({ contract }) => contract.path.replace(/\/$/, ''));
  // Literal paths come before those with an id, so that they always win.
  const paths = [...byPath].sort(([a], [b]) => a.split('{').length - b.split('{').length);
  for (const [path, bounds] of paths) {
    for (const bound of bounds)
      app.on(bound.contract.method, typoVariants(path), (c) =>
        serveRoute(bound, frame, c.req.raw, c.req.param(), c.get('trace')),
      );
    const methods = bounds.map(({ contract }) => contract.method);
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
      .sort()
      .join(', ');
    for (const typoVariant of typoVariants(path))
      app.all(typoVariant, (c) => {
        const response =
          c.req.method === 'OPTIONS'
            ? new Response(null, { status: 204 })
            : errorResponse(appError('method_not_allowed'), c.get('trace').requestId, frame.log);
        response.headers.set('allow', allow);
        return response;
      });
  }
  return app;
}
