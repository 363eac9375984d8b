import type { SiteAnswer, TestSites } from './test-sites.ts';

/** Opens a link of a mail like a browser: it stores the cookie with the token and follows the redirect to the URL without it. */
export async function openLink(
  sites: TestSites,
  path: string,
  origin?: string,
): Promise<SiteAnswer & { readonly opened: SiteAnswer; readonly cookie: string }> {
  const opened = await sites.visit(path, '', origin);
  const cookie = opened.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const page = await sites.visit(opened.headers.get('location') ?? '/', cookie, origin);
  return { ...page, opened, cookie };
}
