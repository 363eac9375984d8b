import { useEffect, useState } from 'react';
import type { LinkPage } from './link-choices.ts';

/** Time that somebody is given to write on before pages are searched, ms. */
const PAUSE = 150;

/** Pages that were found, and how the search stands. */
export interface FoundPages {
  readonly pages: readonly LinkPage[];
  readonly state: 'searching' | 'found' | 'failed';
}

const NONE: FoundPages = { pages: [], state: 'found' };

/** Pages of the site for what is typed; the answer to an earlier text never takes the place of that to a later one. */
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
