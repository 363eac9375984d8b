import { type Access, appError, isStaff, PLANS, roleCan } from '@org/schema';
import type { RequestHost, SignedIn, TenantContext } from './call.ts';

/** What a request may stand on once it is let in. */
export interface Standing {
  readonly signedIn: SignedIn | undefined;
  readonly tenant: TenantContext | undefined;
  /** True for staff who look at the public part through the admin. */
  readonly staffView: boolean;
}

function publicStanding(host: RequestHost, signedIn: SignedIn | null): Standing {
  if (host.kind === 'site') return { signedIn: undefined, tenant: host.tenant, staffView: false };
  if (!signedIn?.tenant || !isStaff(signedIn.roleId)) throw appError('host_unknown');
  return { signedIn, tenant: signedIn.tenant, staffView: true };
}

function staffStanding(
  access: Extract<Access, { audience: 'staff' }>,
  signedIn: SignedIn,
): Standing {
  const { tenant, roleId } = signedIn;
  if (!tenant || !isStaff(roleId) || !roleCan(roleId, access.permission))
    throw appError('forbidden');
  if (access.plan && PLANS.indexOf(tenant.plan) < PLANS.indexOf(access.plan))
    throw appError('plan_required');
  if (access.module && !tenant.modules.includes(access.module)) throw appError('module_required');
  return { signedIn, tenant, staffView: false };
}

/**
 * Decides by a call's declaration alone who may make it; nothing else in the server asks for a role.
 * Calls of the admin do not exist on the host names of sites.
 * Errors: `not_found`, `host_unknown`, `unauthenticated`, `forbidden`, `plan_required`, `module_required`.
 */
export async function authorise(
  access: Access,
  host: RequestHost,
  whoIs: () => Promise<SignedIn | null>,
): Promise<Standing> {
  const { audience } = access;
  if (audience === 'public')
    return publicStanding(host, host.kind === 'admin' ? await whoIs() : null);
  if (audience === 'open' && access.anyHost)
    return { signedIn: undefined, tenant: undefined, staffView: false };
  if (host.kind !== 'admin') throw appError(host.kind === 'unknown' ? 'host_unknown' : 'not_found');
  if (audience === 'open') return { signedIn: undefined, tenant: undefined, staffView: false };
  const signedIn = await whoIs();
  if (!signedIn) throw appError('unauthenticated');
  if (access.audience === 'staff') return staffStanding(access, signedIn);
  return { signedIn, tenant: signedIn.tenant ?? undefined, staffView: false };
}
