import { camelCase, pascalCase, titleCase } from './names.ts';

/** Options of a new block. */
export interface NewBlock {
  /** In kebab-case: folder, class names, `data-block`. */
  readonly name: string;
  /** Shown in the palette. @default the name in words */
  readonly title?: string | undefined;
  /** Drawer of the palette. @default 'text' */
  readonly category?: string | undefined;
}

/**
 * Returns the files of a new block, which works and passes its contracts unchanged.
 * @param options - name, title, category
 * @returns text by file name
 */
export function blockFiles({
  name,
  title = titleCase(name),
  category = 'text',
}: NewBlock): Record<string, string> {
  const type = pascalCase(name);
  const symbol = camelCase(name);
  return {
    [`${name}.definition.ts`]: `import { type InferType, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  text: string().max(2000).defined(),
});
export type ${type}Props = InferType<typeof shape>;

/** ${title}. */
export const ${symbol}Definition = defineBlock({
  type: '${type}',
  label: '${title}',
  description: '${title}.',
  category: '${category}',
  icon: 'square',
  shape,
  defaults: { text: '${title}' },
  canvas: false,
  rules: { parents: ['Column'], children: [] },
  groups: ['alignment', 'background', 'border', 'spacing'],
  inlineText: [{ prop: 'text', kind: 'plain', part: 'text' }],
});
`,
    [`${name}.view.tsx`]: `import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { ${type}Props } from './${name}.definition.ts';

/** ${title}. */
export function ${type}View({ props, root }: BlockViewProps<${type}Props>): ReactElement {
  return (
    <div {...root}>
      <p className="org-${name}-text" data-part="text">
        {props.text}
      </p>
    </div>
  );
}
`,
    [`${name}.settings.ts`]: `import { defineSettings } from '../../define/define-settings.ts';
import type { ${type}Props } from './${name}.definition.ts';

/** Settings of the block. */
export const ${symbol}Settings = defineSettings<${type}Props>([{ kind: 'textarea', prop: 'text', label: 'Text' }]);
`,
    [`${name}.examples.ts`]: `import { defineExamples } from '../../define/define-examples.ts';
import type { ${type}Props } from './${name}.definition.ts';

/** ${title}. */
export const ${symbol}Examples = defineExamples<${type}Props>({
  minimal: { props: { text: 'Open today until six.' } },
  typical: { props: { text: '${title}' } },
  longText: { props: { text: \`Pneumonoultramicroscopicsilicovolcanoconiosis \${'and then a sentence that goes on. '.repeat(20)}\` } },
  empty: { props: { text: '' } },
  rtl: { dir: 'rtl', props: { text: 'مرحبا بكم في ورشتنا' } },
});
`,
    [`${name}.stories.tsx`]: `import type { JsonObject } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory } from '../../stories/story-block.tsx';
import { storyMeta } from '../../stories/story-meta.ts';
import { ${symbol}Examples } from './${name}.examples.ts';

const meta = { title: 'Blocks/${title}', ...storyMeta('${type}') } satisfies Meta<JsonObject>;
export default meta;
type Story = StoryObj<JsonObject>;

export const Minimal: Story = blockStory('${type}', ${symbol}Examples.minimal);
export const Typical: Story = blockStory('${type}', ${symbol}Examples.typical);
export const LongText: Story = blockStory('${type}', ${symbol}Examples.longText);
export const Empty: Story = blockStory('${type}', ${symbol}Examples.empty);
export const RightToLeft: Story = blockStory('${type}', ${symbol}Examples.rtl);
`,
    [`${name}.css`]: `@layer org.blocks {
  .org-${name}-text {
    margin: 0;
    overflow-wrap: anywhere;
  }
}
`,
  };
}
