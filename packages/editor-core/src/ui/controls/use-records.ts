import { useEffect, useState } from 'react';
import type { RecordKind } from '../../session/host/editor-blocks.ts';
import type { EditorHost, FoundRecord, RecordQuery } from '../../session/host/editor-host.ts';

/** Debounce delay of a search, ms. */
const PAUSE = 500;

/** Found records and state of the search. */
export interface RecordsFound {
  readonly records: readonly FoundRecord[];
  readonly state: 'searching' | 'found' | 'failed';
}

/**
 * Searches records; outdated responses are ignored. Takes entity, `RecordQuery` as JSON, so that equal queries are sent once,
 * '' for none.
 */
export function useRecords(
  of: RecordKind,
  asked: string,
  findRecords: EditorHost['findRecords'],
): RecordsFound {
  const [found, setFound] = useState<RecordsFound>({ records: [], state: 'found' });
  useEffect(() => {
    if (!findRecords || asked === '') return setFound({ records: [], state: 'found' });
    // The query was serialized by this function's callers.
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
