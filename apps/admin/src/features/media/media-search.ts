import { type LibraryState, readLibraryState } from '@org/admin-kit/media';

/** State of the media library in the URL: the list, and the image with open details. */
export interface MediaSearch extends LibraryState {
  readonly image?: number;
}

/** Parses the state of the media library from a URL and drops invalid values. */
export function readMediaSearch(given: Record<string, unknown>): MediaSearch {
  const image = Number(given.image);
  return {
    ...readLibraryState(given),
    ...(Number.isSafeInteger(image) && image > 0 && { image }),
  };
}
