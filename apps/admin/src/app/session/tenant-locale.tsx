import { LocaleProvider } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { can } from './can.ts';
import { settingsQuery } from './session.queries.ts';
import { useMe } from './use-me.ts';

/** Writes dates and numbers below as the tenant does. */
export function TenantLocale({ children }: { readonly children: ReactNode }): ReactElement {
  const me = useMe();
  const enabled = me.tenant !== null && can(me, 'settings.can_view');
  const { data } = useQuery({ ...settingsQuery(), enabled });
  const { locale, timezone } = data?.settings ?? {};
  return (
    <LocaleProvider value={{ ...(locale && { locale }), ...(timezone && { timezone }) }}>
      {children}
    </LocaleProvider>
  );
}
