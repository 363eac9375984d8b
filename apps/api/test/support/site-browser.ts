import { expect } from 'vitest';
import { ALPHA_SITE, type TestApi } from './test-api.ts';
import type { TestSites } from './test-sites.ts';

/** Returns a browser without scripts that submits forms, stores cookies, and follows redirects. */
export function siteBrowser(t: TestApi, sites: TestSites) {
  let cookie = '';
  const keep = (headers: Headers): void => {
    const kept = new Map(
      cookie.split('; ').map((one) => one.split(/=(.*)/s).slice(0, 2) as [string, string]),
    );
    for (const set of headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
      kept.set(name, value);
      if (/max-age=0/i.test(set)) kept.delete(name);
    }
    kept.delete('');
    cookie = Array.from(kept, ([name, value]) => `${name}=${value}`).join('; ');
  };
  const open = async (path: string) => {
    const page = await sites.visit(path, cookie);
    keep(page.headers);
    return page;
  };
  const send = async (path: string, fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const answer = await t.call('POST', path, {
      origin: ALPHA_SITE,
      body,
      headers: {
        origin: ALPHA_SITE,
        accept: 'text/html,application/xhtml+xml',
        ...(cookie && { cookie }),
      },
    });
    expect(answer.status, answer.text).toBe(303);
    keep(answer.headers);
    const at = answer.headers.get('location') ?? '';
    return { at, ...(await open(at)) };
  };
  return {
    open,
    send,
    add: (sku: string) => send('/api/v1/cart/form/', { act: 'add', sku }),
    checkout: (fields: Record<string, string>) => send('/api/v1/checkout/form/', fields),
    cookies: () => cookie,
  };
}
