import {
  type Me,
  ROLES,
  type ShellSettings,
  shellSettingsSchema,
  type Tenant,
  toPermissionTree,
  type User,
} from '@org/schema';
import type { TenantDatabase } from '../../database/tenant-database.ts';
import type { SignedIn, TenantContext } from '../../http/call.ts';
import type { HostTable } from '../../http/host-table.ts';
import { PRODUCT_VERSION } from '../../product-version.ts';
import { getSettings } from '../settings/settings.service.ts';
import { readFormats } from './own-formats.ts';
import { findAgency, listSuspended, listTenantAccess } from './tenant-access.repository.ts';

/** A tenant as calls answer it. */
export function toTenant({ id, guid, name, slug, favicon }: Tenant) {
  return { id, guid, name, slug, favicon };
}

/** A person as calls answer them, in the role that they have in the active tenant. */
export function toUser({ person, roleId }: SignedIn): User {
  const { id, email, displayName, firstname, lastname } = person;
  return { id, role_id: roleId, role: ROLES[roleId], displayName, firstname, lastname, email };
}

/** What describing somebody stands on. */
export interface DescribeMeOptions {
  readonly db: TenantDatabase;
  readonly hosts: Pick<HostTable, 'publicUrl'>;
  readonly demo: boolean;
  /** True where there is a service of places. */
  readonly findsPlaces: boolean;
}

/** Of the tenant's settings, what every screen stands on, whoever may see the settings themselves. */
async function shellSettings(
  db: TenantDatabase,
  tenant: TenantContext | null,
): Promise<ShellSettings | null> {
  if (!tenant) return null;
  return shellSettingsSchema.cast(await db.asTenant(tenant.id, getSettings), {
    stripUnknown: true,
  });
}

/** What the signed-in person is told about themselves. */
export async function describeMe(signedIn: SignedIn, options: DescribeMeOptions): Promise<Me> {
  const { tenant, permissions, reach } = signedIn;
  const { access, suspended, agency, formats } = await options.db.asPlatform(
    'list tenants',
    async (tx) => ({
      access: await listTenantAccess(tx, signedIn.person.id),
      suspended: await listSuspended(tx, signedIn.person.id),
      formats: await readFormats(tx, signedIn.person.id),
      // Agency people without a tenant see their agency all the same. Source: PERM-005.
      agency: tenant ? tenant.agency : await findAgency(tx, signedIn.person.id),
    }),
  );
  return {
    user: { ...toUser(signedIn), ...formats },
    settings: await shellSettings(options.db, tenant),
    tenant: tenant && toTenant(tenant),
    agency,
    tenants: access.map((one) => toTenant(one.tenant)),
    suspended,
    plan: tenant && { level: tenant.plan, modules: [...tenant.modules] },
    permissions: toPermissionTree(permissions),
    scope: reach.isOwner ? 'platform' : reach.agencyIds.length > 0 ? 'agency' : 'tenant',
    siteUrl: tenant && options.hosts.publicUrl(tenant),
    version: PRODUCT_VERSION,
    demo: options.demo,
    finds_places: options.findsPlaces,
  };
}
