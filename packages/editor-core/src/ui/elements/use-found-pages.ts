import { useEffect, useState } from 'react';
import type { LinkPage } from '../../session/text/link-choices.ts';

/** Debounce delay of a page search, ms. */
const PAUSE = 150;

/** Found pages and state of the search. */
export interface FoundPages {
  readonly pages: readonly LinkPage[];
  readonly state: 'searching' | 'found' | 'failed';
}

const NONE: FoundPages = { pages: [], state: 'found' };

/** Searches pages of the site for the typed text; outdated responses are ignored. */
export function useFoundPages(
  search: string,
  listPages: ((search: string) => Promise<readonly LinkPage[]>) | undefined,
): FoundPages {
  const [found, setFound] = useState<FoundPages>(
    listPages ? { pages: [], state: 'searching' } : NONE,
  );
  useEffect(() => {
    if (!listPages) return;
    let isOver = false;
    const tell = (next: FoundPages): void => {
      if (!isOver) setFound(next);
    };
    setFound(({ pages }) => ({ pages, state: 'searching' }));
    const timer = setTimeout(
      () =>
        listPages(search).then(
          (pages) => tell({ pages, state: 'found' }),
          () => tell({ pages: [], state: 'failed' }),
        ),
      search === '' ? 0 : PAUSE,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [search, listPages]);
  return found;
}
