import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Tenant } from '@org/schema/entities';
import { toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { text } from './messages.ts';
import { ME_KEY } from './session.queries.ts';

/** Switches to another tenant and clears cached data of the previous one. */
export function useSwitchTenant(): (tenant: Pick<Tenant, 'id' | 'name'>) => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  return async ({ id, name }) => {
    // Navigating first asks about unsaved changes; users who stay on the screen stay in the tenant.
    await router.navigate({ to: '/admin' });
    if (router.state.location.pathname.replace(/\/$/, '') !== '/admin') return;
    const waiting = toast.loading(text.switching);
    try {
      const { success: _success, ...me } = await api.call(apiContract.auth.switchTenant, {
        body: { tenant_id: id },
      });
      queries.setQueryData(ME_KEY, { success: true, ...me });
      await queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME_KEY[0] });
      toast.update(waiting, 'success', text.switched(name));
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.update(waiting, 'error', error.message);
    }
  };
}
