import { can, removing, useMe } from '@org/admin-kit';
import { type ApiClient, isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Me, PageRow } from '@org/schema/entities';
import { confirm, type RowAction, toast } from '@org/ui';
import {
  IconCopy,
  IconExternalLink,
  IconPencil,
  IconSettings,
  IconWorldUpload,
} from '@tabler/icons-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { editorHref, pageUrl } from '../../shell/pages/page-links.ts';
import { text } from './messages.ts';
import { refreshPages } from './pages.queries.ts';

/** Actions on pages other than editing. */
export interface PageActions {
  /** Returns additional entries of a page's menu that the user may use. */
  readonly forRow: (page: PageRow) => RowAction[];
  /**
   * Asks, deletes, shows the result.
   * @param title - title of the first
   * @returns true when all were deleted
   */
  readonly remove: (ids: readonly number[], title: string) => Promise<boolean>;
}

interface Surroundings {
  readonly api: ApiClient;
  readonly queries: QueryClient;
  readonly router: ReturnType<typeof useRouter>;
  readonly me: Me;
}

function createPageActions({ api, queries, router, me }: Surroundings): PageActions {
  const copying = new Set<number>();

  async function remove(ids: readonly number[], title: string): Promise<boolean> {
    const question =
      ids.length === 1 ? text.removeQuestion(title) : text.removeManyQuestion(ids.length);
    const answer = await confirm({
      text: question,
      confirmLabel: text.removeMany(ids.length),
      danger: true,
    });
    if (answer !== 'confirm') return false;
    const waiting = toast.loading(text.removing(ids.length));
    try {
      const { done, failed } = await removing(() =>
        api.call(apiContract.pages.bulkRemove, { body: { selection: { ids: [...ids] } } }),
      );
      await refreshPages(queries);
      const [first] = failed;
      if (first) toast.update(waiting, 'error', text.notRemoved(failed.length, first.error));
      else toast.update(waiting, 'success', text.removed(done.length));
      return failed.length === 0;
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.update(waiting, 'error', error.message);
      return false;
    }
  }

  async function duplicate(page: PageRow): Promise<void> {
    // A menu stays clickable while it fades out: a double click must not create two copies.
    if (copying.has(page.id)) return;
    copying.add(page.id);
    const waiting = toast.loading(text.duplicating);
    try {
      await api.call(apiContract.pages.create, {
        body: {
          title: text.copyOf(page.title).slice(0, 200),
          excerpt: page.excerpt,
          image: page.image,
          status: 'draft',
          publish_date: new Date().toISOString(),
          parentId: page.parentId,
          copyFrom: page.id,
          showPageTitle: page.showPageTitle,
        },
        idempotencyKey: crypto.randomUUID(),
      });
      await refreshPages(queries);
      toast.update(waiting, 'success', text.duplicated);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.update(waiting, 'error', error.message);
    } finally {
      copying.delete(page.id);
    }
  }

  async function publish({ id, version }: PageRow): Promise<void> {
    const waiting = toast.loading(text.publishing);
    try {
      await api.call(apiContract.pages.publish, { params: { id }, query: { version } });
      toast.update(waiting, 'success', text.published);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.update(waiting, 'error', error.message);
    }
    await refreshPages(queries);
  }

  function forRow(page: PageRow): RowAction[] {
    const live = page.is_public ? pageUrl(me.siteUrl, page) : undefined;
    const go = (href: string) => () => void router.navigate({ href });
    const settings = `/admin/pages/${page.id}`;
    return [
      ...(can(me, 'pages.can_update')
        ? [
            {
              label: text.edit,
              icon: IconPencil,
              href: editorHref(page),
              onSelect: go(editorHref(page)),
            },
          ]
        : []),
      { label: text.settings, icon: IconSettings, href: settings, onSelect: go(settings) },
      ...(live ? [{ label: text.view, icon: IconExternalLink, href: live, external: true }] : []),
      ...(page.has_unpublished_changes && can(me, 'pages.can_update')
        ? [
            {
              label: text.publishChanges,
              icon: IconWorldUpload,
              onSelect: () => void publish(page),
            },
          ]
        : []),
      ...(can(me, 'pages.can_create')
        ? [{ label: text.duplicate, icon: IconCopy, onSelect: () => void duplicate(page) }]
        : []),
    ];
  }

  return { forRow, remove };
}

/** Returns the actions on pages, for the list and the form; a stable reference between renders. */
export function usePageActions(): PageActions {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const me = useMe();
  return useMemo(() => createPageActions({ api, queries, router, me }), [api, queries, router, me]);
}
