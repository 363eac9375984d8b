import { matchesSearch } from '../../model/edits/find-blocks.ts';
import type {
  LibraryPage,
  LibrarySection,
  SectionLibrary,
} from '../../session/host/section-library.ts';

/** Kind of the list that shows whole pages. */
export const PAGES = 'pages';

/** A plural, which is searched by its singular. */
const PLURAL = /([a-z]{2}[a-rt-z])s\b/gi;

/** Sections and pages that a list shows. */
export interface FoundSections {
  readonly sections: readonly LibrarySection[];
  readonly pages: readonly LibraryPage[];
}

/**
 * Returns what matches a search: each term must start a word of the name, the kind or the search words.
 * @param kind - key of a kind, `PAGES`, or '' for all sections
 */
export function findSections(library: SectionLibrary, typed: string, kind: string): FoundSections {
  const search = typed.replaceAll(PLURAL, '$1');
  const kinds = new Map(library.kinds.map((one) => [one.key, one]));
  const isSearch = search.trim() !== '';
  // A search looks everywhere: people do not know under which kind a section is.
  const sections = library.sections.filter((section) => {
    const { label = '', words = '' } = kinds.get(section.kind) ?? {};
    return isSearch
      ? matchesSearch(
          { type: section.kind, label: section.name, description: label },
          search,
          `${words} ${section.words ?? ''}`,
        )
      : kind === '' || section.kind === kind;
  });
  const pages = library.pages.filter(({ key, name, description, words }) =>
    isSearch
      ? matchesSearch({ type: key, label: name, description }, search, words)
      : kind === PAGES,
  );
  return { sections, pages };
}
