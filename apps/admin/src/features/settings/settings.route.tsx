import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema';
import { ErrorState, NoPermission } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactElement, useEffect } from 'react';
import { FormPending } from '../../app/form/form-pending.tsx';
import { describeError } from '../../app/screen-states.tsx';
import { useCan, useMe } from '../../app/session/use-me.ts';
import { text } from './messages.ts';
import { SettingsScreen } from './settings.screen.tsx';
import { settingsToForm } from './settings-form.ts';

/** Settings and, at `#theme`, Theme Settings. Source: ROUTE-ADMIN-09. */
export function SettingsRoute(): ReactElement {
  const mayView = useCan('settings.can_view');
  const { tenant } = useMe();
  const { hash } = useLocation();
  const api = useApi();
  const found = useQuery({
    ...callQuery(api, apiContract.settings.get),
    enabled: mayView && tenant !== null,
    refetchOnWindowFocus: false,
  });
  const { settings } = found.data ?? {};
  const ready = settings !== undefined;

  // The router scrolls before the form is there.
  useEffect(() => {
    if (!ready) return;
    if (hash) document.getElementById(hash)?.scrollIntoView();
  }, [hash, ready]);

  if (!mayView || !tenant) return <NoPermission what={text.seeSettings} />;
  if (found.isError)
    return <ErrorState {...describeError(found.error)} onRetry={() => void found.refetch()} />;
  if (!settings) return <FormPending />;
  return (
    <SettingsScreen
      key={tenant.id}
      initial={{ values: settingsToForm(settings), version: settings.version }}
    />
  );
}
