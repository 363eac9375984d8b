import type { Permission } from '@org/schema';
import {
  type Me,
  PLANS,
  type Plan,
  SCOPES,
  type Scope,
  type TenantModule,
} from '@org/schema/entities';
import { can } from './can.ts';

/** Conditions under which a user sees an entry of a menu. */
export interface EntryGate {
  /** Required permission. */
  readonly permission?: Permission;
  /** Lowest plan that includes the entry. */
  readonly plan?: Plan;
  /** Required module. */
  readonly module?: TenantModule;
  /** Required scope. */
  readonly scope?: Exclude<Scope, 'tenant'>;
  /** Visible only where demo sign-ins are enabled. */
  readonly demo?: boolean;
}

/** The parts of a user that decide about an entry. */
export type EntryReader = Pick<Me, 'permissions' | 'plan' | 'tenant'> &
  Partial<Pick<Me, 'scope' | 'demo'>>;

/** Returns true for an entry that a user can see, by role, plan, module and scope. */
export function seesEntry(me: EntryReader, entry: EntryGate): boolean {
  if (entry.permission && (!me.tenant || !can(me, entry.permission))) return false;
  if (entry.demo && !me.demo) return false;
  const reach = SCOPES.indexOf(me.scope ?? 'tenant');
  if (entry.scope && reach < SCOPES.indexOf(entry.scope)) return false;
  if (entry.module && !me.plan?.modules.includes(entry.module)) return false;
  if (entry.plan && (!me.plan || PLANS.indexOf(me.plan.level) < PLANS.indexOf(entry.plan)))
    return false;
  return true;
}
