import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../session/session.queries.ts';
import { useCan, useMe } from '../session/use-me.ts';

/**
 * True where the command menu is there: the role may have it, and the tenant's settings do not take it away. A setting that
 * is missing takes nothing away. Source: CMDK-010.
 */
export function useHasCommandMenu(): boolean {
  const { tenant } = useMe();
  const maySettings = useCan('settings.can_view');
  const mayMenu = useCan('command_menu.can_view');
  const settings = useQuery({ ...settingsQuery(), enabled: tenant !== null && maySettings });
  if (!tenant) return true;
  return mayMenu && settings.data?.settings.permissions?.command_menu?.can_view !== false;
}
