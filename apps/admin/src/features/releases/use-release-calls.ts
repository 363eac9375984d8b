import { logFailure } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Release, ReleaseItem, ReleaseReference } from '@org/schema/entities';
import { confirm, toast, useFormats } from '@org/ui';
import { refusalText, useRefreshReleases } from '../../shell/releases/release-data.ts';
import { text } from './messages.ts';

const { releases } = apiContract;

/** Actions on a release; each shows its result and resolves to whether it succeeded. */
export interface ReleaseCalls {
  readonly add: (release: Release, items: readonly ReleaseReference[]) => Promise<boolean>;
  readonly removeItem: (release: Release, item: ReleaseItem) => Promise<boolean>;
  readonly cancelSchedule: (release: Release) => Promise<boolean>;
  readonly goBack: (release: Release, items: readonly ReleaseItem[]) => Promise<boolean>;
  readonly remove: (release: Release) => Promise<boolean>;
}

/** Returns the actions on a release. */
export function useReleaseCalls(): ReleaseCalls {
  const api = useApi();
  const refresh = useRefreshReleases();
  const { list } = useFormats();

  async function run(
    action: keyof typeof text.actions,
    call: () => Promise<{ readonly message: string }>,
  ): Promise<boolean> {
    try {
      const { message } = await call();
      toast.success(message);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      logFailure(text.actions[action], error);
      toast.error(refusalText(error));
      return false;
    } finally {
      await refresh();
    }
  }

  return {
    add: ({ id }, items) =>
      run('addItems', () =>
        api.call(releases.addItems, { params: { id }, body: { items: [...items] } }),
      ),
    removeItem: ({ id }, item) =>
      run('removeItems', () =>
        api.call(releases.removeItems, { params: { id }, body: { ids: [item.id] } }),
      ),
    cancelSchedule: ({ id, version }) =>
      run('cancelSchedule', () =>
        api.call(releases.cancelSchedule, { params: { id }, query: { version } }),
      ),
    async goBack({ id, version, name }, items) {
      const titles = list(items.map(({ title }) => `“${title || text.untitled}”`));
      const answer = await confirm({
        title: text.goBackTitle(name),
        text: text.goBackText(titles),
        confirmLabel: text.goBackConfirm,
        danger: true,
      });
      if (answer !== 'confirm') return false;
      return run('goBack', () => api.call(releases.goBack, { params: { id }, query: { version } }));
    },
    async remove({ id, name, state }) {
      const answer = await confirm({
        title: text.deleteTitle(name),
        text: state === 'scheduled' ? text.deleteScheduled : text.deleteText,
        confirmLabel: text.delete,
        danger: true,
      });
      if (answer !== 'confirm') return false;
      return run('remove', () => api.call(releases.remove, { params: { id } }));
    },
  };
}
