import type { LibrarySection, SectionLibrary } from '@org/editor-core';

/** Loads the ready-made sections and pages of the blocks. */
export async function loadSections(): Promise<SectionLibrary> {
  const { lowerTitle, READY_PAGES, READY_SECTIONS, SECTION_KIND_TEXTS, SECTION_KINDS } =
    await import('@org/blocks/sections');
  const toLibrary = (section: (typeof READY_SECTIONS)[number]): LibrarySection => ({
    ...section,
    belowTitle: lowerTitle(section.template),
  });
  return {
    kinds: SECTION_KINDS.map((key) => ({ key, ...SECTION_KIND_TEXTS[key] })),
    sections: READY_SECTIONS.map(toLibrary),
    pages: READY_PAGES.map((page) => ({ ...page, sections: page.sections.map(toLibrary) })),
  };
}
