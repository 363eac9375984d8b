import { createTree } from '@org/content';
import type { ReactElement } from 'react';
import { blockRegistry } from '../registry/block-registry.ts';
import { READY_SECTIONS } from '../sections/all-sections.ts';
import { lowerTitle } from '../sections/lower-title.ts';
import { READY_PAGES } from '../sections/ready-pages.ts';
import type { ReadySection, SectionKind } from '../sections/ready-section.ts';
import { StoryPage } from './story-page.tsx';

function Sections({ sections }: { readonly sections: readonly ReadySection[] }): ReactElement {
  // Several heroes are on one page here, which would have several titles.
  const children = sections.map(({ template }, at) => (at === 0 ? template : lowerTitle(template)));
  return (
    <main>
      <StoryPage tree={createTree({ type: 'Wrapper', children }, blockRegistry)} />
    </main>
  );
}

/** Creates a story of all sections of a kind, one below the other. */
export const sectionStory = (kind: SectionKind): { readonly render: () => ReactElement } => ({
  render: () => <Sections sections={READY_SECTIONS.filter((section) => section.kind === kind)} />,
});

/** Creates a story of a page of sections. */
export const readyPageStory = (key: string): { readonly render: () => ReactElement } => ({
  render: () => (
    <Sections sections={READY_PAGES.find((page) => page.key === key)?.sections ?? []} />
  ),
});
