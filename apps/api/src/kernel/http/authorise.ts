import { isStaff, type PermissionModule } from '@org/schema';
import type { Access } from '@org/schema/contract';
import { PLANS } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { Permitted, RequestHost, SignedIn, TenantContext } from '../access/call.ts';
import { hasPermission } from '../access/has-permission.ts';

/** Tenant and session of an authorized request. */
export interface Standing {
  readonly signedIn: SignedIn | undefined;
  readonly tenant: TenantContext | undefined;
  /** True for staff who look at the public part through the admin, or view their own site. */
  readonly staffView: boolean;
}

/** Returns the tenant whose public data the admin's host shows to signed-out visitors; undefined when there is none. */
export type FindShownTenant = () => Promise<TenantContext | undefined>;

/** Returns the member of the tenant's staff who views its site before publication. */
export type FindSiteViewer = (tenantId: number) => Promise<SignedIn | null>;

/**
 * Returns the tenant whose public data a request is for. On the host of a site it is the tenant of the site. On the admin's host
 * it is the tenant of the session, also of a visitor; without a session it is the tenant that the installation shows to everyone,
 * if there is one.
 */
async function publicStanding(
  host: RequestHost,
  whoIs: () => Promise<SignedIn | null>,
  findShown: FindShownTenant,
  findViewer: FindSiteViewer,
): Promise<Standing> {
  if (host.kind === 'site') {
    const viewer = await findViewer(host.tenant.id);
    return { signedIn: viewer ?? undefined, tenant: host.tenant, staffView: viewer !== null };
  }
  if (host.kind === 'unknown') throw appError('host_unknown');
  const signedIn = await whoIs();
  if (signedIn?.tenant)
    return { signedIn, tenant: signedIn.tenant, staffView: isStaff(signedIn.roleId) };
  const tenant = await findShown();
  if (!tenant) throw appError('host_unknown');
  return { signedIn: undefined, tenant, staffView: false };
}

/**
 * Returns the tenant of the site that received the request; undefined on the admin's host.
 * @throws `host_unknown`
 */
function openStanding(host: RequestHost): Standing {
  if (host.kind === 'unknown') throw appError('host_unknown');
  const tenant = host.kind === 'site' ? host.tenant : undefined;
  return { signedIn: undefined, tenant, staffView: false };
}

/**
 * Rows of the trash are for those who may put rows there.
 * @throws `forbidden`
 */
export function requireTrashRight(access: Access, { signedIn }: Standing, query: unknown): void {
  const { showdeleted, onlydeleted } = (query ?? {}) as {
    showdeleted?: boolean;
    onlydeleted?: boolean;
  };
  if (!(showdeleted || onlydeleted) || access.audience !== 'staff') return;
  const [module] = access.permission.split('.') as [PermissionModule];
  if (!signedIn || !hasPermission(signedIn, `${module}.can_delete`)) throw appError('forbidden');
}

type StaffAccess = Extract<Access, { audience: 'staff' }>;

type Place = Pick<TenantContext, 'plan' | 'modules'>;

/** Returns the reason for refusing a staff endpoint; undefined when access is granted. */
function getRefusal(access: StaffAccess, permitted: Permitted, { plan, modules }: Place) {
  if (!hasPermission(permitted, access.permission)) return 'forbidden';
  if (access.plan && PLANS.indexOf(plan) < PLANS.indexOf(access.plan)) return 'plan_required';
  return access.module && !modules.includes(access.module) ? 'module_required' : undefined;
}

/**
 * Lets in who may make a call of the tenant's staff.
 * @throws `forbidden`, `plan_required`, `module_required`
 */
export function requireAccess(access: StaffAccess, permitted: Permitted, tenant: Place): void {
  const refusal = getRefusal(access, permitted, tenant);
  if (refusal) throw appError(refusal);
}

/** True for who may make a call of the tenant's staff. */
export function canCall(access: StaffAccess, permitted: Permitted, tenant: Place): boolean {
  return getRefusal(access, permitted, tenant) === undefined;
}

function staffStanding(access: StaffAccess, signedIn: SignedIn): Standing {
  const { tenant, roleId } = signedIn;
  if (!tenant || !isStaff(roleId)) throw appError('forbidden');
  requireAccess(access, signedIn, tenant);
  return { signedIn, tenant, staffView: false };
}

/**
 * Authorizes a request by the access declaration of its endpoint. What depends on the record is asked later, with `hasPermission`.
 * Admin endpoints do not exist on the hosts of sites.
 * @throws `not_found`, `host_unknown`, `unauthenticated`, `forbidden`, `plan_required`, `module_required`
 */
export async function authorise(
  access: Access,
  host: RequestHost,
  whoIs: () => Promise<SignedIn | null>,
  findShown: FindShownTenant,
  findViewer: FindSiteViewer,
): Promise<Standing> {
  const { audience } = access;
  if (audience === 'public') return publicStanding(host, whoIs, findShown, findViewer);
  if (audience === 'open' && access.anyHost)
    return { signedIn: undefined, tenant: undefined, staffView: false };
  if (audience === 'open' && access.onSites) return openStanding(host);
  if (access.audience === 'staff' && access.visitors && host.kind === 'site')
    return { signedIn: undefined, tenant: host.tenant, staffView: false };
  if (host.kind !== 'admin') throw appError(host.kind === 'unknown' ? 'host_unknown' : 'not_found');
  if (audience === 'open') return { signedIn: undefined, tenant: undefined, staffView: false };
  const signedIn = await whoIs();
  if (!signedIn) throw appError('unauthenticated');
  if (access.audience === 'staff') return staffStanding(access, signedIn);
  const { isOwner, agencyIds } = signedIn.reach;
  if (audience === 'platform' && !isOwner) throw appError('forbidden');
  if (audience === 'agency' && !isOwner && agencyIds.length === 0) throw appError('forbidden');
  return { signedIn, tenant: signedIn.tenant ?? undefined, staffView: false };
}
