import type { BlockTemplate } from '@org/content';
import type { JsonObject } from '@org/schema/entities';
import type { CommonProps } from '../props/common-props.ts';
import type { RenderContext } from '../render/block-view.ts';

/** An example of a block, for tests, stories and the palette's previews. */
export interface BlockExample {
  readonly props: JsonObject;
  readonly children?: readonly BlockTemplate[] | undefined;
  /** Text direction of the page. @default 'ltr' */
  readonly dir?: 'rtl' | undefined;
  /** Overrides of the context, such as the site's menu. */
  readonly context?: Partial<RenderContext> | undefined;
}

/** Names of the examples that every block has. */
export const EXAMPLE_NAMES = ['minimal', 'typical', 'longText', 'empty', 'rtl'] as const;
export type ExampleName = (typeof EXAMPLE_NAMES)[number];
/** Examples of a block, by name. */
export type BlockExamples = Readonly<Record<ExampleName, BlockExample>>;

interface ExampleSource<Props extends object> {
  readonly props?: (Partial<Props> & Partial<CommonProps>) | undefined;
  readonly children?: readonly BlockTemplate[] | undefined;
  readonly dir?: 'rtl' | undefined;
  readonly context?: Partial<RenderContext> | undefined;
}

/** Declares a block's examples, typed by its props. */
export function defineExamples<Props extends object>(
  examples: Readonly<Record<ExampleName, ExampleSource<Props>>>,
): BlockExamples {
  // Props of a block are JSON, which yup's types do not express.
  return examples as Readonly<Record<ExampleName, BlockExample>> satisfies BlockExamples;
}
