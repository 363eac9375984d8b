import { isStaff } from '@org/schema';
import type { ReactElement } from 'react';
import { useMe } from '../session/use-me.ts';
import { NotStaff } from './not-staff.tsx';
import { Suspended } from './suspended.tsx';

/** Renders its children for staff only. */
export function StaffGate({ children }: { readonly children: ReactElement }): ReactElement {
  const { user, tenant, scope, suspended } = useMe();
  if (!tenant && scope === 'tenant' && suspended.length > 0) return <Suspended names={suspended} />;
  return isStaff(user.role_id) ? children : <NotStaff />;
}
