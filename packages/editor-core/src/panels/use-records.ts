import { useEffect, useState } from 'react';
import type { EditorHost, FoundRecord, RecordQuery } from '../editor-host.ts';

/** Time that somebody is given to write on before records are searched, ms. Source: SHOP-014. */
const PAUSE = 500;

/** Records that were found, and how the search stands. */
export interface RecordsFound {
  readonly records: readonly FoundRecord[];
  readonly state: 'searching' | 'found' | 'failed';
}

/**
 * Records of a kind; the answer to an earlier question never takes the place of that to a later one. Shape: kind, what is asked as
 * JSON of a `RecordQuery`, so that the same question is asked once; '' for none.
 */
export function useRecords(
  of: 'products' | 'categories' | 'tags',
  asked: string,
  findRecords: EditorHost['findRecords'],
): RecordsFound {
  const [found, setFound] = useState<RecordsFound>({ records: [], state: 'found' });
  useEffect(() => {
    if (!findRecords || asked === '') return setFound({ records: [], state: 'found' });
    // It was written a line above where it is used.
    const query = JSON.parse(asked) as RecordQuery;
    let isOver = false;
    const tell = (next: RecordsFound): void => {
      if (!isOver) setFound(next);
    };
    setFound(({ records }) => ({ records, state: 'searching' }));
    const timer = setTimeout(
      () =>
        findRecords(of, query).then(
          (records) => tell({ records, state: 'found' }),
          () => tell({ records: [], state: 'failed' }),
        ),
      'search' in query && query.search !== '' ? PAUSE : 0,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [of, asked, findRecords]);
  return found;
}
