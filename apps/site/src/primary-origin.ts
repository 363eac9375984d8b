import type { SiteAnswer } from './site-page.ts';

/** Returns the origin of the primary host of a site; undefined when it is the requested one. */
export function primaryOrigin(origin: string, { primary_host }: SiteAnswer): string | undefined {
  const { protocol, hostname, port } = new URL(origin);
  if (!primary_host || primary_host === hostname) return undefined;
  return `${protocol}//${primary_host}${port ? `:${port}` : ''}`;
}
