import { isBelow } from '@org/schema';
import type { RequestHost, TenantContext } from '../access/call.ts';
import { isSameSite } from '../config/safe-hosts.ts';

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Finds the tenant of a site's host name. */
export type FindTenant = (
  by: { slug: string } | { host: string },
) => Promise<TenantContext | undefined>;

/**
 * Host name of a request's address in one spelling: lower case, without port, international names as ASCII.
 * Undefined for what is no host name, such as an address of a machine or a name with a dot at its end.
 */
function hostName(hostname: string): string | undefined {
  const name = hostname.toLowerCase();
  return name.length <= 253 && name.split('.').every((label) => LABEL.test(label))
    ? name
    : undefined;
}

/** Which host names there are: the admin's, `{slug}.{suffix}`, and the tenants' own domains. */
export interface HostTable {
  resolve(hostname: string): Promise<RequestHost>;
  /** The admin's origin; changes must come from it. */
  readonly adminOrigin: string;
  /** Address at which a tenant's site is there from the start. */
  siteUrl(slug: string): string;
  /** Address of a tenant's site as visitors know it: its primary domain, where it has one. */
  publicUrl(tenant: Pick<TenantContext, 'slug' | 'primaryHost'>): string;
  /** Host name that a tenant's site has from the start. */
  builtInHost(slug: string): string;
  /** True for a name that belongs to the installation, or could be taken for it: no tenant can have it. */
  isReserved(host: string): boolean;
}

/**
 * Makes the table.
 * @param options - admin's origin, suffix of sites, lookup
 * @returns table
 */
export function hostTable(options: {
  adminOrigin: string;
  siteHostSuffix: string;
  findTenant: FindTenant;
}): HostTable {
  const admin = new URL(options.adminOrigin);
  const suffix = `.${options.siteHostSuffix}`;
  const builtInHost = (slug: string): string => `${slug}${suffix}`;
  const getAddress = (host: string): string =>
    `${admin.protocol}//${host}${admin.port ? `:${admin.port}` : ''}/`;
  const siteUrl = (slug: string): string => getAddress(builtInHost(slug));
  return {
    adminOrigin: options.adminOrigin,
    siteUrl,
    publicUrl: ({ slug, primaryHost }) => (primaryHost ? getAddress(primaryHost) : siteUrl(slug)),
    builtInHost,
    isReserved: (host) =>
      isBelow(host, options.siteHostSuffix) ||
      // Scripts of a site beside, above or below the admin could set cookies for it.
      isSameSite(host, admin.hostname),
    async resolve(hostname) {
      if (hostname === admin.hostname) return { kind: 'admin' };
      const name = hostName(hostname);
      if (name === undefined) return { kind: 'unknown' };
      const slug = name.endsWith(suffix) ? name.slice(0, -suffix.length) : '';
      const tenant = await options.findTenant(LABEL.test(slug) ? { slug } : { host: name });
      return tenant ? { kind: 'site', tenant } : { kind: 'unknown' };
    },
  };
}
