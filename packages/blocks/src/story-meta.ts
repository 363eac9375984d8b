import type { JsonValue } from '@org/schema';
import type { InputType } from 'storybook/internal/types';
import { type FieldOption, getProps, type SettingField } from './define-settings.ts';
import { type BlockType, DEFINITIONS } from './definitions.gen.ts';
import { SETTINGS } from './settings.gen.ts';

/** What the stories of a block say of it, beside their title. */
export interface StoryMeta {
  readonly argTypes: Record<string, InputType>;
  readonly parameters: {
    readonly docs: { readonly description: { readonly component: string } };
  };
}

/** Words of the options by their values. */
const getLabels = (options: readonly FieldOption[]): Record<string, string> =>
  Object.fromEntries(options.map(({ value, label }) => [String(value), label]));

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
      return {
        control: { type: 'select', labels: getLabels(field.options) },
        options: field.options.map((option) => option.value),
      };
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

/** What a control stands for in a table: nothing that is longer than a line. */
function shortly(value: JsonValue | undefined): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** Controls of a block's stories as its settings panel names them; the name of the prop stands with its default. */
function getControls(type: BlockType): Record<string, InputType> {
  const fields: readonly SettingField[] = SETTINGS[type];
  const { defaults } = DEFINITIONS[type];
  return Object.fromEntries(
    fields.flatMap((field) =>
      getProps(field).map((prop) => {
        const table = {
          type: { summary: prop },
          defaultValue: { summary: shortly(defaults[prop]) },
        };
        const own = prop === field.prop;
        return [
          prop,
          own
            ? { ...control(field), name: field.label, description: field.help ?? '', table }
            : { control: 'text', name: `${field.label} (${prop})`, table },
        ];
      }),
    ),
  );
}

const WHEN: Readonly<Record<string, string>> = {
  load: 'Runs a script as soon as the page is there.',
  visible: 'Runs a script once it is seen.',
  idle: 'Runs a script when there is time.',
};

/** Names of blocks as authors know them. */
const labelled = (types: readonly string[]): string =>
  types.map((type) => DEFINITIONS[type as BlockType]?.label ?? type).join(', ');

/** What a block is for and where it may stand. Shape: type → Markdown. */
function aboutBlock(type: BlockType): string {
  const { description, rules, hydration, targets, internal } = DEFINITIONS[type];
  const { parents, children } = rules;
  const facts = [
    parents?.length ? `**Stands in:** ${labelled(parents)}` : '',
    children?.length ? `**Holds:** ${labelled(children)}` : '',
    internal ? '**In the palette:** no, it comes with another block' : '',
    targets.includes('email') ? '**Used in:** emails' : '',
    WHEN[hydration] ? `**Script:** ${WHEN[hydration]}` : '',
  ].filter(Boolean);
  return `${description}\n\n${facts.map((fact) => `- ${fact}`).join('\n')}`;
}

/** What all stories of a block have in common: its controls, and what its page says above them. */
export function storyMeta(type: BlockType): StoryMeta {
  return {
    argTypes: getControls(type),
    parameters: { docs: { description: { component: aboutBlock(type) } } },
  };
}
