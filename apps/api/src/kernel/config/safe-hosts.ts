import { isBelow } from '@org/schema';
import { getDomain } from 'tldts';
import { ConfigError } from './config-error.ts';

/** Returns true for addresses that only this machine can reach. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Returns the registrable domain of a host, such as `example.com`, by the public suffix list. */
function registrableDomain(host: string): string | undefined {
  return getDomain(host, { allowPrivateDomains: true }) ?? undefined;
}

/**
 * Returns true for hosts that browsers treat as the same site. A page of one can set cookies for the other, and its requests
 * include the other's `SameSite` cookies.
 */
export function isSameSite(one: string, other: string): boolean {
  if (isBelow(one, other) || isBelow(other, one)) return true;
  const domain = registrableDomain(one);
  return domain !== undefined && domain === registrableDomain(other);
}

/**
 * Rejects hosts with which scripts of authors on a site could reach staff sessions. Loopback hosts are exempt, so that the
 * built product can be tried out.
 * @throws ConfigError
 */
export function requireSafeHosts(adminOrigin: string, siteHostSuffix: string): void {
  const { protocol, hostname } = new URL(adminOrigin);
  if (isLoopback(hostname)) return;
  if (protocol !== 'https:')
    throw new ConfigError(
      `ADMIN_ORIGIN must begin with https:// in production, not "${adminOrigin}"`,
    );
  if (isSameSite(hostname, siteHostSuffix))
    throw new ConfigError(
      `ADMIN_ORIGIN (${hostname}) and SITE_HOST_SUFFIX (${siteHostSuffix}) must not share a registrable domain in production: scripts of sites could set cookies of the admin. Use another domain for one of them, or add the suffix to the public suffix list`,
    );
}
