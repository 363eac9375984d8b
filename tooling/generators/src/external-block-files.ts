import { camelCase, pascalCase, titleCase } from './names.ts';

/** Options of a block in another package. */
export interface ExternalBlock {
  /** In kebab-case, beginning with what its team is called: folder, class names, `data-block`. */
  readonly name: string;
  /** Shown in the palette. @default the name in words */
  readonly title?: string | undefined;
  /** Drawer of the palette. @default 'text' */
  readonly category?: string | undefined;
  /** True for a block with a list in its settings. */
  readonly list?: boolean | undefined;
  /** True for a block with a little script. */
  readonly script?: boolean | undefined;
}

interface Names {
  readonly name: string;
  readonly title: string;
  readonly category: string;
  readonly list: boolean;
  readonly script: boolean;
  /** Stored type: `AcmeOpeningHours`. */
  readonly type: string;
  /** Prefix of its symbols: `acmeOpeningHours`. */
  readonly symbol: string;
}

const when = (condition: boolean, text: string): string => (condition ? text : '');

/** Returns a text as a source literal. */
const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Names of a list's block that its view and settings import, in the order of names. */
const withMost = (type: string): string =>
  `${type}Props` < 'MAX_ITEMS' ? `type ${type}Props, MAX_ITEMS` : `MAX_ITEMS, type ${type}Props`;

function definition({ title, category, list, type, symbol }: Names): string {
  return `import { defineBlock } from '@org/blocks/definitions';
import { ${list ? 'array, ' : ''}type InferType, object, string } from 'yup';
${when(
  list,
  `
/** Maximum number of stored and shown items. */
export const MAX_ITEMS = 50;

const item = object({
  id: string().max(40).required(),
  title: string().max(200).defined(),
  text: string().max(1000).defined(),
});
`,
)}
const shape = object({
  text: string().max(500).defined(),${when(list, '\n  items: array(item.required()).max(MAX_ITEMS).defined(),')}
});
export type ${type}Props = InferType<typeof shape>;

/** ${title}. */
export const ${symbol}Definition = defineBlock({
  type: '${type}',
  label: ${quoted(title)},
  description: ${quoted(`${title}.`)},
  category: ${quoted(category)},
  // Of the set that blocks offer; another one is drawn in src/editor.ts.
  icon: 'star',
  shape,
  ${
    list
      ? `defaults: {
    text: ${quoted(title)},
    items: [
      { id: 'first', title: 'Tuesday to Friday', text: 'Ten to six' },
      { id: 'second', title: 'Saturday', text: 'Ten to two' },
    ],
  },`
      : `defaults: { text: ${quoted(title)} },`
  }
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['alignment', 'background', 'border', 'spacing'],
  inlineText: [{ prop: 'text', kind: 'plain', part: 'text' }],
});
`;
}

function view({ name, title, list, script, type }: Names): string {
  const imports = list
    ? `import { type BlockViewProps, getItems, getText } from '@org/blocks';
import type { ReactElement } from 'react';
import { ${withMost(type)} } from './${name}.definition.ts';`
    : `import type { BlockViewProps } from '@org/blocks';
import type { ReactElement } from 'react';
import type { ${type}Props } from './${name}.definition.ts';`;
  const root = script
    ? `<div {...root} data-enhance={editing ? undefined : '${name}'}>`
    : '<div {...root}>';
  const given = script
    ? `({
  props,
  root,
  context: { editing },
}: BlockViewProps<${type}Props>): ReactElement`
    : `({
  props,
  root,
}: BlockViewProps<${type}Props>): ReactElement`;
  return `${imports}

/** ${title}.${when(script, ' Without its script there is nothing to press, and the text is selected by hand.')} */
export function ${type}View${given} {
${when(
  list,
  `  // What is stored is looked at as if anybody had written it.
  const items = getItems(props.items, MAX_ITEMS);
`,
)}  return (
    ${root}
      <p className="org-${name}-text" data-part="text">
        {props.text}
      </p>
${when(
  list,
  `      {items.length === 0 ? null : (
        <dl className="org-${name}-items">
          {items.map((item, at) => (
            <div className="org-${name}-item" key={getText(item.id) || at}>
              <dt className="org-${name}-title">{getText(item.title)}</dt>
              <dd className="org-${name}-words">{getText(item.text)}</dd>
            </div>
          ))}
        </dl>
      )}
`,
)}${when(
  script,
  `      <button className="org-${name}-copy" type="button" data-part="copy">
        Copy
      </button>
      <span className="org-${name}-told" data-part="told" role="status" />
`,
)}    </div>
  );
}
`;
}

const settings = ({ name, list, type, symbol }: Names): string =>
  list
    ? `import { defineSettings } from '@org/blocks/editor';
import { ${withMost(type)} } from './${name}.definition.ts';

/** Settings of the block: each of its props once. */
export const ${symbol}Settings = defineSettings<${type}Props>([
  { kind: 'text', prop: 'text', label: 'Text' },
  {
    kind: 'list',
    prop: 'items',
    label: 'Items',
    itemLabel: 'Item',
    newItem: { title: '', text: '' },
    max: MAX_ITEMS,
    fields: [
      { kind: 'text', prop: 'title', label: 'Title' },
      { kind: 'text', prop: 'text', label: 'Text' },
    ],
  },
]);
`
    : `import { defineSettings } from '@org/blocks/editor';
import type { ${type}Props } from './${name}.definition.ts';

/** Settings of the block: each of its props once. */
export const ${symbol}Settings = defineSettings<${type}Props>([
  { kind: 'text', prop: 'text', label: 'Text' },
]);
`;

function examples({ name, title, list, type, symbol }: Names): string {
  const props = (text: string, items: string): string =>
    list ? `{ text: ${text}, items: ${items} }` : `{ text: ${text} }`;
  const long = `Donaudampfschifffahrtsgesellschaft \${'and a sentence that goes on. '.repeat(12)}`;
  return `import { defineExamples } from '@org/blocks/testing';
import type { ${type}Props } from './${name}.definition.ts';

/** ${title}: five honest situations. */
export const ${symbol}Examples = defineExamples<${type}Props>({
  minimal: { props: ${props(`'Open today'`, '[]')} },
  typical: {},
  longText: {
    props: {
      text: \`${long}\`,${when(
        list,
        `
      items: Array.from({ length: 12 }, (_, at) => ({
        id: \`item-\${at}\`,
        title: 'Pneumonoultramicroscopicsilicovolcanoconiosis',
        text: 'And what is to be said of it, at some length.',
      })),`,
      )}
    },
  },
  empty: { props: ${props(`''`, '[]')} },
  rtl: {
    dir: 'rtl',
    props: ${
      list
        ? `{ text: 'أوقات العمل', items: [{ id: 'first', title: 'السبت', text: 'من العاشرة' }] }`
        : `{ text: 'مرحبا بكم' }`
    },
  },
});
`;
}

function test({ name, script, type, symbol }: Names): string {
  return `import { describeBlock } from '@org/blocks/testing';
import { describe, it } from 'vitest';
import { ${symbol}Definition } from './${name}.definition.ts';
import { ${symbol}Examples } from './${name}.examples.ts';
import { ${symbol}Settings } from './${name}.settings.ts';
import { ${type}View } from './${name}.view.tsx';

// What every block promises; beside it stands only what is special about this one.
describeBlock(
  {
    definition: ${symbol}Definition,
    view: ${type}View,
    settings: ${symbol}Settings,
    examples: ${symbol}Examples,${when(script, `\n    behaviours: ['${name}'],`)}
  },
  { describe, it },
);
`;
}

const enhance = (): string => `/** Copies the text of the block when its button is pressed. */
export function enhance(element: HTMLElement): (() => void) | undefined {
  const part = (name: string) => element.querySelector<HTMLElement>(\`[data-part="\${name}"]\`);
  const text = part('text');
  const copy = part('copy');
  const told = part('told');
  const { clipboard } = (element.ownerDocument.defaultView ?? window).navigator;
  if (!text || !copy || !told) return undefined;
  const press = async (): Promise<void> => {
    try {
      await clipboard.writeText(text.textContent ?? '');
      told.textContent = 'Copied';
    } catch {
      told.textContent = 'Please copy it by hand';
    }
  };
  copy.addEventListener('click', press);
  return () => copy.removeEventListener('click', press);
}
`;

function css({ name, list, script }: Names): string {
  return `@layer org.blocks {
  .org-${name}-text {
    margin: 0;
    font-size: 1.25rem;
    font-weight: 650;
    overflow-wrap: anywhere;
  }
${when(
  list,
  `
  .org-${name}-items {
    display: grid;
    gap: 8px;
    margin: 12px 0 0;
  }

  .org-${name}-item {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    justify-content: space-between;
    padding-block-end: 8px;
    border-block-end: 1px solid var(--org-color-border);
    overflow-wrap: anywhere;
  }

  .org-${name}-title {
    min-inline-size: 0;
    font-weight: 600;
  }

  .org-${name}-words {
    min-inline-size: 0;
    margin: 0;
  }
`,
)}${when(
  script,
  `
  /* The place is kept before the script is there: nothing moves when it starts. */
  .org-${name}-copy {
    margin-block-start: 8px;
    padding: 6px 14px;
    border: 1px solid currentcolor;
    border-radius: var(--org-radius);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    visibility: hidden;
  }

  .org-${name}-copy:focus-visible {
    outline: 3px solid var(--org-color-link);
    outline-offset: 2px;
  }

  :where([data-awake]) > .org-${name}-copy {
    visibility: visible;
  }

  .org-${name}-told {
    margin-inline-start: 12px;
  }
`,
)}}
`;
}

/**
 * Returns the files of a block in another package, which works and passes its contracts unchanged.
 * @returns text by file name
 */
export function externalBlockFiles(block: ExternalBlock): Record<string, string> {
  const { name, title = titleCase(name), category = 'text', list = false, script = false } = block;
  const all: Names = {
    name,
    title,
    category,
    list,
    script,
    type: pascalCase(name),
    symbol: camelCase(name),
  };
  return {
    [`${name}.definition.ts`]: definition(all),
    [`${name}.view.tsx`]: view(all),
    [`${name}.css`]: css(all),
    [`${name}.settings.ts`]: settings(all),
    [`${name}.examples.ts`]: examples(all),
    [`${name}.test.ts`]: test(all),
    ...(script && { [`${name}.enhance.ts`]: enhance() }),
  };
}
