import type { BlockTemplate } from '@org/content';
import type { JsonObject } from '@org/schema';
import type { RenderContext } from './block-view.ts';
import type { CommonProps } from './common-props.ts';

/** A block as it may be on a page: for tests, stories and the palette's previews. */
export interface BlockExample {
  readonly props: JsonObject;
  readonly children?: readonly BlockTemplate[] | undefined;
  /** Direction of the text around it. @default 'ltr' */
  readonly dir?: 'rtl' | undefined;
  /** What differs of its surroundings, such as the site's menu. */
  readonly context?: Partial<RenderContext> | undefined;
}

/** The situations that every block shows itself in. */
export const EXAMPLE_NAMES = ['minimal', 'typical', 'longText', 'empty', 'rtl'] as const;
export type ExampleName = (typeof EXAMPLE_NAMES)[number];
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
  // Props of a block are JSON; yup's types do not say so.
  return examples as Readonly<Record<ExampleName, BlockExample>> satisfies BlockExamples;
}
