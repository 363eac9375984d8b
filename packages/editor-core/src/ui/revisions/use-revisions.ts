import { useCallback, useEffect, useState } from 'react';
import {
  asFailure,
  type EditorGateway,
  type GatewayFailure,
  type PageRevision,
} from '../../session/host/gateway.ts';

/** Loaded versions of a page, newest first. */
export interface Revisions {
  readonly rows: readonly PageRevision[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly failure: GatewayFailure | undefined;
  /** Loads the next page; after a failure it tries again. */
  readonly loadMore: () => void;
}

/**
 * Loads the versions of a page in pages.
 * @param version - of the page, since a save changes the list
 */
export function useRevisions(gateway: EditorGateway, pageId: number, version: number): Revisions {
  const [parts, setParts] = useState<{
    rows: readonly PageRevision[];
    total: number;
    next: number;
  }>({
    rows: [],
    total: 0,
    next: 1,
  });
  const [asked, setAsked] = useState({ page: 1, at: 0 });
  const [isLoading, setLoading] = useState(true);
  const [failure, setFailure] = useState<GatewayFailure | undefined>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page or version that is another begins again
  useEffect(() => setAsked({ page: 1, at: Date.now() }), [pageId, version]);

  useEffect(() => {
    const abort = new AbortController();
    const load = async (): Promise<void> => {
      setLoading(true);
      setFailure(undefined);
      try {
        const { rows, total } = await gateway.listRevisions(pageId, asked.page, abort.signal);
        if (abort.signal.aborted) return;
        setParts((before) => ({
          rows: asked.page === 1 ? rows : [...before.rows, ...rows],
          total,
          next: asked.page + 1,
        }));
      } catch (error) {
        if (!abort.signal.aborted) setFailure(asFailure(error));
      }
      if (!abort.signal.aborted) setLoading(false);
    };
    void load();
    return () => abort.abort();
  }, [gateway, pageId, asked]);

  const loadMore = useCallback(
    () => setAsked({ page: failure ? asked.page : parts.next, at: Date.now() }),
    [failure, asked.page, parts.next],
  );
  return {
    rows: parts.rows,
    hasMore: parts.rows.length < parts.total,
    isLoading,
    failure,
    loadMore,
  };
}
