import { useCan, useMe } from '../session/use-me.ts';

/**
 * True where the command menu is there: the role may have it, and the tenant's settings do not take it away. A setting that
 * is missing takes nothing away. Source: CMDK-010.
 */
export function useHasCommandMenu(): boolean {
  const { tenant, settings } = useMe();
  const canMenu = useCan('command_menu.can_view');
  if (!tenant) return true;
  return canMenu && settings?.permissions?.command_menu?.can_view !== false;
}
