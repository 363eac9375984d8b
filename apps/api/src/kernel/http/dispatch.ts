import type { AdminFiles } from './admin-files.ts';
import type { AppBindings, RequestHandler } from './build-app.ts';
import { asksForPreview } from './preview-site.ts';
import { DATA_POLICY, secureHeaders } from './security-headers.ts';
import type { Site } from './site-parts.ts';

/** The parts that one server puts together. */
export interface DispatchOptions {
  readonly api: RequestHandler;
  readonly admin?: AdminFiles | undefined;
  readonly site?: Site | undefined;
  /** The site for holders of preview links. */
  readonly preview?: Site | undefined;
  readonly adminOrigin: string;
}

const OF_API = /^\/(?:api|media|healthz|readyz|metrics)(?:[/?]|$)/;

function redirect(to: string): Response {
  const headers = new Headers({ location: to, 'cache-control': 'no-store' });
  secureHeaders(headers, DATA_POLICY);
  return new Response(null, { status: 302, headers });
}

/**
 * Sends each request to its part by host and path before anything else is done for it:
 * a page that the site has cached costs no more than this.
 */
export function dispatch({
  api,
  admin,
  site,
  preview,
  adminOrigin,
}: DispatchOptions): (request: Request, env: AppBindings) => Promise<Response> | Response {
  const { host: adminHost, hostname: adminName } = new URL(adminOrigin);
  const isAdmin = (host: string): boolean =>
    host === adminHost || host.toLowerCase().replace(/:\d+$/, '') === adminName;

  async function onAdminHost(request: Request, path: string, env: AppBindings): Promise<Response> {
    if (path === '/') return redirect('/admin');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return (isRead && (await admin?.(request, path))) || api.fetch(request, env);
  }

  return (request, env) => {
    const url = env.incoming?.url ?? '/';
    if (OF_API.test(url)) return api.fetch(request, env);
    if (isAdmin(env.incoming?.headers.host ?? ''))
      return onAdminHost(request, url.split('?', 1)[0] ?? '/', env);
    if (preview && asksForPreview(url)) return preview.fetch(request);
    return site ? site.fetch(request, env) : api.fetch(request, env);
  };
}
