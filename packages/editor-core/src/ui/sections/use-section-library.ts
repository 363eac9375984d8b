import { useCallback, useEffect, useState } from 'react';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type { SectionLibrary } from '../../session/host/section-library.ts';

/** The library, or why it is not there. */
export interface LoadedLibrary {
  readonly library: SectionLibrary | undefined;
  /** True if it could not be loaded. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads the library of sections when it is needed for the first time. */
export function useSectionLibrary({ loadSections }: EditorHost): LoadedLibrary {
  const [library, setLibrary] = useState<SectionLibrary>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadSections?.().then(setLibrary, () => setFailed(true));
  }, [loadSections]);
  useEffect(load, [load]);
  return { library, hasFailed, retry: load };
}
