import { useCan, useMe } from '../session/use-me.ts';

/**
 * Returns true when the command menu is available: with the role's permission, and unless the tenant's settings disable it. A
 * missing setting does not disable it.
 */
export function useHasCommandMenu(): boolean {
  const { tenant, settings } = useMe();
  const canMenu = useCan('command_menu.can_view');
  if (!tenant) return true;
  return canMenu && settings?.permissions?.command_menu?.can_view !== false;
}
