import type { JsonObject } from '@org/schema/entities';
import type { ReactElement } from 'react';
import type { BlockExample } from '../define/define-examples.ts';
import { type BlockType, DEFINITIONS } from '../registry/definitions.gen.ts';
import { sampleContext } from '../samples/sample-context.ts';
import { exampleTree } from '../testing/example-tree.ts';
import { StoryPage } from './story-page.tsx';

interface StoryBlockProps {
  readonly type: BlockType;
  readonly example: BlockExample;
  /** Props from the controls, which override those of the example. */
  readonly props: JsonObject;
}

/** Renders an example of a block on a page. */
function StoryBlock({ type, example, props }: StoryBlockProps): ReactElement {
  const tree = exampleTree(type, { ...example, props: { ...example.props, ...props } });
  return <StoryPage tree={tree} context={sampleContext(example.context)} dir={example.dir} />;
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
