import type { RequestHost, TenantContext } from './call.ts';

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

/** Which host names there are: the admin's, `{slug}.{suffix}`, and the tenants' own domains. Source: reliability T26. */
export interface HostTable {
  resolve(hostname: string): Promise<RequestHost>;
  /** The admin's origin; changes must come from it. */
  readonly adminOrigin: string;
  /** Address of a tenant's site, for links. */
  siteUrl(slug: string): string;
}

/** Makes the table. Shape: admin's origin, suffix of sites, lookup → table. */
export function hostTable(options: {
  adminOrigin: string;
  siteHostSuffix: string;
  findTenant: FindTenant;
}): HostTable {
  const admin = new URL(options.adminOrigin);
  const suffix = `.${options.siteHostSuffix}`;
  return {
    adminOrigin: options.adminOrigin,
    siteUrl: (slug) => `${admin.protocol}//${slug}${suffix}${admin.port ? `:${admin.port}` : ''}/`,
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
