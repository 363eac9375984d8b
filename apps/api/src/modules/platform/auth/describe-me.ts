import { ROLES, toPermissionTree } from '@org/schema';
import {
  type Me,
  type ShellSettings,
  shellSettingsSchema,
  type Tenant,
  type User,
} from '@org/schema/entities';
import type { SignedIn, TenantContext } from '../../../kernel/access/call.ts';
import {
  findAgency,
  listSuspended,
  listTenantAccess,
} from '../../../kernel/access/tenant-access.repository.ts';
import { PRODUCT_VERSION } from '../../../kernel/config/product-version.ts';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import type { HostTable } from '../../../kernel/http/host-table.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { readFormats } from './own-formats.ts';

/** Returns a tenant in the format of the API. */
export function toTenant({ id, guid, name, slug, favicon }: Tenant) {
  return { id, guid, name, slug, favicon };
}

/** Returns a user in the format of the API, with their role in the active tenant. */
export function toUser({ person, roleId }: SignedIn): User {
  const { id, email, displayName, firstname, lastname } = person;
  return { id, role_id: roleId, role: ROLES[roleId], displayName, firstname, lastname, email };
}

/** Dependencies of `describeMe`. */
export interface DescribeMeOptions {
  readonly db: TenantDatabase;
  readonly hosts: Pick<HostTable, 'publicUrl'>;
  readonly demo: boolean;
  /** True when a geocoding service is configured. */
  readonly findsPlaces: boolean;
}

/** Returns the tenant settings that every screen needs, regardless of the permission to view settings. */
async function shellSettings(
  db: TenantDatabase,
  tenant: TenantContext | null,
): Promise<ShellSettings | null> {
  if (!tenant) return null;
  return shellSettingsSchema.cast(await db.asTenant(tenant.id, getSettings), {
    stripUnknown: true,
  });
}

/** Returns the signed-in user with their tenants, permissions and formats. */
export async function describeMe(signedIn: SignedIn, options: DescribeMeOptions): Promise<Me> {
  const { tenant, permissions, reach } = signedIn;
  const { access, suspended, agency, formats } = await options.db.asPlatform(
    'list tenants',
    async (tx) => ({
      access: await listTenantAccess(tx, signedIn.person.id),
      suspended: await listSuspended(tx, signedIn.person.id),
      formats: await readFormats(tx, signedIn.person.id),
      // Users of an agency see it even without an active tenant.
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
