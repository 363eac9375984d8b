import { randomUUID } from 'node:crypto';
import type { CreateSite, Site } from '../kernel/http/site-parts.ts';

const SCRIPT_PATH = '/_dev/reload.js';
const BOOT_PATH = '/_dev/boot';

/** Reloads the page when the server that rendered it was replaced by a new one. Runs in the browser. */
const SCRIPT = `
let boot;
setInterval(async () => {
  try {
    const next = await (await fetch('${BOOT_PATH}', { cache: 'no-store' })).text();
    if (boot !== undefined && boot !== next) location.reload();
    boot = next;
  } catch {
    // The server is restarting.
  }
}, 400);
`;

/** Allows the script of reloads, which no page of production has. */
const allowReload = (policy: string): string =>
  policy
    .replace(/script-src 'none'/, "script-src 'self'")
    .replace(/connect-src 'none'/, "connect-src 'self'");

async function addScript(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  headers.set('cache-control', 'no-store');
  const policy = headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', allowReload(policy));
  return new Response(
    html.replace('</body>', `<script src="${SCRIPT_PATH}" defer></script></body>`),
    { status: response.status, headers },
  );
}

/** Creates sites whose open pages reload after a restart of the server, for development. */
export function withReload(createSite: CreateSite): CreateSite {
  const boot = randomUUID();
  return (parts): Site => {
    const site = createSite(parts);
    return {
      async fetch(request, env) {
        const { pathname } = new URL(request.url);
        if (pathname === SCRIPT_PATH)
          return new Response(SCRIPT, { headers: { 'content-type': 'text/javascript' } });
        if (pathname === BOOT_PATH) return new Response(boot);
        const plain = new Request(request);
        plain.headers.delete('accept-encoding');
        plain.headers.delete('if-none-match');
        return addScript(await site.fetch(plain, env));
      },
    };
  };
}
