import { createSheet } from '@org/device-settings';
import type { JsonObject } from '@org/schema';
import type { ReactElement } from 'react';
import type { InputType } from 'storybook/internal/types';
import { blockRegistry } from './block-registry.ts';
import { blockViews } from './block-views.ts';
import type { BlockExample } from './define-examples.ts';
import { propsOf, type SettingField } from './define-settings.ts';
import { type BlockType, DEFINITIONS } from './definitions.gen.ts';
import { exampleTree } from './example-tree.ts';
import { startBlocks } from './islands.ts';
import { renderTree } from './render-tree.tsx';
import { sampleContext } from './sample-context.ts';
import { SETTINGS } from './settings.gen.ts';
import { themeCss } from './theme-css.ts';

interface StoryBlockProps {
  readonly type: BlockType;
  readonly example: BlockExample;
  /** Props over the example's: what the controls were set to. */
  readonly props: JsonObject;
}

/** Runs what the page's script would run, as long as the element is there. */
const wake = (element: HTMLElement | null): (() => void) | undefined =>
  element ? startBlocks(element) : undefined;

/** A block on a page, with the styles of its settings. */
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

function control(field: SettingField): InputType {
  switch (field.kind) {
    case 'number':
    case 'slider':
      return {
        control: {
          type: field.kind === 'slider' ? 'range' : 'number',
          min: field.min,
          max: field.max,
          step: field.step,
        },
      };
    case 'columns':
      return { control: { type: 'number', min: field.min, max: field.max, step: 1 } };
    case 'select':
    case 'segments':
      return { control: 'select', options: field.options.map((option) => option.value) };
    case 'toggle':
      return { control: 'boolean' };
    case 'color':
      return { control: 'color' };
    case 'list':
    case 'sizes':
      return { control: 'object' };
    default:
      return { control: 'text' };
  }
}

/** Controls of a block's stories, read from its settings panel. */
export function storyControls(type: BlockType): Record<string, InputType> {
  const fields: readonly SettingField[] = SETTINGS[type];
  return Object.fromEntries(
    fields.flatMap((field) =>
      propsOf(field).map((prop) => [
        prop,
        prop === field.prop ? { ...control(field), description: field.label } : { control: 'text' },
      ]),
    ),
  );
}

/** One story of a block: an example whose props the controls change. */
export function blockStory(
  type: BlockType,
  example: BlockExample,
): { readonly args: JsonObject; readonly render: (args: JsonObject) => ReactElement } {
  return {
    args: { ...DEFINITIONS[type].defaults, ...example.props },
    render: (args) => <StoryBlock type={type} example={example} props={args} />,
  };
}
