import { onLiveEvent } from '@org/admin-kit';
import { type ApiClient, isApiError } from '@org/api-client';
import type { EditorHost, PageChange, PageVisitor } from '@org/editor-core';
import { apiContract } from '@org/schema/contract';

/** Interval in ms at which the server hears that the user still has the page open. */
const INTERVAL = 20_000;
/** Shortest time in ms between two reports of a selected block: arrow keys select many in a row. */
const PAUSE = 400;

/**
 * Creates the function that reports a visit to a page and which block is selected, and follows the visits of others.
 * @param userId - the user, who is not among the visitors
 */
export function createVisitPage(
  api: ApiClient,
  userId: number,
): NonNullable<EditorHost['visitPage']> {
  return (pageId, onVisitors) => {
    const others = new Map<number, PageVisitor>();
    let node: string | null = null;
    let isOpen = true;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const params = { id: pageId };

    const tell = (): void => {
      if (isOpen) onVisitors([...others.values()]);
    };
    const report = async (): Promise<void> => {
      try {
        const body = { isPresent: isOpen, node };
        const call = { params, body, keepalive: !isOpen };
        const { people } = await api.call(apiContract.pages.presence, call);
        others.clear();
        for (const { id, displayName, node: selected } of people)
          if (id !== userId) others.set(id, { id, displayName, node: selected ?? null });
        tell();
      } catch (error) {
        // The editor itself says that the connection is away; the next report follows.
        if (!isApiError(error)) throw error;
      }
    };
    const stop = onLiveEvent(({ event, data }) => {
      // Events were missed, so the list is loaded again.
      if (event === 'reset') void report();
      if (event !== 'page_presence' || data.pageId !== pageId) return;
      const { id, displayName, node: selected, isPresent } = data;
      if (id === userId) {
        // Another tab of the user was closed; this one is still open.
        if (!isPresent && isOpen) void report();
        return;
      }
      if (isPresent) others.set(id, { id, displayName, node: selected });
      else others.delete(id);
      tell();
    });
    const timer = setInterval(() => void report(), INTERVAL);
    const onHide = (): void => {
      isOpen = false;
      void report();
    };
    // A page that returns from the cache of the browser is open again.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      isOpen = true;
      void report();
    };
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    void report();
    return {
      select: (selected) => {
        if (selected === node) return;
        node = selected;
        waiting ??= setTimeout(() => {
          waiting = undefined;
          void report();
        }, PAUSE);
      },
      leave: () => {
        clearInterval(timer);
        clearTimeout(waiting);
        stop();
        window.removeEventListener('pagehide', onHide);
        window.removeEventListener('pageshow', onShow);
        isOpen = false;
        void report();
      },
    };
  };
}

/** Any page may have a newer version. */
const ANY: PageChange = { id: null, version: Number.POSITIVE_INFINITY, by: '' };

/**
 * Creates the function that tells the editor which pages were saved.
 * @param userId - the user: their own saves in another tab have no name
 */
export function createPageChanges(userId: number): NonNullable<EditorHost['onPageChanged']> {
  return (listener) =>
    onLiveEvent(({ event, data }) => {
      // Events were missed.
      if (event === 'reset') return listener(ANY);
      if (event !== 'entity_changed' || data.entity !== 'page') return;
      const by = data.actorId === userId ? '' : (data.actorName ?? '');
      listener({ id: data.id, version: data.version ?? ANY.version, by });
    });
}
