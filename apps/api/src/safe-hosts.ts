import { isBelow } from '@org/schema';
import { getDomain } from 'tldts';
import { ConfigError } from './config-error.ts';

/** True for addresses that only this machine reaches. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Returns the domain that somebody registers, such as `example.com`; suffixes on the public suffix list count as public. */
function registrableDomain(host: string): string | undefined {
  return getDomain(host, { allowPrivateDomains: true }) ?? undefined;
}

/**
 * True for hosts that browsers count as one site. A page of one can set cookies for the other, and its requests carry the other's
 * `SameSite` cookies.
 */
export function isSameSite(one: string, other: string): boolean {
  if (isBelow(one, other) || isBelow(other, one)) return true;
  const domain = registrableDomain(one);
  return domain !== undefined && domain === registrableDomain(other);
}

/**
 * Refuses hosts that would let a tenant's site, on which authors run scripts, reach the sessions of staff.
 * Hosts of this machine alone are exempt, so that the built product can be tried out.
 * Errors: ConfigError.
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
