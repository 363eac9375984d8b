import { apiContract, type RouteContract } from '@org/schema/contract';
import type { Permitted, TenantContext } from '../access/call.ts';
import type { AnyEntityDefinition } from '../entities/entity-definition.ts';
import { canCall } from '../http/authorise.ts';

/** Returns whether a user may read the list of an entity, by role, plan and module, as its endpoint declares. */
export function canListEntity(
  { plural }: Pick<AnyEntityDefinition, 'plural'>,
  actor: Permitted,
  tenant: Pick<TenantContext, 'plan' | 'modules'>,
): boolean {
  const calls: unknown = Reflect.get(apiContract, plural);
  const list = (calls as { readonly list?: RouteContract } | undefined)?.list;
  return list?.access.audience === 'staff' && canCall(list.access, actor, tenant);
}
