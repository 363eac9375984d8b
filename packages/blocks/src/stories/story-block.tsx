import { createSheet } from '@org/device-settings';
import type { JsonObject } from '@org/schema/entities';
import type { ReactElement } from 'react';
import type { BlockExample } from '../define/define-examples.ts';
import { startBlocks } from '../page-scripts/start-blocks.ts';
import { blockRegistry } from '../registry/block-registry.ts';
import { blockViews } from '../registry/block-views.ts';
import { type BlockType, DEFINITIONS } from '../registry/definitions.gen.ts';
import { renderTree } from '../render/render-tree.tsx';
import { sampleContext } from '../samples/sample-context.ts';
import { themeCss } from '../styles/theme-css.ts';
import { exampleTree } from '../testing/example-tree.ts';

interface StoryBlockProps {
  readonly type: BlockType;
  readonly example: BlockExample;
  /** Props from the controls, which override those of the example. */
  readonly props: JsonObject;
}

/** Starts the page's behaviors while the element is mounted. */
const wake = (element: HTMLElement | null): (() => void) | undefined =>
  element ? startBlocks(element) : undefined;

/** Renders a block on a page, with the styles of its settings. */
function StoryBlock({ type, example, props }: StoryBlockProps): ReactElement {
  const sheet = createSheet();
  const context = sampleContext(example.context);
  const page = renderTree(
    exampleTree(type, { ...example, props: { ...example.props, ...props } }),
    { registry: blockRegistry, views: blockViews, context, sheet },
  );
  return (
    <div dir={example.dir} lang={example.dir === 'rtl' ? 'ar' : undefined} ref={wake}>
      <style>{`${themeCss(context.site.theme)}${sheet.css()}`}</style>
      {page}
    </div>
  );
}

/** Creates a story of a block: an example whose props the controls change. */
export function blockStory(
  type: BlockType,
  example: BlockExample,
): { readonly args: JsonObject; readonly render: (args: JsonObject) => ReactElement } {
  return {
    args: { ...DEFINITIONS[type].defaults, ...example.props },
    render: (args) => <StoryBlock type={type} example={example} props={args} />,
  };
}
