export { READY_SECTIONS } from './sections/all-sections.ts';
export { lowerTitle } from './sections/lower-title.ts';
export { READY_PAGES } from './sections/ready-pages.ts';
export {
  type ReadyPage,
  type ReadySection,
  SECTION_KIND_TEXTS,
  SECTION_KINDS,
  type SectionKind,
} from './sections/ready-section.ts';
