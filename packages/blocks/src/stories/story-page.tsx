import { createSheet } from '@org/device-settings';
import type { BuilderTree } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { startBlocks } from '../page-scripts/start-blocks.ts';
import { blockRegistry } from '../registry/block-registry.ts';
import { blockViews } from '../registry/block-views.ts';
import { renderTree } from '../render/render-tree.tsx';
import { sampleContext } from '../samples/sample-context.ts';
import { themeCss } from '../styles/theme-css.ts';

/** Starts the page's behaviors while the element is mounted. */
export const startPage = (element: HTMLElement | null): (() => void) | undefined =>
  element ? startBlocks(element) : undefined;

/** Props of a page in a story. */
export interface StoryPageProps {
  readonly tree: BuilderTree;
  readonly context?: ReturnType<typeof sampleContext> | undefined;
  readonly dir?: 'rtl' | 'ltr' | undefined;
}

/** Renders a page with the styles of its settings, in the theme of its context. */
export function StoryPage({ tree, context = sampleContext(), dir }: StoryPageProps): ReactElement {
  const sheet = createSheet();
  const page = renderTree(tree, { registry: blockRegistry, views: blockViews, context, sheet });
  return (
    <div dir={dir} lang={dir === 'rtl' ? 'ar' : undefined} ref={startPage}>
      <style>{`${themeCss(context.site.theme)}${sheet.css()}`}</style>
      {page}
    </div>
  );
}
