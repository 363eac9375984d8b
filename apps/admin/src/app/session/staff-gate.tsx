import { isStaff } from '@org/schema';
import type { ReactElement } from 'react';
import { NotStaff } from './not-staff.tsx';
import { useMe } from './use-me.ts';

/** Lets staff through and nobody else. Source: PERM-008. */
export function StaffGate({ children }: { readonly children: ReactElement }): ReactElement {
  const { user } = useMe();
  return isStaff(user.role_id) ? children : <NotStaff />;
}
