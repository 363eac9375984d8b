import { type LibraryState, readLibraryState } from '../../app/media/library-state.ts';

/** State of the library as the address holds it: what is listed, and the image whose details are open. */
export interface MediaSearch extends LibraryState {
  readonly image?: number;
}

/** Reads the library's state from an address; nonsense is left out rather than refused. */
export function readMediaSearch(given: Record<string, unknown>): MediaSearch {
  const image = Number(given.image);
  return {
    ...readLibraryState(given),
    ...(Number.isSafeInteger(image) && image > 0 && { image }),
  };
}
