import { type Me, ROLES, toPermissionTree, type User } from '@org/schema';
import type { DataDoor } from '../../database/data-door.ts';
import type { SignedIn, TenantContext } from '../../http/call.ts';
import { PRODUCT_VERSION } from '../../product-version.ts';
import { findAgencyOf, listSuspended, listTenantAccess } from './tenant-access.repository.ts';

/** A tenant as calls answer it. */
export function toTenant({ id, guid, name, slug, favicon }: TenantContext) {
  return { id, guid, name, slug, favicon };
}

/** A person as calls answer them, in the role that they have in the active tenant. */
export function toUser({ person, roleId }: SignedIn): User {
  const { id, email, displayName, firstname, lastname } = person;
  return { id, role_id: roleId, role: ROLES[roleId], displayName, firstname, lastname, email };
}

/** What the signed-in person is told about themselves. */
export async function describeMe(
  signedIn: SignedIn,
  options: { door: DataDoor; siteUrl: (slug: string) => string; demo: boolean },
): Promise<Me> {
  const { tenant, permissions, reach } = signedIn;
  const { access, suspended, agency } = await options.door.asPlatform(
    'list tenants',
    async (tx) => ({
      access: await listTenantAccess(tx, signedIn.person.id),
      suspended: await listSuspended(tx, signedIn.person.id),
      // Agency people without a tenant see their agency all the same. Source: PERM-005.
      agency: tenant ? tenant.agency : await findAgencyOf(tx, signedIn.person.id),
    }),
  );
  return {
    user: toUser(signedIn),
    tenant: tenant && toTenant(tenant),
    agency,
    tenants: access.map((one) => toTenant(one.tenant)),
    suspended,
    plan: tenant && { level: tenant.plan, modules: [...tenant.modules] },
    permissions: toPermissionTree(permissions),
    scope: reach.isOwner ? 'platform' : reach.agencyIds.length > 0 ? 'agency' : 'tenant',
    siteUrl: tenant && options.siteUrl(tenant.slug),
    version: PRODUCT_VERSION,
    demo: options.demo,
  };
}
