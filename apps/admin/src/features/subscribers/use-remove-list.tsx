import { type AdminLinks, failureWords, useAdminLinks } from '@org/admin-kit';
import { UsageList } from '@org/admin-kit/media';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { EmailList, Usage } from '@org/schema/entities';
import { ask, confirm, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { text } from './messages.ts';

const { emailLists, subscribers } = apiContract;

const askAnyway = (usage: readonly Usage[], links: AdminLinks): Promise<boolean> =>
  ask({
    title: text.inUseTitle,
    content: (
      <>
        <p className="ad-dialog-text">{text.inUse}</p>
        <UsageList usage={usage} links={links} />
      </>
    ),
    dismissed: false,
    width: 480,
    buttons: [
      { label: text.keep, value: false, focused: true },
      { label: text.removeAnyway, value: true, kind: 'danger' },
    ],
  });

/** Asks, deletes a list, and asks again when forms use it. */
export function useRemoveList(): (list: EmailList) => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  const links = useAdminLinks();

  /** Returns uses that prevent the deletion; undefined on success. */
  async function send(id: number, force: boolean): Promise<readonly Usage[] | undefined> {
    try {
      await api.call(emailLists.remove, { params: { id }, query: force ? { force } : {} });
      return undefined;
    } catch (error) {
      if (!isApiError(error, 'in_use')) throw error;
      return (error.body.usage ?? []) as Usage[];
    }
  }

  return async ({ id, name, counts }) => {
    const people = counts.subscribed + counts.unconfirmed + counts.unsubscribed;
    const answer = await confirm({
      title: text.removeTitle(name),
      text: text.removeText(people),
      confirmLabel: text.removeList,
      danger: true,
    });
    if (answer !== 'confirm') return;
    try {
      const usage = await send(id, false);
      if (usage && !(await askAnyway(usage, links))) return;
      if (usage) await send(id, true);
      toast.success(text.removed(name));
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(failureWords(error));
    } finally {
      await Promise.all(
        [emailLists.list, subscribers.list].map((route) =>
          queries.invalidateQueries({ queryKey: callKey(route) }),
        ),
      );
    }
  };
}
