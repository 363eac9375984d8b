import type { TenantWrite } from '../events/record-change.ts';
import type { StaffInput } from './bind-route.ts';

type Caller = Pick<StaffInput<unknown>, 'run' | 'tenant' | 'actor'>;

/** Runs a change in the request's tenant, in its actor's name. */
export function inTenant<Value>(
  { run, tenant, actor }: Caller,
  work: (write: TenantWrite) => Promise<Value>,
): Promise<Value> {
  return run((tx) => work({ tx, tenantId: tenant.id, actor }));
}
