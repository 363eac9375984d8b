import { failureWords, useAdminLinks } from '@org/admin-kit';
import { UsageList } from '@org/admin-kit/media';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { EmailSegment, Usage } from '@org/schema/entities';
import { ask, confirm, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { text } from './messages.ts';

const { emailSegments } = apiContract;

/** Returns a function that asks and deletes a segment, or names the campaigns that still use it. */
export function useRemoveSegment(): (segment: EmailSegment) => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  const links = useAdminLinks();
  return async ({ id, name }) => {
    const answer = await confirm({
      title: text.removeTitle(name),
      text: text.removeText,
      confirmLabel: text.removeSegment,
      danger: true,
    });
    if (answer !== 'confirm') return;
    try {
      await api.call(emailSegments.remove, { params: { id } });
      toast.success(text.removed(name));
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!isApiError(error, 'in_use')) toast.error(failureWords(error));
      else
        await ask({
          title: text.inUseTitle,
          content: (
            <>
              <p className="ad-dialog-text">{text.inUse}</p>
              <UsageList usage={(error.body.usage ?? []) as Usage[]} links={links} />
            </>
          ),
          dismissed: false,
          width: 480,
          buttons: [{ label: text.close, value: false, focused: true }],
        });
    } finally {
      await queries.invalidateQueries({ queryKey: callKey(emailSegments.list) });
    }
  };
}
