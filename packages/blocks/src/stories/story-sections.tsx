import { createTree } from '@org/content';
import { createSheet } from '@org/device-settings';
import type { ReactElement } from 'react';
import { startBlocks } from '../page-scripts/start-blocks.ts';
import { blockRegistry } from '../registry/block-registry.ts';
import { blockViews } from '../registry/block-views.ts';
import { renderTree } from '../render/render-tree.tsx';
import { sampleContext } from '../samples/sample-context.ts';
import { READY_SECTIONS } from '../sections/find-sections.ts';
import { lowerTitle } from '../sections/lower-title.ts';
import { READY_PAGES } from '../sections/ready-pages.ts';
import type { ReadySection, SectionKind } from '../sections/ready-section.ts';
import { themeCss } from '../styles/theme-css.ts';

/** Starts the page's behaviors while the element is mounted. */
const wake = (element: HTMLElement | null): (() => void) | undefined =>
  element ? startBlocks(element) : undefined;

function Sections({ sections }: { readonly sections: readonly ReadySection[] }): ReactElement {
  const sheet = createSheet();
  const context = sampleContext();
  // Several heroes are on one page here, which would have several titles.
  const children = sections.map(({ template }, at) => (at === 0 ? template : lowerTitle(template)));
  const page = renderTree(createTree({ type: 'Wrapper', children }, blockRegistry), {
    registry: blockRegistry,
    views: blockViews,
    context,
    sheet,
  });
  return (
    <main ref={wake}>
      <style>{`${themeCss(context.site.theme)}${sheet.css()}`}</style>
      {page}
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
