import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { toast } from '@org/ui';

/**
 * Returns a function that opens a path of the tenant's site in a new tab, with the drafts and scheduled content that only staff
 * see.
 */
export function useViewAsStaff(): (path: string) => Promise<void> {
  const api = useApi();
  return async (path) => {
    // Browsers only allow a new tab during the click; its URL is set later.
    const tab = window.open('about:blank', '_blank');
    try {
      const { url } = await api.call(apiContract.auth.viewSite, { body: { path } });
      if (!tab) return;
      tab.opener = null;
      tab.location.replace(url);
    } catch (error) {
      tab?.close();
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    }
  };
}
